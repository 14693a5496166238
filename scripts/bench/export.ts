import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from './finding.ts'
import { residentMb } from './memory.ts'
import { either } from './size.ts'
import { type Sized, withSizes } from './sizes.ts'

const USERS = either(100_000, 200_000)
const MOST_MB = 150

/**
 * Measures how much more memory the process takes while it exports all users, by format. The first format starts with a
 * fresh process.
 */
export async function benchExport(): Promise<Finding[]> {
  return await withSizes([USERS], async ([service]) => {
    const findings: Finding[] = []
    for (const formato of ['csv', 'xlsx']) findings.push(await measure(service as Sized, formato))
    return findings
  })
}

async function measure({ client, server, token }: Sized, formato: string): Promise<Finding> {
  const before = await residentMb(server.pid)
  const begun = performance.now()
  const started = await client.request('POST', '/api/v1/usuarios/exportar', { formato }, token)
  const { status_url } = JSON.parse(started.body)
  let peak = before
  let job: { status: string; progress: number; result: unknown }
  do {
    await pause(50)
    peak = Math.max(peak, await residentMb(server.pid))
    job = JSON.parse((await client.request('GET', status_url, undefined, token)).body)
    if (process.stdout.isTTY) process.stdout.write(`\r  ${formato}: ${job.progress} %  `)
  } while (job.status === 'processing')
  if (process.stdout.isTTY) process.stdout.write('\r')
  if (job.status !== 'completed') throw new Error(`the export of ${formato} ended as ${job.status}`)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  return {
    name: `memory while ${USERS} users are exported as ${formato} (${seconds} s), more than before`,
    measured: `${before.toFixed(0)} MB -> ${peak.toFixed(0)} MB, so ${(peak - before).toFixed(0)} MB / ${MOST_MB} MB`,
    ratio: (peak - before) / MOST_MB,
    wanted: '< 1',
    ok: peak - before < MOST_MB,
    figures: [
      { plot: 'memory', group: `POST /usuarios/exportar, ${formato}, ${USERS}`, series: 'before', value: before },
      { plot: 'memory', group: `POST /usuarios/exportar, ${formato}, ${USERS}`, series: 'peak', value: peak }
    ]
  }
}
