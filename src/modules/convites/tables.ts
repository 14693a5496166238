import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../../generated/types-b.ts'
import { usuarios } from '../../core/contas/tables.ts'
import { bytes, moment } from '../../platform/db/columns.ts'

/**
 * Invitations. What they give is kept by id and looked at again when they are accepted. They go with the account of
 * the inviter, who answers for them, and with the account that was made of them.
 */
export const convites = pgTable(
  'convites',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    nome: text('nome').notNull(),
    gruposIds: integer('grupos_ids').array().notNull(),
    permissoesIds: integer('permissoes_ids').array().notNull(),
    territorios: jsonb('territorios').$type<components['schemas']['Territorio'][]>().notNull(),
    convidadoPorId: integer('convidado_por_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    usuarioId: integer('usuario_id').references(() => usuarios.id, { onDelete: 'cascade' }),
    criadoEm: moment('criado_em').notNull(),
    expiraEm: moment('expira_em').notNull(),
    /** When a mail server took the letter; null where the link was handed over. */
    enviadoEm: moment('enviado_em'),
    aceitoEm: moment('aceito_em')
  },
  (t) => [
    uniqueIndex('convites_abertos').on(sql`lower(${t.email})`).where(sql`aceito_em is null`),
    index('convites_criacao').on(t.criadoEm, t.id),
    index('convites_convidado_por').on(t.convidadoPorId),
    index('convites_usuario').on(t.usuarioId)
  ]
)

/** The tokens of an invitation's links. A letter that is sent again has another one, and each works. */
export const tokensConvite = pgTable(
  'tokens_convite',
  {
    hash: bytes('hash').primaryKey(),
    conviteId: integer('convite_id')
      .notNull()
      .references(() => convites.id, { onDelete: 'cascade' })
  },
  (t) => [index('tokens_convite_convite').on(t.conviteId)]
)
