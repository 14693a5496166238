import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasCpf } from '../../../src/core/contas/cpf.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account, login } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { mailAfter } from '../auth/mail.ts'
import { cpfOf, dotted, grupoShown, lastEntry, USUARIOS, usuarioBody } from './b-support.ts'
import { at, denied, errorOf, NOW, permissaoId, storedUsuario, unauthorized } from './support.ts'

let test: TestApp
let admin: Account
let gestor: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const createUsuario = (body: unknown, token: string | undefined = gestor.token, headers: Record<string, string> = {}) =>
  test.call('POST', USUARIOS, { token, body, headers })

describe('POST /api/v1/usuarios: 201', () => {
  it('POST /api/v1/usuarios: 201 with exactly what the contract shows, and every field stored', async () => {
    const grupo = await grupoShown(test, 'analista')
    const granted = await permissaoId(test, 'usuarios.exportar')
    const fields = {
      telefone: '(81) 99999-1234',
      cargo: 'Epidemiologista',
      departamento: 'Vigilância',
      cidade: 'Recife',
      estado: 'PE',
      funcao: 'Coordenação',
      instituicao: 'Secretaria de Saúde',
      admin: true,
      ativo: true
    }
    const body = usuarioBody({ ...fields, cpf: '529.982.247-25', grupos_ids: [grupo.id], permissoes_ids: [granted] })
    const answer = await createUsuario(body, admin.token)
    expect(answer.body).toEqual({
      id: expect.any(Number),
      email: body.email,
      nome: 'Ana Souza',
      cpf: '529.982.247-25',
      criado_em: NOW,
      grupos: [grupo],
      mensagem: 'Usuário criado.'
    })
    expect(answer.status).toBe(201)
    const row = await storedUsuario(test, answer.body.id)
    expect(row).toMatchObject({
      ...fields,
      nome: 'Ana Souza',
      email: body.email,
      cpf: '52998224725',
      plano: 'basic',
      trocarSenha: false,
      emailVerificado: false,
      mfaHabilitado: false,
      desativadoEm: null,
      ultimoLogin: null,
      ultimoAcesso: null,
      criadoPorId: admin.id,
      atualizadoPorId: null,
      senhaAlteradaEm: new Date(NOW),
      createdAt: new Date(NOW),
      updatedAt: new Date(NOW),
      grupos: ['analista'],
      direct: ['usuarios.exportar']
    })
    expect(row!.senhaHash).toMatch(/^\$argon2id\$/)
    expect(await lastEntry(test, answer.body.id)).toEqual({
      acao: 'usuario.criado',
      ator_id: admin.id,
      detalhes: {
        admin: true,
        permissoes: { incluidos: [granted], retirados: [] },
        grupos: { incluidos: [grupo.id], retirados: [] }
      }
    })
    expect((await login(test, body.email, SENHA)).body.user).toEqual({
      id: answer.body.id,
      nome: 'Ana Souza',
      email: body.email
    })
  })

  it('POST /api/v1/usuarios: 201 with the three required fields: group usuario, active, no administrator', async () => {
    const answer = await createUsuario(usuarioBody())
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ cpf: null, grupos: [await grupoShown(test, 'usuario')] })
    expect(await storedUsuario(test, answer.body.id)).toMatchObject({
      admin: false,
      ativo: true,
      cpf: null,
      telefone: null,
      estado: null,
      grupos: ['usuario'],
      direct: [],
      criadoPorId: gestor.id
    })
  })

  it('POST /api/v1/usuarios: 201 and group usuario with an empty list of groups; the same id twice counts once', async () => {
    const empty = await createUsuario(
      usuarioBody({ grupos_ids: [], permissoes_ids: [], cpf: null, telefone: null, estado: null })
    )
    expect((await storedUsuario(test, empty.body.id))!.grupos).toEqual(['usuario'])
    const { id } = await grupoShown(test, 'analista')
    const listarId = await permissaoId(test, 'agravos.listar')
    const twice = await createUsuario(usuarioBody({ grupos_ids: [id, id], permissoes_ids: [listarId, listarId] }))
    expect(twice.status).toBe(201)
    expect(await storedUsuario(test, twice.body.id)).toMatchObject({ grupos: ['analista'], direct: ['agravos.listar'] })
  })

  it.each([
    ['with punctuation', dotted(cpfOf(1)), cpfOf(1)],
    ['without punctuation', cpfOf(2), cpfOf(2)]
  ])('POST /api/v1/usuarios: 201 stores a cpf %s as digits and shows it punctuated', async (_, cpf, digits) => {
    const answer = await createUsuario(usuarioBody({ cpf }))
    expect([answer.status, answer.body.cpf]).toEqual([201, dotted(digits)])
    expect((await storedUsuario(test, answer.body.id))!.cpf).toBe(digits)
    const read = await test.call('GET', at(answer.body.id), { token: gestor.token, query: { include: 'grupos' } })
    expect(read.body.cpf).toBe(dotted(digits))
  })

  it('POST /api/v1/usuarios: 201 with ativo false: the account is deactivated from the start and does not log in', async () => {
    const body = usuarioBody({ ativo: false })
    const answer = await createUsuario(body)
    expect(answer.status).toBe(201)
    expect(await storedUsuario(test, answer.body.id)).toMatchObject({ ativo: false, desativadoEm: new Date(NOW) })
    expect(await login(test, body.email)).toMatchObject(errorOf(401, 'INVALID_CREDENTIALS'))
  })

  it.each([
    ['pt-BR', 'Usuário criado.', 'Sua conta no', 'Olá!'],
    ['en-US', 'User created.', 'Your Saúde Integra account', 'Hello!'],
    ['es-ES', 'Usuario creado.', 'Su cuenta en', 'Hola:']
  ])(
    'POST /api/v1/usuarios: the owner gets a mail, in %s, without the password and the name',
    async (idioma, mensagem, text, greeting) => {
      const body = usuarioBody()
      const mail = await mailAfter(test, body.email, async () => {
        const answer = await createUsuario(body, gestor.token, { 'accept-language': idioma })
        expect(answer.body.mensagem).toBe(mensagem)
      })
      expect(mail.text).toContain(text)
      expect(mail.text).toContain(greeting)
      expect(mail.text).toContain(test.config.publicUrl)
      for (const typed of [SENHA, 'Ana']) expect(mail.text).not.toContain(typed)
      expect(mail.token).toBeNull()
    }
  )
})

