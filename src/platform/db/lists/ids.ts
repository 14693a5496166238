import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListRequest } from '../../../engine/contract/schema/filter.ts'
import type { Db } from '../client.ts'
import { oneOf } from '../one-of.ts'
import { conditionOf, type ListField, sortKeys } from './fields.ts'
import { inOrder, readPage } from './page.ts'
import type { PageOfIds } from './walk.ts'

/** The ids of the page that a list asks for: of the rows that `where` and its filter leave, in its order. */
export async function idsOfList<
  Table extends PgTable & { id: PgColumn },
  Filterable extends string,
  Sortable extends string
>(
  db: Db,
  table: Table,
  fields: Record<Filterable | Sortable, ListField>,
  { filter, order, page, size }: Omit<ListRequest<Filterable, Sortable>, 'text'>,
  where?: SQL
): Promise<PageOfIds<Table['id']['_']['data']>> {
  return await readPage(db, {
    table,
    id: sql`${table.id}`,
    where: and(where, filter ? conditionOf(fields, filter) : undefined),
    keys: sortKeys(fields, order, table.id),
    limit: size,
    offset: (page - 1) * size
  })
}

/** The whole rows of that page, in its order. */
export async function rowsOfList<
  Table extends PgTable & { id: PgColumn },
  Filterable extends string,
  Sortable extends string
>(
  db: Db,
  table: Table,
  fields: Record<Filterable | Sortable, ListField>,
  list: Omit<ListRequest<Filterable, Sortable>, 'text'>,
  where?: SQL
): Promise<{ total: number; rows: Table['$inferSelect'][] }> {
  const { total, ids } = await idsOfList(db, table, fields, list, where)
  const found = await db
    .select()
    .from(table as PgTable & { id: PgColumn })
    .where(oneOf(sql`${table.id}`, ids))
  const rows = inOrder<Record<string, unknown>, unknown>(ids, found, (row) => row.id)
  return { total, rows: rows as Table['$inferSelect'][] }
}
