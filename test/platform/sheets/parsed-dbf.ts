/** A dBASE III table read by its description alone, with nothing of the service's own reader. */
export interface ParsedDbf {
  version: number
  page: number
  /** The day of the head. */
  day: number[]
  columns: { name: string; type: string; length: number }[]
  /** The cells by the names of their columns, without the blanks that fill them up. */
  rows: Record<string, string>[]
}

export function parsedDbf(file: Buffer): ParsedDbf {
  const records = file.readUInt32LE(4)
  const head = file.readUInt16LE(8)
  const length = file.readUInt16LE(10)
  const columns = Array.from({ length: (head - 33) / 32 }, (_, i) => {
    const field = file.subarray(32 + 32 * i, 64 + 32 * i)
    const name = field.toString('latin1', 0, 11).split('\0')[0] ?? ''
    return { name, type: String.fromCharCode(field[11]!), length: field[16]! }
  })
  if (file[head - 1] !== 0x0d) throw new Error('the head has no end')
  if (file.length !== head + records * length + 1 || file.at(-1) !== 0x1a) throw new Error('the length is wrong')
  const rows = Array.from({ length: records }, (_, i) => {
    let at = head + i * length + 1
    if (file[at - 1] !== 0x20) throw new Error('a record is marked')
    const cells = columns.map(({ name, length }) => {
      at += length
      return [name, file.toString('latin1', at - length, at).trim()]
    })
    return Object.fromEntries(cells)
  })
  return { version: file[0]!, page: file[29]!, day: [...file.subarray(1, 4)], columns, rows }
}
