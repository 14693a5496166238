import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mfaAccount, post, totp } from '../../modules/auth/b-support.ts'
import { resetToken } from '../../modules/auth/mail.ts'
import { fail, OTHER_SENHA, setPassword } from '../../modules/auth/support.ts'
import { grupoId, permissaoId } from '../../modules/usuarios/support.ts'
import { type Account, account, insertAccount, login } from '../../support/accounts.ts'
import { MASTER_KEY, SENHA, startApp, type TestApp } from '../../support/app.ts'

const ESTATISTICAS = '/api/v1/agravos/casos/estatisticas'
let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const read = (query: Record<string, string> = {}) =>
  test.call('GET', '/api/v1/auditoria', { token: admin.token, query })
const actions = async (query: Record<string, string>): Promise<string[]> =>
  (await read(query)).body.items.map(({ acao }: { acao: string }) => acao)
const put = (id: number, body: object) => test.call('PUT', `/api/v1/usuarios/${id}`, { token: admin.token, body })

it('GET /api/v1/auditoria: login, failure, lock, unlock, reset, permissions, deactivation and removal, in this order', async () => {
  const { id, email } = await insertAccount(test, 'usuario')
  await login(test, email)
  await fail(test, email, 5)
  await test.call('DELETE', `/api/v1/usuarios/${id}/bloqueio`, { token: admin.token })
  await setPassword(test, await resetToken(test, email))
  const [criarId, usuario] = [await permissaoId(test, 'agravos.criar'), await grupoId(test, 'usuario')]
  await put(id, { permissoes_ids: [criarId] })
  await put(id, { grupos_ids: [] })
  await put(id, { admin: true })
  await put(id, { admin: false })
  await test.call('POST', `/api/v1/usuarios/${id}/desativar`, { token: admin.token })
  await test.call('POST', `/api/v1/usuarios/${id}/reativar`, { token: admin.token })
  expect((await test.call('DELETE', `/api/v1/usuarios/${id}`, { token: admin.token })).status).toBe(200)
  const { items } = (await read({ alvo_id: String(id), alvo_tipo: 'usuario' })).body
  expect(items.toReversed().map((row: Record<string, unknown>) => [row.acao, row.ator_id, row.detalhes])).toEqual([
    ['login.sucesso', null, { mfa: false, novo_dispositivo: false }],
    ...Array(5).fill(['login.falha', null, {}]),
    ['login.bloqueio', null, {}],
    ['login.desbloqueio', admin.id, {}],
    ['senha.redefinicao_enviada', null, {}],
    ['senha.redefinida', null, { sessoes_encerradas: 1 }],
    ['usuario.alterado', admin.id, { campos: ['permissoes'], permissoes: { incluidos: [criarId], retirados: [] } }],
    ['usuario.alterado', admin.id, { campos: ['grupos'], grupos: { incluidos: [], retirados: [usuario] } }],
    ['usuario.alterado', admin.id, { campos: ['admin'], admin: true }],
    ['usuario.alterado', admin.id, { campos: ['admin'], admin: false }],
    ['usuario.desativado', admin.id, {}],
    ['usuario.reativado', admin.id, {}],
    [
      'usuario.removido',
      admin.id,
      { permissoes: { incluidos: [], retirados: [criarId] }, grupos: { incluidos: [], retirados: [] } }
    ]
  ])
})

it('GET /api/v1/auditoria: changes of MFA and of the password by their owner', async () => {
  const who = await mfaAccount(test)
  const change = { senha_atual: SENHA, senha_nova: OTHER_SENHA, confirmar_senha: OTHER_SENHA }
  await post(test, 'change-password', who.token, change)
  const code = totp(who.secret, test.clock.moment)
  await post(test, 'mfa/disable', who.token, { senha: OTHER_SENHA, code })
  expect(await actions({ ator_id: String(who.id) })).toEqual([
    'mfa.desabilitada',
    'senha.alterada',
    'mfa.habilitada',
    'mfa.codigos_gerados',
    'mfa.iniciada'
  ])
})

