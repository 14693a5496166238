import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { requireRun } from '../../../core/jobs/queries.ts'
import { type LoadConnection, openLoad } from '../../../platform/db/load.ts'
import type { Source, SourceRow } from '../../../platform/sheets/read/source.ts'
import { todayAt } from '../../../platform/time/days.ts'
import type { Converted } from '../read/convert.ts'
import { requireLayout } from '../read/require-layout.ts'
import { type ReadRow, readRow, rowRefused } from '../sort/sort.ts'
import { Faulty, type Standing, workBatch } from '../write/batch.ts'
import {
  type Checked,
  type Checkpoint,
  forgetBatches,
  hasKeys,
  readChecked,
  readCheckpoint,
  readRefused,
  writeChecked
} from '../write/checkpoint.ts'
import { createRanges } from '../write/ranges.ts'
import { beginReport, openReport, type Report } from '../write/report.ts'
import { takeBack } from '../write/take-back.ts'
import type { ImportOutcome, ImportTask, Reading } from './task.ts'

/** Rows between two looks at what else is to be done. */
const SLICE = 250
/** The share of the work that looking through all rows is, before they are written. */
const CHECK_SHARE = 0.25
/** Batches between two notes of how far all rows are known to be right. */
const CHECK_NOTES = 10

type Tell = (share: number, linhas: number) => void

interface Work {
  task: ImportTask
  load: LoadConnection
  source: Source
  convert: (row: SourceRow) => Converted
  today: string
  now: () => Date
  tell: Tell
}

/** One run of an import, in a thread of its own; it goes on where an earlier one ended. */
export async function runImport(task: ImportTask, reading: Reading, tell: Tell): Promise<ImportOutcome> {
  const now = () => new Date(Date.now() + task.ahead)
  const source = await reading.openSource(task.path, task.formato)
  const layout = reading.recognise(source.columns, source.form)
  const familia = requireLayout(layout)
  const today = todayAt(now())
  const convert = reading.createConverter(layout, { today })
  const load = await openLoad(task.url, 'importacao')
  try {
    await load.execute(sql`
      update importacoes set layout = ${familia}, iniciado_em = coalesce(iniciado_em, ${now().toISOString()}::timestamptz)
      where id = ${task.importacaoId}::uuid`)
    return await workAll({ task, load, source, convert, today, now, tell })
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
    // Only now is it known that not all rows can be written, so none is.
    await takeBack(load, { ...task, em: work.now() }, requireRun(task.importacaoId, task.execucao))
    await writeChecked(load, task.importacaoId, { result: 'faulty', lines: error.lines })
    return await workThrough(work, { writes: false, from: CHECK_SHARE, faulty: error.lines })
  }
}

/** Looks whether any row has an error, before the first is written. Ends at the first that has. */
async function checkAll({ task, load, source, convert, tell }: Work): Promise<Checked> {
  const before = await readChecked(load, task.importacaoId)
  if (before.result) return before
  let batches = 0
  for await (const { rows, place, share } of source.batches({ size: task.batchSize, after: before.place })) {
    if (rows.some((row) => convert(row).erros.length > 0)) return await note({ result: 'faulty' })
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
  faulty: number[]
}

/** Works all rows, batch by batch, from the last that was committed. */
async function workThrough(work: Work, { writes, from, faulty }: Way): Promise<ImportOutcome> {
  const { task, load, today, now, tell } = work
  const checkpoint = await resume(work, writes)
  const report = await reportAt(work, checkpoint)
  const standing: Standing = {
    task,
    load,
    report,
    writes,
    today,
    now,
    next: checkpoint.next,
    figures: checkpoint.figures,
    details: checkpoint.details,
    created: createRanges(checkpoint.created),
    faulty: new Set(faulty)
  }
  try {
    for await (const { rows, place, share } of readAhead(work, checkpoint)) {
      await workBatch(standing, rows, place)
      tell(from + share * (1 - from), standing.figures.total_linhas)
    }
  } finally {
    await report.close()
  }
  const refused = !task.ignorarErros && standing.figures.erros + faulty.length > 0
  const figures = refused ? { ...standing.figures, importados: 0, atualizados: 0 } : standing.figures
  return { figures, refused, hasReport: report.size() > 0 }
}

/** A trial run whose notes of keys were lost begins anew; it has written nothing. */
async function resume({ task, load }: Work, writes: boolean): Promise<Checkpoint> {
  const checkpoint = await readCheckpoint(load, task.importacaoId)
  const { importados, atualizados } = checkpoint.figures
  const isLost = !writes && importados + atualizados > 0 && !(await hasKeys(load, task.importacaoId))
  if (!isLost) return checkpoint
  await forgetBatches(load, task.importacaoId)
  return await readCheckpoint(load, task.importacaoId)
}

interface ReadBatch {
  rows: ReadRow[]
  place: Checkpoint['place'] & object
  share: number
}

/** Reads and converts the next batch while the one before is being written. */
async function* readAhead(work: Work, { place: after }: Checkpoint): AsyncGenerator<ReadBatch> {
  const batches = work.source.batches({ size: work.task.batchSize, after })
  const read = async (): Promise<ReadBatch | null> => {
    const { value, done } = await batches.next()
    if (done) return null
    const rows: ReadRow[] = []
    for (const row of value.rows) {
      rows.push(readRow(row, work.convert(row)))
      // What the database answers is waiting to be heard.
      if (rows.length % SLICE === 0) await breathe()
    }
    return { rows, place: value.place, share: value.share }
  }
  let next = read()
  try {
    for (;;) {
      const batch = await next
      if (!batch) return
      next = read()
      // Whoever stops here must not leave a rejection behind that nobody hears.
      next.catch(() => undefined)
      yield batch
    }
  } finally {
    await next.catch(() => undefined)
    await batches.return(undefined)
  }
}

/** The report as it was committed; where a part of it is missing, as on another machine, it is made anew from the file. */
async function reportAt({ task, load, source, convert }: Work, { report: size, place }: Checkpoint): Promise<Report> {
  const found = await openReport(task.report, size, source, task.idioma)
  if (found) return found
  const fresh = await beginReport(task.report, source, task.idioma)
  const refused = createRanges(await readRefused(load, task.importacaoId))
  for await (const { rows } of source.batches({ size: task.batchSize })) {
    const wanted = rows.filter(({ line }) => line <= (place?.line ?? 0) && refused.has(line))
    const lines = wanted.map((row) => {
      const { erros } = convert(row)
      return { row, problems: erros.length > 0 ? erros : [rowRefused] }
    })
    await fresh.append(fresh.linesOf(lines))
    if ((rows.at(-1)?.line ?? 0) >= (place?.line ?? 0)) break
  }
  return fresh
}
