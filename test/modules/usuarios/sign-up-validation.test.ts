import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { MASTER_KEY, startApp, type TestApp } from '../../support/app.ts'
import { detail, errorOf, signUpBody } from './support.ts'

const SIGNUP = '/api/v1/usuarios/signup'
let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(async () => {
  // Nothing of what this file sends was stored, since all of it is refused.
  const stored = await test.db.$count(usuarios)
  await test.close()
  expect(stored).toBe(0)
})

const signUp = (body: unknown) => test.call('POST', SIGNUP, { body })
const json = { 'content-type': 'application/json' }
const postRaw = (raw: string, headers: Record<string, string> = json) => test.call('POST', SIGNUP, { raw, headers })
/** Shortens a value for a title. */
const shorten = (value: unknown) => (JSON.stringify(value) ?? 'left out').slice(0, 60)
/** The right body as text, so that a test can put something into it that JSON.stringify would not write. */
const rawBody = (permissoes: string) => `{"usuario":${JSON.stringify(signUpBody())},"permissoes":${permissoes}}`

describe('POST /api/v1/usuarios/signup: 422 detail at usuario', () => {
  const long = 'x'.repeat(201)
  const rows: [field: string, value: unknown, type: string][] = [
    ['nome', undefined, 'missing'],
    ['nome', null, 'type_error'],
    ['nome', 7, 'type_error'],
    ['nome', ['Ana'], 'type_error'],
    ['nome', '', 'string_too_short'],
    ['nome', ' \t\n', 'value_error.blank'],
    ['nome', long, 'string_too_long'],
    ['nome', 'x'.repeat(10_000), 'string_too_long'],
    ['nome', 'Ana\0', 'value_error.text'],
    ['nome', 'Ana\ud800', 'value_error.text'],
    ['email', undefined, 'missing'],
    ['email', null, 'type_error'],
    ['email', 7, 'type_error'],
    ['email', '', 'value_error.email'],
    ['email', 'ana', 'value_error.email'],
    ['email', 'ana@', 'value_error.email'],
    ['email', '@saude.example', 'value_error.email'],
    ['email', ' ana@saude.example', 'value_error.email'],
    ['email', 'ana@saude.example ', 'value_error.email'],
    ['email', 'ana@saude.example\n', 'value_error.email'],
    ['email', 'ana@saude.example, eva@saude.example', 'value_error.email'],
    ['email', `${'a'.repeat(60)}@${'b'.repeat(60)}.${`${'c'.repeat(60)}.`.repeat(3)}example`, 'string_too_long'],
    ['senha', undefined, 'missing'],
    ['senha', null, 'type_error'],
    ['senha', 12345678, 'type_error'],
    ['senha', 'Abc1!xy', 'string_too_short'],
    ['senha', `Aa1!${'x'.repeat(125)}`, 'string_too_long'],
    ['senha', 'Dengue#2024\0', 'value_error.text'],
    ['master_key', undefined, 'missing'],
    ['master_key', null, 'type_error'],
    ['master_key', '', 'string_too_short'],
    ['master_key', 'x'.repeat(513), 'string_too_long'],
    ['admin', null, 'type_error'],
    ['admin', 'true', 'type_error'],
    ['admin', 1, 'type_error'],
    ['ativo', null, 'type_error'],
    ['ativo', 'false', 'type_error'],
    ['ativo', 0, 'type_error'],
    ['telefone', 81999991234, 'type_error'],
    ['telefone', '', 'string_pattern_mismatch'],
    ['telefone', '81999991234', 'string_pattern_mismatch'],
    ['telefone', '(81) 9999-1234', 'string_pattern_mismatch'],
    ['telefone', '(81)99999-1234', 'string_pattern_mismatch'],
    ['telefone', '(81) 99999-12345', 'string_pattern_mismatch'],
    ['telefone', '(81) 99999-1234\n', 'string_pattern_mismatch'],
    ['telefone', '(٨١) 99999-1234', 'string_pattern_mismatch'],
    ['estado', 7, 'type_error'],
    ['estado', '', 'enum'],
    ['estado', 'XX', 'enum'],
    ['estado', 'xx', 'enum'],
    ['estado', 'PER', 'enum'],
    ['cidade', 7, 'type_error'],
    ['cidade', long, 'string_too_long'],
    ['funcao', false, 'type_error'],
    ['funcao', long, 'string_too_long'],
    ['instituicao', {}, 'type_error'],
    ['instituicao', long, 'string_too_long'],
    ['permissoes', null, 'type_error'],
    ['permissoes', {}, 'type_error'],
    ['permissoes', Array(1001).fill({ id: 1 }), 'too_long'],
    ['id', 7, 'extra_forbidden'],
    ['criado_por_id', 1, 'extra_forbidden'],
    ['created_at', '2020-01-01T00:00:00Z', 'extra_forbidden'],
    ['desativado_em', null, 'extra_forbidden'],
    ['ultimo_login', null, 'extra_forbidden'],
    ['email_verificado', true, 'extra_forbidden'],
    ['plano', 'enterprise', 'extra_forbidden'],
    ['grupos_ids', [1], 'extra_forbidden'],
    ['senhaHash', 'x', 'extra_forbidden']
  ]
  it.each(rows.map(([campo, value, type]) => ({ campo, value, type, shown: shorten(value) })))(
    '.$campo when it is $shown',
    async (row) => {
      const { campo, value, type } = row
      expect(await signUp({ usuario: signUpBody({ [campo]: value }) })).toMatchObject(
        detail([['body', 'usuario', campo], type])
      )
    }
  )

  it.each<[record: unknown, rest: string[], type: string]>([
    [7, [], 'type_error'],
    ['agravos.listar', [], 'type_error'],
    [{}, [], 'missing'],
    [{ id: 0 }, ['id'], 'greater_than_equal'],
    [{ id: 2147483648 }, ['id'], 'less_than_equal'],
    [{ id: '1' }, ['id'], 'type_error'],
    [{ id: 1.5 }, ['id'], 'type_error'],
    [{ nome: '' }, ['nome'], 'string_too_short'],
    [{ nome: 'a  b' }, ['nome'], 'string_pattern_mismatch'],
    [{ nome: null }, ['nome'], 'type_error'],
    [{ id: 1, descricao: 7 }, ['descricao'], 'type_error'],
    [{ id: 1, sistema: false }, ['sistema'], 'extra_forbidden']
  ])('.permissoes.1 when the record is %j', async (record, rest, type) => {
    const loc = ['body', 'usuario', 'permissoes', 1, ...rest]
    expect(await signUp({ usuario: signUpBody({ permissoes: [{ id: 1 }, record] }) })).toMatchObject(
      detail([loc, type])
    )
  })
})

