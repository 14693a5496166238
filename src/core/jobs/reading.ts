import { operations } from '../../../generated/operations.ts'
import type { Needed } from '../../platform/db/position.ts'
import type { JobRun, JobServices, JobTipo } from './kinds.ts'
import { requireKind } from './permissao.ts'

const onReplica = new Set(operations.filter(({ read }) => read === 'job-on-replica').map(({ id }) => id))

/**
 * Decides where a run of a job reads. A replica must know everything the owner had seen when the run began. The
 * position in the log is read once. The time passed since is added, so that a replica that falls behind meanwhile is no
 * longer used.
 */
export function readingOf({ db, replicas, jobKinds }: JobServices, tipo: JobTipo): JobRun['reading'] {
  if (!replicas || !onReplica.has(requireKind(jobKinds, tipo).operation)) return (work) => work(db)
  let begun: { needed: Needed; at: number } | null = null
  return async (work) => {
    begun ??= { needed: await replicas.neededNow(), at: performance.now() }
    const { lsn, at } = begun.needed
    if (lsn === null) return await work(db)
    return await replicas.read({ lsn, at: at + performance.now() - begun.at }, work, () => work(db))
  }
}
