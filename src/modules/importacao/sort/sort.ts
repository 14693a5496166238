import { createHash } from 'node:crypto'
import type { SourceRow } from '../../../platform/sheets/read/source.ts'
import { type Merged, mergeCaso } from '../../agravos/bulk/merge.ts'
import { type BroughtCaso, type CasoKey, type CasoLines, linesOf } from '../../agravos/bulk/store.ts'
import type { Field, Row } from '../../agravos/fields/field-type.ts'
import { fieldAt, isPath } from '../../agravos/fields/fields.ts'
import type { Converted, RowProblem } from '../read/convert.ts'
import { nextNumber } from '../read/number.ts'

/** A row of the file with what was made of it. */
export interface ReadRow {
  row: SourceRow
  converted: Converted
  /** Null where the row has no key, and can not be written. */
  target: Target | null
}

interface Target {
  key: CasoKey
  /** The key as one text. */
  name: string
  brought: BroughtCaso
  lines: CasoLines
}

/** A row that can be written. */
export interface Candidate extends ReadRow, Target {}

/**
 * Rows of national files that say the same in everything are cases of different people, and only their numbers, which were made of the rows, are equal. Takes
 * them out of the repeated ones: each gets the next number that is not in the batch yet.
 */
export function renumber(sorted: Sorted, seen: Set<string>): Candidate[] {
  const latest = new Map<string, string>()
  const again: Candidate[] = []
  sorted.repeated = sorted.repeated.filter((read) => {
    const next = read.converted.numeroGerado ? numberedOn(read, seen, latest) : null
    if (next) again.push(next)
    return next === null
  })
  return again
}

function numberedOn({ row, converted }: ReadRow, seen: Set<string>, latest: Map<string, string>): Candidate | null {
  const first = converted.numero ?? ''
  for (let numero = nextNumber(latest.get(first) ?? first); numero !== null; numero = nextNumber(numero)) {
    latest.set(first, numero)
    const documento = { ...converted.documento, numero_notificacao: numero }
    const read = readRow(row, { ...converted, numero, documento })
    if (!read.target || seen.has(read.target.name)) continue
    seen.add(read.target.name)
    return { ...read, ...read.target }
  }
  return null
}

/** What can be made of a row before its batch has its turn. */
export function readRow(row: SourceRow, converted: Converted): ReadRow {
  const { tipo, numero, dataNotificacao: data, documento, municipio, erros, ignorada } = converted
  if (!tipo || !numero || !data || municipio === null || erros.length > 0 || ignorada)
    return { row, converted, target: null }
  const { idade, iniciais, semMudanca } = converted
  const brought = { documento, municipio, idade, iniciais, semMudanca }
  const lines = linesOf(brought)
  return { row, converted, target: { key: { tipo, numero, data }, name: lines.order, brought, lines } }
}

/** A digest of a key, in the form of a UUID. */
export function digestOf({ name }: Pick<Candidate, 'name'>): string {
  const hex = createHash('md5').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export interface MergedRow extends Merged {
  from: Candidate
  before: Row
}

/** Which way the rows of a batch go, each of them one. */
export interface Sorted {
  refused: { read: ReadRow; problems: RowProblem[] }[]
  ignored: ReadRow[]
  /** Their case came earlier in the same file. */
  repeated: ReadRow[]
  unchanged: ReadRow[]
  /** Of rows whose case is there: texts that were left out, since they hold what points to its person. */
  personal: Map<ReadRow, string[]>
  /** Their case is there with other data. */
  duplicates: ReadRow[]
  fresh: Candidate[]
  merged: MergedRow[]
}

export const nothingSorted = (): Sorted => ({
  refused: [],
  ignored: [],
  repeated: [],
  unchanged: [],
  personal: new Map(),
  duplicates: [],
  fresh: [],
  merged: []
})

export const rowRefused: RowProblem = { campo: null, key: 'import.row-refused', valor: null }

/** What can be said of rows without asking the database. Adds the keys to those that were seen in the batch. */
export function candidatesOf(rows: ReadRow[], seen: Set<string>, sorted: Sorted): Candidate[] {
  const candidates: Candidate[] = []
  for (const read of rows) {
    const { erros, ignorada } = read.converted
    if (erros.length > 0) sorted.refused.push({ read, problems: erros })
    else if (ignorada) sorted.ignored.push(read)
    else if (!read.target) sorted.refused.push({ read, problems: [rowRefused] })
    else if (seen.has(read.target.name)) sorted.repeated.push(read)
    else {
      seen.add(read.target.name)
      candidates.push({ ...read, ...read.target })
    }
  }
  return candidates
}

export interface SortRules {
  merge: boolean
  today: string
  /** Whether this import has created the case of this id. */
  isOwn(id: number): boolean
  /** Whether it is known of a line that the database refuses to write it. */
  isFaulty(line: number): boolean
}

/** Whether a change is told. Where nothing is merged, one of what is hidden is not: thousands of names could be tried without a trace. */
const isNoticed = (changed: readonly string[], { merge }: SortRules): boolean =>
  changed.some((name) => merge || !isPath(name) || !isHidden(fieldAt(name)))

const isHidden = ({ hidden, secret }: Field): boolean => hidden !== undefined || secret === true

/** Compares a row with the case that is there, if there is one. */
export function sortByStored(candidate: Candidate, stored: Row | undefined, rules: SortRules, sorted: Sorted): void {
  if (!stored && rules.isFaulty(candidate.row.line)) {
    sorted.refused.push({ read: candidate, problems: [rowRefused] })
    return
  }
  if (!stored) {
    sorted.fresh.push(candidate)
    return
  }
  if (rules.isOwn(Number(stored.id))) {
    sorted.repeated.push(candidate)
    return
  }
  const merged = mergeCaso(stored, candidate.brought, rules.today)
  if (rules.merge && merged.personal.length > 0) sorted.personal.set(candidate, merged.personal)
  if (!isNoticed(merged.changed, rules)) sorted.unchanged.push(candidate)
  else if (!rules.merge) sorted.duplicates.push(candidate)
  else if (merged.broken.length > 0) {
    const problems = merged.broken.map(({ at, key, values }) => ({
      campo: at,
      key,
      values: values?.(candidate.brought.documento),
      valor: null
    }))
    sorted.refused.push({ read: candidate, problems })
  } else sorted.merged.push({ ...merged, from: candidate, before: stored })
}
