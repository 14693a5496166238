import { sql } from 'drizzle-orm'
import { bigint, check, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../platform/db/columns.ts'

/**
 * Append-only: a trigger refuses update, delete and truncate. It has no foreign keys, so that it outlives its subjects.
 */
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

const multirange = customType<{ data: string }>({ dataType: () => 'int8multirange' })

/** The seals of the trail, each of some thousand rows, in a chain (`chain.ts`). Append-only like the trail itself. */
export const lacres = pgTable('auditoria_lacres', {
  /** Consecutive, without gaps. */
  n: integer('n').primaryKey(),
  /** The ids of the sealed rows. */
  ids: multirange('ids').notNull(),
  linhas: integer('linhas').notNull(),
  /** Ids up to this one were looked at, by this seal or an earlier one. */
  ate: bigint('ate', { mode: 'number' }).notNull(),
  /** Ids that were missing then: rolled back, or not yet committed. */
  faltavam: multirange('faltavam').notNull(),
  /** SHA-256 of the rows. */
  resumo: bytes('resumo').notNull(),
  /** SHA-256 of this record and of the link before it. */
  elo: bytes('elo').notNull(),
  /** HMAC of the link, by the key `chave`. */
  lacre: bytes('lacre').notNull(),
  chave: text('chave').notNull(),
  em: moment('em').notNull()
})
