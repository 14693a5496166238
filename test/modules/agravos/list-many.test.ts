import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readCasosPage } from '../../../src/modules/agravos/list/list.ts'
import { everywhere } from '../../../src/modules/agravos/reach.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'
import { casoRow, OLINDA, SALVADOR } from './seed.ts'

// There are more matches than are gathered and sorted: pages are walked to, or jumped to by the day on which they
// begin.

const COUNT = 14_000
const PER_STATEMENT = 2_000
const SIZE = 50
type Asked = Parameters<typeof readCasosPage>[2]
type Filter = NonNullable<Asked['filter']>

let db: Db
useDatabase({ max: 4 }, async (connection) => {
  db = connection.db
  for (let from = 0; from < COUNT; from += PER_STATEMENT) {
    const rows = Array.from({ length: PER_STATEMENT }, (_, i) => {
      const n = from + i
      const day = new Date(Date.UTC(2026, 0, 1 + ((n * 7919) % 90))).toISOString().slice(0, 10)
      const place = n % 8 === 0 ? { municipio: SALVADOR, uf: 'BA' } : { municipio: OLINDA, uf: 'PE' }
      return casoRow({ ...place, data_notificacao: day, sexo: n % 10 < 9 ? 'F' : 'M', idade: n % 97 })
    })
    await db.insert(casos).values(rows)
  }
})

const ofSexo: Filter = { field: 'sexo', op: 'eq', value: 'F' }
const inPernambuco: Filter = { field: 'estado', op: 'eq', value: 'PE' }

async function expected(where: SQL | undefined, direction: 'asc' | 'desc', offset: number): Promise<number[]> {
  const by = direction === 'asc' ? asc : desc
  const rows = await db
    .select({ id: casos.id })
    .from(casos)
    .where(where)
    .orderBy(by(casos.data_notificacao), by(casos.id))
    .limit(SIZE)
    .offset(offset)
  return rows.map(({ id }) => id)
}

it.each<[string, Filter, SQL | undefined]>([
  ['women', ofSexo, eq(casos.sexo, 'F')],
  ['women of a state', { and: [inPernambuco, ofSexo] }, and(eq(casos.uf, 'PE'), eq(casos.sexo, 'F'))]
])('%s: pages near the beginning, in the middle and at the end', async (_, filter, where) => {
  const all = await db.$count(casos, where)
  expect(all).toBeGreaterThan(10_000)
  const pages = Math.ceil(all / SIZE)
  for (const direction of ['asc', 'desc'] as const)
    for (const page of [1, 2, 15, Math.floor(pages / 2), pages, pages + 1]) {
      const order: Asked['order'] = [{ field: 'data_notificacao', direction }]
      const { total, items } = await readCasosPage(db, everywhere('a test'), {
        page,
        size: SIZE,
        order,
        text: null,
        filter,
        query: {}
      })
      expect(total).toBe(all)
      const ids = items.map(({ id }) => id)
      expect(ids, `page ${page}, ${direction}`).toEqual(await expected(where, direction, (page - 1) * SIZE))
    }
})
