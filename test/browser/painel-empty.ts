import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { createTestDatabase } from '../support/database.ts'
import { runServer } from '../support/server.ts'

/** Starts a service that has no account, and returns the link that it prints. */
export async function startEmpty(browser: Browser) {
  const database = await createTestDatabase()
  const server = await runServer({ DATABASE_URL: database.url, RATE_LIMIT: 'off' })
  const origin = await server.origin
  await expect.poll(() => /painel\/inicio#[\w-]{22}/.test(server.output())).toBe(true)
  return {
    browser,
    origin,
    path: /\/painel\/inicio#[\w-]{22}/.exec(server.output())?.[0] as string,
    async stop() {
      await server.stop()
      await database.drop()
    }
  }
}
