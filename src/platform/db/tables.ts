import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Counts that are kept up to date by triggers, so that a total costs no scan. Each writer adds rows of its own and waits
 * for nobody; the count is the sum of all rows of a key, and rows are folded together from time to time.
 */
export const contagens = pgTable(
  'contagens',
  {
    /** What is counted: `usuarios`, `usuarios.estado`, `grupos.usuarios`, ... */
    conjunto: text('conjunto').notNull(),
    chave: text('chave').notNull(),
    n: bigint('n', { mode: 'number' }).notNull()
  },
  (t) => [index('contagens_chave').on(t.conjunto, t.chave)]
)
