import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid
} from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database, sqlState } from '../../src/db/client.ts'
import { bytes, moment } from '../../src/db/columns.ts'
import { comando, consulta, consultaPorIds, IDS, leituraDe } from '../../src/db/prepared.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts'

const coisas = pgTable('coisas', {
  id: integer('id').primaryKey(),
  chave: uuid('chave'),
  nome: text('nome'),
  idade: smallint('idade'),
  grande: bigint('grande', { mode: 'number' }),
  preciso: numeric('preciso'),
  medida: doublePrecision('medida'),
  ligado: boolean('ligado'),
  em: moment('em'),
  dia: date('dia'),
  dados: jsonb('dados'),
  palavras: text('palavras').array(),
  numeros: integer('numeros').array(),
  cru: bytes('cru')
})

const cheia: typeof coisas.$inferSelect = {
  id: 1,
  chave: '0b9c5a3e-7f7e-4d52-9a57-3c5b2f2a9d11',
  nome: 'Ção "x" \\ \u{1f98b}',
  idade: -1,
  grande: 9_007_199_254_740_991,
  preciso: '12345678901234567890.123456789',
  medida: -8.119_87,
  ligado: false,
  em: new Date('2026-02-28T23:59:59.123Z'),
  dia: '2024-02-29',
  dados: { a: [1, null, 'x'], b: { c: true } },
  palavras: ['a,b', '"', '', 'NULL', '{}'],
  numeros: [1, -2],
  cru: Buffer.from([0, 255, 10])
}
const vazia = Object.fromEntries(Object.keys(cheia).map((key) => [key, null])) as unknown as typeof cheia
const linhas: (typeof cheia)[] = [
  cheia,
  { ...vazia, id: 2 },
  { ...vazia, id: 3, nome: '', ligado: true, dados: [], palavras: [], numeros: [], cru: Buffer.alloc(0) },
  { ...vazia, id: 4, dados: 'texto', em: new Date('1850-01-01T00:00:00.000Z'), dia: '1850-01-01' },
  { ...vazia, id: 5, dados: 7 },
  ...Array.from({ length: 15 }, (_, i) => ({ ...vazia, id: i + 6, nome: `coisa ${i + 6}` }))
]

let empty: TestDatabase
/** With a single connection, so that what the server keeps for it can be asked for. */
let app: Database

beforeAll(async () => {
  empty = await createEmptyDatabase()
  app = connect(empty.url, { max: 1 })
  await app.db.execute(sql`create table coisas (id int primary key, chave uuid, nome text, idade smallint, grande bigint,
    preciso numeric, medida double precision, ligado boolean, em timestamptz(3), dia date, dados jsonb, palavras text[],
    numeros int[], cru bytea)`)
  await app.db.insert(coisas).values(linhas)
})
afterAll(async () => {
  await app?.close()
  await empty?.drop()
})

/** Every column, and expressions with and without a decoder of their own. */
const selecao = {
  ...getTableColumns(coisas),
  dobro: sql<number>`id * 2`,
  textos: sql<string[]>`array(select 'n' || n from generate_series(1, id % 3) n)`,
  lido: sql<Date | null>`em`.mapWith(coisas.em)
}
const tudo = consulta(selecao, (db) => db.select(selecao).from(coisas).orderBy(asc(coisas.id)))
const porNome = consulta({ id: coisas.id }, (db) =>
  db
    .select({ id: coisas.id })
    .from(coisas)
    .where(eq(coisas.nome, sql.placeholder('nome')))
)
const porIds = consultaPorIds(selecao, (db, ids) => db.select(selecao).from(coisas).where(inArray(coisas.id, ids)))
const ordered = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)

describe('consulta', () => {
  it('reads what drizzle reads, of every kind of column', async () => {
    const own = await app.db.select(selecao).from(coisas).orderBy(asc(coisas.id))
    const rows = await tudo(app.db, {})
    expect(rows).toEqual(own)
    expect(Object.keys(rows[0]!)).toEqual(Object.keys(own[0]!))
    expect(rows[0]).toEqual({ ...cheia, dobro: 2, textos: ['n1'], lido: cheia.em })
    expect(rows[1]).toEqual({ ...vazia, id: 2, dobro: 4, textos: ['n1', 'n2'], lido: null })
    expect(rows.slice(2, 5)).toMatchObject(linhas.slice(2, 5))
    expect(rows[0]!.em).toBeInstanceOf(Date)
  })

  it('takes new values each time, and none of them is part of the text', async () => {
    expect(await porNome(app.db, { nome: 'coisa 7' })).toEqual([{ id: 7 }])
    expect(await porNome(app.db, { nome: cheia.nome })).toEqual([{ id: 1 }])
    expect(await porNome(app.db, { nome: "' or true --" })).toEqual([])
    await expect(porNome(app.db, {})).rejects.toThrow('undefined')
    expect(await porNome(app.db, { nome: '' })).toEqual([{ id: 3 }])
  })

  it('gives values to the database as their column does, and keeps those that are no placeholders', async () => {
    const desde = consulta({ id: coisas.id }, (db) =>
      db
        .select({ id: coisas.id })
        .from(coisas)
        .where(sql`${coisas.em} = ${sql.param(sql.placeholder('em'), coisas.em)} and ${coisas.id} < ${1000}`)
    )
    expect(await desde(app.db, { em: cheia.em })).toEqual([{ id: 1 }])
    expect(await desde(app.db, { em: new Date(0) })).toEqual([])
  })

  it('belongs to the transaction that it is given', async () => {
    const gone = new Error('undone')
    const inside = app.db.transaction(async (tx) => {
      await tx.insert(coisas).values({ id: 99, nome: 'só aqui' })
      expect(await porNome(tx, { nome: 'só aqui' })).toEqual([{ id: 99 }])
      expect(await porIds(tx, [99, 1])).toHaveLength(2)
      throw gone
    })
    await expect(inside).rejects.toBe(gone)
    expect(await porNome(app.db, { nome: 'só aqui' })).toEqual([])
  })

  it('asks the database that it is given', async () => {
    const other = await createEmptyDatabase()
    const second = connect(other.url, { max: 1 })
    try {
      await second.db.execute(sql`create table coisas (nome text, id int)`)
      await second.db.execute(sql`insert into coisas values ('coisa 7', 700)`)
      expect(await porNome(second.db, { nome: 'coisa 7' })).toEqual([{ id: 700 }])
      expect(await porNome(app.db, { nome: 'coisa 7' })).toEqual([{ id: 7 }])
    } finally {
      await second.close()
      await other.drop()
    }
  })
})

