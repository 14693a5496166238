import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DbfColumn, dbfText, writeDbf } from '../../../src/platform/sheets/dbf.ts'
import { parsedDbf } from './parsed-dbf.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saude-dbf-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const columns: DbfColumn[] = [
  { name: 'NU_NOTIFIC', type: 'C', length: 10 },
  { name: 'NM_BAIRRO', type: 'C', length: 12 },
  { name: 'PLAQ_MENOR', type: 'N', length: 8 },
  { name: 'DT_NOTIFIC', type: 'D', length: 8 }
]

async function* lines(rows: string[][]): AsyncGenerator<string[]> {
  yield* rows
}
const write = (rows: AsyncIterable<string[]>) => writeDbf(columns, rows, { dataDir, day: '2026-11-15' })
const temporary = () => readdir(join(dataDir, 'tmp'))

it('a table of more records than are written at once, counted in its head', async () => {
  const rows = Array.from({ length: 30_000 }, (_, i) => [String(i), 'São José', String(i * 7), '2024-02-29'])
  const { rows: found, ...head } = parsedDbf(await buffer(write(lines(rows))))
  expect(head).toEqual({ version: 3, page: 3, day: [126, 11, 15], columns })
  expect(found).toHaveLength(rows.length)
  expect(found.at(-1)).toEqual({
    NU_NOTIFIC: '29999',
    NM_BAIRRO: 'São José',
    PLAQ_MENOR: '209993',
    DT_NOTIFIC: '20240229'
  })
  expect(await temporary()).toEqual([])
})

it('a text that does not fit, and rows that fail, end the stream with an error, and nothing is left', async () => {
  await expect(buffer(write(lines([['12345678901']])))).rejects.toThrow('too long for the column NU_NOTIFIC')
  async function* failing(): AsyncGenerator<string[]> {
    yield ['1']
    throw new Error('the database is gone')
  }
  await expect(buffer(write(failing()))).rejects.toThrow('the database is gone')
  expect(await temporary()).toEqual([])
})

it.each([
  ['A\u0303o', 10, 'Ão'],
  [' São\tJosé\u0085 ', 12, 'São José'],
  ['“–” € 日 😀', 20, '“–” € ? ?'],
  ['\u0958\u0958', 2, '??']
])('%j becomes a text that Windows-1252 has', (text, length, shown) => {
  expect(dbfText(text, length)).toBe(shown)
})
