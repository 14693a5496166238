import { asc, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findingOfDuplicates } from '../../../../src/modules/agravos/duplicidades/search.ts'
import { openPessoais } from '../../../../src/modules/agravos/privacy/sealed.ts'
import { casos, casosPessoais, casosUnidos, duplicidades } from '../../../../src/modules/agravos/tables.ts'
import { entregas } from '../../../../src/modules/webhooks/tables.ts'
import { compareCounts } from '../../../../src/operations/recount/recount.ts'
import { rotateKeys } from '../../../../src/operations/rotation/rotate.ts'
import { useDataKeys } from '../../../../src/platform/sealing/keys.ts'
import { requireKnownKeys } from '../../../../src/platform/sealing/known-keys.ts'
import { type Account, account } from '../../../support/accounts.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { testKeys } from '../../../support/data-keys.ts'
import { giveDirect } from '../../usuarios/support.ts'
import { CASOS, casoAt, casoBody } from '../support.ts'
import { type Body, DUPLICIDADES, listed, pairs, person, recorded } from './support.ts'

const DAY_MS = 24 * 3600_000
const NEW_KEY = Buffer.alloc(32, 'another key').toString('base64')

let test: TestApp
let gestor: Account
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  gestor = await account(test, 'gestor')
  const body = { url: 'https://a.example/x', eventos: ['agravo.criado', 'agravo.atualizado', 'agravo.excluido'] }
  expect((await test.call('POST', '/api/v1/webhooks', { token: gestor.token, body })).status).toBe(201)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.execute(sql`delete from casos`)
  await test.db.execute(sql`truncate webhook_entregas`)
})
afterEach(async () => {
  useDataKeys(testKeys)
  expect(await compareCounts(test.db)).toEqual([])
})

const resolve = (id: number, body: Body, token = gestor.token) =>
  test.call('POST', `${DUPLICIDADES}/${id}/resolver`, { token, body })
const undo = (id: number, token = gestor.token) => test.call('POST', `${DUPLICIDADES}/${id}/desfazer`, { token })
const detail = (id: number) => test.call('GET', casoAt(id), { token: gestor.token })
const total = async () => (await test.call('GET', CASOS, { token: gestor.token })).body.total
const stored = async () => ({
  casos: await test.db.select().from(casos).orderBy(asc(casos.id)),
  people: (await test.db.select().from(casosPessoais).orderBy(asc(casosPessoais.caso_id))).map((row) =>
    openPessoais(row.caso_id, row)
  )
})
const events = async () =>
  (await test.db.select().from(entregas).orderBy(asc(entregas.id))).map(({ tipo, dados }) => [
    tipo,
    (dados as { id: number }).id
  ])

/** Two cases of one person, of which the second knows more, and their pair. */
async function twice(more: Body = {}) {
  const first = await recorded(test, gestor, { evolucao: 'cura' })
  const second = await recorded(test, gestor, {
    paciente_raca: 'parda',
    paciente_telefone: '81987654321',
    evolucao: 'obito',
    data_obito: '2026-11-09',
    dados_especificos: { febre: true },
    endereco: { logradouro: 'Rua do Sol', numero: '7' },
    ...more
  })
  const [pair] = (await listed(test, gestor)).data
  await test.db.execute(sql`truncate webhook_entregas`)
  test.advance(1000)
  return { a: first.id as number, b: second.id as number, id: pair.id as number }
}

