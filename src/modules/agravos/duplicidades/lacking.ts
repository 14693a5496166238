import { type Merged, mergeCaso } from '../bulk/merge.ts'
import { type Documento, documentOf, pathsOf } from '../fields/document.ts'
import type { Json, Row } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { openPessoais } from '../privacy/sealed.ts'
import { caseRules } from '../record/rule-table.ts'

/* What a case takes from another one that is the same case. */

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What a value lacks of another one; undefined where it lacks nothing. Objects are looked at key by key. */
function lackingIn(kept: unknown, other: unknown): unknown {
  if (isMissing(other)) return undefined
  if (isMissing(kept)) return other
  if (!isObject(kept) || !isObject(other)) return undefined
  const lacking: Json = {}
  for (const [key, value] of Object.entries(other)) {
    const found = lackingIn(kept[key], value)
    if (found !== undefined) lacking[key] = found
  }
  return Object.keys(lacking).length > 0 ? lacking : undefined
}

const isOfAddress = (path: string): boolean => path.startsWith('endereco.')

/** Half an address of one notification and half of another would be nobody's address. */
const takesAddress = (kept: Documento, other: Documento): boolean =>
  kept['endereco.municipio_residencia'] === other['endereco.municipio_residencia'] &&
  kept['endereco.estado_residencia'] === other['endereco.estado_residencia'] &&
  (['logradouro', 'numero', 'cep', 'latitude', 'longitude'] as const).every((name) =>
    isMissing(kept[`endereco.${name}`])
  )

function lackingOf(kept: Documento, other: Documento): Documento {
  const lacking: Documento = {}
  const hasAddress = takesAddress(kept, other)
  for (const path of pathsOf(other)) {
    if (isOfAddress(path) && !hasAddress) continue
    const found = lackingIn(kept[path], other[path])
    if (found !== undefined) lacking[path] = found
  }
  return lacking
}

/**
 * The kept case with what it lacks and the other has. What would contradict the kept case is left: the day of a death
 * beside a cure, for example. Both are given as they are stored.
 */
export function withLacking(kept: Row, other: Row, today: string): Merged {
  const [before, given] = [kept, other].map((row) => documentOf(openPessoais(Number(row.id), row))) as [
    Documento,
    Documento
  ]
  const documento = lackingOf(before, given)
  const idade = kept.idade === null ? (other.idade as number | null) : null
  const merge = () => mergeCaso(kept, { documento, municipio: Number(kept.municipio), idade, semMudanca: [] }, today)
  for (;;) {
    const merged = merge()
    const contradicting = merged.broken.flatMap(
      ({ at, key }) => caseRules.find((rule) => rule.at === at && rule.key === key)?.fields ?? []
    )
    const left = pathsOf(documento).filter((path) => contradicting.some((field) => `${field}.`.startsWith(`${path}.`)))
    if (left.length === 0) return merged
    for (const path of left) delete documento[path]
  }
}
