import { sql } from 'drizzle-orm'
import { auditInsert } from '../../../core/auditoria/record.ts'
import { publicId, requireRun } from '../../../core/jobs/queries.ts'
import { sqlState } from '../../../platform/db/client.ts'
import type { LoadConnection } from '../../../platform/db/load.ts'
import { renewAttempts } from '../../../platform/queue/holds.ts'
import type { Place } from '../../../platform/sheets/read/source.ts'
import { writeMerged } from '../../agravos/bulk/merge.ts'
import { copyCasos, findByKeys, readStored } from '../../agravos/bulk/store.ts'
import {
  type Candidate,
  candidatesOf,
  digestOf,
  nothingSorted,
  type ReadRow,
  renumber,
  rowRefused,
  type Sorted,
  sortByStored
} from '../sort/sort.ts'
import type { ImportTask } from '../thread/task.ts'
import { noteKeys, writeCheckpoint } from './checkpoint.ts'
import { addFigures, type Figures } from './figures.ts'
import { multirangeOf, type Ranges } from './ranges.ts'
import type { Report } from './report.ts'
import { detailsOf, figuresOf, inOrder, warningsOf } from './tell.ts'

/** The job has ended, or another run works on it. */
export class Displaced extends Error {
  override name = 'Displaced'
}

/** A row of an import of all or none can not be written, which only writing it has shown. */
export class Faulty extends Error {
  override name = 'Faulty'
  readonly lines: number[]

  constructor(lines: number[]) {
    super('a row can not be written')
    this.lines = lines
  }
}

/** How an import stands, from batch to batch. */
export interface Standing {
  task: ImportTask
  load: LoadConnection
  report: Report
  /** Whether it writes cases, or only finds out what would be. */
  writes: boolean
  today: string
  now(): Date
  next: number
  figures: Figures
  details: { erro: number; aviso: number }
  /** The ids of the cases that it has created. */
  created: Ranges
  /** Lines that are known to be refused when they are written. */
  faulty: ReadonlySet<number>
}

/** Someone else wrote one of the cases meanwhile, or both waited for each other: the next look finds it. */
const again = new Set(['23505', '40P01', '40001'])
const TRIES = 10

/** Works one batch, in one transaction with its checkpoint. */
export async function workBatch(standing: Standing, rows: ReadRow[], place: Place): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await commitBatch(standing, rows, place)
    } catch (error) {
      if (tries === TRIES || !again.has(sqlState(error) ?? '')) throw error
    }
  }
}

async function commitBatch(standing: Standing, rows: ReadRow[], place: Place): Promise<void> {
  const { task, load, report, details } = standing
  const em = standing.now()
  const sorted = nothingSorted()
  const done = await load.transaction(async () => {
    await sortAll(standing, rows, sorted)
    const ids = standing.writes ? await write(standing, sorted, em) : []
    if (standing.writes && !task.ignorarErros && sorted.refused.length > 0)
      throw new Faulty(sorted.refused.map(({ read }) => read.row.line))
    const refused = inOrder(sorted.refused)
    const warned = warningsOf(sorted)
    const lines = report.linesOf(refused.map(({ read, problems }) => ({ row: read.row, problems })))
    const committed = {
      importacaoId: task.importacaoId,
      n: standing.next,
      place,
      figures: figuresOf(sorted, warned.length),
      problems: detailsOf(refused, warned, details),
      refused: multirangeOf(refused.map(({ read }) => read.row.line)),
      created: multirangeOf(ids),
      report: report.size() + lines.length,
      em
    }
    await writeCheckpoint(load, committed)
    await load.execute(renewAttempts(task.queueKey))
    await requireOwnRun(standing)
    return { ...committed, ids, lines }
  })
  // Not before the commit: a report that is too short is made anew, one that is too long would tell of rows twice.
  await report.append(done.lines)
  standing.next++
  standing.figures = addFigures(standing.figures, done.figures)
  standing.created.add(done.ids)
  for (const { tipo } of done.problems) details[tipo]++
}

async function requireOwnRun({ load, task }: Standing): Promise<void> {
  const found = await load.execute(requireRun(task.importacaoId, task.execucao))
  if (found.length === 0) throw new Displaced()
}