describe('POST /api/v1/usuarios/signup: 422 detail at the body', () => {
  const rows: [permissoes: unknown, rest: number[], type: string][] = [
    [null, [], 'type_error'],
    ['1', [], 'type_error'],
    [{ 0: 1 }, [], 'type_error'],
    [['1'], [0], 'type_error'],
    [[1, null], [1], 'type_error'],
    [[1.5], [0], 'type_error'],
    [[0], [0], 'greater_than_equal'],
    [[-1], [0], 'greater_than_equal'],
    [[2147483648], [0], 'less_than_equal'],
    [[9007199254740992], [0], 'less_than_equal'],
    [[{ id: 1 }], [0], 'type_error'],
    [Array(1001).fill(1), [], 'too_long']
  ]
  it.each(rows.map((row) => [shorten(row[0]), ...row] as const))(
    '.permissoes when it is %s',
    async (_shown, permissoes, rest, type) => {
      expect(await signUp({ usuario: signUpBody(), permissoes })).toMatchObject(
        detail([['body', 'permissoes', ...rest], type])
      )
    }
  )

  it.each<[name: string, body: unknown, loc: string[], type: string]>([
    ['usuario is missing', {}, ['body', 'usuario'], 'missing'],
    ['usuario is null', { usuario: null }, ['body', 'usuario'], 'type_error'],
    ['usuario is a list', { usuario: [signUpBody()] }, ['body', 'usuario'], 'type_error'],
    [
      'there is another key',
      { usuario: signUpBody(), master_key: MASTER_KEY },
      ['body', 'master_key'],
      'extra_forbidden'
    ],
    ['it is a list', [signUpBody()], ['body'], 'type_error'],
    ['it is null', null, ['body'], 'type_error'],
    ['it is a string', 'usuario', ['body'], 'type_error']
  ])('when %s', async (_name, body, loc, type) => {
    expect(await signUp(body)).toMatchObject(detail([loc, type]))
  })

  it.each([
    ['1e400', '[1e400]'],
    ['9007199254740993', '[9007199254740993]'],
    ['a number of 1000 digits', `[${'9'.repeat(1000)}]`]
  ])('when an id is %s', async (_name, permissoes) => {
    expect(await postRaw(rawBody(permissoes))).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'permissoes', 0] }] }
    })
  })

  it('when it is not JSON', async () => {
    const answer = await postRaw('{"usuario":')
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      detail: [{ loc: ['body'], msg: 'O corpo não é um JSON válido.', type: 'json_invalid' }]
    })
  })

  it('when it is missing', async () => {
    expect(await test.call('POST', SIGNUP)).toMatchObject(detail([['body'], 'missing']))
    expect(await postRaw('')).toMatchObject(detail([['body'], 'missing']))
  })

  it('at the query, when there is a parameter', async () => {
    const answer = await test.call('POST', SIGNUP, { body: { usuario: signUpBody() }, query: { admin: 'true' } })
    expect(answer).toMatchObject(detail([['query', 'admin'], 'extra_forbidden']))
  })

  it('at every wrong field at once', async () => {
    const usuario = { ...signUpBody({ email: 'x', estado: 'XX', admin: 'sim' }), nome: undefined, extra: 1 }
    const { status, body } = await signUp({ usuario, permissoes: ['a'] })
    expect(status).toBe(422)
    const locs = body.detail.map(({ loc }: { loc: string[] }) => loc.join('.')).sort()
    const fields = ['usuario.admin', 'usuario.email', 'usuario.estado', 'usuario.extra', 'usuario.nome']
    expect(locs).toEqual(['permissoes.0', ...fields].map((field) => `body.${field}`))
  })

  it.each([
    ['pt-BR', 'Campo obrigatório.'],
    ['en-US', 'This field is required.'],
    ['es-ES', 'Campo obligatorio.'],
    ['de, en;q=0.5, es;q=0.4', 'This field is required.']
  ])('in the language of Accept-Language: %s', async (language, msg) => {
    const answer = await test.call('POST', SIGNUP, { body: {}, headers: { 'accept-language': language } })
    expect(answer.body).toEqual({ detail: [{ loc: ['body', 'usuario'], msg, type: 'missing' }] })
  })
})

