import { isAscii } from 'node:buffer'
import { type Decode, plainNumber, utf8OrLatin1 } from './text.ts'

export interface DbfField {
  name: string
  type: string
  start: number
  end: number
}

const SPACE = 0x20

/** Returns a function that turns the bytes of a record into the texts of its fields. */
export function dbfCells(
  fields: DbfField[],
  decode: Decode | null,
  onLatin1: () => void
): (record: Buffer) => string[] {
  const text: Decode = decode ?? ((bytes) => utf8OrLatin1(bytes, onLatin1))
  return (record) => {
    const plain = isAscii(record) ? record.toString('latin1') : null
    return fields.map((field) => {
      let { start, end } = field
      // Fields are padded with spaces or zero bytes, and most are empty. No text is made of those.
      while (end > start && record[end - 1]! <= SPACE) end--
      while (start < end && record[start]! <= SPACE) start++
      if (start === end) return ''
      return cellOf(field.type, plain?.slice(start, end) ?? text(record.subarray(start, end)))
    })
  }
}

function cellOf(type: string, raw: string): string {
  const text = raw.includes('\0') ? raw.replaceAll('\0', ' ') : raw
  if (type === 'C') return text
  if (type === 'N' || type === 'F') return numberOf(text)
  if (type === 'D') return text === '00000000' ? '' : text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (type === 'L') return /^[YyTt]$/.test(text) ? 'true' : /^[NnFf]$/.test(text) ? 'false' : ''
  return ''
}

/** Normalises a number. A text that is not a number, or has more digits than a number can hold, stays as it is. */
const numberOf = (text: string): string =>
  text.length <= 15 && /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? plainNumber(Number(text)) : text
