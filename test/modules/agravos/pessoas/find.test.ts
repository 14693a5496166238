import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditoria } from '../../../../src/core/auditoria/tables.ts'
import { usuarios } from '../../../../src/core/contas/tables.ts'
import type { TerritorioItem } from '../../../../src/core/contas/territorio/territorio.ts'
import { MOST_COMPARED } from '../../../../src/modules/agravos/list/persons.ts'
import { soundColumns } from '../../../../src/modules/agravos/pessoas/digests.ts'
import { MOST_IDENTITIES } from '../../../../src/modules/agravos/privacy/identities.ts'
import { casos, casosPessoais, identificacoes } from '../../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../../support/accounts.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { denied, giveDirect, unauthorized } from '../../usuarios/support.ts'
import { seedPerson } from '../seed.ts'
import { CASOS, casoAt, casoBody, createdCaso } from '../support.ts'

const SEARCH = `${CASOS}/buscar-pessoa`
const CNS = '700000000000005'
const person = {
  paciente_nome: 'Luiz Carlos de Souza',
  paciente_data_nascimento: '1984-05-07',
  paciente_nome_mae: 'Terezinha de Souza',
  paciente_cns: CNS
}

let test: TestApp
let gestor: Account
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())
beforeEach(() => test.db.execute(sql`truncate casos cascade`))

type Body = Record<string, unknown>
const search = (body: Body, token: string | undefined = gestor.token) => test.call('POST', SEARCH, { token, body })
async function found(body: Body, token = gestor.token): Promise<number[]> {
  const { status, body: answer } = await search(body, token)
  expect(status).toBe(200)
  return answer.casos.map(({ caso }: { caso: { id: number } }) => caso.id)
}
const recorded = (fields: Body = {}) => createdCaso(test, gestor.token, casoBody({ ...person, ...fields }))
const trail = () =>
  test.db.select().from(auditoria).where(eq(auditoria.acao, 'caso.pessoa_buscada')).orderBy(asc(auditoria.id))
const digests = async (id: number) => {
  const [row] = await test.db.select().from(casosPessoais).where(eq(casosPessoais.caso_id, id))
  return row && Object.fromEntries(soundColumns.map((name) => [name, row[name]]))
}

