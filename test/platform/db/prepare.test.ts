import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../../../src/platform/db/client.ts'
import { kept, prepareOnce } from '../../../src/platform/db/prepare.ts'
import { createEmptyDatabase, useDatabase } from '../../support/database.ts'

/** Has a single connection, so that a test can ask what the server keeps for it. */
let app: Database
const keep = (connection: Database) => {
  app = connection
}
useDatabase({ max: 1 }, keep, createEmptyDatabase)

const preparedTexts = async () =>
  (
    await app.db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like '%::int%'`
    )
  ).map(({ statement }) => statement)

it('kept: the server keeps a marked statement, even one in a transaction, and no others', async () => {
  await app.db.execute(sql`select ${1}::int + 1 as n`)
  for (const n of [1, 2]) expect(await app.db.execute(sql`${kept} select ${n}::int as n`)).toEqual([{ n }])
  await app.db.transaction(async (tx) => {
    expect(await tx.execute(sql`${kept} select ${3}::int as m`)).toEqual([{ m: 3 }])
  })
  expect((await preparedTexts()).sort()).toEqual(['/* kept */ select $1::int as m', '/* kept */ select $1::int as n'])
})

it('prepareOnce: puts a statement together once for each database', async () => {
  let built = 0
  const statement = prepareOnce((db) => {
    built++
    return db
      .select({ n: sql<number>`${sql.placeholder('n')}::int` })
      .from(sql`(values (1)) one`)
      .prepare('n')
  })
  expect(await statement(app.db).execute({ n: 5 })).toEqual([{ n: 5 }])
  expect(await statement(app.db).execute({ n: 6 })).toEqual([{ n: 6 }])
  expect(built).toBe(1)
})
