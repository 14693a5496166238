import { type SQL, sql } from 'drizzle-orm'
import { connect, type Db } from './client.ts'

/** The role as which an address logs in. */
export async function roleAt(url: string): Promise<string> {
  const database = connect(url, { max: 1, applicationName: 'roles' })
  try {
    const [found] = await database.db.execute<{ role: string }>(sql`select current_user::text as role`)
    return found!.role
  } finally {
    await database.close()
  }
}

const names = (schemas: readonly string[]): SQL =>
  sql.join(
    schemas.map((name) => sql.identifier(name)),
    sql`, `
  )

/**
 * Lets a role that owns nothing work with all tables of these schemas: read, add, change and delete rows. It can change no table, trigger or function, and
 * empty no table at once.
 */
export async function grantWork(tx: Db, role: string, schemas: readonly string[]): Promise<void> {
  const to = sql.identifier(role)
  await tx.execute(sql`grant usage on schema ${names(schemas)} to ${to}`)
  await tx.execute(sql`grant select, insert, update, delete on all tables in schema ${names(schemas)} to ${to}`)
  await tx.execute(sql`grant usage, select on all sequences in schema ${names(schemas)} to ${to}`)
}

/** Of these tables it may only read rows, and add some. */
export async function grantAppendOnly(tx: Db, role: string, tables: readonly string[]): Promise<void> {
  const to = sql.identifier(role)
  await tx.execute(sql`revoke all on ${names(tables)} from ${to}`)
  await tx.execute(sql`grant select, insert on ${names(tables)} to ${to}`)
}
