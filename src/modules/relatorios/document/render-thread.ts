import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type RenderTask, serveRendering } from './render.ts'

/** The beginning of a thread that makes a report. */

// Of this thread alone, where the system has priorities of threads: those who wait for an answer come first.
if (process.platform === 'linux') setPriority(10)
if (parentPort) await serveRendering(parentPort, workerData as RenderTask)
