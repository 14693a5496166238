import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { hasConta } from '../../core/contas/queries.ts'
import type { Db } from '../../platform/db/client.ts'

/** The way into a service that has no account yet. */
export interface FirstRun {
  /** What the link of this start carries; null when there is nothing to begin. */
  code: string | null
}

/** Makes the code of this start. It is only in memory and in the link: 128 random bits. */
export async function openFirstRun(db: Db): Promise<FirstRun> {
  return { code: (await hasConta(db)) ? null : randomBytes(16).toString('base64url') }
}

/** The page that takes the code. What follows `#` is never sent to a server. */
export const firstRunLink = (publicUrl: string, code: string): string =>
  `${publicUrl.replace(/(?<!\/)\/+$/, '')}/painel/inicio#${code}`

/** Until the transaction ends, nobody else makes the first account. */
export async function lockFirstRun(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('inicio'))`)
}
