import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readStrings } from '../../../../src/platform/sheets/read/xlsx-strings.ts'
import { writeXlsx } from '../../../../src/platform/sheets/xlsx.ts'
import { columnsOf, rows as lines } from '../support.ts'
import { cellsOf, read, refusal, rowsAfter } from './support.ts'
import { inline, sheet, workbook } from './xlsx-file.ts'

async function* chunksOf(xml: string) {
  yield Buffer.from(xml)
}

const AB = `${inline('a')}${inline('b')}`

describe('xlsx', () => {
  it('reads what our own exports write', async () => {
    const columns = [
      ...columnsOf(['n', 't']),
      { name: 'd', kind: 'day' as const },
      { name: 'm', kind: 'moment' as const }
    ]
    const written = await buffer(
      writeXlsx(
        columns,
        lines([
          [1, 'São "João"; <x> & y\nz _x0041_', '2026-03-02', '2026-03-02T15:30:00.000Z'],
          [null, '', null, null],
          [2.5, true, '1900-03-01', '2026-03-02T03:00:00.000Z']
        ])
      )
    )
    const { source, rows } = await read(written, 'xlsx')
    expect(source.columns).toEqual(['n', 't', 'd', 'm'])
    expect(source.form).toEqual({
      formato: 'xlsx',
      codificacao: null,
      separador: null,
      compactacao: null,
      planilha: 'Dados',
      planilhas: ['Dados']
    })
    expect(rows).toEqual([
      { line: 2, cells: ['1', 'São "João"; <x> & y\nz _x0041_', '2026-03-02', '2026-03-02T12:30:00'], found: 4 },
      { line: 4, cells: ['2.5', 'true', '1900-03-01', '2026-03-02'], found: 4 }
    ])
  })

  it('shared and inline texts, runs of them, without their pronunciation', async () => {
    const strings =
      '<si><t>a</t></si><si><r><t>São </t></r><r><rPr/><t xml:space="preserve">João </t></r></si><si><t>日本</t><rPh><t>x</t></rPh></si><si><t>_x000D_1_x005F_x0041_</t></si><si><t>_x0000_</t></si>'
    const cells = [0, 1, 2, 3, 4].map((i) => `<c t="s"><v>${i}</v></c>`).join('')
    const rich = '<c t="inlineStr"><is><r><t>x</t></r><r><t>&amp;y</t></r></is></c>'
    const book = workbook({ sheets: [sheet(`${cells}${inline('f')}`, `${cells}${rich}`)], strings })
    expect(await cellsOf(book, 'xlsx')).toEqual([['a', 'São João ', '日本', '\r1_x0041_', '_x0000_', 'x&y']])
  })

  it('numbers, truth, errors, results of formulas', async () => {
    const head = ['n', 'e', 'g', 'f', 'b', 'x', 's', 'p'].map(inline).join('')
    const row =
      '<c><v>2.0</v></c><c><v>1.5E-7</v></c><c><v>1E+21</v></c><c><v>0.30000000000000004</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1&amp;"x"</f><v>ax</v></c><c><v>x1</v></c>'
    expect(await cellsOf(workbook({ sheets: [sheet(head, row)] }), 'xlsx')).toEqual([
      ['2', '0.00000015', '1000000000000000000000', '0.30000000000000004', 'true', '#N/A', 'ax', 'x1']
    ])
  })

  const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="[$-416]d\\ &quot;de&quot;\\ mmmm"/>
    <numFmt numFmtId="166" formatCode="[Red]0.00&quot;dmy&quot;"/><numFmt numFmtId="167" formatCode="[h]:mm"/><numFmt numFmtId="168" formatCode="General"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs>${[0, 14, 22, 20, 164, 165, 166, 167, 168].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`
  const dated = async (value: string, style: number, date1904 = false) => {
    const row = `<c s="${style}"><v>${value}</v></c>`
    return (await cellsOf(workbook({ sheets: [sheet(inline('d'), row)], styles, date1904 }), 'xlsx'))[0]?.[0]
  }

  it.each<[string, number, string]>([
    ['45353', 1, '2024-03-02'],
    ['45353.5', 1, '2024-03-02T12:00:00'],
    ['45353.999999999', 2, '2024-03-03'],
    ['45353', 4, '2024-03-02'],
    ['45353', 5, '2024-03-02'],
    ['45353', 0, '45353'],
    ['45353', 6, '45353'],
    ['45353', 8, '45353'],
    ['0.25', 3, '06:00:00'],
    ['1.25', 7, '1.25'],
    ['1', 1, '1900-01-01'],
    ['59', 1, '1900-02-28'],
    ['60', 1, '60'],
    ['61', 1, '1900-03-01'],
    ['2958465', 1, '9999-12-31'],
    ['2958466', 1, '2958466'],
    ['-1', 1, '-1']
  ])('number %s in style %i is %s', async (value, style, wanted) => {
    expect(await dated(value, style)).toBe(wanted)
  })

  it.each([
    ['0', '1904-01-01'],
    ['43891', '2024-03-02']
  ])('number %s where days are counted from 1904 is %s', async (value, wanted) => {
    expect(await dated(value, 1, true)).toBe(wanted)
  })

  it('dates written as text', async () => {
    const row = '<c t="d"><v>2024-03-02T00:00:00</v></c><c t="d"><v>2024-03-02T10:20:30.000</v></c>'
    expect(await cellsOf(workbook({ sheets: [sheet(AB, row)] }), 'xlsx')).toEqual([
      ['2024-03-02', '2024-03-02T10:20:30']
    ])
  })

  it('sparse cells and rows, styles without values, cells beyond the header', async () => {
    const book = workbook({
      sheets: [
        '<dimension ref="A3:D9"/><sheetData><row r="3"><c r="A3" t="inlineStr"><is><t>a</t></is></c><c r="C3" t="str"><v>c</v></c><c r="XFD3" s="1"/></row><row r="5"><c r="B5"><v>1</v></c></row><row r="6"><c r="A6" s="2"/></row><row r="9"><c r="C9"><v>2</v></c><c r="D9"><v>3</v></c></row></sheetData>'
      ]
    })
    const { columns, rows } = await read(book, 'xlsx')
    expect(columns).toEqual(['a', '', 'c'])
    expect(rows).toEqual([
      { line: 5, cells: ['', '1', ''], found: 3 },
      { line: 9, cells: ['', '', '2'], found: 4 }
    ])
  })

  it('takes the first sheet that has rows, and names with a prefix', async () => {
    const prefixed =
      '<x:sheetData><x:row><x:c t="str"><x:v>a</x:v></x:c></x:row><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData>'
    const book = workbook({ sheets: ['<x:sheetData/>', prefixed], prefix: 'x' })
    const { columns, rows } = await read(book, 'xlsx')
    expect([columns, rows]).toEqual([['a'], [{ line: 2, cells: ['1'], found: 1 }]])
  })

  it('goes on in the next sheet when one is full to its last row and the header is the same', async () => {
    const full = (last: number) => `<sheetData><row r="1">${AB}</row><row r="${last}">${inline('x')}</row></sheetData>`
    const more = sheet(AB, inline('y'), inline('z'))
    const texts = async (...sheets: string[]) =>
      (await read(workbook({ sheets }), 'xlsx')).rows.map(({ line, cells }) => [line, cells[0]])
    expect(await texts(full(1_048_576), more, more)).toEqual([
      [1_048_576, 'x'],
      [1_048_578, 'y'],
      [1_048_579, 'z']
    ])
    expect(await texts(full(1_048_576), sheet(inline('c'), inline('y')))).toEqual([[1_048_576, 'x']])
    expect(await texts(full(1_048_575), more)).toEqual([[1_048_575, 'x']])
    const { path, batches } = await read(workbook({ sheets: [full(1_048_576), more] }), 'xlsx', 2)
    expect((await rowsAfter(path, 'xlsx', batches[0]!.place)).map(({ line }) => line)).toEqual([1_048_579])
  })

  it('reading goes on after any row', async () => {
    const book = workbook({ sheets: [sheet(AB, ...Array.from({ length: 20 }, (_, i) => inline(`x${i}`)))] })
    const { path, rows, batches } = await read(book, 'xlsx', 6)
    expect(batches.map(({ place }) => place)).toEqual([7, 13, 19, 21].map((line) => ({ line, offset: null })))
    for (const { place } of batches) {
      expect(await rowsAfter(path, 'xlsx', place)).toEqual(rows.filter(({ line }) => line > place.line))
    }
  })

  it.each([
    ['a csv', Buffer.from('a;b\n1;2\n'), 'sheet.not-xlsx'],
    ['an old workbook, or one with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'sheet.old-excel'],
    ['no rows at all', workbook({ sheets: ['<sheetData/>'] }), 'sheet.no-columns'],
    ['a text that is not there', workbook({ sheets: [sheet('<c t="s"><v>5</v></c>')] }), 'sheet.damaged'],
    ['XML that ends in the middle', workbook({ sheets: ['<sheetData><row><c>'] }), 'sheet.damaged'],
    ['rows in disorder', workbook({ sheets: ['<sheetData><row r="2"/><row r="1"/></sheetData>'] }), 'sheet.damaged'],
    ['half a file', workbook({ sheets: [sheet(AB)] }).subarray(0, 600), 'sheet.damaged']
  ])('refuses %s', async (_, bytes, reason) => {
    expect(await refusal(bytes, 'xlsx')).toBe(reason)
  })
})

describe('shared texts of a workbook', () => {
  const texts = Array.from({ length: 5000 }, (_, i) => `${'é'.repeat(i % 700)}${i}`)
  const xml = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`
  const bytes = 3 * 2 ** 20

  it('are kept by number, over the blocks of memory that they take', async () => {
    const strings = await readStrings(chunksOf(xml), { count: 5000, bytes: 2 * bytes })
    expect(texts.map((_, i) => strings(i))).toEqual(texts)
    expect([strings(5000), strings(-1), strings(0.5)]).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['number', { count: 4999, bytes: 2 * bytes }],
    ['size', { count: 5000, bytes }]
  ])('are bounded by their %s', async (_, most) => {
    await expect(readStrings(chunksOf(xml), most)).rejects.toMatchObject({ reason: 'sheet.strings-many' })
  })
})
