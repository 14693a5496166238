import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchServer, startServer } from '../../bench/server.ts'
import type { Answer, Sent } from '../outgoing.ts'
import type { Sender } from '../send.ts'
import type { Cost } from './climb.ts'

/**
 * Code that runs inside the service. It reports for how long the event loop was busy, and what the readings took, since
 * the last question.
 */
const WATCH = `
import { subscribe } from 'node:diagnostics_channel'
import { performance } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
if (isMainThread && process.send) {
  let readings = []
  let busy = performance.eventLoopUtilization()
  subscribe('saude-integra.reading', (reading) => readings.push(reading))
  process.on('message', () => {
    const { active } = performance.eventLoopUtilization(busy)
    process.send({ active, readings })
    busy = performance.eventLoopUtilization()
    readings = []
  })
  process.channel.unref()
}`

interface Watched {
  active: number
  readings: { operation: string; ms: number }[]
}

/** Starts the service so that it can be asked what it has spent. */
export async function startMeasured(env: Record<string, string>): Promise<BenchServer> {
  const watch = `--import data:text/javascript,${encodeURIComponent(WATCH)}`
  return await startServer({ NODE_OPTIONS: watch, ...env }, true)
}

/**
 * Sends requests one at a time and returns what each has cost. Of the event loop it is the time of its thread on a
 * processor, where the system tells it (Linux), so that a busy machine changes little.
 */
export function measuring(server: BenchServer, sender: Sender, token: () => Promise<string | null>) {
  return async (operation: string, sent: Sent): Promise<{ cost: Cost; answer: Answer }> => {
    const bearer = await token()
    await server.ask()
    const before = threadMs(server.pid)
    const answer = await sender.send(sent, bearer)
    // What the service does after an answer, such as counting it, is done when its loop comes to rest.
    await pause(2)
    const after = threadMs(server.pid)
    const { active, readings } = (await server.ask()) as Watched
    const own = readings.filter((each) => each.operation === operation)
    const database = own.length > 0 ? own.reduce((sum, { ms }) => sum + ms, 0) : null
    const loop = before !== null && after !== null ? after - before : active
    return { cost: { loop, database, status: answer.status }, answer }
  }
}

/** The milliseconds that the main thread of a process has had a processor. */
function threadMs(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}
