import { and, count, desc, eq, gte, like, lt } from 'drizzle-orm'
import type { AuditoriaHandlers } from '../../generated/handlers.ts'
import { envelope } from '../contract/lista.ts'
import { auditoria } from '../db/tables/auditoria.ts'

export const listarAuditoria: AuditoriaHandlers['listarAuditoria'] = async ({ query }, { db, now, path }) => {
  const { acao, ator_id, alvo_tipo, alvo_id, desde, ate, page, size } = query
  const where = and(
    acao === undefined
      ? undefined
      : acao.endsWith('.')
        ? like(auditoria.acao, `${acao.replaceAll('_', '\\_')}%`)
        : eq(auditoria.acao, acao),
    ator_id === undefined ? undefined : eq(auditoria.atorId, ator_id),
    alvo_tipo === undefined ? undefined : eq(auditoria.alvoTipo, alvo_tipo),
    alvo_id === undefined ? undefined : eq(auditoria.alvoId, alvo_id),
    desde === undefined ? undefined : gte(auditoria.em, new Date(desde)),
    ate === undefined ? undefined : lt(auditoria.em, new Date(ate))
  )
  const [counted] = await db.select({ total: count() }).from(auditoria).where(where)
  const rows = await db
    .select()
    .from(auditoria)
    .where(where)
    .orderBy(desc(auditoria.id))
    .limit(size)
    .offset((page - 1) * size)
  const items = rows.map((row) => ({
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
  return { status: 200, body: { ...envelope(path, query, counted?.total ?? 0, now()), items } }
}
