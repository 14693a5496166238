import { SaxesParser } from 'saxes'
import { expect, it, vi } from 'vitest'
import { cellsOf, read, refusal } from './support.ts'
import { inline, sheet, workbook } from './xlsx-file.ts'

const HEAD = `<row r="1">${inline('a')}${inline('b')}</row>`
const bookOf = (rows: string) => workbook({ sheets: [`<sheetData>${HEAD}${rows}</sheetData>`] })
const full = (text: string, at = '') => `<row${at}><c/>${inline(text)}</row>`
const linesOf = async (rows: string) =>
  (await read(bookOf(rows), 'xlsx')).rows.map(({ line, cells }) => [line, cells[1]])

/** Ways to write an empty row; those of the second list are parsed. */
const ways = [
  '<row/>',
  '<row></row>',
  '<row><c/><c s="1"/></row>',
  '<row spans="1:2" x14ac:dyDescent="0.25"><c></c></row>'
]
const parsed = [
  '<row><c><v/></c></row>',
  '<row ><c /></row>',
  "<row><c s='1'/></row>",
  '<row><c t="s"><v></v></c></row>'
]

it.each([...ways, ...parsed])(
  'rows as %s are left out, and the rows between and after them keep their numbers',
  async (row) => {
    const rows = `${row.repeat(3)}${full('x')}${row}${full('y')}${row.repeat(7_000)}${full('z')}`
    expect(await linesOf(rows)).toEqual([
      [5, 'x'],
      [7, 'y'],
      [7008, 'z']
    ])
  }
)

it.each([
  [
    'rows that say their numbers',
    `<row r="4"/><row r="9"><c r="A9"/></row>${full('x')}${full('y', ' r="20"')}`,
    [10, 20]
  ],
  [
    'a comment that looks like them',
    `<!-- </row><row/> -->${full('x')}<!-- </row><row r="99"/>-->${full('y')}`,
    [2, 3]
  ],
  ['a comment between them', `<row/><!-- </row><row/><row/> --><row/>${full('x')}`, [4]]
])('%s', async (_, rows, lines) => {
  expect((await linesOf(rows)).map(([line]) => line)).toEqual(lines)
})

it('a text that looks like them is a text', async () => {
  const text = '</row><row/><row><c/></row>'
  expect(await cellsOf(bookOf(`<row/>${full(`<![CDATA[${text}]]>`)}`), 'xlsx')).toEqual([['', text]])
})

it.each([
  ['numbers that go back', '<row r="9"/><row r="8"/>', 'sheet.damaged'],
  ['a number that is none', '<row r="x"/>', 'sheet.damaged'],
  ['more rows than a sheet has', '<row/><row r="1048577"/>', 'sheet.rows-many'],
  ['a row that is not closed', '<row/><row/><row>', 'sheet.damaged']
])('%s among empty rows: the file is refused', async (_, rows, reason) => {
  expect(await refusal(bookOf(rows), 'xlsx')).toBe(reason)
})

it('of many empty rows hardly any is parsed, and the row at the end of the sheet is read', async () => {
  const written = vi.spyOn(SaxesParser.prototype, 'write')
  const empty = '<row><c/><c/><c/><c/><c/><c/><c/></row>'.repeat(200_000)
  expect(await linesOf(`${empty}${full('x', ' r="1048576"')}`)).toEqual([[1_048_576, 'x']])
  const characters = written.mock.calls.reduce((sum, [text]) => sum + String(text ?? '').length, 0)
  written.mockRestore()
  expect(characters).toBeLessThan(empty.length / 10)
})

it('rows of a sheet that only looks empty at first are all there', async () => {
  const rows = Array.from({ length: 3_000 }, (_, i) => (i % 3 === 0 ? `<c/>${inline(String(i))}` : '<c/><c/>'))
  const book = workbook({ sheets: [sheet(`${inline('a')}${inline('b')}`, ...rows)] })
  const { rows: found } = await read(book, 'xlsx')
  expect(found.map(({ line, cells }) => [line, cells[1]])).toEqual(
    rows.flatMap((_, i) => (i % 3 === 0 ? [[i + 2, String(i)]] : []))
  )
})
