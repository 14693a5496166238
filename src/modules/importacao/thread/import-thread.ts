import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openSource } from '../../../platform/sheets/read/source.ts'
import { createConverter } from '../read/convert.ts'
import { recognise } from '../read/layout.ts'
import type { ThreadTask } from './host.ts'
import { performTask } from './perform-task.ts'

/** The beginning of a thread that reads a file. */

// Of this thread alone, where the system has priorities of threads: those who wait for an answer come first.
if (process.platform === 'linux') setPriority(10)
if (parentPort) await performTask(parentPort, workerData as ThreadTask, { openSource, recognise, createConverter })
