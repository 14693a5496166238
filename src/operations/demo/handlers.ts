import { sql } from 'drizzle-orm'
import type { AdministracaoHandlers } from '../../../generated/handlers.ts'
import { createJob } from '../../core/jobs/create.ts'
import { findUnfinished, publicId } from '../../core/jobs/queries.ts'
import { acceptedJob } from '../../core/jobs/shape.ts'
import { wrap } from '../../engine/contract/list/wrap.ts'
import { demonstrationRefused } from '../../errors.ts'
import { DEMO_CASES } from './casos.ts'
import { hasCasos, loadDemo } from './job.ts'

/** Whether the operator allows administrators to load demonstration data. */
export interface DemoSettings {
  demoData: boolean
}

export const obterDemonstracao: AdministracaoHandlers['obterDemonstracao'] = async (_, { db, config, now }) => {
  const running = await findUnfinished(db, loadDemo.tipo)
  const motivo = !config.demoData
    ? ('desligada' as const)
    : running
      ? ('em_andamento' as const)
      : (await hasCasos(db))
        ? ('ha_casos' as const)
        : null
  const job_id = running && publicId(running)
  return { status: 200, body: wrap({ disponivel: motivo === null, motivo, job_id, casos: DEMO_CASES }, now()) }
}

export const carregarDemonstracao: AdministracaoHandlers['carregarDemonstracao'] = async (_, context) => {
  if (!context.config.demoData) throw demonstrationRefused('desligada')
  const job = await createJob(
    context.db,
    context,
    loadDemo,
    {},
    {
      also: async (tx, { id }) => {
        // The second of two requests at once sees the job of the first.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo.job', 0))`)
        if (await findUnfinished(tx, loadDemo.tipo, id)) throw demonstrationRefused('em_andamento')
        if (await hasCasos(tx)) throw demonstrationRefused('ha_casos')
      }
    }
  )
  return { status: 202, body: acceptedJob(job, context, 'done.demo-started') }
}
