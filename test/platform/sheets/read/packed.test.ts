import { existsSync } from 'node:fs'
import { readdir, readlink } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openSource } from '../../../../src/platform/sheets/read/source.ts'
import { type DbfColumn, dbcOf, dbfOf } from './dbf-file.ts'
import { cellsOf, fileOf, read, refusal, rowsAfter } from './support.ts'
import { sheet, workbook } from './xlsx-file.ts'
import { zipOf } from './zip-file.ts'

const text = Buffer.from(`nome;n\n${Array.from({ length: 40 }, (_, i) => `São ${i};${i}`).join('\n')}\n`, 'latin1')
const fields: DbfColumn[] = [
  ['nome', 'C', 10],
  ['n', 'N', 4]
]
const records = Array.from({ length: 40 }, (_, i) => [`São ${i}`, String(i)])
const rows = records.map(([nome, n]) => [nome, n])

describe('packed files', () => {
  it.each([
    ['zip', zipOf([{ name: 'DENGBR24.csv', data: text }])],
    ['gzip', gzipSync(text)],
    ['gzip', Buffer.concat([gzipSync(text.subarray(0, 99)), gzipSync(text.subarray(99))])],
    [
      'zip',
      zipOf([
        { name: 'x/', data: '' },
        { name: 'x/leia-me.pdf', data: '%PDF' },
        { name: 'x/A.CSV', data: text }
      ])
    ],
    [
      'zip',
      zipOf([
        { name: '__MACOSX/._a.csv', data: 'x' },
        { name: '.DS_Store', data: 'x' },
        { name: 'a', data: text }
      ])
    ]
  ])('a csv in %s', async (compactacao, bytes) => {
    const { source, rows: given, batches, path } = await read(bytes, 'csv', 15)
    expect(source.form).toEqual({
      formato: 'csv',
      codificacao: 'iso-8859-1',
      separador: ';',
      compactacao,
      planilha: null,
      planilhas: []
    })
    expect(given.map(({ cells }) => cells)).toEqual(rows)
    expect(batches.map(({ place }) => place.offset)).toEqual([null, null, null])
    expect(await rowsAfter(path, 'csv', batches[1]!.place)).toEqual(given.slice(30))
    expect(batches.at(-1)?.share).toBe(1)
  })

  it.each([
    ['zip', zipOf([{ name: 'a.dbf', data: dbfOf(fields, records) }])],
    ['gzip', gzipSync(dbfOf(fields, records))]
  ])('a dbf in %s', async (compactacao, bytes) => {
    const { source, rows: given, batches, path } = await read(bytes, 'dbf', 15)
    expect(source.form.compactacao).toBe(compactacao)
    expect(given.map(({ cells }) => cells)).toEqual(rows)
    expect(await rowsAfter(path, 'dbf', batches[0]!.place)).toEqual(given.slice(15))
  })

  it('a dbc in a zip', async () => {
    expect(await cellsOf(zipOf([{ name: 'a.dbc', data: await dbcOf(fields, records) }]), 'dbf')).toEqual(rows)
  })

  it.skipIf(!existsSync('/proc/self/fd')).each([
    ['csv', text],
    ['csv', gzipSync(text)],
    ['csv', zipOf([{ name: 'a.csv', data: text }])],
    ['dbf', dbfOf(fields, records)],
    ['xlsx', workbook({ sheets: [sheet('<c><v>1</v></c>', '<c><v>2</v></c>', '<c><v>3</v></c>')] })]
  ] as const)('a %s abandoned in the middle, or never read, leaves nothing open', async (formato, bytes) => {
    const path = await fileOf(bytes)
    const source = await openSource(path, formato)
    source.batches({ size: 1 })
    for await (const { rows: given } of source.batches({ size: 1 })) {
      expect(given).toHaveLength(1)
      break
    }
    await expect.poll(() => isOpen(path)).toBe(false)
  })

  it.each([
    [
      'two tables',
      zipOf([
        { name: 'a.csv', data: text },
        { name: 'b.csv', data: text }
      ]),
      'sheet.zip-one'
    ],
    ['no file', zipOf([]), 'sheet.zip-one'],
    ['an empty table', zipOf([{ name: 'a.csv', data: '' }]), 'sheet.empty'],
    ['a password', zipOf([{ name: 'a.csv', data: text, flags: 1 }]), 'sheet.zip-encrypted'],
    ['an unusual method', zipOf([{ name: 'a.csv', data: text, method: 9 }]), 'sheet.zip-method'],
    ['a workbook', workbook({ sheets: [sheet('<c><v>1</v></c>')] }), 'sheet.is-xlsx'],
    ['a zip', zipOf([{ name: 'a.csv', data: zipOf([{ name: 'a.csv', data: text }]) }]), 'sheet.packed-twice'],
    ['a gzip of a gzip', gzipSync(gzipSync(text)), 'sheet.packed-twice'],
    ['half of it', zipOf([{ name: 'a.csv', data: text }]).subarray(0, 120), 'sheet.damaged'],
    ['half of it', gzipSync(text).subarray(0, 120), 'sheet.damaged'],
    ['a wrong checksum', wrongChecksum(), 'sheet.damaged'],
    ['a name that leads elsewhere', zipOf([{ name: '../../a.csv', data: text }]), 'sheet.damaged']
  ])('refuses %s', async (_, bytes, reason) => {
    expect(await refusal(bytes, 'csv')).toBe(reason)
  })

  it.each([
    ['zip', zipOf([{ name: 'a.xlsx', data: workbook({ sheets: [sheet('<c><v>1</v></c>')] }) }])],
    ['gzip', gzipSync(workbook({ sheets: [sheet('<c><v>1</v></c>')] }))]
  ])('refuses a workbook in %s', async (_, bytes) => {
    expect(await refusal(bytes, 'xlsx')).toBe('sheet.xlsx-packed')
  })
})

async function isOpen(path: string): Promise<boolean> {
  const numbers = await readdir('/proc/self/fd')
  const names = await Promise.all(numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')))
  return names.includes(path)
}

function wrongChecksum(): Buffer {
  const bytes = zipOf([{ name: 'a.csv', data: text }])
  const central = bytes.indexOf('PK\x01\x02')
  bytes.writeUInt32LE(1, central + 16)
  return bytes
}
