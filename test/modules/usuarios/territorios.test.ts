import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import type { TerritorioItem } from '../../../src/core/contas/territorio/territorio.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { addMembers, at as grupoAt, insertGrupo, trailOf } from '../grupos/support.ts'
import { at, denied, errorOf, notFound } from './support.ts'

const pais: TerritorioItem = { tipo: 'pais', codigo: 'BR' }
const PE: TerritorioItem = { tipo: 'uf', codigo: 'PE' }
const SP: TerritorioItem = { tipo: 'uf', codigo: 'SP' }
const RECIFE: TerritorioItem = { tipo: 'municipio', codigo: '2611606' }

let test: TestApp
let second: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  second = (await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret } })) as TestApp
  admin = await account(test, 'admin')
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const put = (token: string, id: number, territorios: unknown) =>
  test.call('PUT', at(id, '/territorios'), { token, body: { territorios } })
const putGrupo = (token: string, id: number, territorios: unknown) =>
  test.call('PUT', grupoAt(id, '/territorios'), { token, body: { territorios } })
const me = async (token: string, app = test) => (await app.call('GET', '/api/v1/usuarios/me', { token })).body

describe('PUT /api/v1/usuarios/{id}/territorios', () => {
  it('200 with the list, which is shown in the user, the list, the search and the own profile; audited', async () => {
    const target = await account(test, 'analista')
    const { status, body } = await put(admin.token, target.id, [{ tipo: 'uf', codigo: 'pe' }, RECIFE])
    expect([status, body]).toEqual([200, { message: 'Territórios atualizados.', territorios: [PE, RECIFE] }])
    const read = await test.call('GET', at(target.id), { token: admin.token, query: { include: 'historico' } })
    expect(read.body).toMatchObject({
      territorios: [PE, RECIFE],
      territorio_efetivo: { origem: 'usuario', territorios: [PE] },
      historico: [
        {
          acao: 'usuario.territorios_alterados',
          detalhes: { territorios: { incluidos: ['uf:PE', 'municipio:2611606'], retirados: [] } }
        }
      ]
    })
    expect(await me(target.token)).toMatchObject({ territorios: [PE, RECIFE] })
    const query = { id: String(target.id) }
    const list = await test.call('GET', '/api/v1/usuarios', { token: admin.token, query })
    expect(list.body.items).toMatchObject([{ territorios: [PE, RECIFE] }])
    const again = await put(admin.token, target.id, [PE, RECIFE])
    expect(again.status).toBe(200)
  })

  it('422 at the place that does not exist or is there twice, 404 for nobody, 403 without the permission', async () => {
    const target = await insertAccount(test, 'analista')
    const wrong = await put(admin.token, target.id, [PE, { tipo: 'municipio', codigo: '1' }])
    expect(wrong).toMatchObject({ status: 422, body: { error: { details: [{ field: 'territorios.1.codigo' }] } } })
    expect(await put(admin.token, target.id, [PE, PE])).toMatchObject({ status: 422 })
    expect(await put(admin.token, target.id, Array(601).fill(PE))).toMatchObject({ status: 422 })
    expect(await put(admin.token, 2_147_483_647, [PE])).toMatchObject(notFound)
    const analista = await account(test, 'analista')
    expect(await put(analista.token, target.id, [PE])).toMatchObject(denied('usuarios.gerenciar_permissoes'))
  })

  it('what was read can be sent back to PUT /usuarios/{id} and PUT /grupos/{id}, and changes nothing', async () => {
    const target = await insertAccount(test, 'analista', { territorios: [PE] })
    const { body } = await test.call('GET', at(target.id), { token: admin.token, query: { include: 'grupos' } })
    const sent = await test.call('PUT', at(target.id), { token: admin.token, body: { ...body, territorios: [pais] } })
    expect(sent).toMatchObject({ status: 200, body: { campos_alterados: [] } })
    const grupo = await insertGrupo(test, [], { territorios: [PE] })
    const read = await test.call('GET', grupoAt(grupo), { token: admin.token })
    expect((await test.call('PUT', grupoAt(grupo), { token: admin.token, body: read.body })).status).toBe(200)
    expect((await test.call('GET', grupoAt(grupo), { token: admin.token })).body.territorios).toEqual([PE])
  })
})

