import { and, or, type SQL, sql } from 'drizzle-orm'
import type { NoticiasHandlers } from '../../../generated/handlers.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import type { Operator, Scalar } from '../../engine/contract/schema/filter.ts'
import type { Db } from '../../platform/db/client.ts'
import { type ListField, momentField, textField, valueField } from '../../platform/db/lists/fields.ts'
import { idsOfList } from '../../platform/db/lists/ids.ts'
import { inOrder } from '../../platform/db/lists/page.ts'
import { contains, containsNormalised } from '../../platform/db/lists/text.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { itemColumns, type NoticiaItemRow, visibleTo } from './queries.ts'
import { estadoSql } from './state.ts'
import { noticias } from './tables.ts'

const tag = sql.raw('t.tag')
const someTag = (condition: SQL) => sql`exists (select from unnest(${noticias.tags}) t (tag) where ${condition})`

const comparisons = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** Whether any tag satisfies the comparison, ignoring case and accents. For `ne`: whether no tag is equal. */
const tagField: ListField = {
  order: null,
  compare(op: Operator, value: Scalar | Scalar[]): SQL {
    if (Array.isArray(value)) return or(...value.map((each) => this.compare('eq', each))) ?? sql`false`
    if (op === 'ne') return sql`not ${this.compare('eq', value)}`
    if (op === 'like') return someTag(contains(tag, String(value)))
    const sign = sql.raw(comparisons[op as keyof typeof comparisons])
    return someTag(sql`sem_acento(${tag}) ${sign} sem_acento(${String(value)})`)
  }
}

const fieldsAt = (now: Date) => ({
  estado: valueField(estadoSql(now)),
  idioma: valueField(noticias.idioma),
  titulo: textField(noticias.titulo),
  resumo: textField(noticias.resumo),
  tags: tagField,
  autor_id: valueField(noticias.autorId),
  id: valueField(noticias.id),
  publicar_em: momentField(noticias.publicarEm),
  criado_em: momentField(noticias.criadoEm),
  atualizado_em: momentField(noticias.atualizadoEm)
})

export async function pageOfNoticias(
  db: Db,
  caller: Caller,
  list: Parameters<NoticiasHandlers['listarNoticias']>[0]['list'],
  now: Date
): Promise<{ total: number; rows: NoticiaItemRow[] }> {
  const { text } = list
  const { total, ids } = await idsOfList(
    db,
    noticias,
    fieldsAt(now),
    list,
    and(
      visibleTo(caller, now),
      text === null ? undefined : or(containsNormalised(noticias.busca, text), tagField.compare('like', text))
    )
  )
  const rows = await db.select(itemColumns).from(noticias).where(oneOf(noticias.id, ids))
  return { total, rows: inOrder(ids, rows, (row) => row.id) }
}
