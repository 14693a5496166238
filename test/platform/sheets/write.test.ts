import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Cell } from '../../../src/platform/sheets/cell.ts'
import type { Column } from '../../../src/platform/sheets/column.ts'
import { sheetFormats, writeSheet } from '../../../src/platform/sheets/write.ts'
import { writeXlsx } from '../../../src/platform/sheets/xlsx.ts'
import { columnsOf, parseCsv, readBack, rows, written } from './support.ts'

describe.each(sheetFormats)('writing %s', (formato) => {
  it('keeps text, numbers, booleans, moments and gaps, in order', async () => {
    const moment = new Date('2026-11-15T12:00:00.000Z')
    const lines: Cell[][] = [
      ['Ana', 1, true, moment, null],
      ['', -2.5, false, moment, 'fim']
    ]
    const [header, first, second] = await written(formato, ['a', 'b', 'c', 'd', 'e'], lines)
    expect(header).toEqual(['a', 'b', 'c', 'd', 'e'])
    const csv = formato === 'csv'
    const when = csv ? moment.toISOString() : moment
    expect(first!.slice(0, 4)).toEqual(csv ? ['Ana', '1', 'true', when] : ['Ana', 1, true, when])
    expect(first![4] ?? '').toBe('')
    expect(second).toEqual(csv ? ['', '-2.5', 'false', when, 'fim'] : ['', -2.5, false, when, 'fim'])
  })

  it.each([
    '=1+1',
    '+55 61',
    '-1+2',
    '@SUM(A1)',
    '\ttab',
    '\rcr',
    ' =1+1',
    '\n=1+1',
    '\u00A0=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x'
  ])('%j is text to a spreadsheet: it begins with an apostrophe', async (text) => {
    const [header, [cell]] = (await written(formato, [text], [[text]])) as [string[], string[]]
    expect(header[0]!.startsWith("'")).toBe(true)
    expect(cell!.startsWith("'")).toBe(true)
    expect(cell!.slice(1).replaceAll("'", '')).toBe(text)
  })

  it.each([
    ['plain', 'Ana = Bia'],
    ['an apostrophe of its own', "'ok"],
    ['quotes, commas, lines', 'a "b", c;\nd'],
    ['spaces at both ends', '  a  '],
    ['accents and other scripts', 'São João, 東京, עברית, ᚠ'],
    ['pairs and joined signs', '👩‍⚕️ 𝒜'],
    ['zero width and bidi', 'a\u200Bb\u202Ec'],
    ['marks of XML', '<a href="x">&amp;]]></a>'],
    ['what a spreadsheet would decode', '_x0041_ _x000D_ _X0041_']
  ])('keeps %s as it is', async (_, text) => {
    expect((await written(formato, ['nome'], [[text]]))[1]).toEqual([text])
  })

  it('replaces what XML cannot hold, and nothing else of the text', async () => {
    const text = 'a\u0000b\u0001c\u000Bd\u001Fe\uFFFEf\uFFFFg\uD800h\uDC00i\tj'
    expect((await written(formato, ['nome'], [[text]]))[1]).toEqual(['a�b�c�d�e�f�g�h�i\tj'])
  })

  it('has its header when there are no rows', async () => {
    expect(await written(formato, ['id', 'nome'], [])).toEqual([['id', 'nome']])
  })

  it.each([0, 1, 5000])('fails with the error of a source that fails after %i rows', async (after) => {
    async function* broken(): AsyncGenerator<Cell[]> {
      for (let i = 0; i < after; i++) yield [i, `linha ${i}`]
      throw new Error('a fonte secou')
    }
    await expect(buffer(writeSheet({ format: formato }, columnsOf(['id', 'nome']), broken()))).rejects.toThrow(
      'a fonte secou'
    )
  })

  it('takes no more rows than its reader needs, and ends the source when the reader goes away', async () => {
    let taken = 0
    let ended = false
    async function* endless(): AsyncGenerator<Cell[]> {
      try {
        // Each row differs, so that it cannot be compressed to nothing.
        for (;;) yield [++taken, `${Math.sin(taken)} ${Math.cos(taken)}`]
      } finally {
        ended = true
      }
    }
    const stream = writeSheet({ format: formato }, columnsOf(['id', 'nome']), endless())
    await new Promise((resolve) => stream.once('readable', resolve))
    let before = -1
    for (let quiet = 0; quiet < 50; quiet = taken === before ? quiet + 1 : 0) {
      before = taken
      await turn()
    }
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThan(20_000)
    stream.destroy()
    await expect.poll(() => ended).toBe(true)
  })
})

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a,=1+1', "a,'=1+1"],
  ['a\t=1+1', "a\t'=1+1"],
  ['x\n@y', "x\n'@y"]
])('csv: %j, a formula under another separator, is not one there either', async (text, safe) => {
  for (const separator of [';', ',', '\t'] as const) {
    const stream = writeSheet({ format: 'csv', separator }, [{ name: 'nome' }], rows([[text]]))
    expect(parseCsv((await buffer(stream)).toString().slice(1), separator)[1]).toEqual([safe])
  }
})

