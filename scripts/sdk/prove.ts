import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { conta, newestPackage, startService } from '../clients/service.ts'
import { provePython } from './prove-python.ts'

const run = promisify(execFile)

/** Strict settings, those of a careful client team. The package's own types are checked too. */
const settings = {
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  target: 'es2022',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  skipLibCheck: false
}

/** Checks the types for a program and for a page, neither of which has what the other has. */
const projects = {
  node: { compilerOptions: { ...settings, lib: ['es2023'], types: ['node'] }, include: ['examples/*.mjs'] },
  browser: { compilerOptions: { ...settings, lib: ['es2023', 'dom', 'dom.iterable'], types: [] }, include: ['page.ts'] }
}

const page = `
import { createClient, isApiError, verifyWebhook } from 'saude-integra-client'
const client = createClient({ baseUrl: location.origin })
const input = document.querySelector('input')!
const { data } = await client.POST('/api/v1/agravos/casos/bulk', { body: { file: input.files![0]!, formato: 'csv' } })
const blob: Blob = await (await client.jobs.download(data)).blob()
const ids: number[] = []
for await (const { id } of client.list('/api/v1/agravos/casos')) ids.push(id)
const event = await verifyWebhook({ body: '', headers: new Headers(), secret: '' }).catch((error: unknown) => isApiError(error))
const caso = await client.casos.obter(7)
const { resultado } = await client.jobs.wait(await client.importacoes.importarCasos({ file: input.files![0]!, formato: 'csv' }))
const imported: number = resultado.importados
console.log(blob.size, ids, event, caso.paciente.idade, imported)
`

/**
 * Uses the package in the way of a client team that has an empty folder and the address of a server. It installs the
 * package from there without a registry, compiles its examples, and runs the tour. It prints how long each step took.
 */
const service = await startService()
const folder = await mkdtemp(join(tmpdir(), 'sdk-prove-'))
let begun = performance.now()
const tell = (what: string) => {
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  begun = performance.now()
}
try {
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const npm = ['--no-audit', '--no-fund', '--registry=http://127.0.0.1:9', `--cafile=${service.certificate}`]
  const cache = `--cache=${join(folder, 'npm')}`
  const address = await newestPackage(service, 'typescript')
  await run('npm', ['install', address, ...npm, cache], { cwd: folder })
  tell('installed from the server')

  // The compiler and Node's types are the project's own.
  await cp(resolve('node_modules/@types/node'), join(folder, 'node_modules/@types/node'), { recursive: true })
  await cp(resolve('node_modules/undici-types'), join(folder, 'node_modules/undici-types'), { recursive: true })
  await cp(join(folder, 'node_modules/saude-integra-client/examples'), join(folder, 'examples'), { recursive: true })
  await writeFile(join(folder, 'page.ts'), page)
  for (const [name, project] of Object.entries(projects)) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(project))
    await run(resolve('node_modules/.bin/tsc'), ['-p', `${name}.json`], { cwd: folder })
    tell(`compiled for ${name}`)
  }

  const env = {
    ...process.env,
    BASE: service.origin,
    EMAIL: conta.email,
    SENHA: conta.senha,
    NODE_EXTRA_CA_CERTS: service.certificate
  }
  const { stdout } = await run(process.execPath, ['examples/tour.mjs'], { cwd: folder, env })
  if (!/^\d+ cases$/m.test(stdout) || !stdout.includes('NOT_FOUND'))
    throw new Error(`The tour printed something unexpected:\n${stdout}`)
  tell('ran the tour')
  await provePython(service, folder, tell)
} catch (error) {
  const { message, stdout = '' } = error as Error & { stdout?: string }
  console.error(`${message}\n${stdout}`)
  process.exitCode = 1
} finally {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
