import { readFile } from 'node:fs/promises'

/** Linux counts the CPU time of a process in hundredths of a second. */
const TICK_MS = 10

/** The CPU time that a process has used so far. Unlike a rate it does not depend on what else the machine does. */
export async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS
}
