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
    // Release 3 asks this one for plain texts. It goes once no instance of that release can be at work.
    index('respostas_guardadas_por_selar')
      .on(t.id)
      .where(sql.raw("resposta <> '' and not starts_with(resposta, 'v1.')")),
    // Nothing was ever kept unsealed, and the former seals are gone in a day. Empty indexes tell both at once.
    index('respostas_guardadas_sem_selo')
      .on(t.id)
      .where(sql.raw("resposta <> '' and not starts_with(resposta, 'v1.') and not starts_with(resposta, 'v2.')")),
    index('respostas_guardadas_por_religar').on(t.id).where(sql.raw("starts_with(resposta, 'v1.')"))
  ]
)
