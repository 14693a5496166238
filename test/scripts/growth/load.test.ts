import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { monthsOf } from '../../../scripts/growth/calendar.ts'
import { load } from '../../../scripts/growth/load.ts'
import { checkTrail } from '../../../src/core/auditoria/check-trail.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import type { Database } from '../../../src/platform/db/client.ts'
import { useDataKeys } from '../../../src/platform/sealing/keys.ts'
import { connect } from '../../support/connect.ts'
import { testKeys } from '../../support/data-keys.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { whole } from '../../support/sample.ts'

describe('the months of invented cases', () => {
  it('have as many cases as requested, most of them in the season, and none after today', () => {
    const months = monthsOf(20_000_000, '2026-03-10')
    expect(months.reduce((sum, { n }) => sum + n, 0)).toBe(20_000_000)
    expect(months.at(-1)).toMatchObject({ first: '2026-03-01', last: '2026-03-10' })
    const of = (day: string) => months.find(({ first }) => first === day)?.n ?? 0
    expect(of('2024-04-01')).toBeGreaterThan(10 * of('2024-09-01'))
    expect(of('2024-04-01')).toBeGreaterThan(3 * of('2022-04-01'))
  })
})

describe('a database filled to measure growth', () => {
  let database: TestDatabase
  let connection: Database

  beforeEach(async () => {
    database = await createTestDatabase()
    connection = connect(database.url, { max: 1 })
  })
  afterEach(async () => {
    useDataKeys(testKeys)
    await connection.close()
    await database.drop()
  })

  // One set of statements fills both kinds, so one kind is enough for a quick run.
  const kinds = whole ? [false, true] : [true]
  it.each(kinds)('is what the service itself would have written, partitions: %s', async (partitions) => {
    const size = 80
    await load(connection.db, { size, partitions, log: () => undefined })
    const [found] = await connection.db.execute<Record<string, number>>(sql`
      select (select count(*)::int from casos) as casos, (select count(*)::int from casos_pessoais) as pessoas,
        (select count(*)::int from pg_inherits where inhparent = 'casos'::regclass) as partitions,
        (select count(*)::int from pg_index where indrelid = 'casos'::regclass) as indexes,
        (select count(*)::int from pg_index where not indisvalid) as unusable`)
    expect(found).toMatchObject({ casos: size, partitions: partitions ? 14 : 0, indexes: 23, unusable: 0 })
    expect(found?.pessoas).toBeGreaterThan(size / 8)
    expect(await compareCounts(connection.db)).toEqual([])
    const trail = await checkTrail(connection.db, new Date())
    expect(trail).toMatchObject({ abertas: 0, findings: [] })
    expect(trail.linhas).toBeGreaterThan(size / 2)
  })
})
