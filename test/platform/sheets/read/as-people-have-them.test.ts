import { gzipSync } from 'node:zlib'
import { municipios } from 'municipios-brasil/dados'
import { describe, expect, it } from 'vitest'
import { openSource, type SourceBatch, type SourceFormat } from '../../../../src/platform/sheets/read/source.ts'
import { cp850 } from '../../../../src/platform/sheets/read/text.ts'
import { dbcOf, dbfOf } from './dbf-file.ts'
import { cellsOf, fileOf, read, refusal, rowsAfter } from './support.ts'
import { inline, sheet, workbook } from './xlsx-file.ts'

const known = ['numero', 'data', 'município']
const isHeader = (cells: string[]) => known.every((name) => cells.includes(name))

async function table(bytes: Buffer | string, formato: SourceFormat, planilha?: string) {
  const source = await openSource(await fileOf(bytes), formato, { isHeader, planilha: planilha ?? null })
  const rows: [number, ...string[]][] = []
  for await (const batch of source.batches({ size: 2 }))
    rows.push(...batch.rows.map(({ line, cells }): [number, ...string[]] => [line, ...cells]))
  return { columns: source.columns, separador: source.form.separador, planilha: source.form.planilha, rows }
}

const row = (...cells: string[]) => cells.map(inline).join('')

describe('a workbook', () => {
  const header = row(...known)
  const cover = sheet(row('Secretaria de Saúde'), row('Semana', '12'))

  it('with a cover, titles above the header, and notes after the table', async () => {
    const bytes = workbook({
      sheets: [cover, sheet(row('Casos de dengue'), row('até', '2026-03-02'), header, row('1', 'x', 'Olinda')), cover]
    })
    expect(await table(bytes, 'xlsx')).toMatchObject({ columns: known, rows: [[4, '1', 'x', 'Olinda']] })
  })

  it('whose header nobody knows: the first sheet that has rows, as without a question', async () => {
    const bytes = workbook({ sheets: [sheet(), cover, sheet(row('outra'), row('coisa'))] })
    const found = await table(bytes, 'xlsx')
    expect(found).toMatchObject({ columns: ['Secretaria de Saúde'], rows: [[2, 'Semana']] })
    expect(found.columns).toEqual((await read(bytes, 'xlsx')).columns)
  })

  it('of several tables: the first one, or the one that is asked for by its name in any case', async () => {
    const one = sheet(header, row('1', 'x', 'Olinda'))
    const other = sheet(row('Zika'), header, row('2', 'y', 'Recife'))
    const bytes = workbook({ sheets: [cover, one, other] })
    expect(await table(bytes, 'xlsx')).toMatchObject({ planilha: 'Plan1', rows: [[2, '1', 'x', 'Olinda']] })
    expect(await table(bytes, 'xlsx', ' PLAN2 ')).toMatchObject({ planilha: 'Plan2', rows: [[3, '2', 'y', 'Recife']] })
    // The sheet that is asked for is read although another one has a header.
    expect(await table(bytes, 'xlsx', 'Plan0')).toMatchObject({ planilha: 'Plan0', columns: ['Secretaria de Saúde'] })
  })

  it('without the sheet that is asked for: refused with the names that it has, not with all of a thousand', async () => {
    const bytes = workbook({ sheets: [cover, cover] })
    await expect(table(bytes, 'xlsx', 'Casos')).rejects.toMatchObject({
      reason: 'sheet.unknown',
      values: { planilha: 'Casos', planilhas: 'Plan0, Plan1' }
    })
    const many = workbook({ sheets: new Array<string>(40).fill(sheet()) })
    const names = [...Array.from({ length: 30 }, (_, i) => `Plan${i}`), '…'].join(', ')
    await expect(table(many, 'xlsx', 'Casos')).rejects.toMatchObject({ values: { planilhas: names } })
  })

  it('whose header stands too far down is not searched to its end', async () => {
    const far = sheet(...new Array<string>(60).fill(row('texto')), header)
    expect(await table(workbook({ sheets: [far] }), 'xlsx')).toMatchObject({ columns: ['texto'] })
  })
})

