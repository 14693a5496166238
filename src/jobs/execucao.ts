import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { sheetContentType } from '../sheets/write.ts'
import type { Job } from './consultas.ts'
import { donoPode } from './permissao.ts'
import { jobs } from './tables.ts'
import type { Execucao, JobServices, Resultado } from './trabalho.ts'

const KEEP_MS = 24 * 3600_000

class JobParado extends Error {
  override name = 'JobParado'
}

/**
 * What a run may change of its job. The row names the key of the run that writes, so whoever writes another there
 * takes the job over; the file of a run that died is found by that key too.
 */
export function comecar(services: JobServices, job: Job, intervaloMs: number) {
  const { db, files, now } = services
  const jobId = job.id
  let chave: string | null = null
  let arquivo: { arquivoNome: string; arquivoTipo: string } | null = null
  let parado = false
  let semPermissao = false
  let escritoEm = Number.NEGATIVE_INFINITY

  const meu = () =>
    and(eq(jobs.id, jobId), eq(jobs.status, 'processing'), chave === null ? undefined : eq(jobs.arquivoChave, chave))

  function parar(): never {
    parado = true
    throw new JobParado()
  }

  /** Asked again and again: whoever started a job may lose the right to its result while it runs. */
  async function exigirPermissao(): Promise<void> {
    if (await donoPode(db, job)) return
    semPermissao = true
    throw new JobParado()
  }

  const execucao: Execucao = {
    ...services,
    async progresso(porcento) {
      // Not the service's clock: this is about the load on the database, not about any moment.
      const agora = performance.now()
      if (agora - escritoEm < intervaloMs) return
      escritoEm = agora
      // A run that starts over does not move back what its owner sees; 100 is for the end.
      const progresso = sql`greatest(${jobs.progresso}, ${Math.min(99, Math.max(0, Math.floor(porcento)))}::int)`
      const [meus] = await db.update(jobs).set({ progresso }).where(meu()).returning({ id: jobs.id })
      if (!meus) parar()
      await exigirPermissao()
    },
    async guardar({ nome, formato }, conteudo) {
      const nova = `exportacoes/${jobId}/${randomUUID()}.${formato}`
      const antes = await db.transaction(async (tx) => {
        const [row] = await tx.select({ chave: jobs.arquivoChave }).from(jobs).where(meu()).for('update')
        if (row) await tx.update(jobs).set({ arquivoChave: nova }).where(eq(jobs.id, jobId))
        return row
      })
      if (!antes) parar()
      chave = nova
      arquivo = { arquivoNome: nome, arquivoTipo: sheetContentType[formato] }
      if (antes.chave) await files.remove(antes.chave)
      await files.put(nova, conteudo(), sheetContentType[formato])
    }
  }

  /** Sets the end, unless the job has ended otherwise; then the file is nobody's. */
  async function concluir(resultado: Resultado): Promise<void> {
    await exigirPermissao()
    const em = now()
    const [meus] = await db
      .update(jobs)
      .set({
        status: 'completed',
        progresso: 100,
        resultado,
        ...arquivo,
        concluidoEm: em,
        expiraEm: arquivo ? new Date(em.getTime() + KEEP_MS) : null
      })
      .where(meu())
      .returning({ id: jobs.id })
    if (meus) return
    parado = true
    // Not when the update threw: it may have been carried out all the same, and if not, the row still names the file.
    if (chave !== null) await files.remove(chave)
  }

  /** Whatever lies under the key of the run is removed with all that has expired. */
  async function falhar(): Promise<void> {
    const em = now()
    const motivo = semPermissao ? ('sem_permissao' as const) : null
    await db.update(jobs).set({ status: 'failed', motivo, concluidoEm: em, expiraEm: em }).where(meu())
  }

  return { execucao, exigirPermissao, concluir, falhar, parado: () => parado, semPermissao: () => semPermissao }
}
