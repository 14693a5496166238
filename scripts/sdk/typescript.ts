import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { digestOf } from './digest.ts'
import type { Maker } from './maker.ts'

const run = promisify(execFile)

const ROOT = resolve(import.meta.dirname, '../..')

/** Stands for the version where only the content counts. */
const ANY_VERSION = '0.0.0'

const fileOf = (version: string) => `saude-integra-client-${version}.tgz`

/** How saude-integra-client is made. The same sources give the same bytes. */
export const typescript: Maker = {
  file: fileOf,
  unreleased: (next, digest) => `${next}-next.${digest}`,
  contents: (root) =>
    inFolder(async (folder) => {
      await writePackage(folder, ANY_VERSION, root)
      const names = await readdir(folder, { recursive: true })
      const files: [string, Buffer][] = []
      for (const name of names) {
        const path = join(folder, name)
        if ((await stat(path)).isFile()) files.push([name.replaceAll('\\', '/'), await readFile(path)])
      }
      return digestOf(files)
    }),
  pack: (root, version) =>
    inFolder(async (folder) => {
      const [source, packed] = [join(folder, 'package'), join(folder, 'packed')]
      await mkdir(source)
      await mkdir(packed)
      await writePackage(source, version, root)
      const options = ['--pack-destination', packed, '--ignore-scripts', '--offline', '--loglevel=error']
      await run('npm', ['pack', source, ...options], { cwd: source })
      return { file: fileOf(version), bytes: await readFile(join(packed, fileOf(version))) }
    })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-integra-client-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Writes the package in its installed form. Its one dependency, openapi-fetch, is included as a file: a closed network
 * has no registry. Files are translated one by one, which takes a second where a checking compiler takes ten; `make
 * check` has checked them.
 */
export async function writePackage(folder: string, version = ANY_VERSION, root = ROOT): Promise<void> {
  const sources = join(root, 'src/client')
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifestOf(version), null, 2)}\n`)
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  await cp(join(root, 'scripts/sdk/package'), folder, { recursive: true })
  const names = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith('.ts'))
  for (const name of names) await translate(folder, name, await readFile(join(sources, name), 'utf8'))
  await writeGenerated(folder, version, root)
  await writeVendor(folder)
}

const entry = (name: string) => ({ types: `./lib/${name}.d.ts`, default: `./lib/${name}.js` })

const manifestOf = (version: string) => ({
  name: 'saude-integra-client',
  version,
  description: 'Typed client and command line of the health-data integration service Saúde Integra',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20.3' },
  sideEffects: ['./lib/cli/main.js'],
  exports: { '.': entry('index'), './node': entry('node/index'), './package.json': './package.json' },
  types: './lib/index.d.ts',
  bin: { 'saude-integra': 'lib/cli/main.js' },
  files: ['lib', 'examples']
})

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true
}
const typeOptions: ts.CompilerOptions = { ...options, declaration: true, isolatedDeclarations: true }

/** Writes the JavaScript of a file, and its types if anybody may import it. */
async function translate(folder: string, name: string, text: string): Promise<void> {
  const base = join(folder, 'lib', name.slice(0, -'.ts'.length))
  await mkdir(dirname(base), { recursive: true })
  const settings = { fileName: name, reportDiagnostics: true }
  const script = ts.transpileModule(text, { ...settings, compilerOptions: options })
  await writeFile(`${base}.js`, placed(name, script.outputText))
  if (name.startsWith('cli/')) return
  const types = ts.transpileDeclaration(text, { ...settings, compilerOptions: typeOptions })
  const wrong = [...(script.diagnostics ?? []), ...(types.diagnostics ?? [])]
  if (wrong.length > 0) throw new Error(`${name}: ${wrong.map((each) => each.messageText).join('\n')}`)
  await writeFile(`${base}.d.ts`, placed(name, types.outputText))
}

const VENDORED = 'openapi-fetch'

/** Rewrites imports for the package: to JavaScript, to generated/ inside it, and to its own copies of dependencies. */
function placed(name: string, text: string): string {
  const here = posix.dirname(name)
  const to = (target: string) => {
    const path = posix.relative(here, target)
    return path.startsWith('.') ? path : `./${path}`
  }
  return text.replaceAll(/(\bfrom |\bimport |\bimport\()(['"])([^'"]+)\2/g, (_, before, quote, path: string) => {
    const found =
      path === VENDORED
        ? to(`vendor/${path}.js`)
        : path.replace(/^(\.\.\/)+generated\//, './generated/').replace(/^\.\.\/src\/client\//, '../')
    return `${before}${quote}${found.replace(/^(\..*)\.ts$/, '$1.js')}${quote}`
  })
}

async function writeGenerated(folder: string, version: string, root: string): Promise<void> {
  for (const name of ['client-a', 'client-b']) {
    const text = await readFile(join(root, 'generated', `${name}.ts`), 'utf8')
    await mkdir(join(folder, 'lib/generated'), { recursive: true })
    // The file holds only types, so it is its own declaration.
    await writeFile(join(folder, 'lib/generated', `${name}.d.ts`), placed(`generated/${name}.ts`, text))
  }
  const resources = await readFile(join(root, 'generated/client-resources.ts'), 'utf8')
  await translate(folder, 'generated/client-resources.ts', resources)
  const operations = await readFile(join(root, 'generated/client-operations.ts'), 'utf8')
  // The file has the version of the latest release of the contract, and the package its own.
  const own = operations.replace(/(export const VERSION = )"[^"]+"/, `$1${JSON.stringify(version)}`)
  await translate(folder, 'generated/client-operations.ts', own)
}

/** Types of the package name nothing of openapi-fetch, so its script is enough. */
async function writeVendor(folder: string): Promise<void> {
  const from = join(ROOT, 'node_modules', VENDORED)
  await mkdir(join(folder, 'lib/vendor'), { recursive: true })
  await cp(join(from, 'LICENSE'), join(folder, 'lib/vendor', `${VENDORED}.LICENSE`)).catch(() => {})
  const script = await readFile(join(from, 'dist/index.mjs'), 'utf8')
  await writeFile(join(folder, `lib/vendor/${VENDORED}.js`), script.replace(/^\/\/# sourceMappingURL=.*$/m, ''))
}
