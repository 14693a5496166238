import { readdir, readFile } from 'node:fs/promises'
import { connect } from '../../src/platform/db/client.ts'

/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100

interface Stat {
  parent: number
  /** The time of the process itself and that of its children that have ended. */
  seconds: number
}

async function statOf(pid: number | string): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The second field is a name, which may have blanks in it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  if (!fields) return null
  const [parent = 0, ...times] = [fields[1], ...fields.slice(11, 15)].map(Number)
  return { parent, seconds: times.reduce((sum, each) => sum + each, 0) / TICKS }
}

/** The seconds of a processor that a process has used. */
export const secondsOfProcess = async (pid: number): Promise<number> => (await statOf(pid))?.seconds ?? 0

/** The seconds of a processor that a PostgreSQL server has used with all its processes. */
export async function secondsOfDatabase(url: string): Promise<number> {
  const database = connect(url, { max: 1 })
  const [backend] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const server = (await statOf(backend?.pid ?? 0))?.parent
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map(async (pid) => ({ pid, stat: await statOf(pid) })))
  await database.close()
  const own = stats.filter(({ pid, stat }) => Number(pid) === server || stat?.parent === server)
  return own.reduce((sum, { stat }) => sum + (stat?.seconds ?? 0), 0)
}