describe('consultaPorIds', () => {
  it.each([
    ['one', [7], [7]],
    ['two', [7, 1], [1, 7]],
    ['eight', [8, 7, 6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['the same one twice', [7, 7], [7]],
    ['more than eight of which eight differ', [1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['one that is not there', [1000], []],
    ['some that are not there', [1000, 3, 1001], [3]]
  ])('finds %s', async (_, ids, expected) => {
    const rows = await porIds(app.db, ids)
    expect(ordered(rows)).toEqual(expected)
    expect(rows).toEqual(
      expect.arrayContaining(await app.db.select(selecao).from(coisas).where(inArray(coisas.id, ids)))
    )
  })

  it('refuses more ids than it has places for, rather than leave some out', async () => {
    await expect(async () =>
      porIds(
        app.db,
        Array.from({ length: IDS + 1 }, (_, i) => i + 1)
      )
    ).rejects.toThrow('at most')
  })

  it('has the server plan once, and not for each list of ids anew', async () => {
    await app.db.execute(sql`analyze coisas`)
    for (let round = 0; round < 12; round++) {
      await porIds(app.db, [round + 1])
      await porIds(app.db, [round + 1, round + 2, 20 - round])
    }
    const plans = await app.db.execute<{ parameters: number; generic: number }>(sql`
      select cardinality(parameter_types) as parameters, generic_plans::int as generic
      from pg_prepared_statements where statement like '%"id" in (%' order by 1`)
    expect(plans.map(({ parameters }) => parameters)).toContain(1)
    expect(plans.filter(({ parameters }) => parameters === IDS)).toHaveLength(1)
    for (const { generic, parameters } of plans.filter((plan) => [1, IDS].includes(plan.parameters)))
      expect(generic, `${parameters} parameters`).toBeGreaterThan(0)
  })
})

describe('comando', () => {
  const gravar = comando<{ id: number; nome: string }>(sql`
    insert into coisas (id, nome) values (${sql.placeholder('coisa.id')}, ${sql.placeholder('coisa.nome')} || ${'!'})
    returning id, nome`)

  it('runs our own words, with values and values within values', async () => {
    const made = await gravar(app.db, { coisa: { id: 50, nome: 'cinquenta' } })
    expect([...made]).toEqual([{ id: 50, nome: 'cinquenta!' }])
    expect(await porNome(app.db, { nome: 'cinquenta!' })).toEqual([{ id: 50 }])
  })

  it('rejects with the state of what the database refuses, and goes on', async () => {
    const refused = await gravar(app.db, { coisa: { id: 1, nome: 'x' } }).catch((error: unknown) => error)
    expect(sqlState(refused)).toBe('23505')
    expect(await gravar(app.db, { coisa: { id: 51, nome: 'y' } })).toHaveLength(1)
  })

  it('is undone with its transaction', async () => {
    const inside = app.db.transaction(async (tx) => {
      await gravar(tx, { coisa: { id: 60, nome: 'z' } })
      throw new Error('undone')
    })
    await expect(inside).rejects.toThrow('undone')
    expect(await porIds(app.db, [60])).toEqual([])
  })
})

describe('leituraDe', () => {
  const ler = leituraDe(selecao)

  it('reads what drizzle reads, whatever the select', async () => {
    const query = (from: number) =>
      app.db
        .select(selecao)
        .from(coisas)
        .where(sql`${coisas.id} between ${from} and ${from + 3}`)
        .orderBy(asc(coisas.id))
    for (const from of [1, 3, 900]) expect(await ler(app.db, query(from))).toEqual(await query(from))
  })

  it('runs in the transaction that it is given', async () => {
    await app.db.transaction(async (tx) => {
      await tx.update(coisas).set({ nome: 'mudada' }).where(eq(coisas.id, 20))
      const rows = await ler(tx, tx.select(selecao).from(coisas).where(eq(coisas.id, 20)))
      expect(rows.map(({ nome }) => nome)).toEqual(['mudada'])
    })
  })
})
