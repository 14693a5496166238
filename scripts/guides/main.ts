import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../clients/service.ts'
import { startFresh } from './fresh.ts'
import { prepare } from './prepare.ts'
import { type Outcome, runPatiently, runScript } from './run.ts'
import { type Sample, samplesOf } from './samples.ts'
import { findPrograms, scriptOf, writeSample } from './script.ts'

const GUIDES = 'openapi/guides/en-US'
/** Used in turn, since each account has 50 requests a minute. */
const accounts = ['gestor@demo.example', 'admin@demo.example']

/** A guide's file, and its samples. */
type Guide = [file: string, samples: Sample[]]

/**
 * Runs the samples of the guides in the way of a reader: those of one guide in one shell, in their order. Most guides
 * run against the demonstration service. The tour signs up the first account, so it runs against a fresh service.
 * The guides in other languages have the same code. `make guides GUIDE=lists` runs one guide.
 */
async function main(only: string | undefined): Promise<boolean> {
  const guides = await readSamples()
  const folder = await mkdtemp(join(tmpdir(), 'guides-'))
  try {
    for (const sample of guides.flatMap(([, samples]) => samples)) await writeSample(folder, sample)
    const chosen = guides.filter(([file, samples]) => samples.length > 0 && (!only || file === `${only}.md`))
    const ordinary = chosen.filter((guide) => !isFresh(guide))
    const fresh = chosen.filter(isFresh)
    const setup = guides.flatMap(([, samples]) => samples.filter(({ mark }) => mark === 'setup'))
    const failed = [
      ...(ordinary.length > 0 ? await onDemonstration(ordinary, setup, folder) : []),
      ...(await runAll(fresh, (guide) => onFreshService(guide, folder)))
    ]
    for (const each of failed) console.error(`\n${each}`)
    return failed.length === 0 && chosen.length > 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readSamples(): Promise<Guide[]> {
  const files = (await readdir(GUIDES)).filter((name) => name.endsWith('.md')).sort()
  const read = async (file: string): Promise<Guide> => [
    file,
    samplesOf(file, await readFile(join(GUIDES, file), 'utf8'))
  ]
  return await Promise.all(files.map(read))
}

/** Whether a guide needs a service without accounts, which the demonstration service is not. */
const isFresh = ([, samples]: Guide) => samples.some(({ mark }) => mark === 'fresh')

async function onDemonstration(guides: Guide[], setup: Sample[], folder: string): Promise<string[]> {
  const lineOf = findPrograms(folder)
  const service = await startService({ demo: true })
  let turn = 0
  try {
    await prepare(folder, service)
    return await runAll(guides, ([file, samples]) => {
      const env = {
        EMAIL: accounts[turn++ % accounts.length],
        BASE: service.origin,
        DATA_DIR: service.dataDir,
        DELIVERIES: join(folder, 'deliveries.json')
      }
      return runPatiently(scriptOf([...setup, ...samples], folder, lineOf), join(folder, `in-${file}`), env)
    })
  } finally {
    await service.stop()
  }
}

/**
 * Runs a guide in the folder of the project, where its reader is. A guide that fails is not tried again: the service
 * would no longer be fresh.
 */
async function onFreshService([, samples]: Guide, folder: string): Promise<Outcome> {
  const service = await startFresh()
  try {
    const script = scriptOf(samples, folder, () => null)
    return await runScript(script, process.cwd(), { BASE: service.origin, DATA_DIR: service.dataDir, TMPDIR: folder })
  } finally {
    await service.stop()
  }
}

/** Returns what the guides that failed have said. */
async function runAll(guides: Guide[], run: (guide: Guide) => Promise<Outcome>): Promise<string[]> {
  const failed: string[] = []
  for (const [file, samples] of guides) {
    const own = samples.filter(({ mark }) => mark !== 'setup')
    const begun = performance.now()
    const { isGood, said } = await run([file, own])
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const left = said.match(/^.+: skipped, this machine has no \w+$/gm) ?? []
    console.log([`${file}: ${isGood ? `${own.length} samples` : 'FAILED'}, ${seconds} s`, ...left].join('\n  '))
    if (!isGood) failed.push(`${GUIDES}/${file}\n${said}`)
  }
  return failed
}

process.exitCode = (await main(process.argv[2])) ? 0 : 1
