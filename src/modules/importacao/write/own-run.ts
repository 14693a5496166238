import { requireRun } from '../../../core/jobs/queries.ts'
import type { Executor } from '../../../platform/db/load.ts'

/** The job has ended, or another run works on it. */
export class Displaced extends Error {
  override name = 'Displaced'
}

/** Ends a transaction of a run. It is committed only if the run still has its job; nobody takes the job until then. */
export async function requireOwnRun(tx: Executor, jobId: string, execucao: string): Promise<void> {
  const found = await tx.execute(requireRun(jobId, execucao))
  if (found.length === 0) throw new Displaced()
}
