import { parentPort, workerData } from 'node:worker_threads'
import { inventEpidemics } from './epidemics.ts'

/** A message brings few cases, because the event loop that receives it does nothing else meanwhile. */
const PER_MESSAGE = 500

const { total, today } = workerData as { total: number; today: string }
const invented = inventEpidemics(total, today)
for (let first = 0; first < invented.length; first += PER_MESSAGE)
  parentPort?.postMessage(invented.slice(first, first + PER_MESSAGE))
