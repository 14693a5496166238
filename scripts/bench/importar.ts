import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { inserirCasos } from './casos-dados.ts'
import { COMPARED, type Finding } from './finding.ts'
import { writeNational } from './importar-arquivo.ts'
import { importWhileOthersAsk, untilSettled } from './importar-outros.ts'
import { secondsOfDatabase, secondsOfProcess } from './processor.ts'
import { either } from './size.ts'
import { type Sized, withSizes } from './sizes.ts'

const ROWS = Number(process.env.ROWS ?? either(100_000, 1_000_000))
const LEAST_SHARE = 0.4
const LEAST_IMPORTED = 0.999
const MOST_MB = 200
const MOST_SLOWER = 5
/** The number of cases beforehand. The second database gets the rows by copying, so it must not have their ids. */
const SIZES = [10_001, 10_000]
const IDLE_MS = either(8_000, 20_000)

/**
 * Measures the import of a national file: its speed against copying its converted rows, its memory, and how it slows
 * others down.
 */
export async function benchImportar(): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-bench-file-'))
  await chmod(folder, 0o711)
  try {
    const file = join(folder, 'nacional.csv')
    await writeNational(file, ROWS)
    return await withSizes(SIZES, ([ours, theirs]) => measure(ours as Sized, theirs as Sized, file), {
      what: 'cases',
      insert: inserirCasos
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(ours: Sized, theirs: Sized, file: string): Promise<Finding[]> {
  const found = await importWhileOthersAsk(ours, file, IDLE_MS)
  const { idle, during, before, peak, seconds: importing, imported } = found
  // A few rows are equal by chance to another one, or to a case that was there before.
  if (imported < ROWS * LEAST_IMPORTED) throw new Error(`only ${imported} of ${ROWS} rows were imported`)
  const copied = await copyConverted(ours, theirs, join(file, '..', 'convertidas.copy'))
  const copying = copied.seconds
  return [
    {
      name: `${ROWS} rows of a national file, rows per second of the import / of copying the converted rows`,
      measured: `${perSecond(importing)} (${importing.toFixed(0)} s) / ${perSecond(copying)} (${copying.toFixed(0)} s)`,
      ratio: copying / importing,
      wanted: `>= ${LEAST_SHARE}`,
      ok: copying / importing >= LEAST_SHARE,
      figures: [
        { plot: 'import', group: `${ROWS}`, series: 'service', value: ROWS / importing },
        { plot: 'import', group: `${ROWS}`, series: 'copy', value: ROWS / copying }
      ]
    },
    {
      name: 'both until their cases are counted into all tables: rows per second',
      measured: `${perSecond(found.settled)} / ${perSecond(copied.settled)}`,
      ratio: copied.settled / found.settled,
      wanted: COMPARED,
      ok: true
    },
    {
      name: 'both until then: processor time of service and database for a row',
      measured: `${microseconds(found.processor)} / ${microseconds(copied.processor)}`,
      ratio: copied.processor / found.processor,
      wanted: COMPARED,
      ok: true
    },
    {
      name: 'memory during the import, more than before',
      measured: `${before.toFixed(0)} MB -> ${peak.toFixed(0)} MB, so ${(peak - before).toFixed(0)} MB / ${MOST_MB} MB`,
      ratio: (peak - before) / MOST_MB,
      wanted: '< 1',
      ok: peak - before < MOST_MB,
      figures: [
        { plot: 'memory', group: `POST /casos/bulk, ${ROWS}`, series: 'before', value: before },
        { plot: 'memory', group: `POST /casos/bulk, ${ROWS}`, series: 'peak', value: peak }
      ]
    },
    {
      name: 'GET /casos/{id}, p99 during the import / before it',
      measured: `${during.toFixed(1)} ms / ${idle.toFixed(1)} ms`,
      ratio: during / idle,
      wanted: `<= ${MOST_SLOWER}`,
      ok: during / idle <= MOST_SLOWER
    }
  ]
}

const perSecond = (taken: number): string => (ROWS / taken).toFixed(0)

const microseconds = (taken: number): string => `${((1e6 * taken) / ROWS).toFixed(0)} µs`

interface Copied {
  seconds: number
  /** The seconds until the service beside it has counted the cases, and those of a processor until then. */
  settled: number
  processor: number
}

/** Copies the rows that the import has made into tables with the same indexes and triggers. */
async function copyConverted(ours: Sized, theirs: Sized, file: string): Promise<Copied> {
  const source = new pg.Client(ours.url)
  const target = new pg.Client(theirs.url)
  await source.connect()
  await target.connect()
  try {
    const rows = `select * from casos where id > ${SIZES[0]}`
    await pipeline(source.query(copyTo(`copy (${rows}) to stdout`)), createWriteStream(file))
    const processor = async () => (await secondsOfDatabase(theirs.url)) + (await secondsOfProcess(process.pid))
    const before = await processor()
    const begun = performance.now()
    await pipeline(createReadStream(file), target.query(copyFrom('copy casos from stdin')))
    const seconds = (performance.now() - begun) / 1000
    await untilSettled(theirs)
    const settled = (performance.now() - begun) / 1000
    return { seconds, settled, processor: (await processor()) - before }
  } finally {
    await source.end()
    await target.end()
  }
}