it('GET /api/v1/auditoria: permissions created, renamed and removed', async () => {
  const body = (nome: string) => ({ token: admin.token, body: { nome } })
  const { id } = (await test.call('POST', '/api/v1/permissoes/', body('mapas.ver'))).body
  await test.call('PUT', `/api/v1/permissoes/${id}`, body('mapas.abrir'))
  await test.call('DELETE', `/api/v1/permissoes/${id}`, { token: admin.token })
  const query = { alvo_tipo: 'permissao', alvo_id: String(id) }
  expect(await actions(query)).toEqual(['permissao.removida', 'permissao.alterada', 'permissao.criada'])
})

it('GET /api/v1/auditoria: a refused change leaves no entry', async () => {
  const gestor = await account(test, 'gestor')
  const changes = { 'acao[ne]': 'auditoria.lida' }
  const before = (await read(changes)).body.total
  await test.call('PUT', `/api/v1/usuarios/${gestor.id}`, { token: gestor.token, body: { admin: true } })
  await test.call('DELETE', `/api/v1/usuarios/${admin.id}`, { token: gestor.token })
  await put(gestor.id, { cpf: '529.982.247-26' })
  expect((await read(changes)).body.total).toBe(before)
})

it('GET /api/v1/auditoria: a wrong master key, a requested code, backup codes, and a requested reset, in A and in B', async () => {
  const entriesOf = async (...which: string[]) => {
    const { items } = (await read({ 'acao[in]': which.join(','), order: 'asc' })).body
    return items.map((row: Record<string, unknown>) => [row.acao, row.alvo_id, row.detalhes])
  }
  const usuario = { nome: 'Ana', email: 'ana.x@saude.example', senha: SENHA, master_key: 'errada' }
  await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario } })
  expect(await entriesOf('cadastro.chave_recusada')).toEqual([['cadastro.chave_recusada', null, {}]])
  const who = await mfaAccount(test)
  expect((await login(test, who.email)).status).toBe(428)
  const mfa_code = who.backupCodes[0]
  await test.call('POST', '/api/v1/auth/login', { body: { username: who.email, password: SENHA, mfa_code } })
  expect(await entriesOf('login.mfa_pedida', 'mfa.codigo_reserva_usado')).toEqual([
    ['login.mfa_pedida', who.id, {}],
    ['mfa.codigo_reserva_usado', who.id, { restantes: 9 }]
  ])
  const before = (await entriesOf('senha.redefinicao_pedida')).length
  await test.call('POST', '/api/v1/usuarios/reset-password', { query: { email: 'ninguem@saude.example' } })
  await test.call('POST', '/api/v1/auth/forgot-password', { body: { email: who.email } })
  expect((await entriesOf('senha.redefinicao_pedida')).slice(before)).toEqual([
    ['senha.redefinicao_pedida', null, {}],
    ['senha.redefinicao_pedida', null, {}]
  ])
})

it('GET /api/v1/auditoria: one act has one name, whichever way it is done', async () => {
  const acoesOf = async (id: number) =>
    (await actions({ alvo_id: String(id), order: 'asc' })).filter((acao) => acao !== 'login.sucesso')
  const one = await account(test, 'usuario')
  const a = { nome: one.nome, email: one.email }
  const putA = (usuario: object) =>
    test.call('PUT', `/api/v1/usuarios/${one.id}`, { token: admin.token, body: { usuario } })
  await putA({ ...a, senha: OTHER_SENHA })
  await putA({ ...a, ativo: false })
  await put(one.id, { ativo: true })
  await test.call('POST', `/api/v1/usuarios/${one.id}/desativar`, { token: admin.token })
  await test.call('POST', `/api/v1/usuarios/${one.id}/reativar`, { token: admin.token })
  const body = { nova_senha: SENHA }
  await test.call('POST', `/api/v1/usuarios/${one.id}/alterar-senha`, { token: admin.token, body })
  expect(await acoesOf(one.id)).toEqual([
    'senha.alterada',
    'usuario.desativado',
    'usuario.reativado',
    'usuario.desativado',
    'usuario.reativado',
    'senha.alterada'
  ])
})

