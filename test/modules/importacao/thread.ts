import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadTask } from '../../../src/modules/importacao/thread/host.ts'
import { performTask } from '../../../src/modules/importacao/thread/perform-task.ts'
import { reading } from './reading.ts'

/** Runs as a thread of imports that reads files with the tricks of the tests. */
if (parentPort) await performTask(parentPort, workerData as ThreadTask, reading)
