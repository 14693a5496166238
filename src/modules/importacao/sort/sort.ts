import { isDeepStrictEqual } from 'node:util'
import { type Merged, type MergeWays, type Mirrored, mergeCaso } from '../../agravos/bulk/merge.ts'
import { type BroughtCaso, saidBy } from '../../agravos/bulk/store.ts'
import type { Field, Row } from '../../agravos/fields/field-type.ts'
import { fieldAt, isPath } from '../../agravos/fields/fields.ts'
import { nextNumber } from '../read/number.ts'
import { OUT_OF_TERRITORY } from '../read/read.ts'
import { bringsCaso, type ReadRow, type RowProblem, withNumber } from '../read/row.ts'

/**
 * The sort phase: rows, and what the database already has, come in; one decision for each row comes out. All functions
 * here are pure. The write phase asks the database in between:
 * 1. `startSorting` decides what the rows decide by themselves. Rows whose case has to be looked up stay open.
 * 2. `decide` compares an open row with the stored case of its key, if there is one.
 * 3. `continueSorting` takes these decisions. It may open rows again, under another number, for another step 2.
 */

/**
 * What becomes of a row:
 * - create: there is no such case yet;
 * - merge: there is one with other data, and the import updates cases;
 * - duplicate: there is one with other data, and the import leaves it as it is;
 * - unchanged: there is one, and the row says nothing new about it;
 * - repeated: its case came earlier in the same file;
 * - ignored: the row says that it is not to be counted, or it is empty;
 * - refused: something is wrong with it.
 */
export type Decision = { problems: RowProblem[] } & (
  | { fate: 'refused' | 'ignored' | 'repeated' | 'unchanged' | 'duplicate'; row: ReadRow }
  | { fate: 'create'; row: ReadRow<BroughtCaso> }
  | { fate: 'merge'; row: ReadRow<BroughtCaso>; merged: Merged; before: Row }
)

/** How far a batch is sorted; it is done when no row is open. */
export interface Sorting {
  decisions: readonly Decision[]
  /** Rows whose case has to be looked up, no two with the same key. */
  open: readonly ReadRow<BroughtCaso>[]
  /** Rows whose case has an open row before them. */
  followers: readonly ReadRow<BroughtCaso>[]
  /** The keys of all rows of the batch that are open or were so. */
  keys: ReadonlySet<string>
}

/** What a row is compared with, besides the stored case. */
export interface SortRules {
  /** Whether rows are merged into stored cases. */
  merge: boolean
  /** What the columns of the file are about, for cases of a disease. */
  covered(tipo: string): Mirrored | null
  /** Whether the file is the state of its cases, so that an empty cell empties a field. */
  mirror: boolean
  /** Says a stored case again with SINAN's codes, where the file has those. */
  restate: MergeWays['restate']
  /** The column of the file that fills a field, or the field itself. */
  columnOf(campo: string): string
  today: string
  /** Whether this import has created the case of this id. */
  isOwn(id: number): boolean
  /** Whether the importer reaches a stored case. */
  reaches(stored: Row): boolean
  /** Whether the database is known to refuse the row of this line. */
  isFaulty(line: number): boolean
}

const plain = (key: RowProblem['key']): RowProblem => ({ campo: null, key, valor: null })
/** Why a row is refused that only the database refuses. */
export const rowRefused = plain('import.row-refused')
const REPEATED = plain('import.repeated')
const DUPLICATE = plain('import.duplicate')
const PERSONAL = plain('row.personal')
const UNITED = plain('import.united')

const warned = (row: ReadRow, more: RowProblem[]): RowProblem[] =>
  more.length > 0 ? [...row.converted.avisos, ...more] : row.converted.avisos

export const refused = (row: ReadRow, problems = [rowRefused]): Decision => ({ fate: 'refused', row, problems })
export const repeated = (row: ReadRow): Decision => ({ fate: 'repeated', row, problems: warned(row, [REPEATED]) })

/** A row whose case was united with another one: it is there, under another number. */
export const united = (row: ReadRow): Decision => ({ fate: 'duplicate', row, problems: warned(row, [UNITED]) })

/** A row that says what an earlier one of the file has said, or what is stored. */
export const unchanged = (row: ReadRow): Decision => ({ fate: 'unchanged', row, problems: warned(row, []) })

/**
 * Decides about a row whose case came before in the same batch. `byItself` is what would become of it otherwise: that
 * counts where the case came earlier still, or was there before.
 */
export function follow(row: ReadRow<BroughtCaso>, first: Decision, byItself: Decision): Decision {
  if (first.fate === 'create' || first.fate === 'merge')
    return isDeepStrictEqual(saidBy(first.row.caso), saidBy(row.caso)) ? unchanged(row) : repeated(row)
  const isWritten = byItself.fate === 'create' || byItself.fate === 'merge'
  return isWritten || (first.fate === 'refused' && byItself.fate !== 'refused') ? repeated(row) : byItself
}

