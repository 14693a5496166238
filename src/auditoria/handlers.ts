import { and, gte, inArray, like, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { AuditoriaHandlers } from '../../generated/handlers.ts'
import { envelope } from '../contract/list/envelope.ts'
import type { Scalar } from '../contract/list/filter.ts'
import { type Campo, condicao, momento, ordenacao, texto, valor } from '../db/lista.ts'
import { emOrdem, pagina } from '../db/pagina.ts'
import { auditoria } from '../db/tables/auditoria.ts'
import { contem } from '../db/texto.ts'

const exata = texto(auditoria.acao)
/** An action that ends with a dot stands for all that begin so. */
const igual = (value: Scalar): SQL =>
  typeof value === 'string' && value.endsWith('.')
    ? like(auditoria.acao, `${value.replaceAll(/[\\%_]/g, '\\$&')}%`)
    : exata.comparar('eq', value)
const acao: Campo = {
  ordem: sql`${auditoria.acao}`,
  comparar(op, value) {
    if (Array.isArray(value)) return or(...value.map(igual)) ?? sql`false`
    if (op === 'eq') return igual(value)
    return op === 'ne' ? not(igual(value)) : exata.comparar(op, value)
  }
}

const campos = {
  id: valor(auditoria.id),
  em: momento(auditoria.em),
  acao,
  ator_id: valor(auditoria.atorId),
  alvo_tipo: valor(auditoria.alvoTipo),
  alvo_id: valor(auditoria.alvoId),
  ip: texto(auditoria.ip),
  requisicao: texto(auditoria.requisicao)
}

export const listarAuditoria: AuditoriaHandlers['listarAuditoria'] = async ({ query, list }, { db, now, path }) => {
  const where = and(
    list.filter ? condicao(campos, list.filter) : undefined,
    list.text === null ? undefined : contem(auditoria.acao, list.text),
    query.desde === undefined ? undefined : gte(auditoria.em, new Date(query.desde)),
    query.ate === undefined ? undefined : lt(auditoria.em, new Date(query.ate))
  )
  const { total, ids } = await pagina(db, {
    table: auditoria,
    id: sql`${auditoria.id}`,
    where,
    keys: ordenacao(campos, list.order, auditoria.id),
    limit: list.size,
    offset: (list.page - 1) * list.size,
    contar: where ? undefined : (on) => on.$count(auditoria)
  })
  const rows = await db.select().from(auditoria).where(inArray(auditoria.id, ids))
  const items = emOrdem(ids, rows, (row) => row.id).map((row) => ({
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
  return { status: 200, body: { ...envelope(path, list, total, now()), items } }
}
