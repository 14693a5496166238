import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openSource } from '../../../platform/sheets/read/source.ts'
import { createConverter } from '../read/convert.ts'
import { recognise } from '../read/layout.ts'
import type { ThreadTask } from './host.ts'
import { performTask } from './perform-task.ts'

/** Where a thread begins that reads a file. */

// Requests come first. On Linux this lowers the priority of this thread alone.
if (process.platform === 'linux') setPriority(10)
if (parentPort) await performTask(parentPort, workerData as ThreadTask, { openSource, recognise, createConverter })