describe('mesmo_caso', () => {
  it('one case stays and takes what it lacks; the other leaves every list and count with a link', async () => {
    const { a, b, id } = await twice()
    const { status, body } = await resolve(id, { decisao: 'mesmo_caso', manter: a })
    expect([status, body.message]).toEqual([200, 'Decisão registrada.'])
    expect(body.campos_alterados).toEqual([
      'dados_especificos.febre',
      'endereco.logradouro',
      'endereco.numero',
      'paciente.raca',
      'paciente.telefone'
    ])
    expect(body.duplicidade).toMatchObject({
      estado: 'mesmo_caso',
      mantido_id: a,
      decidida_por_id: gestor.id,
      pode_desfazer: true
    })
    const kept = (await detail(a)).body
    // What would contradict the kept case is left: a death beside a cure.
    expect(kept).toMatchObject({
      evolucao: 'cura',
      data_obito: null,
      paciente: { raca: 'parda' },
      endereco: { logradouro: 'Rua do Sol' },
      dados_especificos: { febre: true }
    })
    expect(kept.historico[0]).toMatchObject({ acao: 'caso.uniu', detalhes: { unido: b } })
    expect(await total()).toBe(1)
    const gone = await detail(b)
    expect([gone.status, gone.body.error.message]).toEqual([404, `Este caso foi unido ao caso ${a}.`])
    expect(await events()).toEqual([
      ['agravo.excluido', b],
      ['agravo.atualizado', a]
    ])
    const resumo = await test.call('GET', `${CASOS}/estatisticas/resumo`, { token: gestor.token })
    expect(resumo.body.total_casos ?? resumo.body.total).toBe(1)
    expect((await listed(test, gestor, { estado: 'pendente' })).total).toBe(0)
    // Nobody can read in the database what the kept case was.
    const [row] = await test.db.select().from(duplicidades)
    expect(row!.antes).toMatch(/^v2\./)
  })

  it('attachments go with it, and come back', async () => {
    const { a, b, id } = await twice()
    await test.db.execute(sql`
      insert into anexos (caso_id, nome, tipo, conteudo, tamanho, chave, enviado_em)
      values (${b}, 'exame.pdf', 'exame', 'application/pdf', 1, 'x', now())`)
    const ofCaso = async (caso: number) =>
      (await test.call('GET', casoAt(caso), { token: gestor.token, query: { include: 'anexos' } })).body.anexos.length
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    expect(await ofCaso(a)).toBe(1)
    await undo(id)
    expect([await ofCaso(a), await ofCaso(b)]).toEqual([0, 1])
    await test.db.execute(sql`delete from anexos`)
  })

  it.each<[string, Body, string, string]>([
    ['no case to keep', { decisao: 'mesmo_caso' }, 'manter', 'REQUIRED'],
    ['a case that is not of the pair', { decisao: 'mesmo_caso', manter: 2_000_000_000 }, 'manter', 'INVALID_VALUE'],
    ['no decision', { manter: 1 }, 'decisao', 'REQUIRED'],
    ['an unknown decision', { decisao: 'talvez' }, 'decisao', 'INVALID_VALUE']
  ])('422 for %s', async (_, body, field, code) => {
    const { id } = await twice()
    const { status, body: answer } = await resolve(id, body)
    expect([status, answer.error.details[0].field, answer.error.details[0].code]).toEqual([422, field, code])
    expect(await total()).toBe(2)
  })

  it('403 for who may not change cases; distintas needs no more than the permission', async () => {
    const { a, id } = await twice()
    const only = await account(test, null)
    await giveDirect(test, only.id, 'agravos.identificar')
    const refused = await resolve(id, { decisao: 'mesmo_caso', manter: a }, only.token)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'PERMISSION_DENIED'])
    expect((await resolve(id, { decisao: 'distintas' }, only.token)).status).toBe(200)
  })

  it('decided once: 422 for the second, 404 for what there is not', async () => {
    const { a, id } = await twice()
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    const again = await resolve(id, { decisao: 'distintas' })
    expect([again.status, again.body.error.details[0].field]).toEqual([422, 'id'])
    expect((await resolve(id + 1000, { decisao: 'distintas' })).status).toBe(404)
  })

  it('of three, one is left when two were taken for it', async () => {
    const { a, b, id } = await twice()
    const third = await recorded(test, gestor)
    expect(await pairs(test, gestor)).toHaveLength(3)
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    expect(await pairs(test, gestor, { estado: 'pendente' })).toEqual([[a, third.id]])
    const [next] = (await listed(test, gestor, { estado: 'pendente' })).data
    expect((await resolve(next.id, { decisao: 'mesmo_caso', manter: a })).status).toBe(200)
    expect([await total(), (await detail(b)).status]).toEqual([1, 404])
  })
})

describe('distintas', () => {
  it('both stay, and the pair is not asked about again', async () => {
    const { id } = await twice()
    const { body } = await resolve(id, { decisao: 'distintas' })
    expect(body).toMatchObject({ campos_alterados: [], duplicidade: { estado: 'distintas', mantido_id: null } })
    expect([await total(), (await listed(test, gestor, { estado: 'pendente' })).total]).toEqual([2, 0])
    expect(await events()).toEqual([])
    expect((await undo(id)).body.duplicidade).toMatchObject({ estado: 'pendente', pode_desfazer: false })
  })
})

