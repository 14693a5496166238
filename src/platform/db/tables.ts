import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Counts that triggers keep up to date, so that a total costs no scan. Each writer adds rows of its own and never waits
 * for another. The count is the sum of all rows of a key, and rows are folded together from time to time.
 */
export const contagens = pgTable(
  'contagens',
  {
    /** The set that is counted: `usuarios`, `usuarios.estado`, `grupos.usuarios`, ... */
    conjunto: text('conjunto').notNull(),
    chave: text('chave').notNull(),
    n: bigint('n', { mode: 'number' }).notNull()
  },
  (t) => [index('contagens_chave').on(t.conjunto, t.chave)]
)