describe('POST /api/v1/usuarios/signup: a body that is not read', () => {
  it.each([
    ['__proto__ at the top', `{"usuario":${JSON.stringify(signUpBody())},"__proto__":{"admin":true}}`],
    ['__proto__ inside', `{"usuario":{"__proto__":{"admin":true}}}`],
    ['constructor inside', `{"usuario":{"constructor":{"prototype":{"admin":true}}}}`],
    ['nesting of 8,000', `{"usuario":${'['.repeat(8_000)}${']'.repeat(8_000)}}`]
  ])('400 MALFORMED_REQUEST: %s', async (_name, raw) => {
    expect(await postRaw(raw)).toMatchObject(errorOf(400, 'MALFORMED_REQUEST'))
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  it.each([
    ['text/plain', 'x'],
    ['application/x-www-form-urlencoded', 'usuario=x'],
    ['application/xml', '<usuario/>'],
    ['multipart/form-data; boundary=x', '--x--']
  ])('415 UNSUPPORTED_MEDIA_TYPE: %s', async (type, raw) => {
    expect(await postRaw(raw, { 'content-type': type })).toMatchObject(errorOf(415, 'UNSUPPORTED_MEDIA_TYPE'))
  })

  it.each([
    ['a byte more than 16 KiB', `"${'x'.repeat(16 * 1024 - 1)}"`],
    ['2 MiB of empty objects', `[${'{},'.repeat(700_000)}{}]`],
    ['2 MiB of unknown keys', `{${'"a":1,'.repeat(350_000)}"b":1}`],
    ['nesting of 100,000', `${'['.repeat(100_000)}${']'.repeat(100_000)}`]
  ])('413 PAYLOAD_TOO_LARGE: %s', async (_name, raw) => {
    expect(await postRaw(raw)).toMatchObject(errorOf(413, 'PAYLOAD_TOO_LARGE'))
  })
})
