import { isDeepStrictEqual } from 'node:util'
import type { Opened } from '../../../platform/sealing/column.ts'
import type { SoundColumns } from '../pessoas/digests.ts'
import type { casos, casosPessoais } from '../tables.ts'
import type { Json, Path, Row } from './field-type.ts'
import { isObject } from './field-values.ts'
import { fieldAt, isPath, paths } from './fields.ts'
import { initialsOf } from './person-name.ts'
import { valueGetter } from './shapes.ts'

/**
 * A case, or a part of one, as values by the paths of its fields. It contains personal data and never leaves the
 * service in this form.
 */
export type Documento = { [P in Path]?: unknown }

export type CasoColumns = Omit<typeof casos.$inferInsert, 'criado_em' | 'atualizado_em'>
/** The personal data of a case as they are stored, and before they are sealed. */
export type StoredPessoais = Omit<typeof casosPessoais.$inferInsert, 'caso_id'>
export type PessoaisColumns = Omit<Opened<StoredPessoais>, keyof SoundColumns>

const writable = paths
  .filter((path) => fieldAt(path).readOnly === undefined)
  .map((path) => ({ path, get: valueGetter(path), ...fieldAt(path) }))

const inDetalhe = writable.filter(({ at }) => at.table === 'detalhe')

/** Returns a text of a document, or null. */
export function textAt(documento: Documento, path: Path): string | null {
  const value = documento[path]
  return typeof value === 'string' ? value : null
}

/** Turns a stored case, with its columns of both tables, into a document. */
export function documentOf(row: Row): Documento {
  const documento: Documento = {}
  for (const { path, get } of writable) documento[path] = get(row)
  return documento
}

type Writable = (typeof writable)[number]

/** What is stored of a field. */
function storedOf({ path, write, empty = null }: Writable, documento: Documento): unknown {
  const value = documento[path] ?? empty
  return write ? write(value) : value
}

/**
 * Turns a document into rows to store, with the personal data in a row of their own. `municipio` is the code that the
 * rules found.
 */
export function rowsOf(documento: Documento, municipio: number): { caso: CasoColumns; pessoais: PessoaisColumns } {
  const detalhe: Json = {}
  const rows: Record<'casos' | 'casos_pessoais', Row> = { casos: {}, casos_pessoais: {} }
  for (const field of writable) {
    const { at } = field
    if (at.table === 'detalhe') put(detalhe, at.keys, storedOf(field, documento))
    else rows[at.table][at.column] = storedOf(field, documento)
  }
  const caso = { ...rows.casos, detalhe, ...derivedOf(documento, municipio) }
  // The columns of both tables come from the same table of fields as these rows.
  return { caso: caso as unknown as CasoColumns, pessoais: rows.casos_pessoais as unknown as PessoaisColumns }
}

/** The columns of a case that are made of several fields. */
export const derivedOf = (documento: Documento, municipio: number) => ({
  municipio,
  status: documento.data_encerramento ? 'encerrado' : 'em_investigacao',
  iniciais: initialsOf(textAt(documento, 'paciente.nome') ?? ''),
  idade: ageOn(textAt(documento, 'paciente.data_nascimento'), textAt(documento, 'data_inicio_sintomas'))
})

/**
 * Returns what reads a column of cases from a document, as `rowsOf` has it; null for a column that is no field. An
 * import asks for one column after the other: V8 makes slow tables of objects with so many computed names, and the rows
 * of a case took 19 µs.
 */
export function readerOfColumn(column: string): ((documento: Documento) => unknown) | null {
  if (column === 'detalhe') return detalheOf
  const field = writable.find(({ at }) => at.table === 'casos' && at.column === column)
  return field ? (documento) => storedOf(field, documento) : null
}

function detalheOf(documento: Documento): Json {
  const detalhe: Json = {}
  for (const field of inDetalhe)
    if (field.at.table === 'detalhe') put(detalhe, field.at.keys, storedOf(field, documento))
  return detalhe
}

function put(into: Json, [first, second]: readonly [string] | readonly [string, string], value: unknown): void {
  if (second === undefined) {
    into[first] = value
    return
  }
  const held = into[first]
  if (isObject(held)) held[second] = value
  else into[first] = { [second]: value }
}

/** The age in whole years on a day. */
export function ageOn(nascimento: string | null, day: string | null): number | null {
  if (!nascimento || !day) return null
  const years = Number(day.slice(0, 4)) - Number(nascimento.slice(0, 4))
  const age = day.slice(5) < nascimento.slice(5) ? years - 1 : years
  return Math.max(0, age)
}

/**
 * Merges a part into a document and names the fields that change. Objects are merged, everything else is replaced, and
 * what is undefined says nothing.
 */
export function mergeDocument(documento: Documento, part: Documento): { documento: Documento; changed: string[] } {
  const { merged, changed } = mergeObjects(documento, part, '')
  return { documento: merged, changed: changed.sort() }
}

function mergeObjects(before: Json, part: Json, prefix: string): { merged: Json; changed: string[] } {
  const merged = { ...before }
  const changed: string[] = []
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) continue
    const old = before[key]
    if (isObject(value)) {
      const inner = mergeObjects(isObject(old) ? old : {}, value, `${prefix}${key}.`)
      merged[key] = inner.merged
      changed.push(...inner.changed)
    } else if (!isDeepStrictEqual(old ?? null, value ?? null)) {
      // Values are compared, not their JSON texts: the database orders the keys of an object in its own way.
      merged[key] = value
      changed.push(`${prefix}${key}`)
    }
  }
  return { merged, changed }
}

export const pathsOf = (documento: Documento): Path[] =>
  Object.keys(documento).filter((key) => isPath(key) && documento[key] !== undefined) as Path[]
