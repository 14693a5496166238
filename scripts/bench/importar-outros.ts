import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../src/platform/db/client.ts'
import { connectTo, p99, p99While } from './client.ts'
import { upload } from './importar-arquivo.ts'
import { residentMb } from './memory.ts'
import { secondsOfDatabase, secondsOfProcess } from './processor.ts'
import type { Sized } from './sizes.ts'

/** The pause between two questions. Both cores are busy with the import, and the questions must not slow it down. */
const PAUSE_MS = 25

export interface ImportFound {
  /** The p99 of `GET /casos/{id}` in ms before the import; `during` is that while it runs. */
  idle: number
  during: number
  /** The memory of the process in MB before the import; `peak` is the most during it. */
  before: number
  peak: number
  seconds: number
  imported: number
  /** The seconds until nothing is left to be folded or analysed, and those of a processor until then. */
  settled: number
  processor: number
}

/** Imports a national file while somebody reads one case after the other. */
export async function importWhileOthersAsk(service: Sized, file: string, idleMs: number): Promise<ImportFound> {
  const reader = await connectTo(service.server.origin, service.server.dataDir, 1)
  const detail = async () => {
    const id = 1 + Math.floor(Math.random() * Math.min(service.size, 10_000))
    const { status } = await reader.request('GET', `/api/v1/agravos/casos/${id}`, undefined, service.token)
    // Some cases may be deleted.
    if (status !== 200 && status !== 404) throw new Error(`The detail of a case was answered with ${status}`)
  }
  await p99(3_000, detail)
  const idle = await p99(idleMs, detail, PAUSE_MS)
  const before = await residentMb(service.server.pid)
  const used = await processorOf(service)
  const sending = performance.now()
  const job = await upload(service, file)
  process.stdout.write(`  sent in ${secondsSince(sending).toFixed(1)} s\n`)
  const begun = performance.now()
  let isOver = false
  const following = follow(service, job).finally(() => {
    isOver = true
  })
  const [during, { peak, imported }] = await Promise.all([p99While(() => !isOver, detail, PAUSE_MS), following])
  const seconds = secondsSince(begun)
  await untilSettled(service)
  const [settled, processor] = [secondsSince(begun), (await processorOf(service)) - used]
  reader.close()
  return { idle, during, before, peak, seconds, imported, settled, processor }
}

const processorOf = async ({ url, server }: Sized): Promise<number> =>
  (await secondsOfDatabase(url)) + (await secondsOfProcess(server.pid))

/** Waits until the changes of the cases are counted and nobody works in the database any more. */
export async function untilSettled({ url }: Pick<Sized, 'url'>): Promise<void> {
  const database = connect(url, { max: 1, statementTimeout: 0 })
  try {
    // A pause between two steps looks quiet, too.
    for (let quiet = 0; quiet < 5; ) {
      const [found] = await database.sql<{ busy: boolean }[]>`
        select exists (select from casos_deltas) or exists (select from casos_ordem_deltas)
          or exists (select from casos_lugares_deltas)
          or exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
            and backend_type = 'client backend' and state <> 'idle') as busy`
      quiet = found?.busy ? 0 : quiet + 1
      await pause(100)
    }
  } finally {
    await database.close()
  }
}

const secondsSince = (since: number): number => (performance.now() - since) / 1000

/** Follows the job to its end. Returns the most memory that the process has held, and the rows. */
async function follow({ client, server, token }: Sized, job: string): Promise<{ peak: number; imported: number }> {
  let peak = 0
  for (;;) {
    await pause(100)
    peak = Math.max(peak, await residentMb(server.pid))
    const { status, progress, message, resultado } = JSON.parse(
      (await client.request('GET', job, undefined, token)).body
    )
    process.stdout.write(`\r  ${progress} %  `)
    if (status === 'processing') continue
    process.stdout.write(`\r  ${message}\n`)
    if (status !== 'completed') throw new Error(`The import ended with the status ${status}`)
    return { peak, imported: resultado.importados }
  }
}
