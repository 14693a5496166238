import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  at,
  authorOf,
  denied,
  detail,
  giveDirect,
  grupoId,
  invalid,
  NOW,
  notFound,
  permissaoId,
  unauthorized
} from './support.ts'

const LOGADO = '/api/v1/usuarios/logado'
let test: TestApp
let gestor: Account
let reader: Account
let ordinary: Account
const fields = {
  nome: 'Ana Souza',
  email: 'ana.souza@saude.example',
  telefone: '(81) 99999-1234',
  estado: 'PE',
  cidade: 'Recife',
  funcao: 'Epidemiologista',
  instituicao: 'Secretaria de Saúde'
}

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  reader = await account(test, 'visualizador')
  const onlyShown = { cpf: '52998224725', cargo: 'Coordenadora', departamento: 'Vigilância', plano: 'premium' } as const
  ordinary = await account(test, 'usuario', { ...fields, ...onlyShown, criadoPorId: gestor.id })
  await giveDirect(test, ordinary.id, 'relatorios.gerar', 'agravos.criar')
})
afterAll(() => test.close())

const get = (path: string, token?: string, query?: Record<string, string | string[]>) =>
  test.call('GET', path, { token, query })
const directPermissao = async (nome: string) => ({
  id: await permissaoId(test, nome),
  nome,
  descricao: systemPermissoes[nome]
})

describe('GET /api/v1/usuarios/logado', () => {
  it('200 with the caller', async () => {
    const answer = await get(LOGADO, ordinary.token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ id: ordinary.id, ...fields, admin: false })
  })

  it('200 with null where nothing is known, and the flag of an administrator', async () => {
    const admin = await account(test, null, { nome: 'Chefe', admin: true })
    const empty = { telefone: null, estado: null, cidade: null, funcao: null, instituicao: null }
    const answer = await get(LOGADO, admin.token)
    expect(answer.body).toEqual({ id: admin.id, nome: 'Chefe', email: admin.email, admin: true, ...empty })
  })

  it('401 without a token, and with an invalid one', async () => {
    expect(await get(LOGADO)).toMatchObject(unauthorized)
    expect(await get(LOGADO, 'x.y.z')).toMatchObject(unauthorized)
    expect(await get(LOGADO, ordinary.refreshToken)).toMatchObject(unauthorized)
  })

  it('422 detail for a parameter', async () => {
    expect(await get(LOGADO, ordinary.token, { id: '1' })).toMatchObject(detail([['query', 'id'], 'extra_forbidden']))
  })
})

describe('GET /api/v1/usuarios/{usuario_id} (A)', () => {
  it('200 with the whole detail', async () => {
    const answer = await get(at(ordinary.id), gestor.token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: ordinary.id,
      ...fields,
      admin: false,
      ativo: true,
      permissoes: [await directPermissao('agravos.criar'), await directPermissao('relatorios.gerar')],
      desativado_em: null,
      ultimo_login: NOW,
      criado_por_id: gestor.id,
      atualizado_por_id: null,
      created_at: NOW,
      updated_at: NOW
    })
  })

  it('200 with ultimo_login null before the first login, and the moment of the latest one', async () => {
    const newcomer = await insertAccount(test, 'usuario')
    expect((await get(at(newcomer.id), gestor.token)).body.ultimo_login).toBeNull()
    test.advance(1500)
    await login(test, newcomer.email)
    expect((await get(at(newcomer.id), gestor.token)).body.ultimo_login).toBe('2026-11-15T12:00:01.500Z')
  })

  it('200 for callers who may list users, and for oneself', async () => {
    expect((await get(at(ordinary.id), reader.token)).status).toBe(200)
    expect((await get(at(ordinary.id), ordinary.token)).status).toBe(200)
  })

  it('403 for another, whether or not the account exists', async () => {
    for (const id of [gestor.id, 999_999, 0, 'abc', `0${ordinary.id}`]) {
      expect(await get(at(id), ordinary.token)).toMatchObject(denied('usuarios.listar'))
    }
  })

  it('401 without a token', async () => {
    expect(await get(at(ordinary.id))).toMatchObject(unauthorized)
  })

  it.each(['999999', '0', '-1', '2147483647', '2147483648', '9'.repeat(150)])('404 for %s', async (id) => {
    expect(await get(at(id), gestor.token)).toMatchObject(notFound)
  })

  it('404 body is the envelope', async () => {
    const answer = await test.call('GET', at(999_999), { token: gestor.token, headers: { 'x-request-id': 'r-404' } })
    const error = { code: 'NOT_FOUND', message: 'Registro ou endereço não encontrado.', request_id: 'r-404' }
    expect(answer.body).toEqual({ error: { ...error, timestamp: test.clock.moment.toISOString() } })
  })

  it.each(['abc', '1.5', '1e3', '0x1', '1%20', '%2B1', "1'--", 'null', '१'])(
    '422 detail at the path for %s',
    async (id) => {
      expect(await get(at(encodeURI(decodeURI(id))), gestor.token)).toMatchObject(
        detail([['path', 'usuario_id'], 'type_error'])
      )
    }
  )

  it('422 detail for an unknown parameter', async () => {
    expect(await get(at(ordinary.id), gestor.token, { incluir: 'grupos' })).toMatchObject(
      detail([['query', 'incluir'], 'extra_forbidden'])
    )
  })
})

