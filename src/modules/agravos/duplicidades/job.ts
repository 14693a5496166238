import { sql } from 'drizzle-orm'
import type { JobFigures, JobKind, JobRun } from '../../../core/jobs/kinds.ts'
import { executorOf } from '../../../platform/db/load.ts'
import { type Reach, reachOfJob } from '../reach.ts'
import { duplicidades } from '../tables.ts'
import { isSeen } from './pairs.ts'
import { newestCaso, searchNext } from './search.ts'

/** Compares all cases within the owner's reach, in the order of their ids. A run that is started again begins anew. */
async function run(job: JobRun): Promise<JobFigures> {
  const { db } = job
  const reach = reachOfJob(job)
  const begun = job.now()
  const newest = await newestCaso(executorOf(db))
  const figures = { total_processados: 0, sucesso: 0, erros: 0 }
  for (let after = 0; ; ) {
    await job.progress((99 * after) / Math.max(1, newest))
    const done = await searchNext(executorOf(db), reach, { after, now: begun })
    if (!done) break
    after = done.last
    figures.total_processados += done.looked
    figures.sucesso += done.found
  }
  await forgetUnlike(job, reach, begun)
  return figures
}

/** Pairs that wait for a decision and are no longer alike: one of the cases was corrected. */
async function forgetUnlike({ db }: JobRun, reach: Reach, begun: Date): Promise<void> {
  await db.execute(sql`
    delete from ${duplicidades} where estado = 'pendente' and vista_em < ${begun.toISOString()}::timestamptz and ${isSeen(reach)}`)
}

/** The kind of job that looks for duplicates among all cases. */
export const searchDuplicates: JobKind = {
  tipo: 'buscar-duplicidades',
  operation: 'buscarDuplicidades',
  ofCasos: 'anew',
  run,
  tell: ({ total_processados: casos, sucesso: pares }, say) => ({
    resultado: null,
    message: say('duplicates.searched', { casos, pares })
  })
}