describe('POST /api/v1/usuarios: who may create one', () => {
  it('POST /api/v1/usuarios: 401 without a token, 403 without usuarios.criar; nothing is stored', async () => {
    const reader = await account(test, 'visualizador')
    const body = usuarioBody()
    expect(await test.call('POST', USUARIOS, { body })).toMatchObject(unauthorized)
    expect(await createUsuario(body, reader.token)).toMatchObject(denied('usuarios.criar'))
    expect(await test.db.select().from(usuarios).where(eq(usuarios.email, body.email))).toEqual([])
  })
})

describe('POST /api/v1/usuarios: many at once', () => {
  it('POST /api/v1/usuarios: of 100 with one email one is created and 99 are 422 at email', async () => {
    const { email } = usuarioBody()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => createUsuario(usuarioBody({ email: i % 2 ? email : email.toUpperCase() })))
    )
    const created = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 422)
    expect([created.length, refused.length]).toEqual([1, 99])
    for (const { body } of refused)
      expect(body.error.details).toEqual([{ field: 'email', message: expect.any(String), code: 'DUPLICATE' }])
    const found = await test.call('GET', USUARIOS, { token: gestor.token, query: { email } })
    expect(found.body.items.map(({ id }: { id: number }) => id)).toEqual([created[0]!.body.id])
  })

  it('POST /api/v1/usuarios: of 50 with one cpf and different emails one is created and 49 are 422 at cpf', async () => {
    const cpf = cpfOf(77)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => createUsuario(usuarioBody({ cpf: i % 2 ? cpf : dotted(cpf) })))
    )
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(49)
    for (const { body } of refused)
      expect(body.error.details).toEqual([{ field: 'cpf', message: expect.any(String), code: 'DUPLICATE' }])
    const rows = await test.db.select().from(usuarios).where(hasCpf(cpf))
    expect(rows.map(({ id }) => id)).toEqual([answers.find(({ status }) => status === 201)!.body.id])
  })
})
