import { describe, expect, it } from 'vitest'
import { isChangedText, safeCsvText, unsafeText } from '../../../src/platform/sheets/cell.ts'

describe('a text that was made safe for spreadsheets', () => {
  it.each(['=1+1', '+55', '-2', '@x', '\t=x', '  =x', 'a;=b', 'a, -b;@c', '\uFF1Dx'])(
    '%j is changed, and known again',
    (text) => {
      const safe = safeCsvText(text)
      expect(safe).not.toBe(text)
      expect([unsafeText(safe), isChangedText(safe)]).toEqual([text, true])
    }
  )

  it.each(['Boa Viagem', "D'Oeste", "'quoted'", 'a;b', '1-2', ''])('%j stays as it is', (text) => {
    expect([safeCsvText(text), unsafeText(text), isChangedText(text)]).toEqual([text, text, false])
  })

  it('characters that could not be written are lost, and that is noticed', () => {
    expect(isChangedText(safeCsvText('a\u0001b'))).toBe(true)
  })
})
