import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { municipios } from './municipios.ts'
import { rules } from './rules.ts'

// Builds the page of the panel (src/painel/page) into dist/painel or the given folder.

const root = resolve(import.meta.dirname, '../..')
/** The libraries in the page, whose licences must be named. */
const parts = ['preact', 'echarts', 'zrender', 'tslib', 'ajv']

/** What the bundler has made: the files, and which of them use which. */
export type Built = Rolldown.RolldownOutput['output']

export async function buildPainel(outDir: string): Promise<Built> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'src/painel/page'),
    base: '/painel/',
    plugins: [municipios(), rules()],
    // Libraries are larger in tests, which have another NODE_ENV.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // Nothing is inlined: the page's content security policy would refuse it.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        // Lazy views use what the first view has, and it stays in one file all the same.
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } }
      },
      // Charts are one large chunk by nature. It is loaded after the sign-in.
      chunkSizeWarningLimit: 1000
    }
  })
  await writeFile(join(outDir, 'licencas.txt'), await licences())
  return (made as Rolldown.RolldownOutput).output
}

async function licences(): Promise<string> {
  const own = await readFile(join(root, 'src/painel/page/data/LICENCAS.txt'), 'utf8')
  const found = await Promise.all(parts.map(licenceOf))
  return [own, ...found].join(`\n${'='.repeat(80)}\n\n`)
}

async function licenceOf(name: string): Promise<string> {
  const folder = join(root, 'node_modules', name)
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const files = (await readdir(folder, { withFileTypes: true }))
    .filter((each) => each.isFile() && /^(licen[cs]e|notice|copyright)/i.test(each.name))
    .map((each) => each.name)
  const texts = await Promise.all(files.sort().map((each) => readFile(join(folder, each), 'utf8')))
  return [`${name} ${version}`, ...texts].join('\n\n')
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename)
  await buildPainel(resolve(process.argv[2] ?? join(root, 'dist/painel')))
