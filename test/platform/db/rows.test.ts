import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { expect, it, test } from 'vitest'
import type { Database, Db } from '../../../src/platform/db/client.ts'
import { parseArray } from '../../../src/platform/db/driver/arrays.ts'
import { prepareOnce } from '../../../src/platform/db/prepare.ts'
import { createEmptyDatabase, useDatabase } from '../../support/database.ts'

const houses = pgTable('houses', {
  id: integer().primaryKey(),
  name: text(),
  facts: jsonb(),
  built: timestamp({ withTimezone: true }),
  tags: text().array()
})
const owners = pgTable('owners', { houseId: integer('house_id').primaryKey(), name: text() })

let app: Database
useDatabase({ max: 1 }, (connection) => (app = connection), createEmptyDatabase)

/** What Drizzle makes of a statement's rows, and what is made of them once it is prepared here. */
async function both<T>(build: (db: Db) => { execute(): Promise<T> }): Promise<[T, T]> {
  await app.db.execute(sql`
    create table if not exists houses (id int primary key, name text, facts jsonb, built timestamptz, tags text[])`)
  await app.db.execute(sql`create table if not exists owners (house_id int primary key, name text)`)
  await app.db.execute(sql`
    insert into houses values (1, 'Casa', '{"rooms": 3}', '2026-01-02 03:04:05Z', '{big,"very old",NULL}'), (2, null, null, null, null)
    on conflict do nothing`)
  await app.db.execute(sql`insert into owners values (1, null) on conflict do nothing`)
  return [await build(app.db).execute(), await prepareOnce(build)(app.db).execute()]
}

it('a prepared select gives the rows that Drizzle would give, with objects in them', async () => {
  const [plain, prepared] = await both((db) =>
    db
      .select({
        id: houses.id,
        facts: houses.facts,
        upper: sql<string>`upper(${houses.name})`,
        length: sql`length(${houses.name})::text`.mapWith(Number),
        inner: { name: houses.name, built: houses.built, tags: houses.tags },
        owner: owners.name
      })
      .from(houses)
      .leftJoin(owners, eq(owners.houseId, houses.id))
      .orderBy(houses.id)
      .prepare('houses')
  )
  expect(prepared).toEqual(plain)
  expect(prepared).toEqual([
    {
      id: 1,
      facts: { rooms: 3 },
      upper: 'CASA',
      length: 4,
      inner: { name: 'Casa', built: new Date('2026-01-02T03:04:05Z'), tags: ['big', 'very old', null] },
      owner: null
    },
    { id: 2, facts: null, upper: null, length: null, inner: { name: null, built: null, tags: null }, owner: null }
  ])
})

it('an object of a joined table is null where there is no row, as Drizzle says', async () => {
  const [plain, prepared] = await both((db) =>
    db
      .select({ id: houses.id, owner: { houseId: owners.houseId, name: owners.name } })
      .from(houses)
      .leftJoin(owners, eq(owners.houseId, houses.id))
      .orderBy(houses.id)
      .prepare('owned')
  )
  expect(prepared).toEqual(plain)
  expect(prepared).toEqual([
    { id: 1, owner: { houseId: 1, name: null } },
    { id: 2, owner: null }
  ])
})

test.each([
  ['{}', []],
  ['{a}', ['a']],
  ['{a.b,c d,NULL,null}', ['a.b', 'c d', null, 'null']],
  ['{"a,b",c}', ['a,b', 'c']],
  ['{"NULL",NULL}', ['NULL', null]],
  ['{"a\\"b","c\\\\d"}', ['a"b', 'c\\d']],
  [
    '{{a,b},{c,d}}',
    [
      ['a', 'b'],
      ['c', 'd']
    ]
  ],
  ['[2:3]={a,b}', ['a', 'b']],
  ['{""}', ['']]
])('the text %s of an array is read', (given, wanted) => {
  expect(parseArray(given, String)).toEqual(wanted)
})
