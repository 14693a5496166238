import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** Append-only: a trigger refuses update, delete and truncate. No foreign keys, so that it outlives what it tells of. */
export const auditoria = pgTable(
  'auditoria',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    em: moment('em').notNull(),
    acao: text('acao').notNull(),
    atorId: integer('ator_id'),
    alvoTipo: text('alvo_tipo').notNull(),
    alvoId: integer('alvo_id'),
    detalhes: jsonb('detalhes').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip'),
    requisicao: text('requisicao')
  },
  (t) => [
    index('auditoria_alvo').on(t.alvoTipo, t.alvoId, t.id),
    index('auditoria_acao').on(t.acao, t.id),
    index('auditoria_ator').on(t.atorId, t.id),
    index('auditoria_em').on(t.em),
    check('auditoria_detalhes_objeto', sql`jsonb_typeof(detalhes) = 'object'`)
  ]
)
