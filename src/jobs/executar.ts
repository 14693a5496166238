import { eq } from 'drizzle-orm'
import type { TaskInfo } from '../queue/tasks.ts'
import type { Job } from './consultas.ts'
import { comecar } from './execucao.ts'
import { jobs } from './tables.ts'
import type { JobServices, Trabalhos } from './trabalho.ts'
import { trabalhos as todos } from './trabalhos.ts'

/** Another run has taken the job over. Not a success: the queue's entry belongs to the other run, and must stay. */
export class JobDeslocado extends Error {
  override name = 'JobDeslocado'
}

/**
 * One run of a job; there may be others, before it or at the same time. The one that began to write last is the one that
 * counts. A job that has ended, because it was cancelled too, is left as it is.
 */
export async function executarJob(
  services: JobServices,
  jobId: string,
  { lastAttempt }: Pick<TaskInfo, 'lastAttempt'>,
  { trabalhos = todos, intervaloMs = 250 }: { trabalhos?: Trabalhos; intervaloMs?: number } = {}
): Promise<void> {
  const status = async () => (await ler(services, jobId))?.status
  const job = await ler(services, jobId)
  if (job?.status !== 'processing') return
  const run = comecar(services, job, intervaloMs)
  try {
    await run.exigirPermissao()
    const resultado = await trabalhos[job.tipo](run.execucao, job.pedido as never)
    await run.concluir(resultado)
  } catch (error) {
    // Trying again would give back nothing that was taken away.
    if (run.semPermissao()) {
      await run.falhar()
    } else if (!run.parado()) {
      if (lastAttempt) await run.falhar()
      throw error
    }
  }
  if ((run.parado() || run.semPermissao()) && (await status()) === 'processing') throw new JobDeslocado()
}

async function ler({ db }: JobServices, id: string): Promise<Job | undefined> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id))
  return job
}
