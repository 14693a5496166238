import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { insertCaso, insertCasos, type NewCaso } from '../../../src/modules/agravos/record/insert.ts'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { sqlState } from '../../../src/platform/db/client.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { idsOf, newCaso } from './insert-support.ts'
import { storedPessoais } from './seed.ts'
import { casoBody, createCaso, fullCasoBody, readCaso } from './support.ts'

let test: TestApp
let gestor: Account
let other: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  other = await account(test, 'gestor')
})
afterAll(() => test.close())

const newOne = (caso?: Partial<NewCaso['caso']>, pessoais?: Partial<NewCaso['pessoais']>) =>
  newCaso(test, gestor, caso, pessoais)
const entriesOf = (ids: number[]) =>
  test.db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.acao, 'caso.criado'), inArray(auditoria.alvoId, ids)))
    .orderBy(asc(auditoria.id))
const nomesOf = async (ids: number[]) => {
  const people = await Promise.all([...ids].sort((x, y) => x - y).map((id) => storedPessoais(test.db, id)))
  return people.flatMap((person) => (person ? [{ id: person.caso_id, nome: person.nome }] : []))
}
const recorded = { id: expect.any(Number), tells: false }
const total = () => test.db.$count(casos)

describe('insertCasos, the same cases from two sides', () => {
  it('in opposite orders: each is recorded once, without a deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      const lote = Array.from({ length: 100 }, () => newOne())
      const [one, other] = await Promise.all([insertCasos(test.db, lote), insertCasos(test.db, [...lote].reverse())])
      expect(idsOf([...one, ...other])).toHaveLength(100)
    }
  })
})

describe('POST /api/v1/agravos/casos, many at the same time', () => {
  it('201 for each, with an id of its own, its own person and its own entry of the audit trail', async () => {
    const sent = Array.from({ length: 60 }, (_, i) => ({
      who: i % 2 ? gestor : other,
      request: `lote-${i}`,
      body: fullCasoBody({
        tipo_agravo: ['dengue', 'zika', 'chikungunya'][i % 3],
        classificacao_final: 'confirmado',
        // Only dengue has a serotype.
        dados_laboratoriais: { ns1: 'positivo' },
        paciente_nome: `Paciente Número ${i}`,
        endereco: { logradouro: `Rua ${i}`, latitude: -8 - i / 100, longitude: -34.9 }
      })
    }))
    const answers = await Promise.all(
      sent.map(({ who, request, body }) =>
        test.call('POST', '/api/v1/agravos/casos', { token: who.token, body, headers: { 'x-request-id': request } })
      )
    )
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 201))
    const ids = answers.map(({ body }) => body.id as number)
    expect(new Set(ids).size).toBe(60)
    expect(answers.map(({ body }) => body.numero_notificacao)).toEqual(sent.map(({ body }) => body.numero_notificacao))

    const rows = new Map((await test.db.select().from(casos).where(inArray(casos.id, ids))).map((row) => [row.id, row]))
    const person = new Map(await Promise.all(ids.map(async (id) => [id, await storedPessoais(test.db, id)] as const)))
    const trail = new Map((await entriesOf(ids)).map((row) => [row.alvoId, row]))
    expect(await entriesOf(ids)).toHaveLength(60)
    for (const [i, { who, request, body }] of sent.entries()) {
      const id = ids[i]!
      expect(rows.get(id)).toMatchObject({
        tipo: body.tipo_agravo,
        numero_notificacao: body.numero_notificacao,
        responsavel_id: who.id,
        criado_em: test.clock.moment
      })
      expect(person.get(id)).toMatchObject({
        nome: `Paciente Número ${i}`,
        logradouro: `Rua ${i}`,
        latitude: -8 - i / 100
      })
      expect(trail.get(id)).toMatchObject({
        atorId: who.id,
        requisicao: request,
        alvoTipo: 'caso',
        detalhes: {},
        ip: '127.0.0.1',
        em: test.clock.moment
      })
    }
    const { body } = await readCaso(test, gestor.token, ids[30]!)
    expect(body).toMatchObject({ numero_notificacao: sent[30]!.body.numero_notificacao })
  })

  it('201 for one of many equal ones and 422 for the rest, while others at the same time get through', async () => {
    const equal = casoBody()
    const before = await total()
    const bodies = Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? casoBody() : equal))
    const answers = await Promise.all(bodies.map((body) => createCaso(test, gestor.token, body)))
    const of = (same: boolean) => answers.filter((_, i) => (bodies[i] === equal) === same).map(({ status }) => status)
    expect(of(false)).toEqual(Array(10).fill(201))
    expect(of(true).sort()).toEqual([201, ...Array(19).fill(422)])
    expect(await total()).toBe(before + 11)
  })
})