describe('a csv with titles', () => {
  it.each([';', ',', '\t'] as const)('divided by %j, though the titles have other signs', async (separador) => {
    const lines = ['Casos, por município; todos', '', known.join(separador), ['1', 'x', 'Olinda'].join(separador)]
    expect(await table(lines.join('\r\n'), 'csv')).toEqual({
      columns: known,
      separador,
      planilha: null,
      rows: [[4, '1', 'x', 'Olinda']]
    })
  })

  it('goes on after any row', async () => {
    const path = await fileOf(`título\n${known.join(';')}\n1;a;b\n2;c;d\n`)
    const source = await openSource(path, 'csv', { isHeader })
    const batches: SourceBatch[] = []
    for await (const batch of source.batches({ size: 1 })) batches.push(batch)
    const rest: SourceBatch[] = []
    for await (const batch of source.batches({ size: 9, after: batches[0]!.place })) rest.push(batch)
    expect(rest.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]))).toEqual(['2'])
  })
})

describe('UTF-16, as Excel writes "Unicode text"', () => {
  const text = '\uFEFFnome\tvalor\r\nSão José\t1\r\n\u{1F600}\t2\r\n'
  const little = Buffer.from(text, 'utf16le')
  const big = Buffer.from(little).swap16()

  it.each([
    ['little-endian', little],
    ['big-endian', big],
    ['packed', gzipSync(little)]
  ])('%s', async (_, bytes) => {
    const { source, rows, path, batches } = await read(bytes, 'csv', 1)
    expect(source.columns).toEqual(['nome', 'valor'])
    expect(source.form).toMatchObject({ codificacao: null, separador: '\t' })
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['São José', '1'],
      ['\u{1F600}', '2']
    ])
    expect((await rowsAfter(path, 'csv', batches[0]!.place)).map(({ cells }) => cells[1])).toEqual(['2'])
  })

  it('broken is refused', async () => {
    expect(await refusal(Buffer.concat([little, Buffer.from([0x00, 0xd8, 0x41, 0x00])]), 'csv')).toBe('sheet.damaged')
  })
})

describe('a dbf that does not name its encoding', () => {
  const signs = new Map(Array.from({ length: 128 }, (_, i) => [cp850(Buffer.from([i + 128])), i + 128]))
  const inDos = (text: string) =>
    Buffer.from([...text].map((letter) => signs.get(letter) ?? letter.charCodeAt(0))).toString('latin1')
  const names = municipios.map(({ nome }) => nome).filter((nome) => /[^\x20-\x7e]/.test(nome))
  const short = (text: string) => text.slice(0, 40)

  it('every accented name of a municipality is read right, in small letters and capitals', async () => {
    expect(names.length).toBeGreaterThan(1_000)
    for (const written of [names, names.map((nome) => nome.toUpperCase())].map((list) => list.map(short))) {
      const dos = dbfOf(
        [['NOME', 'C', 40]],
        written.map((nome) => [inDos(nome)])
      )
      expect((await cellsOf(dos, 'dbf')).flat()).toEqual(written)
      const windows = dbfOf(
        [['NOME', 'C', 40]],
        written.map((nome) => [nome])
      )
      expect((await cellsOf(windows, 'dbf')).flat()).toEqual(written)
    }
  })

  it('also packed as .dbc, and when it is read on from the middle', async () => {
    const dbc = await dbcOf(
      [['NOME', 'C', 40]],
      ['Recife', 'São José', 'Vitória'].map((nome) => [inDos(nome)])
    )
    const { rows, path, batches } = await read(dbc, 'dbf', 1)
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Recife', 'São José', 'Vitória'])
    expect((await rowsAfter(path, 'dbf', batches[1]!.place)).map(({ cells }) => cells[0])).toEqual(['Vitória'])
  })
})
