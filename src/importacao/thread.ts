import { parentPort, workerData } from 'node:worker_threads'
import { openSource } from '../sheets/read/source.ts'
import { createConverter, recognise } from './convert.ts'
import { serveThread } from './serve.ts'
import type { ThreadTask } from './task.ts'

/** The beginning of a thread that reads a file. */
if (parentPort) await serveThread(parentPort, workerData as ThreadTask, { openSource, recognise, createConverter })