async function sortAll(standing: Standing, rows: ReadRow[], sorted: Sorted): Promise<void> {
  const seen = new Set<string>()
  let candidates = [...candidatesOf(rows, seen, sorted), ...renumber(sorted, seen)]
  while (candidates.length > 0) {
    await sortWithDatabase(standing, candidates, sorted)
    candidates = renumber(sorted, seen)
  }
}

async function sortWithDatabase(standing: Standing, candidates: Candidate[], sorted: Sorted): Promise<void> {
  const { load, task, writes, today, created, faulty } = standing
  const merge = task.modo === 'atualizar'
  const found = await findByKeys(
    load,
    candidates.map(({ key }) => key)
  )
  const stored = await readStored(load, [...found.values()], merge && writes)
  const rules = { merge, today, isOwn: created.has, isFaulty: (line: number) => faulty.has(line) }
  for (const [i, candidate] of candidates.entries())
    sortByStored(candidate, stored.get(found.get(i) ?? 0), rules, sorted)
  // A new case of an earlier batch is found by its id; where nothing is written, or cases are merged, only the keys tell.
  if (!writes || merge) await withoutRepeated(standing, new Set(candidates), sorted)
}

async function withoutRepeated({ load, task }: Standing, candidates: Set<Candidate>, sorted: Sorted): Promise<void> {
  const written = [...sorted.fresh, ...sorted.merged.map(({ from }) => from)].filter((row) => candidates.has(row))
  const isNew = await noteKeys(load, task.importacaoId, written.map(digestOf))
  const repeated = new Set(written.filter((_, i) => !isNew[i]))
  sorted.repeated.push(...repeated)
  sorted.fresh = sorted.fresh.filter((candidate) => !repeated.has(candidate))
  sorted.merged = sorted.merged.filter(({ from }) => !repeated.has(from))
}

/** Writes what is new and what is merged, with the audit trail; gives the ids of the new cases. */
async function write({ load, task }: Standing, sorted: Sorted, em: Date): Promise<number[]> {
  const { ids, refused } = await copyCasos(load, sorted.fresh, { responsavelId: task.donoId, em })
  for (const read of refused) sorted.refused.push({ read, problems: [rowRefused] })
  sorted.fresh = sorted.fresh.filter((row) => !refused.includes(row))
  if (sorted.merged.length > 0) {
    await keepBefore(load, task, sorted, em)
    await writeMerged(load, sorted.merged, em)
    await auditMerges(load, task, sorted, em)
  }
  if (ids.length + sorted.merged.length > 0) await auditBatch(load, task, ids, sorted.merged.length, em)
  return ids
}

async function keepBefore(load: LoadConnection, { importacaoId }: ImportTask, { merged }: Sorted, em: Date) {
  const before = merged.map(({ id, before: antes }) => ({ id, antes }))
  await load.execute(sql`
    insert into importacoes_anteriores (importacao_id, caso_id, em, antes)
    select ${importacaoId}::uuid, id, ${em.toISOString()}::timestamptz, antes
    from jsonb_to_recordset(${JSON.stringify(before)}::text::jsonb) as line (id int, antes jsonb)`)
}

/** Every change of a case has a place in its history. */
async function auditMerges(load: LoadConnection, task: ImportTask, { merged }: Sorted, em: Date) {
  const changes = merged.map(({ id, changed }) => ({ id, campos: changed }))
  await load.execute(
    auditInsert(sql`
      select ${em.toISOString()}::timestamptz, 'caso.alterado', ${task.donoId}::int, 'caso', id,
        jsonb_build_object('campos', campos, 'importacao', ${publicId(task.importacaoId)}::text), ${task.ip}::text, ${task.requisicao}::text
      from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb) as line (id int, campos jsonb) order by id`)
  )
}

async function auditBatch(load: LoadConnection, task: ImportTask, ids: number[], merged: number, em: Date) {
  const details = {
    job_id: publicId(task.importacaoId),
    // The history of a case finds its batch by these two.
    primeiro: ids.length > 0 ? Math.min(...ids) : null,
    criados: multirangeOf(ids),
    importados: ids.length,
    atualizados: merged
  }
  await load.execute(
    auditInsert(sql`
      select ${em.toISOString()}::timestamptz, 'importacao.lote', ${task.donoId}::int, 'job', null::int,
        ${JSON.stringify(details)}::text::jsonb, ${task.ip}::text, ${task.requisicao}::text`)
  )
}
