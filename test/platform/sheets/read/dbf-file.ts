import { imploded } from './support.ts'

export type DbfColumn = [name: string, type: string, length: number, decimals?: number]

export interface DbfOptions {
  /** The byte that names the code page. */
  page?: number
  /** The number of records that the header claims. */
  claimed?: number
  /** The first byte of each record; `*` marks a deleted one. */
  marks?: string
  encoding?: BufferEncoding
}

/** Makes a dBASE file, byte by byte. */
export function dbfOf(columns: DbfColumn[], rows: string[][], options: DbfOptions = {}): Buffer {
  const { head, records } = dbfParts(columns, rows, options)
  return Buffer.concat([head, records, Buffer.from([0x1a])])
}

/** Makes a dBASE file packed in the way of DATASUS. */
export async function dbcOf(columns: DbfColumn[], rows: string[][], coded = false): Promise<Buffer> {
  const { head, records } = dbfParts(columns, rows, {})
  return Buffer.concat([head, Buffer.from('crc!'), await imploded(records, coded)])
}

function dbfParts(columns: DbfColumn[], rows: string[][], { page = 0, claimed, marks, encoding }: DbfOptions) {
  const fields = columns.map(([name, type, length, decimals = 0]) => {
    const field = Buffer.alloc(32)
    field.write(name.slice(0, 10), 'latin1')
    field.write(type, 11)
    field[16] = length
    field[17] = decimals
    return field
  })
  const head = Buffer.alloc(32)
  head[0] = 0x03
  head.writeUInt32LE(claimed ?? rows.length, 4)
  head.writeUInt16LE(32 + 32 * fields.length + 1, 8)
  head.writeUInt16LE(1 + columns.reduce((sum, [, , length]) => sum + length, 0), 10)
  head[29] = page
  const records = rows.map((row, i) =>
    Buffer.concat([
      Buffer.from(marks?.[i] ?? ' '),
      ...columns.map(([, type, length], column) => {
        const cell = Buffer.alloc(length, ' ')
        const text = Buffer.from(row[column] ?? '', encoding ?? 'latin1')
        text.copy(cell, /[NF]/.test(type) ? Math.max(0, length - text.length) : 0)
        return cell
      })
    ])
  )
  return { head: Buffer.concat([head, ...fields, Buffer.from([0x0d])]), records: Buffer.concat(records) }
}