it('GET /api/v1/auditoria: who read lists, the map and the trail, by which filter and how many rows; no typed text', async () => {
  const gestor = await account(test, 'gestor')
  const get = (path: string, query: Record<string, string>, token = gestor.token) =>
    test.call('GET', path, { token, query })
  await get('/api/v1/usuarios', { 'nome[like]': 'Joaquina', estado: 'PE', cpf: '529.982.247-25', search: 'joaquina' })
  await get('/api/v1/usuarios/', { nome: 'Joaquina', ativo: 'true' })
  const filtros = { and: [{ campo: 'email', operador: 'like', valor: 'joaquina' }] }
  await test.call('POST', '/api/v1/usuarios/buscar', { token: gestor.token, body: { filtros } })
  const casos = {
    municipio: 'Recife',
    'bairro[like]': 'joaquina',
    'idade[gte]': '7',
    data_inicio: '2026-01-01',
    tipo_agravo: 'dengue'
  }
  await get('/api/v1/agravos/casos', casos)
  await get('/api/v1/agravos/casos', { municipio: 'joaquina' })
  await get('/api/v1/agravos/casos/mapa-calor', { nivel: 'bairro', periodo: '7' })
  await get(`${ESTATISTICAS}/resumo`, { municipio: 'recife', estado: 'pe', data_fim: '2026-03-31', agregacao: 'mes' })
  await get(`${ESTATISTICAS}/series`, { tipo_agravo: 'zika', data_inicio: '2026-03-01T01:00:00Z', por: 'sexo' })
  await get(`${ESTATISTICAS}/resumo`, { municipio: 'joaquina' })
  await get('/api/v1/auditoria', { acao: 'usuario.criado' }, admin.token)
  await test.services.readings.flush()
  const { items } = (await read({ ator_id: String(gestor.id), order: 'asc' })).body
  const hidden = (field: string, op: string) => ({ field, op, value: '***' })
  expect(items.map((row: Record<string, unknown>) => [row.acao, row.alvo_id, row.detalhes])).toEqual([
    [
      'usuario.listado',
      null,
      {
        filtro: {
          and: expect.arrayContaining([
            hidden('nome', 'like'),
            { field: 'estado', op: 'eq', value: 'PE' },
            hidden('cpf', 'eq')
          ])
        },
        texto: '***',
        devolvidos: 0,
        total: 0
      }
    ],
    [
      'usuario.listado',
      null,
      {
        filtro: { and: [hidden('nome', 'like'), { field: 'ativo', op: 'eq', value: true }] },
        devolvidos: expect.any(Number),
        total: expect.any(Number)
      }
    ],
    ['usuario.listado', null, { filtro: expect.anything(), devolvidos: expect.any(Number), total: expect.any(Number) }],
    [
      'caso.listado',
      null,
      {
        filtro: {
          and: expect.arrayContaining([
            { field: 'municipio', op: 'like', value: 'Recife' },
            hidden('bairro', 'like'),
            { field: 'idade', op: 'gte', value: 7 },
            { field: 'tipo_agravo', op: 'eq', value: 'dengue' }
          ])
        },
        devolvidos: 0,
        total: 0
      }
    ],
    ['caso.listado', null, { filtro: hidden('municipio', 'like'), devolvidos: 0, total: 0 }],
    ['caso.mapa_lido', null, { nivel: 'bairro', periodo: 7, data_base: 'notificacao', devolvidos: 0 }],
    [
      'caso.resumo_lido',
      null,
      {
        municipio: 2611606,
        estado: 'PE',
        data_inicio: '2026-01-01',
        data_fim: '2026-03-31',
        agregacao: 'mes',
        data_base: 'notificacao',
        indicadores: false,
        canal_anos: 5
      }
    ],
    [
      'caso.series_lidas',
      null,
      {
        tipo_agravo: 'zika',
        por: ['sexo'],
        data_base: 'notificacao',
        data_inicio: '2026-02-28',
        data_fim: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
      }
    ]
  ])
  expect(JSON.stringify(items).toLowerCase()).not.toContain('joaquina')
  const own = (await read({ acao: 'auditoria.lida', ator_id: String(admin.id) })).body.items
  expect(own.map((row: Record<string, unknown>) => row.detalhes)).toContainEqual({
    filtro: { field: 'acao', op: 'eq', value: 'usuario.criado' },
    devolvidos: expect.any(Number),
    total: expect.any(Number)
  })
})

