import { sql } from 'drizzle-orm'
import { connect } from './client.ts'

/** What a server says of itself and of who has logged in. */
export interface Contact {
  role: string
  database: string
  /** 150004 is 15.4. */
  version: number
}

/** Logs in once, to see whether an address can be used at all. */
export async function contact(url: string): Promise<Contact> {
  const { db, close } = connect(url, { max: 1, applicationName: 'contact' })
  try {
    const [found] = await db.execute<Contact & Record<string, unknown>>(sql`
      select current_user::text as role, current_database()::text as database,
        current_setting('server_version_num')::int as version`)
    return found!
  } finally {
    await close()
  }
}
