import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

const TICKS = 100

/** The processes whose CPU time is measured. For PostgreSQL these are all processes of that name on this machine. */
interface Processes {
  instances: number[]
  client: number[]
  postgres: 'postgres'
}

export interface Shares {
  instances: number
  client: number
  postgres: number
  cores: number
}

interface Taken {
  at: number
  seconds: Omit<Shares, 'cores'>
  processes: Processes
}

export function cpuOf(processes: Processes): Taken {
  const sum = (pids: number[]) => pids.reduce((all, pid) => all + (secondsOf(pid)?.seconds ?? 0), 0)
  return {
    at: performance.now(),
    seconds: { instances: sum(processes.instances), client: sum(processes.client), postgres: sum(named('postgres')) },
    processes
  }
}

/**
 * How many cores each group used on average since then. When together they used all cores, the machine was the limit.
 */
export function sharesSince({ at, seconds, processes }: Taken): Shares {
  const now = cpuOf(processes)
  const passed = (now.at - at) / 1000
  const share = (name: keyof Taken['seconds']) => (now.seconds[name] - seconds[name]) / passed
  return {
    instances: share('instances'),
    client: share('client'),
    postgres: share('postgres'),
    cores: cpus().length
  }
}

const named = (name: string): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => secondsOf(pid)?.name === name)

function secondsOf(pid: number): { name: string; seconds: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    return { name, seconds: (Number(fields[11]) + Number(fields[12])) / TICKS }
  } catch {
    return undefined
  }
}