it.each([
  [';', 'a;b\r\n1;"x;y"\r\n2,5;z\r\n'],
  [',', 'a,b\r\n1,x;y\r\n"2,5",z\r\n'],
  ['\t', 'a\tb\r\n1\tx;y\r\n2,5\tz\r\n']
] as const)('csv: cells are separated by %j, and quoted where they hold it', async (separator, wanted) => {
  const lines = [
    [1, 'x;y'],
    ['2,5', 'z']
  ]
  const stream = writeSheet({ format: 'csv', separator }, columnsOf(['a', 'b']), rows(lines))
  expect((await buffer(stream)).toString()).toBe(`\uFEFF${wanted}`)
})

describe('columns of dates', () => {
  const columns: Column[] = [{ name: 'dia', kind: 'day' }, { name: 'momento', kind: 'moment' }, { name: 'texto' }]
  const lines = [
    ['2026-03-02', '2026-03-02T01:30:00.000Z', '2026-03-02'],
    [null, new Date('2026-03-02T12:00:00.000Z'), null],
    ['0850-01-01', 'ontem', '']
  ]

  it('csv: dates and moments stay ISO 8601', async () => {
    const [, ...found] = await written('csv', columns, lines)
    expect(found).toEqual([
      ['2026-03-02', '2026-03-02T01:30:00.000Z', '2026-03-02'],
      ['', '2026-03-02T12:00:00.000Z', ''],
      ['0850-01-01', 'ontem', '']
    ])
  })

  it('xlsx: real dates, and the clock of Brasília; what is not a date there stays text', async () => {
    const [, first, second, third] = await written('xlsx', columns, lines)
    // The cells show these moments' parts in UTC.
    expect(first).toEqual([new Date('2026-03-02T00:00:00Z'), new Date('2026-03-01T22:30:00Z'), '2026-03-02'])
    expect(second!.slice(0, 2)).toEqual([null, new Date('2026-03-02T09:00:00Z')])
    expect(third!.slice(0, 2)).toEqual(['0850-01-01', 'ontem'])
  })
})

it('xlsx: a text longer than a cell holds is cut, and never within a pair', async () => {
  const [, line] = await written(
    'xlsx',
    ['a', 'b', 'c'],
    [['x'.repeat(32_767), 'y'.repeat(40_000), `${'z'.repeat(32_766)}😀`]]
  )
  expect((line as string[]).map((text) => text.length)).toEqual([32_767, 32_767, 32_766])
})

it('xlsx: rows that do not fit into one sheet go on in the next, under the same header', async () => {
  const lines = Array.from({ length: 7 }, (_, i) => [i])
  const sheets = await readBack('xlsx', writeXlsx([{ name: 'id' }], rows(lines), { rowsPerSheet: 4 }))
  expect(sheets).toEqual([
    [['id'], [0], [1], [2]],
    [['id'], [3], [4], [5]],
    [['id'], [6]]
  ])
})
