import { describe, expect, it } from 'vitest'
import { type DbfColumn, dbcOf, dbfOf } from './dbf-file.ts'
import { cellsOf, read, refusal, rowsAfter } from './support.ts'

const columns: DbfColumn[] = [
  ['NU_NOTIFIC', 'C', 7],
  ['DT_NOTIFIC', 'D', 8],
  ['NU_IDADE_N', 'N', 6, 2],
  ['PESO', 'F', 8],
  ['VIVO', 'L', 1],
  ['OBS', 'M', 10],
  ['NM_BAIRRO', 'C', 20]
]
const rows = [
  ['0000123', '20240302', '4018.0', '-0.50', 'T', '12', 'VÁRZEA'],
  ['9', '', '', '', '?', '', ''],
  ['77', '00000000', '******', '.5', 'n', '', 'São José']
]
const read1 = [
  ['0000123', '2024-03-02', '4018', '-0.5', 'true', '', 'VÁRZEA'],
  ['9', '', '', '', '', '', ''],
  ['77', '', '******', '0.5', 'false', '', 'São José']
]

describe('dbf', () => {
  it.each([
    ['no code page, Latin-1', dbfOf(columns, rows), 'iso-8859-1'],
    ['no code page, UTF-8', dbfOf(columns, rows, { encoding: 'utf8' }), 'utf-8'],
    ['the code page of Windows', dbfOf(columns, rows, { page: 0x57 }), 'iso-8859-1']
  ])('reads texts, numbers, dates and truth: %s', async (_, bytes, codificacao) => {
    const { source, rows: given } = await read(bytes, 'dbf')
    expect(source.columns).toEqual(columns.map(([name]) => name))
    expect(given.map(({ cells }) => cells)).toEqual(read1)
    expect(given.map(({ line }) => line)).toEqual([1, 2, 3])
    expect(source.form).toEqual({
      formato: 'dbf',
      codificacao,
      separador: null,
      compactacao: null,
      planilha: null,
      planilhas: []
    })
  })

  it.each([
    [0x01, Buffer.from([0x80, 0x87, 0xa0, 0x84]), 'Ççáä'],
    [0x02, Buffer.from([0xb5, 0xc7, 0xc6, 0xe5]), 'ÁÃãÕ']
  ])('code page %i of DOS', async (page, bytes, text) => {
    expect(await cellsOf(dbfOf([['T', 'C', 4]], [[bytes.toString('latin1')]], { page }), 'dbf')).toEqual([[text]])
  })

  it('skips deleted records and keeps counting', async () => {
    const { rows: given } = await read(dbfOf(columns, rows, { marks: ' * ' }), 'dbf')
    expect(given.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, '0000123'],
      [3, '77']
    ])
  })

  it('texts filled up with zero bytes, and longer than 255 bytes', async () => {
    const long: DbfColumn[] = [
      ['A', 'C', 4],
      ['B', 'C', 44, 1]
    ]
    const bytes = dbfOf(long, [['x\0\0\0']])
    // 300 bytes are 44 plus 256; the helper writes single bytes only.
    bytes.writeUInt16LE(1 + 4 + 300, 10)
    const record = Buffer.concat([bytes.subarray(0, 97), Buffer.from(' x\0\0\0'), Buffer.alloc(300, 'y')])
    expect(await cellsOf(record, 'dbf')).toEqual([['x', 'y'.repeat(300)]])
  })

  it('reading goes on after any record, deleted ones among them', async () => {
    const many = Array.from({ length: 30 }, (_, i) => [String(i)])
    const { path, rows: given, batches } = await read(dbfOf(columns, many, { marks: '  * '.repeat(8) }), 'dbf', 4)
    expect(given).toHaveLength(23)
    for (const { place } of batches) {
      expect(await rowsAfter(path, 'dbf', place)).toEqual(given.filter(({ line }) => line > place.line))
    }
  })

  it.each([
    ['bytes', false],
    ['codes', true]
  ])('reads what DATASUS packs (.dbc), with letters as %s', async (_, coded) => {
    const text = 'Não há 123 ~ÿ\x01'
    const many = Array.from({ length: 3000 }, (_, i) => [
      String(i),
      '20240302',
      String(i % 97),
      '',
      'F',
      '',
      text.slice(i % 9)
    ])
    const { source, rows: given, batches, path } = await read(await dbcOf(columns, many, coded), 'dbf', 1000)
    expect(source.columns).toHaveLength(7)
    expect(given.map(({ cells }) => cells)).toEqual(await cellsOf(dbfOf(columns, many), 'dbf'))
    expect(await rowsAfter(path, 'dbf', batches[1]!.place)).toEqual(given.slice(2000))
  })

  it.each([
    ['a csv', Buffer.from('a;b\n1;2\n'.repeat(50)), 'sheet.not-dbf'],
    ['widths that do not add up', dbfOf(columns, rows).fill(9, 48, 49), 'sheet.not-dbf'],
    ['fewer records than it says', dbfOf(columns, rows, { claimed: 4_000_000_000 }), 'sheet.truncated'],
    ['more records than it says', dbfOf(columns, rows, { claimed: 1 }), 'sheet.damaged'],
    ['a record of another length', dbfOf(columns, rows, { marks: ' x ' }), 'sheet.damaged']
  ])('refuses %s', async (_, bytes, reason) => {
    expect(await refusal(bytes, 'dbf')).toBe(reason)
  })

  it('a .dbc that ends early or is broken somewhere is refused or read wrong, and never hangs', async () => {
    const good = await dbcOf(
      columns,
      Array.from({ length: 500 }, (_, i) => [String(i * 7919)])
    )
    expect(await refusal(good.subarray(0, good.length - 200), 'dbf')).toMatch(/damaged|truncated/)
    for (let at = 300; at < good.length; at += 41) {
      const broken = Buffer.from(good)
      broken[at]! ^= 0x5a
      const outcome = await read(broken, 'dbf').then(
        ({ rows: given }) => given.length <= 500,
        (error) => error.name === 'UnreadableFile'
      )
      expect(outcome).toBe(true)
    }
  })
})