describe('what an account reaches', () => {
  it('its own list, else the union of its groups, else the country; administrators everything', async () => {
    const one = await account(test, 'analista')
    expect((await me(one.token)).territorio_efetivo).toEqual({ origem: 'nenhum', territorios: [pais] })
    const grupo = await insertGrupo(test)
    await addMembers(test, grupo, one)
    await putGrupo(admin.token, grupo, [RECIFE])
    expect((await me(one.token)).territorio_efetivo).toEqual({ origem: 'grupos', territorios: [RECIFE] })
    const other = await insertGrupo(test, [], { territorios: [SP] })
    await addMembers(test, other, one)
    expect((await me(one.token)).territorio_efetivo).toEqual({ origem: 'grupos', territorios: [SP, RECIFE] })
    await put(admin.token, one.id, [PE])
    expect((await me(one.token)).territorio_efetivo).toEqual({ origem: 'usuario', territorios: [PE] })
    const chief = await account(test, 'admin', { territorios: [PE] })
    expect((await me(chief.token)).territorio_efetivo).toEqual({ origem: 'administrador', territorios: [pais] })
    expect(await trailOf(test, admin.token, grupo)).toMatchObject([
      { acao: 'grupo.territorios_alterados', detalhes: { territorios: { incluidos: ['municipio:2611606'] } } }
    ])
  })

  it('an inactive group gives no place, and frees nobody', async () => {
    const one = await account(test, 'analista')
    await addMembers(test, await insertGrupo(test, [], { territorios: [PE], ativo: false }), one)
    expect((await me(one.token)).territorio_efetivo).toEqual({ origem: 'grupos', territorios: [] })
    await addMembers(test, await insertGrupo(test, [], { territorios: [SP] }), one)
    expect((await me(one.token)).territorio_efetivo).toEqual({ origem: 'grupos', territorios: [SP] })
  })
})