describe('GET /api/v1/usuarios/{id}?include= (B)', () => {
  it('200 with the user, groups and permissions', async () => {
    const { cidade, estado, email, nome, telefone } = fields
    const answer = await get(at(ordinary.id), gestor.token, { include: 'grupos,permissoes' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: ordinary.id,
      nome,
      email,
      cpf: '529.982.247-25',
      telefone,
      avatar_url: null,
      cargo: 'Coordenadora',
      departamento: 'Vigilância',
      cidade,
      estado,
      admin: false,
      ativo: true,
      email_verificado: false,
      mfa_habilitado: false,
      criado_em: NOW,
      atualizado_em: NOW,
      ultimo_acesso: NOW,
      plano: 'premium',
      email_pendente: null,
      territorios: [],
      territorio_efetivo: { origem: 'nenhum', territorios: [{ tipo: 'pais', codigo: 'BR' }] },
      grupos: [
        { id: await grupoId(test, 'usuario'), nome: 'usuario', descricao: 'Acesso básico', permissoes_count: 4 }
      ],
      permissoes_diretas: [await directPermissao('agravos.criar'), await directPermissao('relatorios.gerar')],
      permissoes_efetivas: [
        'agravos.criar',
        'agravos.estatisticas',
        'agravos.listar',
        'dashboard.visualizar',
        'noticias.listar',
        'relatorios.gerar'
      ]
    })
  })

  it('200 with historico only on request: who changed which fields, newest first, without their values', async () => {
    const target = await insertAccount(test, 'usuario')
    await test.call('PUT', at(target.id), {
      token: gestor.token,
      body: { cidade: 'Olinda', telefone: '(81) 98888-7777' }
    })
    test.advance(1000)
    await test.call('POST', at(target.id, '/desativar'), { token: gestor.token })
    expect((await get(at(target.id), gestor.token, { include: 'grupos' })).body).not.toHaveProperty('historico')
    const { body } = await get(at(target.id), gestor.token, { include: 'historico' })
    expect(body.historico).toEqual([
      {
        data: body.atualizado_em,
        acao: 'usuario.desativado',
        descricao: 'Conta desativada',
        usuario: authorOf(gestor),
        detalhes: {}
      },
      {
        data: expect.any(String),
        acao: 'usuario.alterado',
        descricao: 'Conta alterada',
        usuario: authorOf(gestor),
        detalhes: { campos: ['telefone', 'cidade'] }
      }
    ])
  })

  it('200 with a list sent as repeated parameters', async () => {
    expect((await get(at(ordinary.id), gestor.token, { include: ['grupos', 'historico'] })).status).toBe(200)
  })

  it('200 for oneself, 403 for another', async () => {
    expect((await get(at(ordinary.id), ordinary.token, { include: 'grupos' })).status).toBe(200)
    expect(await get(at(gestor.id), ordinary.token, { include: 'grupos' })).toMatchObject(denied('usuarios.listar'))
  })

  it.each(['', 'foo', 'grupos,foo', 'grupos,', 'Grupos', 'sessoes'])('422 at include for "%s"', async (include) => {
    expect(await get(at(ordinary.id), gestor.token, { include })).toMatchObject(invalid(['include', 'INVALID_VALUE']))
  })

  it('422 at include for the same value twice', async () => {
    expect(await get(at(ordinary.id), gestor.token, { include: 'grupos,grupos' })).toMatchObject(
      invalid(['include', 'REPEATED'])
    )
  })

  it('404 and 422 in the shape of B', async () => {
    expect(await get(at(999_999), gestor.token, { include: 'grupos' })).toMatchObject(notFound)
    expect(await get(at('abc'), gestor.token, { include: 'grupos' })).toMatchObject(invalid(['id', 'INVALID_TYPE']))
    expect(await get(at(ordinary.id), gestor.token, { include: 'grupos', x: '1' })).toMatchObject(
      invalid(['x', 'UNKNOWN_FIELD'])
    )
  })
})
