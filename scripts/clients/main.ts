import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Generator, generators } from './generators.ts'
import { install } from './install.ts'
import { call, conta, type Service, startService } from './service.ts'

const run = promisify(execFile)

/** Strict settings, those of a careful client team. They apply to the generated files too. */
const tsconfig = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    skipLibCheck: true,
    types: ['node']
  },
  include: ['*.ts']
}

const runner = (name: string) => `
import { connect } from './client.ts'
import { walk } from './sequence.ts'
await walk(connect(process.env.ORIGIN ?? ''), '${name}', ${JSON.stringify({ email: conta.email, senha: conta.senha })})
`

/** Generates clients from both published documents, compiles them, and runs the sequence with them. */
async function prove(
  name: string,
  generator: Generator,
  service: Service,
  documents: Record<string, string>
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `sdk-${name}-`))
  try {
    await install(folder, generator.packages)
    for (const [letter, document] of Object.entries(documents)) {
      const file = `${letter}.json`
      await writeFile(join(folder, file), document)
      for (const [path, content] of Object.entries(generator.files?.(file, letter, service.origin) ?? {}))
        await writeFile(join(folder, path), content)
      const [program = '', ...args] = generator.command(file, letter, service.origin)
      const { stdout, stderr } = await run(join(folder, 'node_modules/.bin', program), args, { cwd: folder })
      if (/\bwarn/i.test(stdout + stderr)) throw new Error(`warnings:\n${stdout}${stderr}`)
    }
    await cp('scripts/clients/sequence.ts', join(folder, 'sequence.ts'))
    await cp(`scripts/clients/adapters/${generator.client ?? name}.ts`, join(folder, 'client.ts'))
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    await writeFile(join(folder, 'run.ts'), runner(name))
    await run(resolve('node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder })
    const env = { ...process.env, ORIGIN: service.origin, NODE_EXTRA_CA_CERTS: service.certificate }
    await run(resolve('node_modules/.bin/tsx'), ['run.ts'], { cwd: folder, env })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.filename === process.argv[1]) {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(generators)
  const service = await startService()
  try {
    const documents = {
      a: await call(service, '/openapi/description-a.json'),
      b: await call(service, '/openapi/description-b.json')
    }
    for (const name of names) {
      try {
        await prove(name, generators[name] as Generator, service, documents)
        console.log(`${name}: both clients compile and complete the sequence`)
      } catch (error) {
        const { message, stdout = '' } = error as Error & { stdout?: string }
        console.error(`${name}: ${message}\n${stdout}`)
        process.exitCode = 1
      }
    }
  } finally {
    await service.stop()
  }
}