/** Decides what the rows of a batch decide without the database. */
export function startSorting(rows: readonly ReadRow[]): Sorting {
  const decisions: Decision[] = []
  const open = new Map<string, ReadRow<BroughtCaso>>()
  const followers: ReadRow<BroughtCaso>[] = []
  for (const row of rows) {
    const { erros, ignorada } = row.converted
    if (erros.length > 0) decisions.push(refused(row, erros))
    else if (ignorada) decisions.push({ fate: 'ignored', row, problems: warned(row, []) })
    else if (!bringsCaso(row)) decisions.push(refused(row))
    else if (!open.has(row.caso.key)) open.set(row.caso.key, row)
    else if (row.converted.numeroGerado) decisions.push(repeated(row))
    else followers.push(row)
  }
  const renumbered = renumber(decisions, new Set(open.keys()))
  return { ...renumbered, open: [...open.values(), ...renumbered.open], followers }
}

/** Takes the decisions about the open rows. */
export function continueSorting({ decisions, keys }: Sorting, decided: readonly Decision[]): Sorting {
  const renumbered = renumber(decided, keys)
  return { ...renumbered, decisions: [...decisions, ...renumbered.decisions] }
}

/**
 * Opens repeated rows again whose number was made from the row. Equal rows of a national file are cases of different
 * people; only the numbers made from them are equal. Each gets the next number that the batch does not have.
 */
function renumber(decided: readonly Decision[], before: ReadonlySet<string>): Sorting {
  const keys = new Set(before)
  const latest = new Map<string, string>()
  const nextFree = (row: ReadRow): ReadRow<BroughtCaso> | null => {
    const first = row.converted.numero ?? ''
    for (let numero = nextNumber(latest.get(first) ?? first); numero !== null; numero = nextNumber(numero)) {
      latest.set(first, numero)
      const next = withNumber(row, numero)
      if (bringsCaso(next) && !keys.has(next.caso.key)) return next
    }
    return null
  }
  const decisions: Decision[] = []
  const open: ReadRow<BroughtCaso>[] = []
  for (const decision of decided) {
    const { fate, row } = decision
    const next = fate === 'repeated' && row.converted.numeroGerado ? nextFree(row) : null
    if (next) {
      keys.add(next.caso.key)
      open.push(next)
    } else decisions.push(decision)
  }
  return { decisions, open, followers: [], keys }
}

/** Compares an open row with the stored case of its key. */
export function decide(row: ReadRow<BroughtCaso>, stored: Row | undefined, rules: SortRules): Decision {
  if (!stored)
    return rules.isFaulty(row.source.line) ? refused(row) : { fate: 'create', row, problems: warned(row, []) }
  if (rules.isOwn(Number(stored.id))) return isWritten(stored, row, rules) ? unchanged(row) : repeated(row)
  if (!rules.reaches(stored)) return refused(row, [OUT_OF_TERRITORY])
  const merged = mergeCaso(stored, row.caso, rules.today, {
    mirrored: rules.mirror ? rules.covered(row.caso.tipo) : null,
    restate: rules.restate
  })
  const problems = warned(
    row,
    rules.merge ? merged.personal.map((campo) => ({ ...PERSONAL, campo: rules.columnOf(campo) })) : []
  )
  if (!isNoticed(merged.changed, rules)) return { fate: 'unchanged', row, problems }
  if (!rules.merge) return { fate: 'duplicate', row, problems: warned(row, [DUPLICATE]) }
  if (merged.broken.length > 0) return refused(row, brokenBy(merged, rules))
  return { fate: 'merge', row, problems, merged, before: stored }
}

/** Whether a case that this import has created is what this row says, too. */
const isWritten = (stored: Row, row: ReadRow<BroughtCaso>, { today, covered }: SortRules): boolean =>
  !row.converted.numeroGerado &&
  mergeCaso(stored, row.caso, today, { mirrored: covered(row.caso.tipo) }).changed.length === 0

/**
 * Whether a change is reported. Where nothing is merged, a change of a hidden field is not: a file of guesses would
 * otherwise find out thousands of names without leaving a trace.
 */
const isNoticed = (changed: readonly string[], { merge }: SortRules): boolean =>
  changed.some((name) => merge || !isPath(name) || !isHidden(fieldAt(name)))

const isHidden = ({ hidden, secret }: Field): boolean => hidden !== undefined || secret === true

/** The rules that the stored case would break with what the row says. */
const brokenBy = ({ broken }: Merged, { columnOf }: SortRules): RowProblem[] =>
  broken.map(({ at, key, values }) => ({ campo: columnOf(at), key, values, valor: null }))