it('GET /api/v1/auditoria: fields and filter of every export; the CPF in no table', async () => {
  const filtros = { and: [{ campo: 'cpf', operador: 'eq', valor: '529.982.247-25' }] }
  const body = { formato: 'csv', campos: ['id', 'nome'], filtros }
  expect((await test.call('POST', '/api/v1/usuarios/exportar', { token: admin.token, body })).status).toBe(202)
  const casos = { formato: 'xlsx', campos: ['id'], filtros: { estado: 'PE' } }
  expect((await test.call('POST', '/api/v1/agravos/casos/exportar', { token: admin.token, body: casos })).status).toBe(
    202
  )
  const { items } = (await read({ acao: 'job.criado', ator_id: String(admin.id), order: 'asc' })).body
  expect(items.map((row: Record<string, unknown>) => row.detalhes)).toEqual([
    {
      job_id: expect.any(String),
      tipo: 'exportar-usuarios',
      formato: 'csv',
      campos: ['id', 'nome'],
      filtro: expect.anything()
    },
    {
      job_id: expect.any(String),
      tipo: 'exportar-casos',
      formato: 'xlsx',
      campos: ['id'],
      filtro: { field: 'estado', op: 'eq', value: 'PE' }
    }
  ])
  const rows = await test.db.execute<{ line: string }>(
    sql`select j::text as line from jobs j union all select a::text from auditoria a`
  )
  expect(
    rows
      .map(({ line }) => line)
      .join()
      .replaceAll(/\D/g, '')
  ).not.toContain('52998224725')
})

it('auditoria: no row holds a name, email, cpf, phone, password, code, token or device of anybody', async () => {
  const usuario = {
    nome: 'Joaquina Pirapora',
    email: 'joaquina.pirapora@saude.example',
    senha: SENHA,
    master_key: MASTER_KEY,
    telefone: '(81) 98888-7777',
    cidade: 'Itamaracá'
  }
  expect((await test.call('POST', '/api/v1/usuarios/signup', { body: { usuario } })).status).toBe(201)
  const { body } = await login(test, usuario.email)
  const change = { nome: 'Joaquina Petrolina', telefone: '(87) 97777-6666', email: 'petrolina@saude.example' }
  await test.call('PUT', `/api/v1/usuarios/${body.user.id}`, { token: body.access_token, body: change })
  const mfa = (await post(test, 'mfa/enable', body.access_token)).body
  await post(test, 'mfa/verify', body.access_token, { code: totp(mfa.secret, test.clock.moment) })
  await fail(test, usuario.email, 2)
  const rows = await test.db.execute<{ line: string }>(sql`select a::text as line from auditoria a`)
  const text = rows.map(({ line }) => line).join('\n')
  expect(text).toContain('mfa.habilitada')
  const secrets = [body.access_token, body.refresh_token, mfa.secret, ...mfa.backup_codes, SENHA, MASTER_KEY]
  const personal = [
    'Joaquina',
    'Petrolina',
    'petrolina',
    '98888',
    '97777',
    'Itamarac',
    'lightMyRequest',
    '@',
    '$argon2'
  ]
  for (const hidden of [...secrets, ...personal]) expect(text).not.toContain(hidden)
})
