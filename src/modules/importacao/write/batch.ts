import type { components } from '../../../../generated/types-b.ts'
import { liesWithin } from '../../../core/contas/territorio/territorio.ts'
import type { Territorio } from '../../../engine/contract/handler.ts'
import { sqlState } from '../../../platform/db/client.ts'
import type { LoadConnection } from '../../../platform/db/load.ts'
import { renewAttempts } from '../../../platform/queue/holds.ts'
import { type BroughtCaso, findStored, findUnited } from '../../agravos/bulk/store.ts'
import type { Row } from '../../agravos/fields/field-type.ts'
import type { Covered } from '../read/covered.ts'
import type { ReadBatch } from '../read/read.ts'
import type { ReadRow } from '../read/row.ts'
import { decideOther } from '../sort/other.ts'
import {
  continueSorting,
  type Decision,
  decide,
  follow,
  repeated,
  type Sorting,
  type SortRules,
  startSorting,
  unchanged,
  united
} from '../sort/sort.ts'
import { withAlike } from './alike.ts'
import { writeCases } from './cases.ts'
import { afterBatch, type Checkpoint, noteKeys, writeCheckpoint } from './checkpoint.ts'
import { detailsOf, figuresOf, previewsOf } from './figures.ts'
import { findOthers } from './other-kind.ts'
import { requireOwnRun } from './own-run.ts'
import { isInRanges } from './ranges.ts'
import type { Report } from './report.ts'
import type { Author } from './take-back.ts'

/**
 * The write phase: a batch is one transaction. In it the rows are sorted by what the database has, cases are written,
 * and so is the checkpoint from which a killed import goes on. Three things make it hard:
 * - Somebody else may write the same cases meanwhile. The transaction then fails, and the batch is worked again.
 * - Somebody else may take over or cancel the job. The transaction ends by asking for that, and is rolled back.
 * - The report of refused rows is a file. It grows after the commit; a later run cuts it to the committed size.
 */

/** What the write phase has to know about an import. */
export interface WriteTask extends Author {
  /** The run that has the job. */
  execucao: string
  queueKey: string
  modo: components['schemas']['ModoImportacao']
  /** The mode that `validar` tries out; `espelhar` for an update that mirrors. */
  como: components['schemas']['ModoDeEscrita']
  ignorarErros: boolean
  /** Whether the importer may see what cases say, so that a trial run may show it. */
  mostraValores: boolean
  /** Whether the importer may know who patients are, and so is told of cases whose patients are alike. */
  identifica: boolean
  /** Where the importer may record and change cases. */
  territorio: Territorio | null
}

/** What all batches of a run have in common. */
export interface ImportRun {
  task: WriteTask
  load: LoadConnection
  report: Report
  covered: Covered
  restate: SortRules['restate']
  columnOf(campo: string): string
  /** Whether cases are written. Otherwise the run only finds out what would become of the rows. */
  writes: boolean
  today: string
  now(): Date
  /** Lines of rows that the database is known to refuse. */
  faulty: ReadonlySet<number>
}

/** An import of all rows or none cannot write these rows, which only writing them has shown. */
export class Faulty extends Error {
  override name = 'Faulty'
  readonly lines: number[]

  constructor(lines: number[]) {
    super('a row cannot be written')
    this.lines = lines
  }
}

/** Somebody else wrote one of the cases meanwhile, or both waited for each other: the next look finds it. */
const again = new Set(['23505', '40P01', '40001'])
const TRIES = 10

/** Writes a batch, and returns how far the import has come with it. */
export async function writeBatch(run: ImportRun, checkpoint: Checkpoint, batch: ReadBatch): Promise<Checkpoint> {
  for (let tries = 1; ; tries++) {
    try {
      return await commitBatch(run, checkpoint, batch)
    } catch (error) {
      if (tries === TRIES || !again.has(sqlState(error) ?? '')) throw error
    }
  }
}

