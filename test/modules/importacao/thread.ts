import { parentPort, workerData } from 'node:worker_threads'
import { serveThread } from '../../../src/modules/importacao/thread/perform-task.ts'
import type { ThreadTask } from '../../../src/modules/importacao/thread/task.ts'
import { reading } from './reading.ts'

/** A thread of imports that reads files in the way of the tests. */
if (parentPort) await serveThread(parentPort, workerData as ThreadTask, reading)
