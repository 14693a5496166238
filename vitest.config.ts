import { randomInt } from 'node:crypto'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './test/support/sequencer.ts'

// Which cases of the large products run (test/support/sample.ts); the processes that run tests inherit it.
process.env.TEST_SEED ||= String(randomInt(2 ** 31))

// Only now: it reads the seed as it is loaded.
const { picked, whole } = await import('./test/support/sample.ts')

/** Tests that start and end whole servers. Of these a run of `make test` takes one, another each time, unless they are asked for by name. */
const SERVERS = [
  'backup/backup',
  'backup/export',
  'demo/demo',
  'embedded/embedded',
  'faults/casos-kill',
  'faults/failover',
  'faults/importacao-kill',
  'faults/jobs-kill',
  'faults/kill-server',
  'faults/postgres-restart',
  'faults/readings',
  'faults/retries-kill',
  'faults/sigterm',
  'faults/webhooks-kill',
  'replicas/replicas',
  'server'
].map((name) => `test/${name}.test.ts`)
/**
 * Tests that take long: of the same thing with other data, of something that other tests touch as well, or of tools that `make check` and CI run anyway.
 * A run takes two.
 */
const LONG = [
  'agravos/anexos-clean',
  'agravos/anexos-content',
  'agravos/counts-exact',
  'agravos/fold',
  'agravos/list-many',
  'agravos/list-pages',
  'agravos/list-sort',
  'agravos/map-areas',
  'auditoria/chain',
  'auditoria/readings',
  'auth/lock-parallel',
  'auth/owner-mails',
  'contract/docs',
  'contract/read-and-write',
  'db/links',
  'docs/guides',
  'faults/queue',
  'faults/unreachable',
  'fuzz/requests',
  'fuzz/shrink',
  'generate/breaking',
  'generate/check',
  'generate/compile',
  'generate/release',
  'generate/samples',
  'generate/samples-types',
  'growth/load',
  'grupos/last-administrator',
  'house/expressions',
  'house/plan',
  'importacao/atualizar',
  'importacao/desfazer',
  'importacao/envio',
  'importacao/erros',
  'importacao/falhas',
  'importacao/formatos',
  'jobs/export-usuarios',
  'limits/pressure',
  'lists/attacks',
  'lists/contract',
  'lists/pages',
  'queue/worker',
  'recount/command',
  'relatorios/agendamentos',
  'relatorios/boletim',
  'relatorios/falhas',
  'sdk/cli',
  'sdk/conform',
  'sdk/service',
  'sheets/libreoffice',
  'sheets/read/csv',
  'sheets/read/hostile',
  'usuarios/escalation-account',
  'usuarios/escalation-administrator',
  'usuarios/escalation-ties',
  'usuarios/last-administrator',
  'usuarios/photo-refusals',
  'webhooks/deliverer-instances',
  'webhooks/deliverer-lanes',
  'webhooks/events-parallel',
  'webhooks/many-events'
].map((name) => `test/${name}.test.ts`)
const asked = process.argv.filter((word) => word.startsWith('test/'))
const isAsked = (file: string) => asked.some((word) => file.startsWith(word))
const taken = [...picked(SERVERS, 1), ...picked(LONG, 2)]
const resting = [...SERVERS, ...LONG].filter((file) => !taken.includes(file) && !isAsked(file))

const pathOf = (name: string) => new URL(name, import.meta.url).pathname

const BROWSER = 'test/browser/**/*.test.ts'
/** Every view of the panel in every language, theme and size: of `make ci-full`, or asked for by name. */
const WHOLE = ['test/browser/painel-whole.test.ts'].filter((file) => !whole && !isAsked(file))
/** Tests that listen to or measure the whole process, or that need passwords hashed as the service hashes them. */
const ALONE = [
  'test/core/contas/password.test.ts',
  'test/faults/database-restart.test.ts',
  'test/faults/transactions.test.ts',
  'test/modules/usuarios/*-image.test.ts'
]

const common = {
  pool: 'forks' as const,
  setupFiles: ['test/support/data-keys.ts'],
  // Much of a test is waiting for PostgreSQL, so more of them than cores run at once.
  maxWorkers: 3,
  // For the count of tests as they were written (test/support/reporter.ts).
  includeTaskLocation: true,
  // Patience, not a promise: tests have to pass on a machine that is busy with other things.
  testTimeout: 120_000,
  hookTimeout: 120_000
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
          exclude: [BROWSER, ...ALONE, ...resting],
          // Files share the process and the modules it has loaded: loading them anew took more time than the tests.
          isolate: false,
          restoreMocks: true
        }
      },
      { test: { ...common, name: 'alone', include: ALONE } },
      { test: { ...common, name: 'browser', include: [BROWSER], exclude: WHOLE } }
    ]
  }
})
