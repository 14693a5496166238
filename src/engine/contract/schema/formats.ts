import { isCns } from './cns.ts'
import { isCpf } from './cpf.ts'

/** The formats of the contract that no library has. The panel checks what is typed with the same ones. */
export const ownFormats = {
  date: isDate,
  'date-time': isDateTime,
  moment: (text: string) => isDate(text) || isDateTime(text),
  cpf: isCpf,
  cns: isCns
}

const dateTime = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

const date = /^(\d{4})-(\d\d)-(\d\d)$/
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDate(text: string): boolean {
  const parts = date.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return year > 0 && day > 0 && day <= (monthLengths[month - 1] ?? 0) + (leap ? 1 : 0)
}

function isDateTime(text: string): boolean {
  const parts = dateTime.exec(text)
  return parts?.[1] !== undefined && isDate(parts[1])
}
