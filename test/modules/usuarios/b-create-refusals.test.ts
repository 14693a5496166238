import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { body422, cpfOf, dotted, USUARIOS, usuarioBody } from './b-support.ts'
import { grupoId, permissaoId } from './support.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const createUsuario = (body: unknown, headers: Record<string, string> = {}) =>
  test.call('POST', USUARIOS, { token: admin.token, body, headers })

/** Expects a refusal at exactly these fields, and that no account was created. */
async function expectRefusal(body: unknown, ...items: [field: string, code: string][]): Promise<void> {
  const before = await test.db.$count(usuarios)
  const answer = await createUsuario(body)
  expect(answer.body).toEqual(body422(...items))
  expect(answer.status).toBe(422)
  expect(await test.db.$count(usuarios)).toBe(before)
}

describe('POST /api/v1/usuarios: cpf', () => {
  it.each([
    ['wrong check digits', '529.982.247-24'],
    ['wrong first check digit', '52998224735'],
    ['one repeated digit', '111.111.111-11'],
    ['only zeros', '00000000000'],
    ['letters', '529.982.247-AB'],
    ['trailing junk', '529.982.247-25x'],
    ['a trailing line break', '52998224725\n'],
    ['leading space', ' 52998224725'],
    ['half of the punctuation', '529982.247-25'],
    ['ten digits', '5299822472'],
    ['digits of another script', '٥٢٩٩٨٢٢٤٧٢٥'],
    ['no characters', '']
  ])('POST /api/v1/usuarios: 422 INVALID_CPF at cpf with %s', async (_, cpf) => {
    await expectRefusal(usuarioBody({ cpf }), ['cpf', 'INVALID_CPF'])
  })

  it('POST /api/v1/usuarios: 422 at cpf when it is a number', async () => {
    await expectRefusal(usuarioBody({ cpf: 52998224725 }), ['cpf', 'INVALID_TYPE'])
  })
})

