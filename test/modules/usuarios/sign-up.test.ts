import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { systemPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { login } from '../../support/accounts.ts'
import { MASTER_KEY, SENHA, startApp, type TestApp } from '../../support/app.ts'
import { at, gruposOf, permissaoId, signUpBody } from './support.ts'

const SIGNUP = '/api/v1/usuarios/signup'
let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const signUp = (usuario: object, permissoes?: unknown) => test.call('POST', SIGNUP, { body: { usuario, permissoes } })
const total = () => test.db.$count(usuarios)
async function contaOf(email: string) {
  const [found] = await test.db.select().from(usuarios).where(eq(usuarios.email, email))
  return found!
}
async function records(...nomes: string[]) {
  const ids = await Promise.all(nomes.map((nome) => permissaoId(test, nome)))
  return nomes.map((nome, i) => ({ id: ids[i]!, nome, descricao: systemPermissoes[nome]! }))
}

describe('POST /api/v1/usuarios/signup: 201', () => {
  it('with the required fields alone gives the defaults, and no id', async () => {
    const answer = await signUp(signUpBody({ email: 'minima@saude.example' }))
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      nome: 'Ana Souza',
      email: 'minima@saude.example',
      admin: false,
      ativo: true,
      telefone: null,
      estado: null,
      cidade: null,
      funcao: null,
      instituicao: null,
      permissoes: []
    })
  })

  it('with every field stores every field', async () => {
    const fields = {
      nome: 'José da Conceição',
      email: 'Jose.Conceicao@Saude.Example',
      admin: true,
      ativo: true,
      telefone: '(81) 99999-1234',
      estado: 'PE',
      cidade: 'São Lourenço da Mata',
      funcao: 'Epidemiologista',
      instituicao: 'Secretaria de Saúde'
    }
    const [listarPermissao] = await records('agravos.listar')
    const answer = await signUp({ ...signUpBody(), ...fields, permissoes: [] }, [listarPermissao!.id])
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ ...fields, permissoes: [listarPermissao] })

    const { body } = await login(test, fields.email)
    const detail = await test.call('GET', at(body.user.id), { token: body.access_token })
    expect(detail.body).toMatchObject({
      ...fields,
      permissoes: [listarPermissao],
      criado_por_id: null,
      atualizado_por_id: null
    })
  })

  it.each(['telefone', 'estado', 'cidade', 'funcao', 'instituicao'])('with %s null', async (field) => {
    expect(await signUp(signUpBody({ [field]: null }))).toMatchObject({ status: 201, body: { [field]: null } })
  })

  it.each([
    ['nome of 200 characters', { nome: 'é'.repeat(200) }],
    ['nome with bidi and zero-width characters, as given', { nome: 'A\u202eb\u200bc 👩‍⚕️' }],
    ['cidade of 200 characters', { cidade: 'x'.repeat(200) }],
    ['nome that looks like SQL and HTML, as given', { nome: `'; drop table usuarios; --<script>` }]
  ])('with %s', async (_name, fields) => {
    expect(await signUp(signUpBody(fields))).toMatchObject({ status: 201, body: fields })
  })

  it.each([
    ['8 characters', 'Abcde1!x'],
    ['128 characters', `Aa1!${'x'.repeat(124)}`],
    ['128 characters beyond the basic plane', `Aa1!${'😀'.repeat(124)}`],
    ['letters of other scripts', 'Žluťouč1€']
  ])('with a password of %s, which then logs in', async (_name, senha) => {
    const usuario = signUpBody({ senha })
    expect((await signUp(usuario)).status).toBe(201)
    expect((await login(test, usuario.email, senha)).status).toBe(200)
    expect((await login(test, usuario.email, `b${[...senha].slice(1).join('')}`)).status).toBe(401)
  })

  it('joins the group usuario, and holds what it gives', async () => {
    const usuario = signUpBody()
    await signUp(usuario)
    const { id } = await contaOf(usuario.email)
    expect(await gruposOf(test, id)).toEqual(['usuario'])
  })

  it('makes an administrator with the flag, and none without it', async () => {
    for (const [admin, status] of [
      [false, 403],
      [true, 200]
    ] as const) {
      const usuario = signUpBody({ admin })
      await signUp(usuario)
      const { body } = await login(test, usuario.email)
      expect((await test.call('GET', '/api/v1/usuarios/', { token: body.access_token })).status).toBe(status)
    }
  })

  it('with ativo false is deactivated from the start, and cannot log in', async () => {
    const usuario = signUpBody({ ativo: false })
    expect(await signUp(usuario)).toMatchObject({ status: 201, body: { ativo: false } })
    expect((await contaOf(usuario.email)).desativadoEm).toEqual(test.clock.moment)
    expect((await login(test, usuario.email)).status).toBe(401)
  })

  it('keeps neither the password nor the master key readable, and answers with neither', async () => {
    const usuario = signUpBody()
    const { body } = await signUp(usuario)
    const stored = JSON.stringify(await contaOf(usuario.email))
    for (const text of [JSON.stringify(body), stored]) {
      expect(text).not.toContain(SENHA)
      expect(text).not.toContain(MASTER_KEY)
    }
    expect((await contaOf(usuario.email)).senhaHash).toMatch(/^\$argon2id\$/)
  })
})

describe('POST /api/v1/usuarios/signup: permissions', () => {
  it('are accepted by record id, by nome and by top-level ids, united, without repetition, in the order of ids', async () => {
    const [a, b, c] = await records('usuarios.listar', 'grupos.listar', 'agravos.listar')
    const given = [{ id: b!.id }, { nome: 'usuarios.listar' }, { id: a!.id, nome: 'usuarios.listar', descricao: null }]
    const { status, body } = await signUp(signUpBody({ permissoes: given }), [c!.id, b!.id, c!.id])
    expect(status).toBe(201)
    expect(body.permissoes).toEqual([a, b, c])
  })

  it('may have both id and name where these agree; a record of two permissions is 422 at the name', async () => {
    const [a] = await records('usuarios.listar')
    const { body } = await signUp(signUpBody({ permissoes: [{ id: a!.id, nome: 'usuarios.listar' }] }))
    expect(body.permissoes).toEqual([a])
    for (const nome of ['agravos.listar', 'nao.existe']) {
      const answer = await signUp(signUpBody({ permissoes: [{ id: a!.id, nome }] }))
      expect([answer.status, answer.body.detail]).toMatchObject([
        422,
        [
          {
            loc: ['body', 'usuario', 'permissoes', 0, 'nome'],
            msg: `A permissão ${a!.id} não se chama ${nome}; envie o id ou o nome.`
          }
        ]
      ])
    }
  })

  it('that are unknown are 422, each at its own place, and no account is created', async () => {
    const [a] = await records('usuarios.listar')
    const before = await total()
    const given = [{ nome: 'usuarios.listar' }, { nome: 'nao.existe' }, { id: 999_999 }, { descricao: 'só isto' }]
    const answer = await signUp(signUpBody({ permissoes: given }), [a!.id, 888_888])
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      detail: [
        { loc: ['body', 'permissoes', 1], msg: 'Não existe: 888888.', type: 'value_error.not_found' },
        { loc: ['body', 'usuario', 'permissoes', 1], msg: 'Não existe: nao.existe.', type: 'value_error.not_found' },
        { loc: ['body', 'usuario', 'permissoes', 2], msg: 'Não existe: 999999.', type: 'value_error.not_found' },
        { loc: ['body', 'usuario', 'permissoes', 3], msg: 'Não existe: .', type: 'value_error.not_found' }
      ]
    })
    expect(await total()).toBe(before)
  })
})