describe('who is limited gives nothing beyond', () => {
  const out = errorOf(403, 'OUT_OF_TERRITORY')
  const gestorOf = (...territorios: TerritorioItem[]) => account(test, 'gestor', { territorios })
  const memberOf = async (...territorios: TerritorioItem[]) => {
    const one = await insertAccount(test, null)
    const grupo = await insertGrupo(test, [], { territorios })
    await addMembers(test, grupo, one)
    return { id: one.id, grupo }
  }

  it('gives what lies within, to who reaches no more', async () => {
    const gestor = await gestorOf(PE)
    const within = await insertAccount(test, null, { territorios: [RECIFE] })
    expect((await put(gestor.token, within.id, [PE])).status).toBe(200)
    for (const wider of [[], [pais], [SP], [PE, SP]]) {
      expect(await put(gestor.token, within.id, wider)).toMatchObject(out)
      expect(await put(gestor.token, gestor.id, wider)).toMatchObject(out)
    }
    const beyond = await insertAccount(test, null, { territorios: [SP] })
    const free = await insertAccount(test, null)
    for (const { id } of [beyond, free]) expect(await put(gestor.token, id, [PE])).toMatchObject(out)
    const [stored] = await test.db.select().from(usuarios).where(eq(usuarios.id, gestor.id))
    expect(stored?.territorios).toEqual([PE])
  })

  it('an empty own list is allowed where the groups limit as much', async () => {
    const gestor = await gestorOf(PE)
    const { id } = await memberOf(RECIFE)
    expect((await put(gestor.token, id, [PE])).status).toBe(200)
    expect((await put(gestor.token, id, [])).status).toBe(200)
  })

  it('groups: places within, of groups whose members reach no more; never an empty list', async () => {
    const gestor = await gestorOf(PE)
    const { grupo } = await memberOf(RECIFE)
    expect((await putGrupo(gestor.token, grupo, [PE])).status).toBe(200)
    for (const wider of [[], [SP], [pais]]) expect(await putGrupo(gestor.token, grupo, wider)).toMatchObject(out)
    const foreign = await insertGrupo(test, [], { territorios: [SP] })
    expect(await putGrupo(gestor.token, foreign, [PE])).toMatchObject(out)
    const open = await insertGrupo(test)
    await addMembers(test, open, await insertAccount(test, null))
    expect(await putGrupo(gestor.token, open, [PE])).toMatchObject(out)
    expect((await putGrupo(gestor.token, await insertGrupo(test), [PE])).status).toBe(200)
  })

  it('no tie to a group widens anybody: joining, leaving, replacing, moving, deleting, switching on', async () => {
    const gestor = await gestorOf(PE)
    const { token } = gestor
    const { id, grupo } = await memberOf(RECIFE)
    const wide = await insertGrupo(test, [], { territorios: [SP] })
    const own = grupoAt(grupo, `/usuarios/${id}`)
    expect(await test.call('POST', grupoAt(wide, `/usuarios/${id}`), { token })).toMatchObject(out)
    expect(await test.call('POST', at(id, `/grupos/${wide}`), { token })).toMatchObject(out)
    expect(await test.call('DELETE', own, { token })).toMatchObject(out)
    expect(await test.call('DELETE', at(id, `/grupos/${grupo}`), { token })).toMatchObject(out)
    const replace = (grupos_ids: number[]) => test.call('PUT', at(id, '/grupos'), { token, body: { grupos_ids } })
    expect(await replace([])).toMatchObject(out)
    expect(await replace([grupo, wide])).toMatchObject(out)
    expect(await test.call('PUT', at(id), { token, body: { grupos_ids: [wide] } })).toMatchObject(out)
    expect(await test.call('DELETE', grupoAt(grupo), { token, query: { force: 'true' } })).toMatchObject(out)
    const query = { transferir_usuarios: String(wide) }
    expect(await test.call('DELETE', grupoAt(grupo), { token, query })).toMatchObject(out)
    const asleep = await insertGrupo(test, [], { territorios: [SP], ativo: false })
    expect(await test.call('PUT', grupoAt(asleep), { token, body: { ativo: true } })).toMatchObject(out)
    const narrow = await insertGrupo(test, [], { territorios: [PE] })
    expect((await replace([narrow])).status).toBe(200)
    expect((await test.call('POST', at(gestor.id, `/grupos/${wide}`), { token })).status).toBe(200)
    expect((await me(token)).territorio_efetivo.territorios).toEqual([PE])
    expect((await test.call('DELETE', own, { token: admin.token })).status).toBe(404)
  })

  it('a member who reaches more already may join and leave what changes nothing', async () => {
    const { token } = await gestorOf(PE)
    const free = await insertAccount(test, null)
    const grupo = await insertGrupo(test)
    expect((await test.call('POST', grupoAt(grupo, `/usuarios/${free.id}`), { token })).status).toBe(200)
    expect((await test.call('DELETE', grupoAt(grupo, `/usuarios/${free.id}`), { token })).status).toBe(204)
  })

  it('an account that it creates reaches no more than its creator', async () => {
    const { token } = await gestorOf(RECIFE)
    const body = { nome: 'Nova Conta', email: 'nova.conta@saude.example', senha: 'Chikungunya#77' }
    const created = await test.call('POST', '/api/v1/usuarios', { token, body })
    expect(created.status).toBe(201)
    const read = await test.call('GET', at(created.body.id), { token: admin.token, query: { include: 'grupos' } })
    expect(read.body.territorio_efetivo).toEqual({ origem: 'usuario', territorios: [RECIFE] })
  })

  it('takes over no account that reaches more: neither by password nor by address', async () => {
    const { token } = await gestorOf(PE)
    const [within, beyond] = [
      await insertAccount(test, null, { territorios: [RECIFE] }),
      await insertAccount(test, null)
    ]
    const password = (id: number) =>
      test.call('POST', at(id, '/alterar-senha'), { token, body: { nova_senha: 'Chikungunya#77' } })
    expect(await password(beyond.id)).toMatchObject(out)
    expect((await password(within.id)).status).toBe(200)
    const email = (id: number) => test.call('PUT', at(id), { token, body: { email: `outra-${id}@saude.example` } })
    expect(await email(beyond.id)).toMatchObject(out)
    expect((await email(within.id)).status).toBe(200)
  })

  it('an account that was dismissed and reactivated is limited as before', async () => {
    const { token } = await gestorOf(PE)
    const { id } = await memberOf(RECIFE)
    const query = { motivo: 'Saiu' }
    expect((await test.call('DELETE', at(id), { token, query })).status).toBe(200)
    expect((await test.call('PUT', at(id), { token, body: { ativo: true } })).status).toBe(200)
    const [stored] = await test.db.select().from(usuarios).where(eq(usuarios.id, id))
    expect(stored).toMatchObject({ ativo: true, territorios: [RECIFE] })
  })

  it('two changes at once that each leave one limit do not take both away', async () => {
    const { token } = await gestorOf(PE)
    const { id, grupo } = await memberOf(PE)
    const other = await insertGrupo(test, [], { territorios: [PE] })
    await addMembers(test, other, { id })
    const answers = await Promise.all([
      test.call('DELETE', grupoAt(grupo, `/usuarios/${id}`), { token }),
      test.call('DELETE', grupoAt(other), { token, query: { force: 'true' } })
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
    const ties = await test.db.execute(sql`select 1 from usuarios_grupos where usuario_id = ${id}`)
    expect(ties).toHaveLength(1)
  })
})

it('a change is felt at the next request, on another instance too', async () => {
  const one = await account(test, 'analista')
  await put(admin.token, one.id, [PE])
  expect((await me(one.token, second)).territorio_efetivo.territorios).toEqual([PE])
  await put(admin.token, one.id, [SP])
  expect((await me(one.token, second)).territorio_efetivo.territorios).toEqual([SP])
})
