import { randomInt } from 'node:crypto'
import { defineConfig } from 'vitest/config'
import { samplesFolder } from './test/support/reporter.ts'
import { LongFirst } from './test/support/sequencer.ts'

// Which cases of the large products run (test/support/sample.ts); the processes that run tests inherit it.
process.env.TEST_SEED ||= String(randomInt(2 ** 31))
process.env.TEST_SAMPLES ||= samplesFolder()

const pathOf = (name: string) => new URL(name, import.meta.url).pathname

const BROWSER = 'test/browser/**/*.test.ts'
/**
 * Tests that listen to or measure the whole process, that replace a module, or that need passwords hashed as the service
 * hashes them.
 */
const ALONE = [
  'test/core/contas/password.test.ts',
  'test/faults/database-restart.test.ts',
  'test/faults/transactions.test.ts',
  'test/modules/usuarios/*-image.test.ts',
  'test/platform/primary/beat.test.ts',
  'test/platform/time/background.test.ts'
]

/** Ten minutes, and more where servers are killed more often. */
const PATIENCE_MS = 600_000 + Number(process.env.KILLS ?? 0) * 120_000

const common = {
  pool: 'forks' as const,
  setupFiles: ['test/support/data-keys.ts'],
  // Much of a test is waiting for PostgreSQL, so more of them than cores run at once.
  maxWorkers: 3,
  // For the count of tests as they were written (test/support/reporter.ts).
  includeTaskLocation: true,
  // Waits end by what they wait for. These limits only end what hangs, also on a machine that gives others most of its time.
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  expect: { poll: { timeout: PATIENCE_MS, interval: 25 } }
}

export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    reporters: ['default', './test/support/reporter.ts'],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        // The real library with a cost that hundreds of accounts can pay; nothing in src/ can ask for it.
        resolve: {
          alias: {
            argon2: pathOf('test/support/cheap-argon2.ts'),
            // So that the examples of the client package run from its sources.
            'saude-integra-client/node': pathOf('src/client/node/index.ts'),
            'saude-integra-client': pathOf('src/client/index.ts')
          }
        },
        test: {
          ...common,
          name: 'main',
          include: ['test/**/*.test.ts'],
          exclude: [BROWSER, ...ALONE],
          // Files share the process and the modules it has loaded: loading them anew took more time than the tests.
          isolate: false,
          restoreMocks: true
        }
      },
      { test: { ...common, name: 'alone', include: ALONE } },
      { test: { ...common, name: 'browser', include: [BROWSER] } }
    ]
  }
})
