import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { usuarios } from '../contas/tables.ts'

/** Answers kept for clients that repeat a request. */
export const respostasGuardadas = pgTable(
  'respostas_guardadas',
  {
    /** A digest of the account and the key. */
    id: text('id').primaryKey(),
    /** Null where no token was needed. */
    usuarioId: integer('usuario_id').references(() => usuarios.id, { onDelete: 'cascade' }),
    /** Request fingerprint and answer, sealed, because they may hold a secret or point to a person. */
    resposta: text('resposta').notNull(),
    criadoEm: moment('criado_em').notNull()
  },
  (t) => [
    index('respostas_guardadas_por_usuario').on(t.usuarioId, t.criadoEm),
    index('respostas_guardadas_por_idade').on(t.criadoEm),
    // This index is empty, because nothing was ever kept unsealed. It lets every start find that out at once.
    index('respostas_guardadas_por_selar')
      .on(t.id)
      .where(sql.raw("resposta <> '' and not starts_with(resposta, 'v1.')"))
  ]
)
