import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/**
 * The ids of the keys that may have sealed anything in this database: usually one, and two while the key is being
 * changed.
 */
export const chavesDeDados = pgTable('chaves_de_dados', {
  id: text('id').primaryKey(),
  desde: moment('desde').notNull()
})
