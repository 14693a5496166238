import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { serveRendering, type ThreadTask } from './render.ts'

// The entry point of a thread that renders a report.

// Lowers the priority of this thread alone, where the system has priorities per thread: requests come first.
if (process.platform === 'linux') setPriority(10)
if (parentPort) await serveRendering(parentPort, workerData as ThreadTask)
