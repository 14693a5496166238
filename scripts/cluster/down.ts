import { rm } from 'node:fs/promises'
import { findPostmaster } from '../../src/platform/embedded/process.ts'
import { dataOf } from './parts.ts'
import { findPlace } from './place.ts'
import { INSTANCES, MEMBERS, NODES, type Plan } from './plan.ts'
import { end, gone } from './processes.ts'
import { runningParts } from './up.ts'

/** Ends all parts, the service first and etcd last. Returns how many were running. */
export async function bringDown(plan: Plan): Promise<number> {
  const { dir } = plan
  const running = await runningParts(dir)
  await Promise.all(INSTANCES.map((name) => end(dir, name, 'SIGTERM', 60_000)))
  await end(dir, 'sync', 'SIGTERM', 5_000)
  await end(dir, 'haproxy', 'SIGTERM', 5_000)
  await end(dir, 'redis', 'SIGTERM', 5_000)
  // Patroni stops its PostgreSQL before it ends itself.
  await Promise.all(NODES.map((name) => end(dir, name, 'SIGTERM', 40_000)))
  const place = await findPlace(dir)
  for (const name of NODES) await endPostgres(dataOf(place, name))
  await Promise.all(MEMBERS.map((name) => end(dir, name, 'SIGTERM', 5_000)))
  return running.length
}

/**
 * The ways to stop PostgreSQL, each tried when the one before took too long: fast, which ends sessions; immediate; by
 * force.
 */
const STEPS = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 10_000]
] as const

/** Stops a PostgreSQL whose Patroni was killed: it goes on running without it. */
async function endPostgres(data: string): Promise<void> {
  for (const [signal, patienceMs] of STEPS) {
    const server = findPostmaster(data)
    if (!server) return
    process.kill(server.pid, signal)
    await gone(server.pid, patienceMs).catch(() => {})
  }
}

export async function wipe(plan: Plan): Promise<void> {
  const { folder } = await findPlace(plan.dir)
  await rm(folder, { recursive: true, force: true })
  await rm(plan.dir, { recursive: true, force: true })
}
