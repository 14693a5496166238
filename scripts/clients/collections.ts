import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { brunoPath, postmanPath } from '../../src/platform/docs/collections/collections.ts'
import { walkWords } from '../../src/platform/docs/collections/words.ts'
import { bytesOf, call, conta, startService } from './service.ts'

// Runs the walk of both collections against the real service, in newman and in Bruno's own runner. Every request has a
// test of its status. The runners are installed into a temporary folder, because nothing else needs them.

const RUNNERS = ['newman@6.2.2', '@usebruno/cli@4.1.0']
const MINUTES = 10
const run = promisify(execFile)

/** How many requests a run has sent, and how many of them have failed. */
interface Outcome {
  requests: number
  failed: number
}

const folder = await mkdtemp(join(tmpdir(), 'saude-collections-'))
const service = await startService()

async function main(): Promise<void> {
  const postman = await call(service, `${postmanPath}?lang=en-US`)
  await writeFile(join(folder, 'postman.json'), postman)
  for (const [name, bytes] of Object.entries(unzipSync(await bytesOf(service, `${brunoPath}?lang=en-US`)))) {
    const path = join(folder, 'bruno', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...RUNNERS])
  const { item } = JSON.parse(postman) as { item: { name: string; item: unknown[] }[] }
  const wanted = item.find(({ name }) => name === walkWords['en-US'].title)?.item.length ?? 0
  for (const [name, runner] of Object.entries({ newman, bruno })) {
    const good = await runner(conta.senha)
    // A run that notices nothing would pass, too: with a wrong password most requests must fail.
    const bad = await runner('Errada#2024')
    console.log(`${name}: ${good.requests} requests, ${good.failed} failed; with a wrong password ${bad.failed} failed`)
    if (good.requests !== wanted || good.failed > 0 || bad.failed === 0) process.exitCode = 1
  }
}

async function newman(senha: string): Promise<Outcome> {
  const output = join(folder, 'newman-results.json')
  const given = ['run', 'postman.json', '--folder', walkWords['en-US'].title, ...variables(senha)]
  await start('newman', folder, [...given, '--reporters', 'cli,json', '--reporter-json-export', output], senha)
  const { run } = JSON.parse(await readFile(output, 'utf8')) as {
    run: { stats: { requests: { total: number } }; failures: unknown[] }
  }
  return { requests: run.stats.requests.total, failed: run.failures.length }
}

async function bruno(senha: string): Promise<Outcome> {
  const output = join(folder, 'bruno-results.json')
  const given = ['run', 'walk', '--env', 'local', ...variables(senha), '--output', output, '--format', 'json']
  await start('bru', join(folder, 'bruno'), given, senha)
  const [{ summary }] = JSON.parse(await readFile(output, 'utf8')) as [
    { summary: { totalRequests: number; failedRequests: number; failedTests: number } }
  ]
  return { requests: summary.totalRequests, failed: summary.failedRequests + summary.failedTests }
}

const variables = (senha: string): string[] =>
  Object.entries({ baseUrl: service.origin, email: conta.email, senha }).flatMap(([name, value]) => [
    '--env-var',
    `${name}=${value}`
  ])

/** Starts a runner, and insists that its exit code says how the run has ended. */
async function start(program: string, cwd: string, given: string[], senha: string): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: folder, NODE_EXTRA_CA_CERTS: service.certificate }
  const options = { cwd, env, timeout: MINUTES * 60_000, maxBuffer: 64 * 2 ** 20 }
  const failure = await run(join(folder, 'node_modules/.bin', program), given, options).then(
    () => null,
    (error: { stdout?: string; message: string }) => error
  )
  if ((failure === null) === (senha === conta.senha)) return
  console.error(failure?.stdout ?? failure?.message ?? `${program} does not notice a wrong password`)
  process.exitCode = 1
}

try {
  await main()
} finally {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
