import { describe, expect, it } from 'vitest'
import { isKnownSenha, isOwnWord } from '../../../src/core/contas/passwords/known-passwords.ts'
import { DEMO_PASSWORD } from '../../../src/operations/demo/demo.ts'
import { OTHER_SENHA } from '../../modules/auth/support.ts'
import { SENHA } from '../../support/app.ts'

describe('isKnownSenha', () => {
  it.each([
    ['as the list has it', '!QAZ2wsx'],
    ['in other case', 'P@SSw0rd'],
    ['with a sign added', 'Password1!'],
    ['with signs inside', 'Senha@123'],
    ['with signs and a zero for letters', 'P@$$w0rd1!'],
    ['in wide letters', 'Ｐａｓｓｗｏｒｄ１！'],
    ['of a Brazilian habit', 'Mudar@123']
  ])('refuses a known password %s', (_, senha) => {
    expect(isKnownSenha(senha)).toBe(true)
  })

  it.each([SENHA, OTHER_SENHA, DEMO_PASSWORD, 'Outra#Senha9', 'correct Horse 7 battery!', 'Password1!Recife'])(
    'accepts %s',
    (senha) => {
      expect(isKnownSenha(senha)).toBe(false)
    }
  )
})

describe('isOwnWord', () => {
  const ana = { nome: 'Ana Souza 2ª', email: 'Ana.Souza1@saude.example' }
  it.each(['ana.souza1@saude.example', 'ANA.souza1', 'Ana-Souza1!', 'Ana#Souza#2a'])('refuses %s', (senha) => {
    expect(isOwnWord(senha, ana)).toBe(true)
  })

  it.each([SENHA, 'Ana.Souza12', 'Souza1@saude.example', '!!!###'])('accepts %s', (senha) => {
    expect(isOwnWord(senha, { ...ana, nome: '?' })).toBe(false)
  })
})
