import { getTableName } from 'drizzle-orm'
import { auditoria, lacres } from './tables.ts'

/** What the service may read and add to, and nobody changes. */
export const appendOnlyTables = [auditoria, lacres].map((table) => getTableName(table))
