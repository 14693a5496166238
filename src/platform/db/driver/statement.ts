import type { Sql } from 'postgres'

/** What a query object of the driver carries beside its promise. The handler is what puts it on a connection. */
export interface Statement extends Promise<unknown> {
  args: unknown[]
  handler(statement: Statement): void
  resolve(value: unknown): void
  reject(error: unknown): void
}

export function isStatement(value: unknown): value is Statement {
  return value instanceof Promise && 'handler' in value
}

/** Refused here, since the driver would blame the statement that is running, and leave the wrong one waiting for ever. */
export function refuseBadArguments(statement: Statement): void {
  if (statement.args.includes(undefined)) throw new TypeError('undefined is not a value of SQL')
  if (statement.args.length >= 65534) throw new RangeError('A statement takes at most 65533 parameters')
}

/** Texts of statements that are kept prepared; a server keeps them per connection, so there is an end to them. */
const prepared = new Set<string>()
const MOST_PREPARED = 500

/** Begins a statement that asks for it: Drizzle says `prepare: false` of every statement that is not built and named by its builder. */
export const KEPT = '/* kept */'

/** The arguments of `unsafe` so that the server parses and plans a statement that comes again and again only once. */
export function preparing([text, args, options]: Parameters<Sql['unsafe']>): Parameters<Sql['unsafe']> {
  if (!args?.length || (options && !text.startsWith(KEPT))) return [text, args, options]
  if (prepared.size < MOST_PREPARED) prepared.add(text)
  return [text, args, { prepare: prepared.has(text) }]
}
