import { expect, it } from 'vitest'
import { sheetFormats, writeSheet } from '../../src/sheets/write.ts'
import { rows, sofficeMissing, throughLibreOffice } from './support.ts'

const lines = [
  [1, 'São João', '(61) 99999-0000', 'a "b", c'],
  [2, '=1+1', '+5561', '@SUM(A1)'],
  [3, '-2+3', '＝1', '<x>&amp;'],
  [4, 'a\u0001b', '日本 😀', 'uma\nduas']
]

it.each(sheetFormats)(
  sofficeMissing
    ? `LibreOffice opens %s (skipped: ${sofficeMissing})`
    : 'LibreOffice opens %s and shows every cell as text, none as a formula',
  { timeout: 150_000, skip: sofficeMissing !== null },
  async (formato) => {
    const shown = await throughLibreOffice(formato, writeSheet(formato, ['id', 'a', 'b', 'c'], rows(lines)))
    expect(shown).toEqual([
      ['id', 'a', 'b', 'c'],
      ['1', 'São João', '(61) 99999-0000', 'a "b", c'],
      ['2', "'=1+1", "'+5561", "'@SUM(A1)"],
      ['3', "'-2+3", "'＝1", '<x>&amp;'],
      ['4', 'a�b', '日本 😀', 'uma\nduas']
    ])
  }
)
