import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditoria } from '../../../../src/core/auditoria/tables.ts'
import { runJob } from '../../../../src/core/jobs/task.ts'
import { MOST_PAIRS } from '../../../../src/modules/agravos/duplicidades/alike.ts'
import { findingOfDuplicates } from '../../../../src/modules/agravos/duplicidades/search.ts'
import { casosPessoais, duplicidades } from '../../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../../support/accounts.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { denied, giveDirect, unauthorized } from '../../usuarios/support.ts'
import { casoAt } from '../support.ts'
import { type Body, DUPLICIDADES, limit, listed, pairs, recorded } from './support.ts'

let test: TestApp
let gestor: Account
let analista: Account
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  gestor = await account(test, 'gestor')
  analista = await account(test, 'analista')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.execute(sql`truncate casos cascade`)
  await test.db.execute(sql`update busca_de_duplicidades set ate = 0`)
})

const turn = () => findingOfDuplicates.run({ db: test.db, now: () => test.clock.moment })
async function searched(who = gestor) {
  const accepted = await test.call('POST', `${DUPLICIDADES}/busca`, { token: who.token })
  expect(accepted.status).toBe(202)
  await runJob(
    test.services,
    String(accepted.body.job_id).slice('job_'.length),
    { lastAttempt: true },
    { progressEveryMs: 0 }
  )
  return (await test.call('GET', accepted.body.status_url, { token: who.token })).body
}

describe('recording a case', () => {
  it('tells who may know patients of the other case, and the list has the pair', async () => {
    const first = await recorded(test, gestor)
    expect(first).not.toHaveProperty('possiveis_duplicidades')
    const second = await recorded(test, gestor, { paciente_nome: 'Luís Carlos Sousa', paciente_nome_mae: null })
    expect(second.possiveis_duplicidades).toEqual([
      { caso_id: first.id, pontuacao: expect.any(Number), coincide: ['nome_parecido', 'data_nascimento'] }
    ])
    const { data, total } = await listed(test, gestor)
    expect([total, data[0].casos.map(({ id }: { id: number }) => id)]).toEqual([1, [first.id, second.id]])
    expect(data[0]).toMatchObject({
      estado: 'pendente',
      tipo_agravo: 'dengue',
      dias_entre_sintomas: 0,
      decidida_em: null,
      mantido_id: null,
      pode_desfazer: false
    })
    expect(JSON.stringify(data)).not.toMatch(/Luiz|Souza|1984/)
  })

  it.each<[string, Body]>([
    ['day and month of birth swapped', { paciente_data_nascimento: '1984-07-05' }],
    ['no mother and a misspelt last name', { paciente_nome: 'Luiz Carlos Suoza', paciente_nome_mae: null }],
    ['a misspelt first name', { paciente_nome: 'Lui Carlos de Souza' }],
    ['symptoms 30 days before', { data_inicio_sintomas: '2026-10-08' }]
  ])('found: %s', async (_, fields) => {
    const first = await recorded(test, gestor)
    expect((await recorded(test, gestor, fields)).possiveis_duplicidades).toMatchObject([{ caso_id: first.id }])
  })

  it.each<[string, Body]>([
    ['symptoms 31 days before', { data_inicio_sintomas: '2026-10-07' }],
    ['another disease', { tipo_agravo: 'zika' }],
    ['another birth date and no mother', { paciente_data_nascimento: '1990-01-20', paciente_nome_mae: null }],
    ['a twin', { paciente_nome: 'Pedro Carlos de Souza' }],
    ['the same name and birth date with another mother', { paciente_nome_mae: 'Francisca Albuquerque' }],
    ['the other sex', { paciente_sexo: 'F' }],
    ['a name alone', { paciente_data_nascimento: null, paciente_nome_mae: null }]
  ])('not found: %s', async (_, fields) => {
    await recorded(test, gestor)
    expect(await recorded(test, gestor, fields)).not.toHaveProperty('possiveis_duplicidades')
    expect(await pairs(test, gestor)).toEqual([])
  })

  it('who may not know patients is told nothing; the background finds the pair a minute later, once', async () => {
    const [first, second] = [await recorded(test, analista), await recorded(test, analista)]
    expect(second).not.toHaveProperty('possiveis_duplicidades')
    await turn()
    expect(await pairs(test, gestor)).toEqual([])
    test.advance(61_000)
    expect(await turn()).toMatchObject({ looked: 2, found: 1 })
    expect(await pairs(test, gestor)).toEqual([[first.id, second.id]])
    expect(await turn()).toMatchObject({ looked: 0, found: 0 })
  })

  it('a case of another territory is not told, and its pair not shown; who reaches both sees it', async () => {
    const local = await account(test, 'gestor')
    const far = await recorded(test, gestor, { municipio_residencia: 'Salvador', estado_residencia: 'BA' })
    await limit(test, local, { tipo: 'uf', codigo: 'PE' })
    const near = await recorded(test, local)
    expect(near).not.toHaveProperty('possiveis_duplicidades')
    expect(await listed(test, local)).toMatchObject({ total: 0, data: [] })
    expect(await pairs(test, gestor)).toEqual([[far.id, near.id]])
    const { data } = await listed(test, gestor)
    for (const [rest, body] of [['resolver', { decisao: 'distintas' }], ['desfazer']] as const) {
      const { status } = await test.call('POST', `${DUPLICIDADES}/${data[0].id}/${rest}`, { token: local.token, body })
      expect([rest, status]).toEqual([rest, 404])
    }
  })
})

