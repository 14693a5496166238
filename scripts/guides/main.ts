import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Service, startService } from '../clients/service.ts'
import { deliveries } from './deliveries.ts'
import { type Sample, samplesOf } from './samples.ts'
import { findPrograms, scriptOf, writeSample } from './script.ts'

const run = promisify(execFile)
const GUIDES = 'openapi/guides/en-US'
/** The longest that one guide may take. */
const LONGEST_MS = 120_000
/** One window of the rate limits. */
const BUSY_MS = 60_000
/** Used in turn, since each account has 50 requests a minute. */
const accounts = ['gestor@demo.example', 'admin@demo.example']

/**
 * Runs the samples of the guides in the way of a reader, against the demonstration service: those of one guide in one
 * shell, in their order. The guides in other languages have the same code. `make guides GUIDE=lists` runs one guide.
 */
async function main(only: string | undefined): Promise<boolean> {
  const guides = await readSamples()
  const setup = [...guides.values()].flat().filter(({ mark }) => mark === 'setup')
  const folder = await mkdtemp(join(tmpdir(), 'guides-'))
  const service = await startService({ demo: true })
  try {
    const lineOf = findPrograms(folder)
    await prepare(folder, service, [...guides.values()].flat())
    const chosen = [...guides].filter(([file, samples]) => samples.length > 0 && (!only || file === `${only}.md`))
    const failed: string[] = []
    for (const [i, [file, samples]] of chosen.entries()) {
      const own = samples.filter(({ mark }) => mark !== 'setup')
      const script = scriptOf([...setup, ...own], folder, lineOf)
      const env = {
        EMAIL: accounts[i % accounts.length],
        BASE: service.origin,
        DATA_DIR: service.dataDir,
        DELIVERIES: join(folder, 'deliveries.json')
      }
      const begun = performance.now()
      const { isGood, said } = await runPatiently(script, join(folder, `in-${file}`), env)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const left = said.match(/^.+: skipped, this machine has no \w+$/gm) ?? []
      console.log([`${file}: ${isGood ? `${own.length} samples` : 'FAILED'}, ${seconds} s`, ...left].join('\n  '))
      if (!isGood) failed.push(`${GUIDES}/${file}\n${said}`)
    }
    for (const each of failed) console.error(`\n${each}`)
    return failed.length === 0 && chosen.length > 0
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function readSamples(): Promise<Map<string, Sample[]>> {
  const files = (await readdir(GUIDES)).filter((name) => name.endsWith('.md')).sort()
  const read = async (file: string) => [file, samplesOf(file, await readFile(join(GUIDES, file), 'utf8'))] as const
  return new Map(await Promise.all(files.map(read)))
}

/**
 * Prepares the folder that the guides assume: the client package from the server, and beside it the samples, with those
 * in TypeScript compiled.
 */
async function prepare(folder: string, { origin, certificate }: Service, samples: Sample[]): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await writeFile(join(folder, 'deliveries.json'), JSON.stringify(deliveries))
  for (const sample of samples) await writeSample(folder, sample)
  const npm = [
    '--no-audit',
    '--no-fund',
    '--registry=http://127.0.0.1:9',
    `--cafile=${certificate}`,
    `--cache=${join(folder, 'npm')}`
  ]
  await run('npm', ['install', `${origin}/sdk/saude-integra-client.tgz`, ...npm], { cwd: folder })
  for (const name of ['@types/node', 'undici-types'])
    await cp(resolve('node_modules', name), join(folder, 'node_modules', name), { recursive: true })
  const compilerOptions = {
    ...{ strict: true, noUnusedLocals: true, noEmit: true, target: 'es2022', lib: ['es2023'], types: ['node'] },
    ...{ module: 'nodenext', moduleResolution: 'nodenext', moduleDetection: 'force', skipLibCheck: true }
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  await run(resolve('node_modules/.bin/tsc'), ['-p', folder]).catch((error) => {
    throw new Error(`The samples in TypeScript do not compile:\n${error.stdout}`)
  })
}

/** Runs a guide again when the service refused requests or was slow because the machine is too busy. */
async function runPatiently(script: string, cwd: string, env: NodeJS.ProcessEnv) {
  const first = await runScript(script, `${cwd}-1`, env)
  if (first.isGood || !/error: (429|503)|timed? ?out/i.test(first.said)) return first
  await pause(BUSY_MS)
  return await runScript(script, `${cwd}-2`, env)
}

async function runScript(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv
): Promise<{ isGood: boolean; said: string }> {
  await mkdir(cwd)
  const { PATH, HOME, TMPDIR } = process.env
  // A process group of its own, so that nothing the script has started outlives it.
  const child = spawn('bash', ['-c', script], {
    ...{ cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { PATH, HOME, TMPDIR, NO_PROXY: 'localhost', no_proxy: 'localhost', ...env }
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', (text) => (said += text))
  const deadline = setTimeout(() => {
    said += `\nFAILED: still running after ${LONGEST_MS / 1000} s\n`
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }, LONGEST_MS)
  const [code] = await once(child, 'close')
  clearTimeout(deadline)
  return { isGood: code === 0, said }
}

process.exitCode = (await main(process.argv[2])) ? 0 : 1
