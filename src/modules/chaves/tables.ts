import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { components } from '../../../generated/types-b.ts'
import { usuarios } from '../../core/contas/tables.ts'
import { bytes, moment } from '../../platform/db/columns.ts'

/** Keys with which programs call for an account. They go with it. */
export const chaves = pgTable(
  'chaves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    donoId: integer('dono_id')
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    nome: text('nome').notNull(),
    /** SHA-256 of the secret. Its 202 random bits need no salt and no slow hash. */
    resumo: bytes('resumo').notNull(),
    /** What is shown of the secret, to recognise it by. */
    trecho: text('trecho').notNull(),
    /** Names of permissions: one that is renamed or removed is gone from the key. */
    permissoes: text('permissoes').array().notNull(),
    /** The places that the key names; when empty, its owner's count. */
    territorios: jsonb('territorios').$type<components['schemas']['Territorio'][]>().notNull(),
    /** The addresses and networks from which it is accepted; when empty, all. */
    ips: text('ips').array().notNull(),
    /** The language of the request that made it, in which its owner is told of its end. */
    idioma: text('idioma').notNull(),
    criadoEm: moment('criado_em').notNull(),
    expiraEm: moment('expira_em').notNull(),
    ultimoUsoEm: moment('ultimo_uso_em'),
    /** When its owner was told that it ends soon. Set from the beginning for a key that is not told of. */
    avisadoEm: moment('avisado_em'),
    revogadoEm: moment('revogado_em')
  },
  (t) => [
    uniqueIndex('chaves_resumo').on(t.resumo),
    index('chaves_dono').on(t.donoId, t.criadoEm, t.id),
    index('chaves_criacao').on(t.criadoEm, t.id),
    index('chaves_a_avisar').on(t.expiraEm).where(sql`avisado_em is null and revogado_em is null`)
  ]
)
