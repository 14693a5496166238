import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type LoadConnection, openLoad } from '../../../platform/db/load.ts'
import { learnSealForm } from '../../../platform/sealing/form.ts'
import type { DataKeys } from '../../../platform/sealing/keys.ts'
import type { SourceFormat } from '../../../platform/sheets/read/source.ts'
import { todayAt } from '../../../platform/time/days.ts'
import { requireLayout } from '../read/layout.ts'
import { type OpenFile, openFile, type Reading, readAhead } from '../read/read.ts'
import { Faulty, type WriteTask, writeBatch } from '../write/batch.ts'
import {
  type Checked,
  type Checkpoint,
  forgetBatches,
  hasKeys,
  readChecked,
  readCheckpoint,
  writeChecked
} from '../write/checkpoint.ts'
import type { Figures } from '../write/figures.ts'
import { type ReportTask, resumeReport } from '../write/report.ts'
import { takeBack } from '../write/take-back.ts'

/**
 * One run of an import, in its thread: rows are read, sorted and written, batch by batch, from the last checkpoint on.
 * How that is done depends on what was asked for:
 * - validar: once through all rows, without writing cases;
 * - importar, atualizar or espelhar with ignorar_erros: once through, writing the rows that have no error;
 * - without ignorar_erros, all rows or none: they are checked first. If one has an error, the rest is a trial run for
 *   the report. If only writing shows an error, all is taken back, and a trial run follows.
 */

/** An import as its thread is given it. Everything in it can be sent from thread to thread. */
export interface ImportTask extends WriteTask, ReportTask {
  tipo: 'importar'
  /** The address of the database. */
  url: string
  chaves: DataKeys
  path: string
  formato: SourceFormat
  planilha: string | null
  /** How many milliseconds the service's clock is ahead of the machine's. */
  ahead: number
}

export interface ImportOutcome {
  figures: Figures
  /** The sheet of a workbook that was read. */
  planilha: string | null
  /** Whether nothing was written because some rows have errors. */
  refused: boolean
  /** Whether there are refused rows in the report. */
  hasReport: boolean
}

/** The share of the work that checking all rows takes, before they are written. */
const CHECK_SHARE = 0.25
/** Batches between two notes of how far all rows are known to be right. */
const CHECK_NOTES = 10

type Tell = (share: number, linhas: number) => void

interface Work {
  task: ImportTask
  load: LoadConnection
  file: OpenFile
  today: string
  now: () => Date
  tell: Tell
}

/** Does one run of an import, in a thread of its own; it goes on where an earlier run ended. */
export async function runImport(task: ImportTask, reading: Reading, tell: Tell): Promise<ImportOutcome> {
  const now = () => new Date(Date.now() + task.ahead)
  const today = todayAt(now())
  const file = await openFile(reading, { ...task, today })
  const familia = requireLayout(file.layout)
  const load = await openLoad(task.url, 'importacao')
  try {
    await learnSealForm(load)
    await load.execute(sql`
      update importacoes set layout = ${familia}, iniciado_em = coalesce(iniciado_em, ${now().toISOString()}::timestamptz)
      where id = ${task.importacaoId}::uuid`)
    return await workAll({ task, load, file, today, now, tell })
  } finally {
    await load.close()
  }
}

async function workAll(work: Work): Promise<ImportOutcome> {
  const { task, load } = work
  if (task.modo === 'validar') return await workThrough(work, { writes: false, from: 0, faulty: [] })
  if (task.ignorarErros) return await workThrough(work, { writes: true, from: 0, faulty: [] })
  const { result, lines = [] } = await checkAll(work)
  if (result === 'faulty') return await workThrough(work, { writes: false, from: CHECK_SHARE, faulty: lines })
  try {
    return await workThrough(work, { writes: true, from: CHECK_SHARE, faulty: [] })
  } catch (error) {
    if (!(error instanceof Faulty)) throw error
    // Only writing has shown that not all rows can be written, so none is to stay.
    await takeBack(load, { ...task, em: work.now() }, task.execucao)
    await writeChecked(load, task.importacaoId, { result: 'faulty', lines: error.lines })
    return await workThrough(work, { writes: false, from: CHECK_SHARE, faulty: error.lines })
  }
}

/** Finds out whether any row has an error, before the first is written. Ends at the first error. */
async function checkAll({ task, load, file, tell }: Work): Promise<Checked> {
  const before = await readChecked(load, task.importacaoId)
  if (before.result) return before
  let batches = 0
  for await (const { rows, place, share } of file.source.batches({ size: task.batchSize, after: before.place })) {
    if (rows.some((row) => file.convert(row).erros.length > 0)) return await note({ result: 'faulty' })
    if (++batches % CHECK_NOTES === 0) await note({ place })
    tell(share * CHECK_SHARE, 0)
    await breathe()
  }
  return await note({ result: 'clean' })

  async function note(checked: Checked): Promise<Checked> {
    await writeChecked(load, task.importacaoId, checked)
    return checked
  }
}

interface Way {
  writes: boolean
  /** The share of the work that was done before. */
  from: number
  /** Lines of rows that the database is known to refuse. */
  faulty: number[]
}

/** Reads, sorts and writes all rows, batch by batch, from the last batch that was committed. */
async function workThrough(work: Work, { writes, from, faulty }: Way): Promise<ImportOutcome> {
  const { task, load, file, today, now, tell } = work
  let checkpoint = await resume(work, writes)
  const report = await resumeReport(task, file, load, checkpoint)
  const { covered, layout, restate } = file
  const columns = new Map(layout.colunas.flatMap(({ campo, coluna }) => (campo === null ? [] : [[campo, coluna]])))
  const columnOf = (campo: string) => columns.get(campo) ?? campo
  const run = { task, load, report, covered, restate, columnOf, writes, today, now, faulty: new Set(faulty) }
  try {
    for await (const batch of readAhead(file, { size: task.batchSize, after: checkpoint.place })) {
      checkpoint = await writeBatch(run, checkpoint, batch)
      tell(from + batch.share * (1 - from), checkpoint.figures.total_linhas)
    }
  } finally {
    await report.close()
  }
  const { figures } = checkpoint
  const refused = !task.ignorarErros && figures.erros + faulty.length > 0
  return {
    figures: refused ? { ...figures, importados: 0, atualizados: 0 } : figures,
    planilha: file.source.form.planilha,
    refused,
    hasReport: report.size() > 0
  }
}

/** Reads the checkpoint. A trial run that has lost its notes of keys begins anew; it has written nothing. */
async function resume({ task, load }: Work, writes: boolean): Promise<Checkpoint> {
  const checkpoint = await readCheckpoint(load, task.importacaoId)
  const { importados, atualizados } = checkpoint.figures
  const isLost = !writes && importados + atualizados > 0 && !(await hasKeys(load, task.importacaoId))
  if (!isLost) return checkpoint
  await forgetBatches(load, task.importacaoId)
  return await readCheckpoint(load, task.importacaoId)
}
