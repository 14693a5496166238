import { getTableName } from 'drizzle-orm'
import { auditoria, lacres } from './tables.ts'

/** Tables that the service may read and add to, but that nobody changes. */
export const appendOnlyTables = [auditoria, lacres].map((table) => getTableName(table))
