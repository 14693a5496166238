import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** The keys, by their ids, by which anything in this database may be sealed: usually one; two while the key is being changed. */
export const chavesDeDados = pgTable('chaves_de_dados', {
  id: text('id').primaryKey(),
  desde: moment('desde').notNull()
})
