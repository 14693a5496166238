import { afterAll, expect } from 'vitest'
import { newProcessState } from '../../../src/platform/metrics/process.ts'
import { createGuard, type GuardOptions } from '../../../src/platform/primary/guard.ts'
import { openApp, type TestApp } from '../../support/app.ts'
import { recordLog } from '../../support/log.ts'

export const CASOS = '/api/v1/agravos/casos'
const metricsToken = 'a-token-of-at-least-32-characters-for-tests'
const jwtSecret = 'a-secret-of-at-least-32-characters-for-tests'

export type Instance = Awaited<ReturnType<ReturnType<typeof instances>>>

/** Opens instances with a guard, and closes them at the end of the test file. */
export function instances(url: () => string) {
  const opened: TestApp[] = []
  afterAll(async () => {
    for (const app of opened) await app.close()
  })
  return async (options: Partial<GuardOptions> = {}) => {
    const { log, lines } = recordLog()
    const state = newProcessState('serving')
    const onRefused = (isRefused: boolean) => {
      state.isPrimaryRefused = isRefused
    }
    const guard = createGuard({ accepted: null, log, onRefused, ...options })
    const app = await openApp({ url: url(), guard, state, config: { metricsToken, jwtSecret } })
    opened.push(app)
    const { call } = app
    return {
      ...app,
      guard,
      /** What it has logged about primaries. */
      told: () => lines.filter((line) => line.includes('"msg":"primary:')).map((line) => JSON.parse(line)),
      async metric(): Promise<string | undefined> {
        const { body } = await call('GET', '/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
        return /^saude_primary_refused (\d)$/m.exec(String(body))?.[1]
      },
      /** Has what was written so far counted as acknowledged, as the process does all the time. */
      confirm: () => guard.confirm((text) => app.services.database.sql.unsafe(text)),
      /** Waits until it answers so. Connections that were cut answer 503 in any case. */
      async answers(path: string, token: string, status: number): Promise<void> {
        await expect.poll(async () => (await call('GET', path, { token })).status, { timeout: 60_000 }).toBe(status)
      },
      /** Waits until it has met a primary that it refuses. */
      async refuses(path: string, token: string): Promise<void> {
        await expect
          .poll(async () => (await call('GET', path, { token })).status === 503 && state.isPrimaryRefused, {
            timeout: 60_000
          })
          .toBe(true)
      }
    }
  }
}
