import { type JobFigures, type JobKind, JobRefused, type JobRun } from '../../core/jobs/kinds.ts'
import { requireRun } from '../../core/jobs/queries.ts'
import { hasCasosNumbered } from '../../modules/agravos/bulk/load.ts'
import { settleCasos } from '../../modules/agravos/counts/fold.ts'
import type { Db } from '../../platform/db/client.ts'
import { todayAt } from '../../platform/time/days.ts'
import { seedDemoAlertas } from './alertas.ts'
import { DEMO_CASES, hasDemoCasos, writeDemoCasos } from './casos.ts'
import { inventInThread } from './invent.ts'

/** How far the job is, in percent, once the cases are invented, and once they are written. */
const INVENTED = 5
const WRITTEN = 80

/** Whether there is any case, even a deleted one. */
export const hasCasos = (db: Db): Promise<boolean> => hasCasosNumbered(db, '')

/** Adds the cases and then the levels of alert. */
async function run(job: JobRun, total: number): Promise<JobFigures> {
  const { db, now } = job
  // The job begins only while there are no cases. So these are those of a run that died after it had written them.
  if (!(await hasDemoCasos(db))) await writeCasos(job, total)
  await settleCasos(db, total)
  await seedDemoAlertas(db, now())
  return { total_processados: total, sucesso: total, erros: 0 }
}

async function writeCasos({ db, donoId, now, jobId, execucao, progress, displaced }: JobRun, total: number) {
  const invented = await inventInThread(total, todayAt(now()))
  await progress(INVENTED)
  const isWritten = await writeDemoCasos(db, invented, {
    responsaveis: donoId === null ? [] : [donoId],
    now: now(),
    isThere: hasCasos,
    // It has a connection of its own, so that others see it before the transaction ends.
    onBatch: (written) => progress(INVENTED + ((WRITTEN - INVENTED) * written) / total),
    atEnd: async (tx) => {
      if ((await tx.execute(requireRun(jobId, execucao))).length === 0) displaced()
    }
  })
  if (!isWritten) throw new JobRefused({ key: 'demo.ha_casos', values: {} })
}

/** The kind of job that loads demonstration data. Tests load fewer cases. */
export const loadingDemo = (total: number): JobKind => ({
  tipo: 'carregar-demonstracao',
  operation: 'carregarDemonstracao',
  run: (job) => run(job, total),
  tell: ({ sucesso: casos }, say) => ({ resultado: null, message: say('demo.loaded', { casos }) })
})

export const loadDemo = loadingDemo(DEMO_CASES)
