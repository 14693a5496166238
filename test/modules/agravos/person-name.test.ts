import { describe, expect, it } from 'vitest'
import { initialsOf } from '../../../src/modules/agravos/fields/person-name.ts'

describe('a name is shown as initials', () => {
  it.each([
    ['Maria da Silva Santos', 'M. S. S.'],
    ['  maria   DA silva\tde\u00a0Souza ', 'M. S. S.'],
    ['João dos Santos e Silva', 'J. S. S.'],
    ['Zilda', 'Z.'],
    ['Élcio Ávila', 'É. Á.'],
    ['Élcio'.normalize('NFD'), 'E.'],
    ["D'Ávila Nunes", 'D. N.'],
    ['Maria-Clara Reis', 'M. R.'],
    ['da', 'D.'],
    ['de do', 'D. D.'],
    ['𝒜da Reis', '𝒜. R.'],
    ['Éder Das Dores', 'É. D.'],
    ['\u202Eevil name', 'E. N.'],
    ['\u200b\u200bZoé \u2066Reis', 'Z. R.'],
    ['Maria (Mariazinha) "Zinha" Souza', 'M. M. Z. S.'],
    ['Ana - & \u200b Reis', 'A. R.'],
    ['\u3164\u3164 \u115fLi', 'L.'],
    ['"" da', 'D.'],
    ['RN 2 de Ana', 'R. 2. A.'],
    ['李 小龍', '李. 小.'],
    ['?! \u202e', ''],
    ['\u3164', '']
  ])('%j: %s', async (nome, wanted) => {
    expect(initialsOf(nome)).toBe(wanted)
  })

  it('ten at most, however long the name is', () => {
    expect(initialsOf('Um '.repeat(30))).toBe('U. '.repeat(10).trim())
  })
})
