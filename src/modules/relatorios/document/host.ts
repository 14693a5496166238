import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { besides, startThread } from '../../../core/jobs/start-thread.ts'
import type { Sign, Vitals } from '../../../platform/vitals/vitals.ts'
import type { Institution } from './institution.ts'
import type { Rendered, RenderTask, ThreadTask } from './render.ts'

/**
 * Renders reports in threads. Pictures and pages take a core for a second or two, and requests must be answered
 * meanwhile.
 */
export interface RenderThreads {
  start(task: RenderTask): Worker
  /** Shows whether the threads come to an end. */
  sign: Sign
}

const HEAP_MB = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
/** The longest that a thread may take. On an idle machine it takes two seconds. */
const MOST_MS = 300_000
/** The time between two checks whether the job was cancelled. */
const WATCH_MS = 500

export const createRenderThreads = (
  vitals: Pick<Vitals, 'part'>,
  institution: Institution,
  file: URL = besides('./render-thread', import.meta.url)
): RenderThreads => ({
  // A thread that takes too long is ended by whoever waits for it. A minute later its turn would be open in error.
  sign: vitals.part('render-threads', { turnMs: MOST_MS + 60_000 }),
  start: (task) => {
    const workerData: ThreadTask = { ...task, institution }
    return startThread(file, { workerData, resourceLimits: HEAP_MB, name: 'relatorios' })
  }
})

/** A report could not be rendered. It may be tried again. */
export class RenderFailed extends Error {
  override name = 'RenderFailed'
}

/**
 * Returns the bytes of the report. `watch` is called from time to time; when it rejects, the thread is ended. The
 * thread never outlives the call.
 */
export async function renderInThread(
  threads: RenderThreads,
  task: RenderTask,
  watch: () => Promise<void>,
  mostMs = MOST_MS
): Promise<Buffer> {
  const worker = threads.start(task)
  const turn = threads.sign.begin()
  // An error after the end of the work does not matter, but without a listener it would end the process.
  worker.on('error', () => undefined)
  const abort = new AbortController()
  const { signal } = abort
  try {
    const ended = Promise.race([
      once(worker, 'message', { signal }).then(([message]) => message as Rendered),
      once(worker, 'exit', { signal }).then((): Rendered => ({ broken: 'the thread ended' }))
    ])
    const rendered = await Promise.race([ended, watching(watch, mostMs, signal)])
    if ('broken' in rendered) throw new RenderFailed(rendered.broken)
    return Buffer.from(rendered.bytes)
  } finally {
    abort.abort()
    await worker.terminate()
    turn.end()
  }
}

async function watching(watch: () => Promise<void>, mostMs: number, signal: AbortSignal): Promise<never> {
  const until = performance.now() + mostMs
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, WATCH_MS))
    signal.throwIfAborted()
    if (performance.now() > until) throw new RenderFailed('the thread took too long')
    await watch()
  }
}
