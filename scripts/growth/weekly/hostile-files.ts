import { createWriteStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { inline, sheet, workbook } from '../../../test/platform/sheets/read/xlsx-file.ts'
import { packedOften, zipOf } from '../../../test/platform/sheets/read/zip-file.ts'

const MIB = 2 ** 20
/** Rows of the long files; `ROWS=100000` makes them shorter. */
const LINES = Number(process.env.ROWS ?? 1_048_575)

const heading = 'NU_NOTIFIC;ID_AGRAVO;DT_NOTIFIC;DT_SIN_PRI;ID_MN_RESI;NM_BAIRRO;OBS'
const header = heading.split(';').map(inline).join('')
/** A row that is right but for its day of notification, which lies before the symptoms. */
const wrongRow = (n: number): string => `${n};A90;2026-01-02;2026-03-02;261160;Pina;`

/** A dBASE file that claims so many records, each of 250 bytes. */
function dbf(claimed: number, records: number): Buffer {
  const names = ['NU_NOTIFIC', 'ID_AGRAVO', 'DT_NOTIFIC', 'DT_SIN_PRI', 'ID_MN_RESI', 'NM_BAIRRO']
  const lengths = [10, 5, 8, 8, 7, 211]
  const head = Buffer.alloc(32)
  head[0] = 3
  head.writeUInt32LE(claimed, 4)
  head.writeUInt16LE(32 + 32 * names.length + 1, 8)
  head.writeUInt16LE(250, 10)
  const fields = names.map((name, i) => {
    const field = Buffer.alloc(32)
    field.write(`${name}\0C`, 0, 'latin1')
    field.write('C', 11)
    field[16] = lengths[i] ?? 0
    return field
  })
  const record = ' 1         A90  2026030220260301261160 Pina'.padEnd(250)
  return Buffer.concat([head, ...fields, Buffer.from([13]), ...new Array(records).fill(Buffer.from(record))])
}

/** What DATASUS's packing makes of eight blanks that are copied again and again: three bytes for 518. */
const imploded = (mib: number): Buffer =>
  Buffer.concat([
    Buffer.from('crc!'),
    Buffer.from('0006408000010204081020', 'hex'),
    Buffer.alloc(mib * MIB, Buffer.from('01fe03', 'hex'))
  ])

/** A sheet with the same row a million times. Their numbers are left out, as a sheet may. */
const repeated = (cells: string): string =>
  `<sheetData><row>${header}</row>${`<row>${cells}</row>`.repeat(LINES)}</sheetData>`

const sharedText = (characters: number, rows: number): Buffer => {
  const cells = '<c t="inlineStr"><is><t>1</t></is></c>'.repeat(5)
  return workbook({
    sheets: [sheet(header, ...new Array<string>(rows).fill(`${cells}<c t="s"><v>0</v></c><c t="s"><v>0</v></c>`))],
    strings: `<si><t>${'x'.repeat(characters)}</t></si>`
  })
}

async function* lines(): AsyncGenerator<string> {
  yield `${heading}\n`
  for (let n = 0; n < LINES; n += 1000) yield Array.from({ length: 1000 }, (_, i) => `${wrongRow(n + i)}\n`).join('')
}

async function* field(mib: number): AsyncGenerator<Buffer> {
  yield Buffer.from(`${heading}\n1;A90;2026-03-02;2026-03-01;261160;"`)
  for (let i = 0; i < mib; i++) yield Buffer.alloc(MIB, 'x;\n')
  yield Buffer.from('";\n')
}

export interface Hostile {
  what: string
  path: string
  formato: 'csv' | 'xlsx' | 'dbf'
  bytes: number
}

type Made = [what: string, name: string, content: () => Buffer | AsyncIterable<Buffer | string>]

/** Lines of 60,000 letters, which pack to nearly nothing, about 1 MiB of them. */
const wide = Buffer.from(`${'x'.repeat(59_999)}\n`.repeat(17))

const made: Made[] = [
  ['one text of 60 kB, shared by 5,000 rows', 'texto.xlsx', () => sharedText(60_000, 5_000)],
  ['one text of 9 kB, shared by 5,000 rows: below the limits', 'texto-curto.xlsx', () => sharedText(9_000, 5_000)],
  ['a .dbc.gz that unpacks to 18 GB', 'bomba.dbc.gz', () => gzipSync(Buffer.concat([dbf(2 ** 31, 0), imploded(100)]))],
  [
    'a .csv.gz that unpacks to 4 GB',
    'bomba.csv.gz',
    () => Buffer.concat([gzipSync(`${heading}\n`), ...new Array<Buffer>(4000).fill(gzipSync(wide))])
  ],
  [
    'a zip that unpacks to 4 GB and says 1 kB',
    'mente.zip',
    () => zipOf([{ name: 'a.csv', data: '', deflated: { ...packedOften(`${heading}\n`, wide, 4000), size: 1000 } }])
  ],
  [
    'a zip in a zip',
    'zip-no-zip.zip',
    () => zipOf([{ name: 'a.csv', data: zipOf([{ name: 'a.csv', data: `${heading}\n` }]) }])
  ],
  [
    'a zip of 10,001 files',
    'muitos.zip',
    () =>
      zipOf(
        Array.from({ length: 10_001 }, (_, i) => ({
          name: `${i}.csv`,
          data: '',
          deflated: { bytes: deflateRawSync(''), size: 0, crc: 0 }
        }))
      )
  ],
  ['a dbf of 10 records that claims 2,000,000,000', 'mais.dbf', () => dbf(2_000_000_000, 10)],
  ['a dbf of 100,000 records that claims 1', 'menos.dbf', () => dbf(1, 100_000)],
  ['a workbook of a million empty rows', 'vazio.xlsx', () => workbook({ sheets: [repeated('')] })],
  [
    'a workbook of a million rows of empty cells',
    'celulas.xlsx',
    () => workbook({ sheets: [repeated('<c/>'.repeat(7))] })
  ],
  [
    'a workbook whose row claims to be the billionth',
    'longe.xlsx',
    () => workbook({ sheets: ['<sheetData><row r="1000000000"><c><v>1</v></c></row></sheetData>'] })
  ],
  ['a csv with one quoted field of 500 MB', 'campo.csv', () => field(500)],
  ['a csv of a million rows, each refused', 'recusadas.csv', () => lines()]
]

/** Writes the hostile files, one after the other, as they are wanted. */
export async function* hostileFiles(folder: string, only: RegExp): AsyncGenerator<Hostile> {
  for (const [what, name, content] of made.filter(([, each]) => only.test(each))) {
    const path = join(folder, name)
    const given = content()
    if (Buffer.isBuffer(given)) await writeFile(path, given)
    else await pipeline(Readable.from(given), createWriteStream(path))
    const formato = name.endsWith('.xlsx') ? 'xlsx' : /\.db[cf]/.test(name) ? 'dbf' : 'csv'
    yield { what, path, formato, bytes: (await stat(path)).size }
  }
}
