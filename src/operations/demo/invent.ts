import { besides, startThread } from '../../core/jobs/start-thread.ts'
import type { InventedCaso } from './casos-data.ts'

const HEAP_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** Invents cases in a thread. Twenty thousand take more than a second, in which requests would wait. */
export async function inventInThread(total: number, today: string): Promise<InventedCaso[]> {
  const workerData = { total, today }
  const options = { workerData, resourceLimits: HEAP_MB, name: 'demonstracao' }
  const worker = startThread(besides('./invent-thread', import.meta.url), options)
  const invented: InventedCaso[] = []
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (some: InventedCaso[]) => void invented.push(...some))
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
  if (invented.length !== total) throw new Error(`the thread invented ${invented.length} cases of ${total}`)
  return invented
}
