import type { components } from '../../../../generated/types-b.ts'
import type { Field, Path, Row } from './field-type.ts'
import { isObject } from './field-values.ts'
import { fieldAt } from './fields.ts'
import { listedPaths, shownPaths } from './selection.ts'

export type CasoItem = components['schemas']['CasoItem']
export type CasoDetalhe = components['schemas']['CasoDetalhe']

type Getter = (row: Row) => unknown

/** Returns a function that reads the stored value of a field from a row. */
function storedGetter(path: Path): Getter {
  const { at, empty = null } = fieldAt(path)
  if (at.table !== 'detalhe') {
    const { column } = at
    return (row) => row[column] ?? empty
  }
  const [first, second] = at.keys
  return (row) => {
    const part = isObject(row.detalhe) ? row.detalhe[first] : undefined
    return (second === undefined ? part : isObject(part) ? part[second] : undefined) ?? empty
  }
}

/** Applies a conversion to what a getter reads. Null stays null. */
function formed(get: Getter, form: Field['read']): Getter {
  if (!form) return get
  return (row) => {
    const stored = get(row)
    return stored === null ? null : form(stored, row)
  }
}

/** Returns a function that reads a field from a row in the form of documents and sheets. */
export const valueGetter = (path: Path): Getter => formed(storedGetter(path), fieldAt(path).read)

/** Returns a function that reads a field in the form of answers, or null where the column is shown unchanged. */
function shownGetter(path: Path): Getter | null {
  const { at, read, show = read } = fieldAt(path)
  return at.table !== 'detalhe' && !show ? null : formed(storedGetter(path), show)
}

interface Member {
  key: string
  column: string
  get: Getter | null
}

/** Returns a function that turns rows into nested objects. Everything that is known beforehand is worked out once. */
function compileShape<Shape>(wanted: Path[]): (row: Row) => Shape {
  const outer: Member[] = []
  const groups = new Map<string, Member[]>()
  for (const path of wanted) {
    const [first = path, second] = path.split('.')
    const { at } = fieldAt(path)
    const member = { key: second ?? first, column: at.table === 'detalhe' ? '' : at.column, get: shownGetter(path) }
    if (second === undefined) outer.push(member)
    else if (groups.has(first)) groups.get(first)?.push(member)
    else {
      const members = [member]
      groups.set(first, members)
      outer.push({ key: first, column: '', get: (row) => fill(members, row) })
    }
  }
  // The table of fields has one line for each key of this shape, and the answer is checked against the contract.
  return (row) => fill(outer, row) as Shape
}

/**
 * Fills an object key by key: V8 copies a template by spread quickly only while it has few keys, and takes ten times as
 * long for more.
 */
function fill(members: Member[], row: Row): Row {
  const filled: Row = {}
  for (const { key, column, get } of members) filled[key] = get === null ? row[column] : get(row)
  return filled
}

/** Specification 2.7, summary: made of a row that `listSelection` selects. */
export const itemOf = compileShape<CasoItem>(listedPaths)

/** Specification 2.7, detail without its history: made of a row that `detailSelection` selects. */
export const detailOf = compileShape<Omit<CasoDetalhe, 'historico' | 'anexos'>>(shownPaths)
