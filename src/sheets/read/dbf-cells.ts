import { isAscii } from 'node:buffer'
import { type Decode, plainNumber, utf8OrLatin1 } from './text.ts'

export interface DbfField {
  name: string
  type: string
  start: number
  end: number
}

/** Turns the bytes of a record into the texts of its fields. */
export function dbfCells(
  fields: DbfField[],
  decode: Decode | null,
  onLatin1: () => void
): (record: Buffer) => string[] {
  const text: Decode = decode ?? ((bytes) => utf8OrLatin1(bytes, onLatin1))
  return (record) => {
    if (!isAscii(record)) {
      return fields.map((field) => cellOf(field.type, text(record.subarray(field.start, field.end))))
    }
    const whole = record.toString('latin1')
    return fields.map((field) => cellOf(field.type, whole.slice(field.start, field.end)))
  }
}

function cellOf(type: string, raw: string): string {
  // Some programs fill up with zero bytes instead of spaces.
  const text = (raw.includes('\0') ? raw.replaceAll('\0', ' ') : raw).trim()
  if (text === '' || type === 'C') return text
  if (type === 'N' || type === 'F') return numberOf(text)
  if (type === 'D') return text === '00000000' ? '' : text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (type === 'L') return /^[YyTt]$/.test(text) ? 'true' : /^[NnFf]$/.test(text) ? 'false' : ''
  return ''
}

/** What is no number, or has more digits than one can hold, stays as it is written. */
const numberOf = (text: string): string =>
  text.length <= 15 && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? plainNumber(Number(text)) : text
