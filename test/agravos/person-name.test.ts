import { describe, expect, it } from 'vitest'
import { hideName, initialsOf } from '../../src/agravos/person-name.ts'

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
  ])('%j: %s', async (nome, esperado) => {
    expect(initialsOf(nome)).toBe(esperado)
  })

  it('however long the name is, as many as ten', () => {
    expect(initialsOf('Um '.repeat(30))).toBe('U. '.repeat(10).trim())
  })
})

describe('the full name in a text becomes the initials', () => {
  it.each([
    ['Maria da Conceição Reis', 'M. C. R.'],
    ['Óbito de maria DA conceicao reis, ontem', 'Óbito de M. C. R., ontem'],
    ['Maria  da\tConceição\n Reis.', 'M. C. R..'],
    ['É Maria da Conceição Reis'.normalize('NFD'), `${'É'.normalize('NFD')} M. C. R.`],
    ['exame_Maria_da_Conceicao-Reis_2', 'exame_M. C. R._2'],
    ['MariaDaConceiçãoReis', 'M. C. R.'],
    ['Ma\u200bria da Conceição Re\u00adis', 'M. C. R.'],
    ['Maria da Conceição Reis e MARIA DA CONCEIÇÃO REIS', 'M. C. R. e M. C. R.'],
    ['Maria Maria da Conceição Reis', 'Maria M. C. R.']
  ])('%j: %j', (text, esperado) => {
    expect(hideName(text, 'Maria da Conceição Reis', 'M. C. R.')).toBe(esperado)
  })

  it.each([
    ['Maria da Conceição', 'Maria da Conceição Reis'],
    ['Maria da Conceição Reisinger', 'Maria da Conceição Reis'],
    ['Anamnese semanal, Luciana', 'Ana'],
    ['eu li via  e-mail', 'Lívia'],
    ['  Registro (em)  duplicidade — ção ', 'Maria Reis'],
    ['qualquer texto', ''],
    ['?!', '?!'],
    ['', 'Ana']
  ])('%j is left as it is where the name is %j', (text, nome) => {
    expect(hideName(text, nome, 'X.')).toBe(text)
  })
})
