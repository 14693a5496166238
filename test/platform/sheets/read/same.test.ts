import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { Cell } from '../../../../src/platform/sheets/cell.ts'
import { writeSheet } from '../../../../src/platform/sheets/write.ts'
import { rows as lines } from '../support.ts'
import { type DbfColumn, dbfOf } from './dbf-file.ts'
import { read } from './support.ts'

it('csv, xlsx and dbf of the same rows read the same', async () => {
  const names = ['NU_NOTIFIC', 'DT_NOTIFIC', 'NM_BAIRRO', 'NU_IDADE_N']
  const table: Cell[][] = Array.from({ length: 500 }, (_, i) => [
    `00${i}`,
    `2024-0${1 + (i % 9)}-1${i % 10}`,
    i % 5 === 0 ? null : `São José ${i % 31}`,
    i % 7 === 0 ? null : 4000 + (i % 100)
  ])
  const columns = names.map((name) => (name === 'DT_NOTIFIC' ? { name, kind: 'day' as const } : { name }))
  const fields: DbfColumn[] = [
    ['NU_NOTIFIC', 'C', 8],
    ['DT_NOTIFIC', 'D', 8],
    ['NM_BAIRRO', 'C', 20],
    ['NU_IDADE_N', 'N', 4]
  ]
  const texts = table.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  const dbf = dbfOf(
    fields,
    texts.map((row) => row.map((cell, i) => (i === 1 ? cell.replaceAll('-', '') : cell)))
  )
  const [csv, xlsx, own] = await Promise.all([
    read(await buffer(writeSheet({ format: 'csv' }, columns, lines(table))), 'csv'),
    read(await buffer(writeSheet({ format: 'xlsx' }, columns, lines(table))), 'xlsx'),
    read(dbf, 'dbf')
  ])
  for (const { columns: given, rows } of [csv, xlsx, own]) {
    expect(given).toEqual(names)
    expect(rows.map(({ cells }) => cells)).toEqual(texts)
  }
})
