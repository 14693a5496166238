import { defineConfig } from 'vitest/config'

// `vitest run --project main` leaves out the tests that need a browser.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'main',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
          globalSetup: 'test/support/global-setup.ts',
          pool: 'forks',
          // Much of a test is waiting for PostgreSQL, so more of them than cores run at once.
          maxWorkers: 3,
          testTimeout: 30_000,
          hookTimeout: 60_000
        }
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/support/global-setup.ts',
          pool: 'forks',
          // Much of a test is waiting for PostgreSQL, so more of them than cores run at once.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000
        }
      }
    ]
  }
})