describe('POST /api/v1/agravos/casos/buscar-pessoa', () => {
  it('200: what the list shows of the case, with score and what agrees, not to be kept by anybody', async () => {
    const id = await recorded()
    await recorded({ paciente_nome: 'Pedro Alves Lima', paciente_nome_mae: 'Rita Lima', paciente_cns: null })
    const { status, headers, body } = await search({ nome: 'Luís Carlos Sousa', data_nascimento: '1984-07-05' })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const { body: list } = await test.call('GET', CASOS, { token: gestor.token, query: { 'id[eq]': String(id) } })
    expect(body).toMatchObject({ total: 1, incompleto: false })
    expect(body.casos[0].caso).toEqual(list.tipos.find((each: { id: number }) => each.id === id))
    expect(body.casos[0].coincide).toEqual(['nome_parecido', 'data_nascimento_trocada'])
    expect(body.casos[0].pontuacao).toBeGreaterThan(90)
    expect(JSON.stringify(body)).not.toMatch(/Lu[ií][sz]|Sou[sz]a|1984|Terezinha/)
  })

  it.each<[string, Body]>([
    ['the name alone', { nome: 'LUIS CARLOS SOUSA' }],
    ['a misspelt name', { nome: 'Luiz Calos de Suza' }],
    ['first and last name swapped', { nome: 'Souza Luiz' }],
    ['a wrong first name with the birth date', { nome: 'Lui Souza', data_nascimento: '1984-05-07' }],
    ['a wrong last name with the birth date and the mother', { nome: 'Luiz Carlos Suoza', ...day(), ...mother() }],
    ['a day that is wrong', { nome: 'Luiz Souza', data_nascimento: '1984-05-08' }],
    ['day and month swapped', { nome: 'Luiz Souza', data_nascimento: '1984-07-05' }],
    ['the mother with another spelling', { nome: 'Luis Carlos', nome_mae: 'Teresinha Sousa' }],
    ['the card, whatever the name', { nome: 'Ninguém Conhecido', cns: '700 0000 0000 0005' }]
  ])('finds by %s', async (_, body) => {
    const id = await recorded()
    expect(await found(body)).toEqual([id])
  })

  it.each<[string, Body]>([
    ['another first name', { nome: 'José Carlos de Souza' }],
    ['another last name', { nome: 'Luiz Carlos Barbosa' }],
    ['the other sex', { nome: 'Luiza Carla de Souza', data_nascimento: '1990-01-01' }],
    ['another card and another name', { nome: 'Ninguém Conhecido', cns: '800000000000001' }],
    ['a name without letters', { nome: '1234 ?' }]
  ])('does not find by %s', async (_, body) => {
    await recorded()
    expect(await found(body)).toEqual([])
  })

  it('the likeliest comes first', async () => {
    const alike = await recorded({ paciente_nome: 'Luis Carlos Sousa', paciente_cns: null })
    const same = await recorded()
    const younger = await recorded({ paciente_data_nascimento: '1990-01-01', paciente_cns: null })
    expect(await found({ nome: person.paciente_nome, data_nascimento: '1984-05-07', cns: CNS })).toEqual([same, alike])
    expect(await found({ nome: 'Luiz Carlos de Souza', nome_mae: 'Terezinha de Souza' })).toContain(younger)
  })

  it('a deleted case, and what a change has taken away, are not found', async () => {
    const [changed, deleted] = [await recorded(), await recorded({ paciente_cns: null })]
    const put = { paciente_nome: 'Antônio Prado', paciente_cns: null, paciente_nome_mae: null }
    expect((await test.call('PUT', casoAt(changed), { token: gestor.token, body: put })).status).toBe(200)
    await test.db.update(casos).set({ excluido_em: test.clock.moment }).where(eq(casos.id, deleted))
    expect(await found({ nome: person.paciente_nome, ...day(), ...mother(), cns: CNS })).toEqual([])
    expect(await found({ nome: 'Antonio Prado' })).toEqual([changed])
    await test.db.delete(casos).where(eq(casos.id, deleted))
    expect(await digests(deleted)).toBeUndefined()
  })

  it('compares a bounded number and says so', async () => {
    for (let i = 0; i <= MOST_COMPARED; i++) await seedPerson(test.db, {}, { nome: 'Maria da Silva' })
    const { body } = await search({ nome: 'Maria da Silva' })
    expect(body).toMatchObject({ total: 50, comparados: MOST_COMPARED, incompleto: true })
  })

  it('401, 403 without agravos.identificar; the permission alone is enough', async () => {
    const id = await recorded()
    expect(await test.call('POST', SEARCH, { body: { nome: 'Luiz Souza' } })).toMatchObject(unauthorized)
    for (const grupo of ['analista', 'usuario', 'visualizador', null] as const)
      expect(await search({ nome: 'Luiz Souza' }, (await account(test, grupo)).token)).toMatchObject(
        denied('agravos.identificar')
      )
    const only = await account(test, null)
    await giveDirect(test, only.id, 'agravos.identificar')
    expect(await found({ nome: 'Luiz Souza' }, only.token)).toEqual([id])
  })

  it.each<[Body, string]>([
    [{}, 'nome'],
    [{ nome: ' ' }, 'nome'],
    [{ nome: 'x'.repeat(201) }, 'nome'],
    [{ nome: 'Luiz', cns: '700000000000006' }, 'cns'],
    [{ nome: 'Luiz', data_nascimento: '1984-13-01' }, 'data_nascimento'],
    [{ nome: 'Luiz', telefone: '1' }, 'telefone']
  ])('422 for %j: nothing is counted or recorded', async (body, field) => {
    const other = await account(test, 'gestor')
    const { status, body: answer } = await search(body, other.token)
    expect([status, answer.error.details[0].field]).toEqual([422, field])
    expect(await test.db.$count(identificacoes, eq(identificacoes.usuarioId, other.id))).toBe(0)
  })

  it('outside the territory nobody is found, and no number tells it', async () => {
    const inside = await recorded()
    const outside = await recorded({ municipio_residencia: 'Salvador', estado_residencia: 'BA', paciente_cns: null })
    const local = await account(test, 'gestor')
    const limit = (...territorios: TerritorioItem[]) =>
      test.db.update(usuarios).set({ territorios }).where(eq(usuarios.id, local.id))
    const asked = { nome: person.paciente_nome, ...day() }
    expect((await found(asked, local.token)).sort()).toEqual([inside, outside])
    await limit({ tipo: 'municipio', codigo: '2611606' })
    expect((await search(asked, local.token)).body).toMatchObject({ total: 1, comparados: 1, incompleto: false })
    expect(await found(asked, local.token)).toEqual([inside])
    await limit({ tipo: 'uf', codigo: 'BA' }, { tipo: 'municipio', codigo: '3550308' })
    expect(await found(asked, local.token)).toEqual([outside])
    await limit({ tipo: 'uf', codigo: 'RS' })
    expect((await search(asked, local.token)).body).toMatchObject({ total: 0, comparados: 0, casos: [] })
    const put = { token: gestor.token, body: { municipio_notificacao: '4314902' } }
    expect((await test.call('PUT', casoAt(outside), put)).status).toBe(200)
    expect(await found(asked, local.token)).toEqual([outside])
  })

  it('429 after 300 searches and identities together in an hour', async () => {
    const id = await recorded()
    const reader = await account(test, 'gestor')
    const momentos = Array.from({ length: MOST_IDENTITIES - 2 }, () => test.clock.moment)
    await test.db.insert(identificacoes).values({ usuarioId: reader.id, momentos })
    expect((await search({ nome: 'Luiz Souza' }, reader.token)).status).toBe(200)
    expect((await test.call('GET', casoAt(id, '/identificacao'), { token: reader.token })).status).toBe(200)
    const refused = await search({ nome: 'Luiz Souza' }, reader.token)
    expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
    expect((await search({ nome: 'Luiz Souza' })).status).toBe(200)
    expect(await test.db.$count(auditoria, isSearchOf(reader.id))).toBe(1)
  })

  it('the trail tells who searched by what, with a digest that is the same for the same question', async () => {
    await recorded()
    const asked = { nome: 'Luiz Souza', ...day() }
    for (const body of [asked, asked, { ...asked, nome: 'Luiza Souza' }]) await search(body)
    const entries = (await trail()).slice(-3)
    expect(entries[0]).toMatchObject({
      atorId: gestor.id,
      alvoTipo: 'caso',
      alvoId: null,
      detalhes: { por: ['nome', 'data_nascimento'], encontrados: 1, pedido: expect.stringMatching(/^[0-9a-f]{32}$/) }
    })
    const [first, second, third] = entries.map(({ detalhes }) => (detalhes as { pedido: string }).pedido)
    expect([second === first, third === first]).toEqual([true, false])
    expect(JSON.stringify(entries)).not.toMatch(/Luiz|Souza|1984/)
  })

  it('nothing is shown when the audit trail does not take the search', async () => {
    await recorded()
    await test.db.execute(
      sql`alter table auditoria add constraint cheia check (acao <> 'caso.pessoa_buscada') not valid`
    )
    try {
      const { status, body } = await search({ nome: 'Luiz Souza' })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body.casos).toBeUndefined()
    } finally {
      await test.db.execute(sql`alter table auditoria drop constraint cheia`)
    }
  })
})

function day() {
  return { data_nascimento: '1984-05-07' }
}
function mother() {
  return { nome_mae: 'Terezinha de Souza' }
}
const isSearchOf = (id: number) => and(eq(auditoria.acao, 'caso.pessoa_buscada'), eq(auditoria.atorId, id))