describe('insertCasos', () => {
  it('returns the ids in the order of the cases, ascending, and stores every column', async () => {
    const given = [
      newOne(),
      newOne({ idade: 36, sexo: 'F', gestante: true, hospitalizacao: true, data_obito: '2026-11-12', raca: 'parda' }),
      newOne(
        { dados_especificos: { a: 'aspas " e \\', b: [1, null] }, detalhe: { x: { y: true } } },
        { latitude: -8.5 }
      )
    ]
    const ids = idsOf(await insertCasos(test.db, given))
    expect(ids).toHaveLength(3)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    const rows = await test.db.select().from(casos).where(inArray(casos.id, ids)).orderBy(asc(casos.id))
    expect(rows).toMatchObject(given.map(({ caso }) => caso))
    expect(rows[0]).toMatchObject({ idade: null, sexo: null, gestante: null, data_obito: null, excluido_em: null })
    expect(await nomesOf(ids)).toEqual(ids.map((id, i) => ({ id, nome: given[i]!.pessoais.nome })))
    expect((await entriesOf(ids)).map(({ alvoId }) => alvoId)).toEqual(ids)
  })

  it('of equal cases within a batch the first wins; the others leave nothing behind', async () => {
    const numero = 'REPETIDO-1'
    const given = [
      newOne(),
      newOne({ numero_notificacao: numero }),
      newOne({ numero_notificacao: numero }),
      newOne({ numero_notificacao: numero, tipo: 'dengue' }),
      newOne({ numero_notificacao: numero })
    ]
    const inserted = await insertCasos(test.db, given)
    expect(inserted).toEqual([recorded, recorded, null, recorded, null])
    const kept = idsOf(inserted)
    expect((await nomesOf(kept)).map(({ nome }) => nome)).toEqual([0, 1, 3].map((i) => given[i]!.pessoais.nome))
    expect(await entriesOf(kept)).toHaveLength(3)
    expect(await test.db.$count(casosPessoais)).toBe(await total())
  })

  it('null for a key that is already taken, and a number again once that case is removed', async () => {
    const [first, again] = [newOne({ numero_notificacao: 'TOMADO' }), newOne({ numero_notificacao: 'TOMADO' })]
    const [id] = idsOf(await insertCasos(test.db, [first]))
    expect(await insertCasos(test.db, [again, newOne()])).toEqual([null, recorded])
    await test.db.update(casos).set({ excluido_em: test.clock.moment }).where(eq(casos.id, id!))
    expect(await insertCasos(test.db, [again])).toEqual([recorded])
  })

  it('records all or none', async () => {
    const before = await total()
    await expect(insertCasos(test.db, [newOne(), newOne({ idade: 40_000 })])).rejects.toThrow()
    expect(await total()).toBe(before)
  })
})

describe('insertCaso', () => {
  const refused: [string, () => NewCaso, string][] = [
    ['a number that is too great', () => newOne({ idade: 40_000 }), '22003'],
    ['a NUL', () => newOne({ bairro: 'a\0b' }), '22P05'],
    ['half a character', () => newOne({ bairro: 'a\ud800' }), '22P02'],
    ['a day that does not exist', () => newOne({ data_inicio_sintomas: '2026-02-30' }), '22008'],
    ['a list for an object', () => newOne({ detalhe: [] as never }), '23514'],
    ['no name', () => newOne({}, { nome: null as never }), '23502'],
    ['an account that does not exist', () => ({ ...newOne(), atorId: 2_000_000_000 }), '23503']
  ]

  it.each(refused)('%s fails alone; the others of its batch are recorded', async (_, make, state) => {
    const before = await total()
    // The first case goes by itself, the rest together.
    const given = [newOne(), newOne(), make(), newOne(), newOne()]
    const outcomes = await Promise.allSettled(given.map((each) => insertCaso(test.db, each)))
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled'
    ])
    expect(sqlState((outcomes[2] as PromiseRejectedResult).reason)).toBe(state)
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? idsOf([outcome.value]) : []))
    expect(await total()).toBe(before + 4)
    // Chance decides which of the two transactions gets its numbers first.
    const found = new Map((await nomesOf(ids)).map(({ id, nome }) => [id, nome]))
    expect(ids.map((id) => found.get(id))).toEqual([0, 1, 3, 4].map((i) => given[i]!.pessoais.nome))
    expect(await entriesOf(ids)).toHaveLength(4)
  })

  /** How many of the cases each transaction recorded. */
  async function perTransaction(inserted: Parameters<typeof idsOf>[0]): Promise<number[]> {
    const rows = await test.db
      .select({ n: sql<number>`count(*)::int` })
      .from(casos)
      .where(inArray(casos.id, idsOf(inserted)))
      .groupBy(sql`xmin::text`)
    return rows.map(({ n }) => n).sort()
  }

  it('cases that come while another is under way are recorded in one transaction', async () => {
    const first = insertCaso(test.db, newOne())
    // It begins at the end of this turn, and no answer of the database can come before the next.
    await new Promise(setImmediate)
    const others = [newOne(), newOne(), newOne()].map((each) => insertCaso(test.db, each))
    const inserted = await Promise.all([first, ...others])
    expect(await perTransaction(inserted)).toEqual([1, 3])
  })

  it('cases that come in the same turn are recorded in one transaction', async () => {
    const inserted = await Promise.all([newOne(), newOne(), newOne()].map((each) => insertCaso(test.db, each)))
    expect(await perTransaction(inserted)).toEqual([3])
  })

  it('a single case fails with the error of the database', async () => {
    const error = await insertCaso(test.db, newOne({ idade: 40_000 })).catch((reason: unknown) => reason)
    expect(sqlState(error)).toBe('22003')
  })

  it('a taken key gives null even beside a refused case', async () => {
    const numero = 'REPETIDO-2'
    const given = [
      newOne(),
      newOne({ numero_notificacao: numero }),
      newOne({ idade: 40_000 }),
      newOne({ numero_notificacao: numero })
    ]
    const outcomes = await Promise.allSettled(given.map((each) => insertCaso(test.db, each)))
    expect(outcomes).toMatchObject([{ value: recorded }, { value: recorded }, { status: 'rejected' }, { value: null }])
  })
})
