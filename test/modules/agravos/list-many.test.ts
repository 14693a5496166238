import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { reachOf, type TerritorioItem } from '../../../src/core/contas/territorio/territorio.ts'
import { codigosOfUf } from '../../../src/modules/agravos/fields/municipios.ts'
import { readCasosPage } from '../../../src/modules/agravos/list/list.ts'
import { everywhere, type Reach, reachOfConta, within } from '../../../src/modules/agravos/reach.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'
import { casoRow, OLINDA, RECIFE, SALVADOR } from './seed.ts'

// There are more matches than are gathered and sorted: pages are walked to, or jumped to by the day on which they
// begin.

const COUNT = 14_000
const PER_STATEMENT = 2_000
const SIZE = 50
const CAMPINAS = 3509502
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
      const notified = { municipio_notificacao: n % 9 === 0 ? [SALVADOR, OLINDA, RECIFE, CAMPINAS][(n / 9) % 4] : null }
      return casoRow({ ...place, ...notified, data_notificacao: day, sexo: n % 10 < 9 ? 'F' : 'M', idade: n % 97 })
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
  await expectPages(everywhere('a test'), filter, where, 10_000)
})

const uf = (codigo: string): TerritorioItem => ({ tipo: 'uf', codigo })
const municipio = (codigo: number): TerritorioItem => ({ tipo: 'municipio', codigo: String(codigo) })

// Some of these cases lie within by their notification alone. Campinas has only such ones.
it.each<[string, TerritorioItem[], least: number]>([
  ['a state', [uf('PE')], 12_000],
  ['two states', [uf('PE'), uf('BA')], 13_000],
  ['a municipality', [municipio(OLINDA)], 12_000],
  ['two municipalities', [municipio(SALVADOR), municipio(CAMPINAS)], 1_700],
  ['three municipalities', [municipio(SALVADOR), municipio(OLINDA), municipio(CAMPINAS)], 13_000],
  ['a state and municipalities', [uf('SP'), municipio(SALVADOR), municipio(RECIFE)], 1_700],
  ['many municipalities', codigosOfUf('PE').map(municipio), 12_000],
  ['only by their notification', [municipio(RECIFE), municipio(CAMPINAS), uf('AC')], 700]
])('territory of %s: pages near the beginning, in the middle and at the end', async (_, items, least) => {
  const reach = reachOfConta(reachOf(items), null)
  await expectPages(reach, null, within(reach), least)
})

async function expectPages(reach: Reach, filter: Filter | null, where: SQL | undefined, least: number): Promise<void> {
  const all = await db.$count(casos, where)
  expect(all).toBeGreaterThan(least)
  const pages = Math.ceil(all / SIZE)
  for (const direction of ['asc', 'desc'] as const)
    for (const page of [1, 2, 5, 15, Math.floor(pages / 2), pages - 1, pages, pages + 1]) {
      const order: Asked['order'] = [{ field: 'data_notificacao', direction }]
      const asked = { page, size: SIZE, order, text: null, filter, query: {} }
      const { total, items } = await readCasosPage(db, reach, asked)
      expect(total).toBe(all)
      const ids = items.map(({ id }) => id)
      expect(ids, `page ${page}, ${direction}`).toEqual(await expected(where, direction, (page - 1) * SIZE))
    }
}
