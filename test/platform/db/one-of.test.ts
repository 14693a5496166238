import { type SQL, sql } from 'drizzle-orm'
import { date, integer, PgDialect, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import type { Db } from '../../../src/platform/db/client.ts'
import { bytes, moment } from '../../../src/platform/db/columns.ts'
import { momentField, textField, tieField, valueField } from '../../../src/platform/db/lists/fields.ts'
import { oneOf } from '../../../src/platform/db/one-of.ts'
import { createEmptyDatabase, useDatabase } from '../../support/database.ts'

let db: Db
useDatabase(
  {},
  async (connection) => {
    db = connection.db
    await db.execute(sql`
      create table things (n int, name text, id uuid, day date, at timestamptz, digest bytea)`)
    await db.execute(sql`insert into things values
      (1, 'a "quoted", one', '00000000-0000-4000-8000-000000000001', '2026-11-01', '2026-11-01T02:59:59Z', '\\x01ff'),
      (2, 'back\\slash', '00000000-0000-4000-8000-000000000002', '2026-11-02', '2026-11-01T03:00:00Z', '\\x02'),
      (3, null, '00000000-0000-4000-8000-000000000003', '2026-11-03', '2026-11-03T12:00:00Z', '\\x03')`)
  },
  createEmptyDatabase
)

const things = pgTable('things', {
  n: integer('n'),
  name: text('name'),
  id: uuid('id'),
  day: date('day'),
  at: moment('at'),
  digest: bytes('digest')
})

const found = async (where: SQL) =>
  (await db.select({ n: things.n }).from(things).where(where).orderBy(things.n)).map(({ n }) => n)

it('finds values of every type that it is used for', async () => {
  expect(await found(oneOf(things.n, [1, 3, 9]))).toEqual([1, 3])
  expect(await found(oneOf(things.name, ['a "quoted", one', 'back\\slash', '{', 'NULL']))).toEqual([1, 2])
  expect(await found(oneOf(things.id, ['00000000-0000-4000-8000-000000000002']))).toEqual([2])
  expect(await found(oneOf(things.day, ['2026-11-01', '2026-11-03']))).toEqual([1, 3])
  expect(await found(oneOf(things.at, [new Date('2026-11-01T03:00:00Z')]))).toEqual([2])
  expect(await found(oneOf(things.digest, [Buffer.from([1, 255]), Buffer.from([3])]))).toEqual([1, 3])
  expect(await found(oneOf(sql`lower(${things.name})`, ['back\\slash']))).toEqual([2])
})

it('finds nothing without values, and nothing that is empty', async () => {
  expect(await found(oneOf(things.n, []))).toEqual([])
  expect(await found(sql`not ${oneOf(things.n, [])}`)).toEqual([1, 2, 3])
  expect(await found(oneOf(things.name, ['NULL', 'null', '']))).toEqual([])
})

it('lists of conditions find moments, days of Brasília and what is empty', async () => {
  expect(await found(momentField(things.at).compare('in', ['2026-11-01', '2026-11-03T12:00:00Z']))).toEqual([2, 3])
  expect(await found(momentField(things.at).compare('in', ['2026-10-31']))).toEqual([1])
  expect(await found(momentField(things.at).compare('in', ['2026-10-31', '2026-11-03']))).toEqual([1, 3])
  expect(await found(momentField(things.at).compare('in', ['2026-11-01T03:00:00Z']))).toEqual([2])
  expect(await found(textField(things.name).compare('in', ['back\\slash', null]))).toEqual([2, 3])
  expect(await found(textField(things.name).compare('in', [null]))).toEqual([3])
})

it('a statement is as long for a thousand values as for one', () => {
  const numbers = (length: number) => Array.from({ length }, (_, i) => i)
  const moments = (length: number) => numbers(length).map((i) => new Date(i * 1_000).toISOString())
  const conditions: ((length: number) => SQL)[] = [
    (length) => oneOf(things.n, numbers(length)),
    (length) => valueField(things.n).compare('in', [null, ...numbers(length)]),
    (length) => textField(things.name).compare('in', numbers(length).map(String)),
    (length) => momentField(things.at).compare('in', moments(length)),
    (length) =>
      momentField(things.at).compare('in', [...moments(length), ...moments(length).map((at) => at.slice(0, 10))]),
    (length) =>
      tieField(sql`n`, (condition) => sql`exists (select 1 from things where ${condition})`).compare(
        'in',
        numbers(length)
      )
  ]
  for (const condition of conditions) {
    const [one, many] = [1, 1_000].map((length) => new PgDialect().sqlToQuery(condition(length)))
    expect(many?.sql).toBe(one?.sql)
    expect(many?.params).toHaveLength(one?.params.length ?? 0)
  }
})
