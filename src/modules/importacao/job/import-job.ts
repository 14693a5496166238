import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import { agentOf } from '../../../core/contas/rights/limits.ts'
import { codesOf, reachOfCodes } from '../../../core/contas/territorio/covered.ts'
import { union } from '../../../core/contas/territorio/territorio.ts'
import { type JobFigures, type JobKind, JobRefused, type JobRun } from '../../../core/jobs/kinds.ts'
import { publicId, queueKey } from '../../../core/jobs/queries.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import { FileMissing } from '../../../platform/files/file-missing.ts'
import { settleCasos } from '../../agravos/counts/fold.ts'
import { emitEvento } from '../../webhooks/events.ts'
import { findImportacao, type Importacao, readPreviews, readProblems } from '../queries.ts'
import { tellImport } from '../shapes.ts'
import { anteriores, importacoes, lotes } from '../tables.ts'
import { followThread, ThreadDisplaced } from '../thread/host.ts'
import type { ImportOutcome, ImportTask } from '../thread/run-import.ts'
import { clearImport, reportOf } from './cleanup.ts'
import { deadlineOf, minutesFor } from './deadline.ts'

/**
 * The job of an import, on the main loop. It fetches the file, starts a thread that does the work, and follows it: it
 * passes progress on and ends the thread when the job is cancelled. When the thread has ended, the job stores the
 * report, and concludes the import in the transaction that also ends the job. A killed job is started again by the
 * queue, and its thread goes on from the last checkpoint.
 */

/**
 * `valores`: whether the sender may list cases, so that a trial run shows what they say. `identifica`: whether the
 * sender may know who patients are. Only tests give the size of a batch, and the minutes that a run may take.
 */
export type ImportRequest = {
  idioma: Language
  planilha?: string | null
  valores?: boolean
  identifica?: boolean
  lote?: number
  minutos?: number
}

const BATCH = 5_000
/** How often the job looks whether it was cancelled, while the thread sends nothing. */
const WATCH_MS = 500

async function run(
  job: JobRun,
  { idioma, planilha = null, valores = false, identifica = false, lote = BATCH, minutos }: ImportRequest
): Promise<JobFigures> {
  const importacao = await findImportacao(job.db, job.jobId)
  if (!importacao?.chave) throw fileGone()
  const file = await job.files.local(importacao.chave).catch((error) => {
    throw error instanceof FileMissing ? fileGone() : error
  })
  try {
    await noteTerritorio(job, importacao)
    const report = reportOf(job.config.dataDir, importacao.id)
    await mkdir(join(job.config.dataDir, 'tmp'), { recursive: true, mode: 0o700 })
    const task = taskOf(job, importacao, {
      idioma,
      planilha,
      mostraValores: valores,
      identifica,
      lote,
      path: file.path,
      report
    })
    const outcome = await inThread(job, task, deadlineOf(minutos ?? minutesFor(importacao.arquivoTamanho)))
    if (outcome.hasReport) {
      const nome = `recusadas-${publicId(importacao.id)}.csv`
      await job.store({ nome, formato: 'csv' }, () => createReadStream(report))
    }
    const { figures, refused } = outcome
    if (!refused) await settleCasos(job.db, figures.importados + figures.atualizados)
    return await concluding(job, importacao, outcome)
  } finally {
    await file.release()
  }
}

/** Notes where this run writes, together with where earlier runs did. */
async function noteTerritorio({ db, territorio }: JobRun, { id, territorio: before, iniciadoEm }: Importacao) {
  const told = iniciadoEm === null ? territorio : union(territorio, reachOfCodes(before))
  await db
    .update(importacoes)
    .set({ territorio: codesOf(told) })
    .where(eq(importacoes.id, id))
}

const fileGone = () => new JobRefused({ key: 'import.file-gone', values: {} })

