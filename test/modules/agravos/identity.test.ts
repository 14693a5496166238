import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { MOST_IDENTITIES } from '../../../src/modules/agravos/privacy/identities.ts'
import { casos, identificacoes } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { denied, giveDirect, notFound, unauthorized } from '../usuarios/support.ts'
import { casoAt, casoBody, createdCaso, fullCasoBody, readCaso } from './support.ts'

const NOME = 'Maria da Silva Santos'
let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const identityOf = (id: number | string, token: string | undefined = gestor.token, query?: Record<string, string>) =>
  test.call('GET', casoAt(id, '/identificacao'), { token, query })

const trailOf = (id: number, acao = 'caso.identificado') =>
  test.db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.alvoId, id), eq(auditoria.acao, acao)))
    .orderBy(asc(auditoria.id))

/** Gives the account this many readings at a moment. */
async function useUp(usuarioId: number, count: number, at: Date): Promise<void> {
  const momentos = Array.from({ length: count }, () => at)
  await test.db
    .insert(identificacoes)
    .values({ usuarioId, momentos })
    .onConflictDoUpdate({ target: identificacoes.usuarioId, set: { momentos } })
}

describe('GET /api/v1/agravos/casos/{id}/identificacao', () => {
  it('200: the person as stored, not to be kept by anybody, and a record in the trail alone', async () => {
    const identity = {
      paciente_telefone: '(81) 98765-4321',
      paciente_nome_mae: 'Ana Lima',
      paciente_cns: '700 0000 0000 0005'
    }
    const id = await createdCaso(test, gestor.token, fullCasoBody(identity))
    const { status, headers, body } = await identityOf(id, gestor.token, { motivo: ' Busca ativa ' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
    expect(body).toEqual({
      id,
      nome: NOME,
      data_nascimento: '1990-11-08',
      nome_mae: 'Ana Lima',
      cns: '700000000000005',
      telefone: '(81) 98765-4321',
      endereco: {
        logradouro: 'Rua dos Navegantes',
        numero: '123',
        bairro: 'Boa Viagem',
        cep: '51021010',
        municipio: 'Recife',
        estado: 'PE',
        latitude: -8.119_87,
        longitude: -34.900_44
      }
    })
    const [entry, ...others] = await trailOf(id)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ atorId: gestor.id, em: test.clock.moment, detalhes: { motivo: 'Busca ativa' } })
    expect([entry?.ip, entry?.requisicao].every(Boolean)).toBe(true)
    expect(JSON.stringify((await readCaso(test, gestor.token, id)).body.historico)).not.toContain('identificado')
  })

  it('200: null where nothing is known, and no reason is needed', async () => {
    const id = await createdCaso(test, gestor.token)
    await test.db.execute(sql`delete from casos_pessoais where caso_id = ${id}`)
    const { status, body } = await identityOf(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ nome: null, data_nascimento: null, nome_mae: null, cns: null, telefone: null })
    expect(body.endereco).toMatchObject({ logradouro: null, cep: null, municipio: 'Recife', latitude: null })
    expect((await trailOf(id)).map(({ detalhes }) => detalhes)).toEqual([{}])
  })

  it('401, 403 without agravos.identificar, 404 for unknown and deleted cases: nothing is recorded', async () => {
    const id = await createdCaso(test, gestor.token)
    expect(await test.call('GET', casoAt(id, '/identificacao'))).toMatchObject(unauthorized)
    for (const grupo of ['analista', 'usuario', 'visualizador', null] as const)
      expect(await identityOf(id, (await account(test, grupo)).token)).toMatchObject(denied('agravos.identificar'))
    expect(await identityOf(2_147_483_647)).toMatchObject(notFound)
    await test.db.update(casos).set({ excluido_em: test.clock.moment }).where(eq(casos.id, id))
    expect(await identityOf(id)).toMatchObject(notFound)
    expect(await trailOf(id)).toEqual([])
  })

  it('the permission alone is enough', async () => {
    const id = await createdCaso(test, gestor.token)
    const { token, id: conta } = await account(test, null)
    await giveDirect(test, conta, 'agravos.identificar')
    expect((await identityOf(id, token)).body.nome).toBe(NOME)
  })

  it.each([NOME, 'ligar para MARIA DA SILVA SANTOS hoje', 'Rua dos Navegantes, 123'])(
    '422 PERSONAL_DATA for the reason %j: nothing is shown or counted, and the refusal is recorded',
    async (motivo) => {
      const id = await createdCaso(test, gestor.token, fullCasoBody())
      const other = await account(test, 'gestor')
      const { status, body } = await identityOf(id, other.token, { motivo })
      expect([status, body.error.details[0].code, body.error.details[0].field]).toEqual([
        422,
        'PERSONAL_DATA',
        'motivo'
      ])
      expect(JSON.stringify(body)).not.toContain('Navegantes')
      expect(await trailOf(id)).toEqual([])
      expect(await trailOf(id, 'caso.texto_recusado')).toHaveLength(1)
      expect(await test.db.$count(identificacoes, eq(identificacoes.usuarioId, other.id))).toBe(0)
    }
  )

  it('422 for a reason of more than 200 characters', async () => {
    const id = await createdCaso(test, gestor.token)
    expect((await identityOf(id, gestor.token, { motivo: 'x'.repeat(201) })).status).toBe(422)
    expect((await identityOf(id, gestor.token, { motivo: 'x'.repeat(200) })).status).toBe(200)
  })

  it('nothing is shown when the audit trail does not take the reading', async () => {
    const id = await createdCaso(test, gestor.token)
    await test.db.execute(sql`alter table auditoria add constraint cheia check (acao <> 'caso.identificado') not valid`)
    try {
      const { status, body } = await identityOf(id)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(body)).not.toContain('Maria')
    } finally {
      await test.db.execute(sql`alter table auditoria drop constraint cheia`)
    }
    expect((await identityOf(id)).status).toBe(200)
  })

  it('429 after 300 in an hour, on every instance and under parallel requests, until the first is an hour old', async () => {
    const id = await createdCaso(test, gestor.token, casoBody())
    const other = await openApp({ url: test.url, config: { jwtSecret: test.config.jwtSecret, rateLimit: false } })
    try {
      const reader = await account(test, 'gestor')
      await useUp(reader.id, MOST_IDENTITIES - 2, new Date(test.clock.moment.getTime() - 3_590_000))
      const path = casoAt(id, '/identificacao')
      const both = [test, other, test, other].map((app) => app.call('GET', path, { token: reader.token }))
      const answers = await Promise.all(both)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
      const refused = answers.find(({ status }) => status === 429)!
      expect([refused.body.error.code, refused.headers['retry-after']]).toEqual(['RATE_LIMIT_EXCEEDED', '10'])
      expect(JSON.stringify(refused.body)).not.toContain('Maria')
      expect((await identityOf(id)).status).toBe(200)
      test.advance(11_000)
      expect((await identityOf(id, reader.token)).status).toBe(200)
    } finally {
      await other.close()
    }
  })
})
