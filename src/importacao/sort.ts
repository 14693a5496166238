import { createHash } from 'node:crypto'
import { type Merged, mergeCaso } from '../agravos/bulk-merge.ts'
import { type BroughtCaso, type CasoKey, type CasoRows, newRowsOf } from '../agravos/bulk-store.ts'
import type { Row } from '../agravos/field-type.ts'
import type { SourceRow } from '../sheets/read/source.ts'
import type { Converted, RowProblem } from './convert.ts'

/** A row of the file with what was made of it. */
export interface ReadRow {
  row: SourceRow
  converted: Converted
}

/** A row that can be written. */
export interface Candidate extends ReadRow {
  key: CasoKey
  digest: string
  brought: BroughtCaso
}

export interface FreshRow extends CasoRows {
  from: Candidate
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
  /** Their case is there with other data. */
  duplicates: ReadRow[]
  fresh: FreshRow[]
  merged: MergedRow[]
}

export const nothingSorted = (): Sorted => ({
  refused: [],
  ignored: [],
  repeated: [],
  unchanged: [],
  duplicates: [],
  fresh: [],
  merged: []
})

export const rowRefused: RowProblem = { campo: null, key: 'import.row-refused', valor: null }

/** What can be said of rows without asking the database. */
export function candidatesOf(rows: ReadRow[], sorted: Sorted): Candidate[] {
  const seen = new Set<string>()
  const candidates: Candidate[] = []
  for (const read of rows) {
    const { erros, ignorada } = read.converted
    const candidate = candidateOf(read)
    if (erros.length > 0) sorted.refused.push({ read, problems: erros })
    else if (ignorada) sorted.ignored.push(read)
    else if (!candidate) sorted.refused.push({ read, problems: [rowRefused] })
    else if (seen.has(candidate.digest)) sorted.repeated.push(read)
    else {
      seen.add(candidate.digest)
      candidates.push(candidate)
    }
  }
  return candidates
}

function candidateOf(read: ReadRow): Candidate | null {
  const { tipo, numero, dataNotificacao: data, documento, municipio, idade, semMudanca } = read.converted
  if (!tipo || !numero || !data || municipio === null) return null
  const key = { tipo, numero, data }
  const digest = createHash('md5').update(`${tipo}\0${numero}\0${data}`).digest('hex')
  return {
    ...read,
    key,
    digest: `${digest.slice(0, 8)}-${digest.slice(8, 12)}-${digest.slice(12, 16)}-${digest.slice(16, 20)}-${digest.slice(20)}`,
    brought: { documento, municipio, idade, semMudanca }
  }
}

export interface SortRules {
  merge: boolean
  today: string
  /** Whether this import has created the case of this id. */
  isOwn(id: number): boolean
  /** Whether it is known of a line that the database refuses to write it. */
  isFaulty(line: number): boolean
}

/** Compares a row with the case that is there, if there is one. */
export function sortByStored(candidate: Candidate, stored: Row | undefined, rules: SortRules, sorted: Sorted): void {
  if (!stored && rules.isFaulty(candidate.row.line)) {
    sorted.refused.push({ read: candidate, problems: [rowRefused] })
    return
  }
  if (!stored) {
    sorted.fresh.push({ from: candidate, ...newRowsOf(candidate.brought) })
    return
  }
  if (rules.isOwn(Number(stored.id))) {
    sorted.repeated.push(candidate)
    return
  }
  const merged = mergeCaso(stored, candidate.brought, rules.today)
  if (merged.changed.length === 0) sorted.unchanged.push(candidate)
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