function taskOf(
  job: JobRun,
  importacao: Importacao,
  {
    lote,
    ...given
  }: Pick<ImportTask, 'idioma' | 'planilha' | 'mostraValores' | 'identifica' | 'path' | 'report'> & { lote: number }
): ImportTask {
  const { id, formato, modo, como, ignorarErros, donoId, ip, requisicao } = importacao
  return {
    tipo: 'importar',
    url: job.database.url,
    chaves: { current: job.config.dataKey, previous: job.config.dataKeyPrevious },
    importacaoId: id,
    execucao: job.execucao,
    queueKey: queueKey(id),
    ...given,
    formato,
    modo,
    como: como ?? 'importar',
    ignorarErros,
    territorio: job.territorio,
    donoId,
    ...agentOf(job.chave),
    ip,
    requisicao,
    ahead: job.now().getTime() - Date.now(),
    batchSize: lote
  }
}

async function inThread(job: JobRun, task: ImportTask, requireTime: () => void): Promise<ImportOutcome> {
  let share = 0
  let linhas: number | undefined
  try {
    const ended = await followThread(job.importThreads.start(task), {
      everyMs: WATCH_MS,
      broken: job.importThreads.broken,
      sign: job.importThreads.sign,
      async watch(message) {
        requireTime()
        share = message?.share ?? share
        linhas = message?.linhas ?? linhas
        await job.progress(share * 100, linhas)
      }
    })
    if (ended.tipo !== 'imported') throw new Error('the thread did another thing')
    await job.progress(99, ended.outcome.figures.total_linhas)
    return ended.outcome
  } catch (error) {
    if (error instanceof ThreadDisplaced) job.displaced()
    throw error
  }
}

async function concluding(
  job: JobRun,
  importacao: Importacao,
  { figures, planilha, refused }: ImportOutcome
): Promise<JobFigures> {
  const { id, modo } = importacao
  const como = importacao.como === null || importacao.como === 'importar' ? {} : { como: importacao.como }
  const problems = await readProblems(job.db, id)
  const previews = await readPreviews(job.db, id)
  const at = job.now()
  // The row is read again, because the first run has noted when it began, and where it may import.
  const { iniciadoEm, layout, territorio } = (await findImportacao(job.db, id)) ?? importacao
  job.atEnd(async (tx) => {
    await tx
      .update(importacoes)
      .set({ estado: 'concluida', concluidoEm: at, figuras: figures })
      .where(eq(importacoes.id, id))
    await tx.update(lotes).set({ problemas: [] }).where(eq(lotes.importacaoId, id))
    await tx.delete(anteriores).where(eq(anteriores.importacaoId, id))
    if (modo === 'validar' || refused) await tx.delete(lotes).where(eq(lotes.importacaoId, id))
    const actor = {
      caller: actorOf(importacao, job),
      ip: importacao.ip,
      requestId: importacao.requisicao,
      now: job.now
    }
    await audit(
      tx,
      actor,
      'importacao.concluida',
      { tipo: 'job', id: null },
      { job_id: publicId(id), modo, ...como, ...figures }
    )
    if (modo === 'validar') return
    const dados = { job_id: publicId(id), importados: figures.importados, erros: figures.erros }
    await emitEvento(tx, 'importacao.concluida', dados, at, {
      uf: null,
      municipio: null,
      territorio: territorio ?? ['BR']
    })
  })
  return {
    total_processados: figures.total_linhas,
    sucesso: figures.importados + figures.atualizados + figures.inalterados,
    ...figures,
    modo,
    ...como,
    layout,
    planilha,
    refused,
    tempo_processamento: Math.max(0, at.getTime() - (iniciadoEm ?? at).getTime()) / 1000,
    ...(modo === 'validar' && como.como ? { mudancas_previstas: previews } : {}),
    erros_detalhados: problems.filter(({ tipo }) => tipo === 'erro'),
    avisos_detalhados: problems.filter(({ tipo }) => tipo === 'aviso')
  }
}

const actorOf = ({ donoId }: Importacao, { chave }: JobRun) =>
  donoId === null ? null : { id: donoId, ...agentOf(chave) }

/** The kind of job that imports cases from a file. */
export const importCasos: JobKind<ImportRequest> = {
  tipo: 'importar-casos',
  operation: 'importarCasos',
  writes: 'imports',
  queue: 'importacoes',
  ofCasos: 'from begun',
  isPrivate: true,
  run,
  async clear(services, job) {
    if (job.status === 'completed') services.deliveries.wake()
    await clearImport(services, job)
  },
  tell: tellImport
}
