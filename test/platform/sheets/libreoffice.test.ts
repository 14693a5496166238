import { expect, it } from 'vitest'
import type { Column } from '../../../src/platform/sheets/column.ts'
import { sheetFormats, writeSheet } from '../../../src/platform/sheets/write.ts'
import { picked } from '../../support/sample.ts'
import { columnsOf, rows, sofficeMissing, throughLibreOffice } from './support.ts'

const lines = [
  [1, 'São João', '(61) 99999-0000', 'a "b", c'],
  [2, '=1+1', '+5561', '@SUM(A1)'],
  [3, '-2+3', '＝1', '<x>&amp;'],
  [4, 'a\u0001b', '日本 😀', 'uma\nduas']
]

it.each(picked(sheetFormats, 1))(
  sofficeMissing
    ? `LibreOffice opens %s (skipped: ${sofficeMissing})`
    : 'LibreOffice opens %s and shows every cell as text, none as a formula',
  { skip: sofficeMissing !== null },
  async (formato) => {
    const shown = await throughLibreOffice(
      formato,
      writeSheet({ format: formato }, columnsOf(['id', 'a', 'b', 'c']), rows(lines))
    )
    expect(shown).toEqual([
      ['id', 'a', 'b', 'c'],
      ['1', 'São João', '(61) 99999-0000', 'a "b", c'],
      ['2', "'=1+1", "'+5561", "'@SUM(A1)"],
      ['3', "'-2+3", "'＝1", '<x>&amp;'],
      ['4', 'a�b', '日本 😀', 'uma\nduas']
    ])
  }
)

it(sofficeMissing
  ? `LibreOffice shows dates (skipped: ${sofficeMissing})`
  : 'LibreOffice shows the cells of columns of dates as dates, and those of others as the text they are', {
  skip: sofficeMissing !== null
}, async () => {
  const columns: Column[] = [{ name: 'dia', kind: 'day' }, { name: 'momento', kind: 'moment' }, { name: 'texto' }]
  const stream = writeSheet(
    { format: 'xlsx' },
    columns,
    rows([['2026-03-02', '2026-03-02T01:30:00.000Z', '02/03/2026']])
  )
  expect(await throughLibreOffice('xlsx', stream)).toEqual([
    ['dia', 'momento', 'texto'],
    ['2026-03-02', '2026-03-01 22:30:00', '02/03/2026']
  ])
})
