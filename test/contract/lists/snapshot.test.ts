import { lte, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { type PageRequest, readPage, readRows } from '../../../src/platform/db/lists/page.ts'
import { seed } from '../../modules/agravos/seed.ts'
import { useDatabase } from '../../support/database.ts'

let db: Db
let ids: number[]
useDatabase({ max: 3 }, (connection) => {
  db = connection.db
})
beforeEach(async () => {
  await db.delete(casos)
  ids = [...(await seed(db, {}, 600)), ...(await seed(db, { data_notificacao: '2026-10-01' }, 10))]
})

/** Counts, and has somebody record two more cases right afterwards. */
const counting = async (on: Db) => {
  const total = await on.$count(casos)
  await seed(db, {}, 2)
  return total
}

const byId = (offset: number): PageRequest => ({
  table: casos,
  id: sql`${casos.id}`,
  where: undefined,
  keys: [{ sql: sql`${casos.id}`, direction: 'asc' }],
  limit: 4,
  offset,
  count: counting
})

describe('readPage and readRows', () => {
  it.each([
    ['near the end of a long list', 560],
    ['in the second half of a short one', 400]
  ])('%s: total and rows are from one moment, whatever is recorded in between', async (_, offset) => {
    const wanted = ids.slice(offset, offset + 4)
    expect((await readPage(db, byId(offset))).ids).toEqual(wanted)
    const { rows } = await readRows(db, byId(offset), sql.raw('id, tipo'))
    expect(rows).toEqual(wanted.map((id) => ({ id, tipo: 'dengue' })))
  })

  it('after a jump: the count before the page and its rows are from one moment', async () => {
    const request: PageRequest = {
      ...byId(601),
      keys: [
        { sql: sql`${casos.data_notificacao}`, direction: 'desc' },
        { sql: sql`${casos.id}`, direction: 'desc' }
      ],
      jump: {
        async to(on, offset, take) {
          const total = await on.$count(casos)
          await seed(db, {}, 2)
          const since = lte(casos.data_notificacao, '2026-10-01')
          return { total, slice: { skip: offset - 600, take, backwards: false, since } }
        }
      }
    }
    const last = ids.slice(600).reverse()
    expect(await readPage(db, request)).toEqual({ total: 610, ids: last.slice(1, 5) })
  })

  it('past the last row the page is empty, and the total is still given', async () => {
    expect(await readPage(db, { ...byId(2000), count: (on) => on.$count(casos) })).toEqual({ total: 610, ids: [] })
    const nowhere = { to: async (on: Db) => ({ total: await on.$count(casos), slice: null }) }
    expect(await readRows(db, { ...byId(2000), jump: nowhere }, sql.raw('id'))).toEqual({ total: 610, rows: [] })
  })

  it('matches that are scattered over the order are gathered up to a number and walked to beyond it', async () => {
    for (const gatherAtMost of [5, 10_000]) {
      for (const offset of [3, 400, 607]) {
        const where = sql`id <> ${ids[4]}`
        const request = {
          ...byId(offset),
          count: (on: Db) => on.$count(casos, where),
          where,
          gatherAtMost,
          scattered: true
        }
        const wanted = ids.filter((_, i) => i !== 4).slice(offset, offset + 4)
        expect(await readRows(db, request, sql.raw('id'))).toEqual({ total: 609, rows: wanted.map((id) => ({ id })) })
      }
    }
  })

  it('without a count, matches are gathered up to a number and walked to beyond it', async () => {
    for (const gatherAtMost of [undefined, 5, 10_000]) {
      const request = { ...byId(3), count: undefined, where: sql`id <> ${ids[4]}`, gatherAtMost }
      const wanted = ids.filter((_, i) => i !== 4).slice(3, 7)
      expect(await readPage(db, request)).toEqual({ total: 609, ids: wanted })
      expect(await readRows(db, request, sql.raw('id'))).toEqual({ total: 609, rows: wanted.map((id) => ({ id })) })
    }
  })
})