describe('POST /api/v1/usuarios: unique fields', () => {
  it.each([
    ['as it is', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
    ['in mixed case', (email: string) => email.replace('pessoa', 'PeSSoa')]
  ])('POST /api/v1/usuarios: 422 at email when it is taken, written %s', async (_, written) => {
    const { email } = await insertAccount(test, null)
    await expectRefusal(usuarioBody({ email: written(email) }), ['email', 'DUPLICATE'])
  })

  it('POST /api/v1/usuarios: 422 at email even when the account that has it is inactive', async () => {
    const { email } = await insertAccount(test, null, { ativo: false })
    await expectRefusal(usuarioBody({ email }), ['email', 'DUPLICATE'])
  })

  it('POST /api/v1/usuarios: 422 at cpf when it is taken, with punctuation or without', async () => {
    await insertAccount(test, null, { cpf: cpfOf(1) })
    await expectRefusal(usuarioBody({ cpf: cpfOf(1) }), ['cpf', 'DUPLICATE'])
    await expectRefusal(usuarioBody({ cpf: dotted(cpfOf(1)) }), ['cpf', 'DUPLICATE'])
  })

  it('POST /api/v1/usuarios: 422 at email and cpf, of one account or of two', async () => {
    const one = await insertAccount(test, null, { cpf: cpfOf(2) })
    const two = await insertAccount(test, null)
    await expectRefusal(usuarioBody({ email: one.email, cpf: cpfOf(2) }), ['email', 'DUPLICATE'], ['cpf', 'DUPLICATE'])
    await expectRefusal(usuarioBody({ email: two.email, cpf: cpfOf(2) }), ['email', 'DUPLICATE'], ['cpf', 'DUPLICATE'])
  })

  it('POST /api/v1/usuarios: two accounts without a cpf are not duplicates', async () => {
    expect((await createUsuario(usuarioBody({ cpf: null }))).status).toBe(201)
    expect((await createUsuario(usuarioBody())).status).toBe(201)
  })
})

describe('POST /api/v1/usuarios: password', () => {
  const [length, upperCase, lowerCase, digit, special, known, personal] = [
    'A senha precisa ter de 8 a 128 caracteres.',
    'A senha precisa de ao menos uma letra maiúscula.',
    'A senha precisa de ao menos uma letra minúscula.',
    'A senha precisa de ao menos um dígito.',
    'A senha precisa de ao menos um caractere especial.',
    'Esta senha é muito conhecida; escolha outra.',
    'A senha não pode ser o e-mail nem o nome da própria conta.'
  ]
  it.each([
    ['is too short', 'De#2024', [length]],
    ['has no capital', 'dengue#2024', [upperCase]],
    ['has no small letter', 'DENGUE#2024', [lowerCase]],
    ['has no digit', 'Dengue#Zika', [digit]],
    ['has no special character', 'Dengue2024', [special]],
    ['is widely known', 'Password1!', [known]],
    ['is the own email', 'Bia.9@saude.example', [personal]],
    ['is what stands before the @', 'Bia.9-BIA', [personal]],
    ['meets no rule', '', [length, upperCase, lowerCase, digit, special]]
  ])(
    'POST /api/v1/usuarios: 400 WEAK_PASSWORD with a sentence for each broken rule when it %s',
    async (_, senha, details) => {
      const before = await test.db.$count(usuarios)
      const email = senha === 'Bia.9-BIA' ? 'bia9bia@saude.example' : 'bia.9@saude.example'
      const answer = await createUsuario(usuarioBody({ senha, email }))
      expect(answer.body).toEqual({
        error: {
          code: 'WEAK_PASSWORD',
          message: 'A senha não atende às regras.',
          details,
          request_id: answer.headers['x-request-id'],
          timestamp: expect.any(String)
        }
      })
      expect(answer.status).toBe(400)
      expect(await test.db.$count(usuarios)).toBe(before)
    }
  )

  it('POST /api/v1/usuarios: 400 WEAK_PASSWORD in the language of the request', async () => {
    const { body } = await createUsuario(usuarioBody({ senha: 'Dengue#Zika' }), { 'accept-language': 'en-US' })
    expect(body.error.details).toEqual([expect.stringMatching(/digit/)])
  })
})

describe('POST /api/v1/usuarios: groups and permissions', () => {
  it('POST /api/v1/usuarios: 422 for unknown groups, each at its index', async () => {
    const known = await grupoId(test, 'analista')
    const grupos_ids = [999_999, known, 999_998]
    await expectRefusal(usuarioBody({ grupos_ids }), ['grupos_ids.0', 'NOT_FOUND'], ['grupos_ids.2', 'NOT_FOUND'])
  })

  it('POST /api/v1/usuarios: 422 for unknown permissions, each at its index', async () => {
    const known = await permissaoId(test, 'agravos.listar')
    const permissoes_ids = [known, 999_999, 999_998]
    await expectRefusal(
      usuarioBody({ permissoes_ids }),
      ['permissoes_ids.1', 'NOT_FOUND'],
      ['permissoes_ids.2', 'NOT_FOUND']
    )
  })

  it('POST /api/v1/usuarios: 422 names unknown groups and unknown permissions at once', async () => {
    const ids = { grupos_ids: [999_999], permissoes_ids: [999_999] }
    await expectRefusal(usuarioBody(ids), ['grupos_ids.0', 'NOT_FOUND'], ['permissoes_ids.0', 'NOT_FOUND'])
  })
})

describe('POST /api/v1/usuarios: the body is exact', () => {
  it.each([
    ['id', 1],
    ['criado_por_id', 1],
    ['plano', 'enterprise'],
    ['senha_hash', '$argon2id$x'],
    ['email_verificado', true],
    ['mfa_habilitado', true],
    ['trocar_senha', false],
    ['criado_em', '2020-01-01T00:00:00Z'],
    ['desativado_em', null],
    ['master_key', 'x'],
    ['usuario', { admin: true }]
  ])('POST /api/v1/usuarios: 422 at %s, which nobody may set', async (field, value) => {
    await expectRefusal(usuarioBody({ [field]: value }), [field, 'UNKNOWN_FIELD'])
  })

  it.each<[string, Record<string, unknown>, [string, string][]]>([
    [
      'nothing',
      { nome: undefined, email: undefined, senha: undefined },
      [
        ['email', 'REQUIRED'],
        ['nome', 'REQUIRED'],
        ['senha', 'REQUIRED']
      ]
    ],
    ['a blank name', { nome: ' \t' }, [['nome', 'REQUIRED']]],
    ['an email that is none', { email: 'ana' }, [['email', 'INVALID_EMAIL']]],
    ['spaces around the email', { email: ' ana@saude.example' }, [['email', 'INVALID_EMAIL']]],
    ['an unknown state', { estado: 'XX' }, [['estado', 'INVALID_VALUE']]],
    ['another form of phone', { telefone: '81999991234' }, [['telefone', 'INVALID_FORMAT']]],
    ['admin as text', { admin: 'true' }, [['admin', 'INVALID_TYPE']]],
    ['groups as text', { grupos_ids: '1' }, [['grupos_ids', 'INVALID_TYPE']]],
    ['a group as text', { grupos_ids: ['1'] }, [['grupos_ids.0', 'INVALID_TYPE']]],
    ['a NUL in the name', { nome: 'Ana\u0000' }, [['nome', 'INVALID_FORMAT']]]
  ])('POST /api/v1/usuarios: 422 with %s', async (_, fields, items) => {
    const answer = await createUsuario(usuarioBody(fields))
    expect(answer.status).toBe(422)
    const found = answer.body.error.details.map(({ field, code }: Record<string, string>) => [field, code])
    expect(found.sort()).toEqual(items)
  })
})
