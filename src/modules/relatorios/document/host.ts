import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { besides, startThread } from '../../../core/jobs/start-thread.ts'
import type { Rendered, RenderTask } from './render.ts'

/** Makes reports in threads: pictures and pages take a second or two of a core, and requests are answered meanwhile. */
export interface RenderThreads {
  start(task: RenderTask): Worker
}

const HEAP_MB = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
/** As long as a thread may take; on an idle machine it takes two seconds. */
const MOST_MS = 300_000
/** How often it is looked whether the job was cancelled. */
const WATCH_MS = 500

export const createRenderThreads = (file: URL = besides('./render-thread', import.meta.url)): RenderThreads => ({
  start: (task) => startThread(file, { workerData: task, resourceLimits: HEAP_MB, name: 'relatorios' })
})

/** A report that could not be made; it may be tried again. */
export class RenderFailed extends Error {
  override name = 'RenderFailed'
}

/** The bytes of the report. `watch` is called from time to time; rejecting ends the thread. Whatever happens, the thread is over afterwards. */
export async function renderInThread(
  threads: RenderThreads,
  task: RenderTask,
  watch: () => Promise<void>,
  mostMs = MOST_MS
): Promise<Buffer> {
  const worker = threads.start(task)
  // What it breaks with after its end is nobody's concern, but unheard it would end the process.
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