it('a case that was notified within is told and compared like one of a resident', async () => {
  const far = { municipio_residencia: 'Salvador', estado_residencia: 'BA' }
  const local = await account(test, 'gestor')
  await limit(test, local, { tipo: 'uf', codigo: 'PE' })
  const first = await recorded(test, gestor, { ...far, municipio_notificacao: '261160' })
  const second = await recorded(test, local)
  expect(second.possiveis_duplicidades).toMatchObject([{ caso_id: first.id }])
  await recorded(test, gestor, { ...far, municipio_notificacao: '2910800' })
  expect(await pairs(test, local)).toEqual([[first.id, second.id]])
  test.advance(1000)
  expect((await searched(local)).result).toMatchObject({ total_processados: 2, sucesso: 1 })
  const [{ id }] = (await listed(test, local)).data
  const body = { decisao: 'mesmo_caso', manter: second.id }
  const decided = await test.call('POST', `${DUPLICIDADES}/${id}/resolver`, { token: local.token, body })
  expect(decided.body.campos_alterados).toEqual(['municipio_notificacao'])
  const { status } = await test.call('POST', `${DUPLICIDADES}/${id}/desfazer`, { token: local.token })
  expect(status).toBe(200)
})

describe('POST /api/v1/agravos/duplicidades/busca', () => {
  it('finds the pairs among all cases, and drops those that are no longer alike', async () => {
    const [first, second] = [await recorded(test, gestor), await recorded(test, gestor)]
    const third = await recorded(test, analista, { tipo_agravo: 'zika' })
    const fourth = await recorded(test, analista, { tipo_agravo: 'zika' })
    test.advance(1000)
    const put = { paciente_nome: 'Antônio Prado', paciente_nome_mae: null }
    expect((await test.call('PUT', casoAt(second.id), { token: gestor.token, body: put })).status).toBe(200)
    expect(await pairs(test, gestor)).toEqual([[first.id, second.id]])
    const job = await searched()
    expect(job).toMatchObject({
      tipo: 'buscar-duplicidades',
      message: 'Busca concluída. Casos comparados: 4; pares encontrados: 1.',
      result: { total_processados: 4, sucesso: 1, erros: 0 },
      resultado: null
    })
    expect(await pairs(test, gestor)).toEqual([[third.id, fourth.id]])
  })

  it('compares within the territory of its owner alone, and leaves other pairs', async () => {
    const [first, second] = [await recorded(test, gestor), await recorded(test, gestor)]
    await recorded(test, gestor, { municipio_residencia: 'Salvador', estado_residencia: 'BA' })
    const local = await account(test, 'gestor')
    await limit(test, local, { tipo: 'uf', codigo: 'PE' })
    test.advance(1000)
    expect((await searched(local)).result).toMatchObject({ total_processados: 2, sucesso: 1 })
    expect(await pairs(test, local)).toEqual([[first.id, second.id]])
    expect(await pairs(test, gestor)).toHaveLength(3)
  })

  it('what was decided stays decided', async () => {
    await recorded(test, gestor)
    await recorded(test, gestor)
    await test.db.update(duplicidades).set({ estado: 'distintas' })
    await searched()
    expect((await listed(test, gestor, { estado: 'pendente' })).total).toBe(0)
    expect((await listed(test, gestor, { estado: 'distintas' })).total).toBe(1)
  })
})

describe('GET /api/v1/agravos/duplicidades', () => {
  it('401, 403 without agravos.identificar; the permission alone is enough, and each reading is in the trail', async () => {
    const [first, second] = [await recorded(test, gestor), await recorded(test, gestor)]
    expect(await test.call('GET', DUPLICIDADES)).toMatchObject(unauthorized)
    for (const grupo of ['analista', 'usuario', 'visualizador'] as const)
      expect(await test.call('GET', DUPLICIDADES, { token: (await account(test, grupo)).token })).toMatchObject(
        denied('agravos.identificar')
      )
    const only = await account(test, null)
    await giveDirect(test, only.id, 'agravos.identificar')
    expect(await pairs(test, only)).toEqual([[first.id, second.id]])
    const entries = await test.db.select().from(auditoria).where(eq(auditoria.atorId, only.id))
    expect(entries).toMatchObject([{ acao: 'duplicidade.listada', alvoId: null, detalhes: { total: 1 } }])
  })

  it('a person who is there many times makes a bounded number of pairs', async () => {
    for (let i = 0; i < MOST_PAIRS + 2; i++) await recorded(test, analista)
    const last = await recorded(test, gestor)
    expect(last.possiveis_duplicidades).toHaveLength(MOST_PAIRS)
    expect(await pairs(test, gestor)).toHaveLength(MOST_PAIRS)
  })

  it('the likeliest first; filters and pages', async () => {
    const first = await recorded(test, gestor)
    const alike = await recorded(test, gestor, { paciente_nome: 'Lui Carlos de Souza', paciente_nome_mae: null })
    const same = await recorded(test, gestor)
    expect((await pairs(test, gestor))[0]).toEqual([first.id, same.id])
    const { total, data } = await listed(test, gestor, { size: '1', page: '2' })
    expect([total, data.length]).toEqual([3, 1])
    expect((await listed(test, gestor, { 'pontuacao[gte]': '100' })).total).toBe(1)
    expect((await listed(test, gestor, { tipo_agravo: 'zika' })).total).toBe(0)
    expect(alike.possiveis_duplicidades).toHaveLength(1)
  })

  it('a pair goes with a deleted case, and nothing of it stays when the case is removed for good', async () => {
    const [, second] = [await recorded(test, gestor), await recorded(test, gestor)]
    await test.call('DELETE', casoAt(second.id), { token: gestor.token, query: { motivo: 'engano' } })
    expect(await pairs(test, gestor)).toEqual([])
    await test.db.execute(sql`delete from casos where id = ${second.id}`)
    expect([await test.db.$count(duplicidades), await test.db.$count(casosPessoais)]).toEqual([0, 1])
  })
})
