import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { inject } from 'vitest'

/** The programs that tests start as processes. */
const sources = {
  server: 'src/server.ts',
  'import-thread': 'test/modules/importacao/thread.ts',
  'render-thread': 'src/modules/relatorios/document/render-thread.ts',
  'invent-thread': 'src/operations/demo/invent-thread.ts',
  recount: 'src/operations/recount/main.ts',
  doctor: 'src/operations/doctor/main.ts',
  support: 'src/operations/support/main.ts',
  admin: 'src/operations/admin/main.ts',
  mode: 'src/operations/mode/main.ts',
  backup: 'src/operations/backup/main.ts',
  config: 'test/support/config-child.ts',
  'embedded-child': 'test/platform/embedded/embedded-child.ts',
  'log-child': 'test/platform/log/log-child.ts',
  'queue-worker': 'test/faults/queue-worker.ts'
}

/** Returns the file to start with node. */
export const program = (name: keyof typeof sources): string => join(inject('programs'), name, 'main.js')

/** Bundles each program into one file, once in a run. Compiling at each start would take seconds more. */
export async function buildPrograms(): Promise<{ folder: string; remove(): Promise<void> }> {
  // From this folder node finds the packages, and the service its migrations.
  const cache = resolve('node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'programs-'))
  // Vite is slow to load, and tests that start no process import this file too.
  const { build } = await import('vite')
  await Promise.all(Object.entries(sources).map(([name, source]) => build(settings(source, join(folder, name)))))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The server starts threads from files beside its own. */
const threads = Object.fromEntries(Object.entries(sources).filter(([name]) => name.endsWith('-thread')))
const besides = (source: string): Record<string, string> => (source === sources.server ? threads : {})

const settings = (source: string, outDir: string): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  // Tests start so many threads that bundling the packages pays as well: a third of a second each.
  ...(source === sources['import-thread'] ? { ssr: { noExternal: true } } : {}),
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir,
    rolldownOptions: {
      input: { main: source, ...besides(source) },
      // All in one folder, since threads are started from files beside the code that starts them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
    }
  }
})
