import { and, gte, like, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { AuditoriaHandlers } from '../../../generated/handlers.ts'
import { envelope } from '../../engine/contract/list/envelope.ts'
import type { Scalar } from '../../engine/contract/schema/filter.ts'
import { refused, validationError } from '../../errors.ts'
import {
  conditionOf,
  type ListField,
  momentField,
  sortKeys,
  textField,
  valueField
} from '../../platform/db/lists/fields.ts'
import { inOrder, readPage } from '../../platform/db/lists/page.ts'
import { repeatedTextField } from '../../platform/db/lists/words.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { askedOf } from './asked.ts'
import { asksForTime, countTrail } from './count.ts'
import { auditoria } from './tables.ts'

/** The index on the action has no condition. */
const exata = repeatedTextField(auditoria.acao, sql`true`)
/** Matches an action. One that ends with a dot stands for all that begin with it. */
const igual = (value: Scalar): SQL =>
  typeof value === 'string' && value.endsWith('.')
    ? like(auditoria.acao, `${value.replaceAll(/[\\%_]/g, '\\$&')}%`)
    : exata.compare('eq', value)
const acao: ListField = {
  order: sql`${auditoria.acao}`,
  compare(op, value) {
    if (Array.isArray(value)) return or(...value.map(igual)) ?? sql`false`
    if (op === 'eq') return igual(value)
    return op === 'ne' ? not(igual(value)) : exata.compare(op, value)
  }
}

const campos = {
  id: valueField(auditoria.id),
  em: momentField(auditoria.em),
  acao,
  ator_id: valueField(auditoria.atorId),
  alvo_tipo: valueField(auditoria.alvoTipo),
  alvo_id: valueField(auditoria.alvoId),
  ip: textField(auditoria.ip),
  requisicao: textField(auditoria.requisicao)
}

/**
 * Up to this many matches are gathered and sorted. For more, the page is reached by walking, because gathering millions
 * took seconds.
 */
const FEW = 10_000

export const listarAuditoria: AuditoriaHandlers['listarAuditoria'] = async ({ query, list }, context) => {
  const { db, now, path } = context
  const { desde, ate } = query
  if (desde !== undefined && ate !== undefined && Date.parse(ate) < Date.parse(desde))
    throw validationError([refused('ate', 'field.minimum', 'OUT_OF_RANGE', { limit: desde }, 'query')])
  const where = and(
    list.filter ? conditionOf(campos, list.filter) : undefined,
    list.text === null ? undefined : exata.compare('like', list.text),
    desde === undefined ? undefined : gte(auditoria.em, new Date(desde)),
    ate === undefined ? undefined : lt(auditoria.em, new Date(ate))
  )
  const { total, ids } = await readPage(db, {
    table: auditoria,
    id: sql`${auditoria.id}`,
    where,
    keys: sortKeys(campos, list.order, auditoria.id),
    limit: list.size,
    offset: (list.page - 1) * list.size,
    count: where ? undefined : (on) => countTrail(on, now()),
    gatherAtMost: desde !== undefined || ate !== undefined || asksForTime(list.filter) ? undefined : FEW
  })
  const rows = await db.select().from(auditoria).where(oneOf(auditoria.id, ids))
  const items = inOrder(ids, rows, (row) => row.id).map((row) => ({
    id: row.id,
    em: row.em.toISOString(),
    acao: row.acao,
    ator_id: row.atorId,
    alvo_tipo: row.alvoTipo,
    alvo_id: row.alvoId,
    detalhes: row.detalhes,
    ip: row.ip,
    requisicao: row.requisicao
  }))
  await context.readings.note(context, 'auditoria.lida', null, {
    ...askedOf('listarAuditoria', list),
    ...(desde === undefined ? {} : { desde }),
    ...(ate === undefined ? {} : { ate }),
    devolvidos: items.length,
    total
  })
  return { status: 200, body: { ...envelope(path, list, total, now()), items } }
}
