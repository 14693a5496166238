import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { VERSION } from '../../generated/client-operations.ts'
import { sdkArchive } from '../../src/platform/docs/sdk.ts'

const run = promisify(execFile)

const root = resolve(import.meta.dirname, '../..')
const sources = join(root, 'src/client')

/**
 * Writes the package in its installed form. Its one dependency, openapi-fetch, is included as a file: a closed network
 * has no registry. Files are translated one by one, which takes a second where a checking compiler takes ten; `make
 * check` has checked them.
 */
export async function writePackage(folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  await cp(join(root, 'scripts/sdk/package'), folder, { recursive: true })
  const names = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith('.ts'))
  for (const name of names) await translate(folder, name, await readFile(join(sources, name), 'utf8'))
  await writeGenerated(folder)
  await writeVendor(folder)
}

/** Packs the package and returns the path of the archive. The same sources give the same bytes. */
export async function packSdk(destination: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-integra-client-'))
  try {
    await writePackage(folder)
    await mkdir(destination, { recursive: true })
    const options = ['--pack-destination', resolve(destination), '--ignore-scripts', '--offline', '--loglevel=error']
    await run('npm', ['pack', folder, ...options], { cwd: folder })
    return join(destination, sdkArchive)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const entry = (name: string) => ({ types: `./lib/${name}.d.ts`, default: `./lib/${name}.js` })

const manifest = {
  name: 'saude-integra-client',
  version: VERSION,
  description: 'Typed client and command line of the health-data integration service Saúde Integra',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20.3' },
  sideEffects: ['./lib/cli/main.js'],
  exports: { '.': entry('index'), './node': entry('node/index'), './package.json': './package.json' },
  types: './lib/index.d.ts',
  bin: { 'saude-integra': 'lib/cli/main.js' },
  files: ['lib', 'examples']
}

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

const vendored = ['openapi-fetch', 'openapi-typescript-helpers']

/** Rewrites imports for the package: to JavaScript, to generated/ inside it, and to its own copies of dependencies. */
function placed(name: string, text: string): string {
  const here = posix.dirname(name)
  const to = (target: string) => {
    const path = posix.relative(here, target)
    return path.startsWith('.') ? path : `./${path}`
  }
  return text.replaceAll(/(\bfrom |\bimport |\bimport\()(['"])([^'"]+)\2/g, (_, before, quote, path: string) => {
    const found = vendored.includes(path)
      ? to(`vendor/${path}.js`)
      : path.replace(/^(\.\.\/)+generated\//, './generated/')
    return `${before}${quote}${found.replace(/^(\..*)\.ts$/, '$1.js')}${quote}`
  })
}

async function writeGenerated(folder: string): Promise<void> {
  for (const name of ['client-a', 'client-b']) {
    const text = await readFile(join(root, 'generated', `${name}.ts`), 'utf8')
    await mkdir(join(folder, 'lib/generated'), { recursive: true })
    // The file holds only types, so it is its own declaration.
    await writeFile(join(folder, 'lib/generated', `${name}.d.ts`), text)
  }
  const operations = await readFile(join(root, 'generated/client-operations.ts'), 'utf8')
  await translate(folder, 'generated/client-operations.ts', operations)
}

async function writeVendor(folder: string): Promise<void> {
  await mkdir(join(folder, 'lib/vendor'), { recursive: true })
  for (const name of vendored) {
    const from = join(root, 'node_modules', name)
    const types = await readFile(join(from, 'dist/index.d.mts'), 'utf8')
    await writeFile(join(folder, 'lib/vendor', `${name}.d.ts`), placed(`vendor/${name}`, types))
    await cp(join(from, 'LICENSE'), join(folder, 'lib/vendor', `${name}.LICENSE`)).catch(() => {})
  }
  const script = await readFile(join(root, 'node_modules/openapi-fetch/dist/index.mjs'), 'utf8')
  await writeFile(join(folder, 'lib/vendor/openapi-fetch.js'), script.replace(/^\/\/# sourceMappingURL=.*$/m, ''))
}

if (import.meta.filename === process.argv[1]) {
  const path = await packSdk(join(root, 'dist'))
  console.log(`packed ${relative(root, path)}`)
}
