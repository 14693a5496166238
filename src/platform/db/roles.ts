import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { contact } from './contact.ts'

/** Returns the role as which an address logs in. */
export const roleAt = async (url: string): Promise<string> => (await contact(url)).role

const names = (schemas: readonly string[]): SQL =>
  sql.join(
    schemas.map((name) => sql.identifier(name)),
    sql`, `
  )

/**
 * Lets a role that owns nothing read, add, change and delete rows in all tables of these schemas. The role cannot
 * change any table, trigger or function, and cannot truncate a table.
 */
export async function grantWork(tx: Db, role: string, schemas: readonly string[]): Promise<void> {
  const to = sql.identifier(role)
  await tx.execute(sql`grant usage on schema ${names(schemas)} to ${to}`)
  await tx.execute(sql`grant select, insert, update, delete on all tables in schema ${names(schemas)} to ${to}`)
  await tx.execute(sql`grant usage, select on all sequences in schema ${names(schemas)} to ${to}`)
  for (const { table } of await findClosed(tx, role, schemas))
    await tx.execute(sql`create policy ${policyOf(role)} on ${sql.raw(table)} to ${to} using (true) with check (true)`)
}

const policyOf = (role: string) => sql.identifier(`trabalho de ${role}`)

/**
 * Finds tables with row security that the role cannot see yet, such as the queue's. They show nothing to a role that
 * neither owns them nor is named in a policy.
 */
async function findClosed(tx: Db, role: string, schemas: readonly string[]): Promise<{ table: string }[]> {
  return await tx.execute<{ table: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as "table" from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relrowsecurity and n.nspname = any(${sql.param([...schemas])}::text[])
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = ${`trabalho de ${role}`})`)
}

/** Lets a role read all tables of a schema and do nothing else. */
export async function grantReading(tx: Db, role: string, schema: string): Promise<void> {
  const to = sql.identifier(role)
  await tx.execute(sql`grant usage on schema ${names([schema])} to ${to}`)
  await tx.execute(sql`grant select on all tables in schema ${names([schema])} to ${to}`)
}

/** Lets a role only read and add rows in these tables. */
export async function grantAppendOnly(tx: Db, role: string, tables: readonly string[]): Promise<void> {
  const to = sql.identifier(role)
  await tx.execute(sql`revoke all on ${names(tables)} from ${to}`)
  await tx.execute(sql`grant select, insert on ${names(tables)} to ${to}`)
}