describe('taking a decision back', () => {
  it('all is as before, byte for byte, and webhooks hear of it', async () => {
    const { a, b, id } = await twice()
    const before = await stored()
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    expect(await stored()).not.toEqual(before)
    await test.db.execute(sql`truncate webhook_entregas`)
    const { status, body } = await undo(id)
    expect([status, body.mantido_alterado, body.duplicidade.estado]).toEqual([200, false, 'pendente'])
    expect(await stored()).toEqual(before)
    expect([await total(), await test.db.$count(casosUnidos)]).toEqual([2, 0])
    expect(await events()).toEqual([
      ['agravo.criado', b],
      ['agravo.atualizado', a]
    ])
    expect((await detail(b)).body.historico[0]).toMatchObject({ acao: 'caso.separado', detalhes: { de: a } })
  })

  it('a kept case that was changed since stays as it is, and that is told', async () => {
    const { a, b, id } = await twice()
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    test.advance(1000)
    await test.call('PUT', casoAt(a), { token: gestor.token, body: { bairro_residencia: 'Graças' } })
    expect((await undo(id)).body.mantido_alterado).toBe(true)
    expect((await detail(a)).body).toMatchObject({ endereco: { bairro: 'Graças' }, paciente: { raca: 'parda' } })
    expect((await detail(b)).status).toBe(200)
  })

  it('422 when its number was taken meanwhile, and nothing has changed', async () => {
    const { a, b, id } = await twice()
    const { numero_notificacao } = (await detail(b)).body
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    const body = casoBody({ numero_notificacao, paciente_nome: 'Outra Pessoa' })
    expect((await test.call('POST', CASOS, { token: gestor.token, body })).status).toBe(201)
    const refused = await undo(id)
    expect([refused.status, refused.body.error.details[0].code]).toEqual([422, 'DUPLICATE'])
    expect((await listed(test, gestor, { estado: 'mesmo_caso' })).total).toBe(1)
  })

  it('for 30 days: then 422, and what the kept case was is forgotten', async () => {
    const { a, id } = await twice()
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    test.advance(30 * DAY_MS - 1000)
    await findingOfDuplicates.run({ db: test.db, now: () => test.clock.moment })
    expect((await test.db.select().from(duplicidades))[0]!.antes).not.toBeNull()
    test.advance(1000)
    const late = await account(test, 'gestor')
    const refused = await undo(id, late.token)
    expect([refused.status, refused.body.error.details[0].code]).toEqual([422, 'NOTHING_TO_UNDO'])
    await findingOfDuplicates.run({ db: test.db, now: () => test.clock.moment })
    expect((await test.db.select().from(duplicidades))[0]!.antes).toBeNull()
    gestor = await account(test, 'gestor')
  })

  it('422 where nothing was decided; 403 for who may not change cases', async () => {
    const { a, id } = await twice()
    expect((await undo(id)).body.error.details[0].code).toBe('NOTHING_TO_UNDO')
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    const only = await account(test, null)
    await giveDirect(test, only.id, 'agravos.identificar')
    expect((await undo(id, only.token)).status).toBe(403)
  })

  it('works after the data key was changed', async () => {
    await requireKnownKeys(test.db)
    const { a, id } = await twice()
    const before = await stored()
    await resolve(id, { decisao: 'mesmo_caso', manter: a })
    useDataKeys({ current: NEW_KEY, previous: testKeys.current })
    try {
      await rotateKeys(test.db, test.clock.moment)
      useDataKeys({ current: NEW_KEY, previous: null })
      expect((await undo(id)).status).toBe(200)
      const { people } = await stored()
      expect(people.map(({ nome }) => nome)).toEqual(before.people.map(({ nome }) => nome))
    } finally {
      useDataKeys({ current: testKeys.current, previous: NEW_KEY })
      await rotateKeys(test.db, test.clock.moment)
    }
  })
})

it('nothing of the person is in the trail', async () => {
  const { a, id } = await twice()
  await resolve(id, { decisao: 'mesmo_caso', manter: a })
  await undo(id)
  const rows = await test.db.execute(
    sql`select detalhes from auditoria where acao like 'duplicidade.%' or acao in ('caso.unido', 'caso.uniu', 'caso.separado')`
  )
  expect(rows.length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(rows)).not.toMatch(/Luiz|Souza|Rua do Sol|8198765/)
  expect(person.paciente_nome).toContain('Luiz')
})
