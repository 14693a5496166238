import type { Sql } from 'postgres'

/** What a query object of the driver carries besides its promise. The handler puts it on a connection. */
export interface Statement extends Promise<unknown> {
  args: unknown[]
  handler(statement: Statement): void
  resolve(value: unknown): void
  reject(error: unknown): void
}

export function isStatement(value: unknown): value is Statement {
  return value instanceof Promise && 'handler' in value
}

/**
 * Refuses bad arguments early. The driver would blame the statement that is running, and leave the wrong one waiting
 * for ever.
 */
export function refuseBadArguments(statement: Statement): void {
  if (statement.args.includes(undefined)) throw new TypeError('undefined is not a value of SQL')
  if (statement.args.length >= 65534) throw new RangeError('A statement takes at most 65533 parameters')
}

/** Texts of statements that are kept prepared. A server keeps them for each connection, so their number is bounded. */
const prepared = new Set<string>()
const MOST_PREPARED = 500

/**
 * Marks a statement that should be kept prepared. Drizzle passes `prepare: false` for every statement that its builder
 * has not built and named.
 */
export const KEPT = '/* kept */'

/** Returns the arguments of `unsafe`, changed so that the server parses and plans a repeated statement only once. */
export function preparing([text, args, options]: Parameters<Sql['unsafe']>): Parameters<Sql['unsafe']> {
  if (!args?.length || (options && !text.startsWith(KEPT))) return [text, args, options]
  if (prepared.size < MOST_PREPARED) prepared.add(text)
  return [text, args, { prepare: prepared.has(text) }]
}