async function commitBatch(run: ImportRun, checkpoint: Checkpoint, { rows, place }: ReadBatch): Promise<Checkpoint> {
  const { task, load, report, writes } = run
  const em = run.now()
  const { committed, lines } = await load.transaction(async () => {
    const sorted = await sortRows(run, checkpoint, rows)
    const written = writes ? await writeCases(load, task, sorted, em) : { ids: [], decisions: sorted }
    const warned = writes ? await withAlike(load, task, written, em) : written.decisions
    const decisions = inOrder(warned)
    const refused = decisions.filter(({ fate }) => fate === 'refused')
    const refusedLines = refused.map(({ row }) => row.source.line)
    if (writes && !task.ignorarErros && refused.length > 0) throw new Faulty(refusedLines)
    const lines = report.linesOf(refused)
    const committed = {
      n: checkpoint.next,
      place,
      figures: figuresOf(decisions),
      problems: detailsOf(decisions, checkpoint.details),
      previews: writes ? [] : previewsOf(decisions, checkpoint.previews, task.mostraValores),
      refused: refusedLines,
      created: written.ids,
      report: report.size() + lines.length,
      em
    }
    await writeCheckpoint(load, task.importacaoId, committed)
    await load.execute(renewAttempts(task.queueKey))
    await requireOwnRun(load, task.importacaoId, task.execucao)
    return { committed, lines }
  })
  // Not before the commit: a report that is too short is made anew, one that is too long would have rows twice.
  await report.append(lines)
  return afterBatch(checkpoint, committed)
}

const inOrder = (decisions: readonly Decision[]): Decision[] =>
  [...decisions].sort((one, other) => one.row.source.line - other.row.source.line)

/** Sorts the rows of a batch. It asks the database for the cases of open rows until no row is open. */
async function sortRows(run: ImportRun, checkpoint: Checkpoint, rows: ReadRow[]): Promise<readonly Decision[]> {
  const { modo, como } = run.task
  const written = modo === 'validar' || como === 'espelhar' ? como : modo
  const rules = {
    merge: written === 'atualizar' || written === 'espelhar',
    mirror: written === 'espelhar',
    covered: (tipo: string) => run.covered.get(tipo) ?? null,
    restate: run.restate,
    columnOf: run.columnOf,
    today: run.today,
    reaches: ({ uf, municipio, municipio_notificacao: notified }: Row) =>
      liesWithin(run.task.territorio, {
        uf: String(uf),
        municipio: Number(municipio),
        municipio_notificacao: notified === null ? null : Number(notified)
      }),
    isOwn: (id: number) => isInRanges(checkpoint.created, id),
    isFaulty: (line: number) => run.faulty.has(line)
  }
  let sorting = startSorting(rows)
  while (sorting.open.length > 0) sorting = continueSorting(sorting, await decideOpen(run, sorting, rules))
  return sorting.decisions
}

async function decideOpen(run: ImportRun, { open, followers }: Sorting, rules: SortRules): Promise<Decision[]> {
  const decided = await decideRows(run, open, rules)
  if (followers.length === 0) return decided
  const byKey = new Map(decided.map((decision, i) => [open[i]?.caso.key, decision]))
  const byThemselves = await decideRows(run, followers, rules)
  const followed = followers.map((row, i) => {
    const byItself = byThemselves[i] ?? repeated(row)
    return follow(row, byKey.get(row.caso.key) ?? byItself, byItself)
  })
  return [...decided, ...followed]
}

async function decideRows(
  { load, task, writes }: ImportRun,
  rows: readonly ReadRow<BroughtCaso>[],
  rules: SortRules
): Promise<Decision[]> {
  const casos = rows.map(({ caso }) => caso)
  const stored = await findStored(load, casos, rules.merge && writes)
  const gone = await findUnited(load, casos)
  const unknown = rows.filter((row, i) => !stored[i] && !gone.has(i) && !rules.isFaulty(row.source.line))
  const { importacaoId, territorio } = task
  const search = { load, importacaoId, territorio, lock: rules.merge && writes, isOwn: rules.isOwn }
  const others = await findOthers(search, unknown)
  const decisions = rows.map((row, i) => {
    if (!stored[i] && gone.has(i)) return united(row)
    const other = others.get(row)
    return other ? decideOther(row, other, rules) : decide(row, stored[i], rules)
  })
  // A case that an earlier batch has created is known by its id. Where nothing is written, or cases are merged, only
  // notes of the keys tell.
  if (writes && !rules.merge) return decisions
  const noted = rows.filter((_, i) => isNoted(decisions[i], rules))
  const seen = await noteKeys(
    load,
    task.importacaoId,
    noted.map(({ caso }) => caso)
  )
  const before = new Map(noted.map((row, i) => [row, seen[i] ?? 'new']))
  return rows.map((row, i) => {
    const found = before.get(row) ?? 'new'
    if (found === 'new') return decisions[i] ?? repeated(row)
    return found === 'same' && !row.converted.numeroGerado ? unchanged(row) : repeated(row)
  })
}

/** Whether a case is noted: the import writes it, or would; where it merges, also one that stays as it is. */
const isNoted = (decision: Decision | undefined, { merge }: SortRules): boolean =>
  decision?.fate === 'create' || (merge && (decision?.fate === 'merge' || decision?.fate === 'unchanged'))
