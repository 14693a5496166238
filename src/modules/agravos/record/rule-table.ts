import type { NamedPath } from '../fields/body.ts'
import { type Documento, textAt } from '../fields/document.ts'
import type { Path } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { isPath } from '../fields/fields.ts'
import { municipioByDigits } from '../fields/municipios.ts'
import { holdsDocument, isPersonalNumber } from '../privacy/written.ts'
import { type Contradiction, contradictions } from './contradictions.ts'

export type CaseRule = Contradiction<Documento, NamedPath>

/** Returns what reads a text of a case; null where there is none. Worked out once, as an import asks with every row. */
function readerOf(path: NamedPath): (documento: Documento) => string | null {
  if (isPath(path)) return (documento) => textAt(documento, path)
  const [part, key] = path.split('.') as [Path, string]
  return (documento) => {
    const inside = documento[part]
    const value = isObject(inside) ? inside[key] : null
    return typeof value === 'string' ? value : null
  }
}

/** All rules. */
export const caseRules: readonly CaseRule[] = [
  ...contradictions<Documento>(readerOf, (path, answer) => (documento) => documento[path as Path] === answer),
  // Imports see to these two before: they leave such a neighbourhood out, and find the number by itself.
  {
    fields: ['numero_notificacao'],
    at: 'numero_notificacao',
    needs: 'numero_notificacao',
    key: 'field.number-personal',
    code: 'PERSONAL_DATA',
    isBroken: (documento) => isPersonalNumber(textAt(documento, 'numero_notificacao') ?? ''),
    imported: 'refused'
  },
  {
    fields: ['endereco.bairro'],
    at: 'endereco.bairro',
    needs: 'endereco.bairro',
    key: 'field.document',
    code: 'PERSONAL_DATA',
    isBroken: (documento) => holdsDocument(textAt(documento, 'endereco.bairro') ?? ''),
    imported: 'refused'
  },
  {
    fields: ['municipio_notificacao'],
    at: 'municipio_notificacao',
    needs: 'municipio_notificacao',
    key: 'field.municipality-unknown',
    code: 'NOT_FOUND',
    isBroken: (documento) => municipioByDigits(textAt(documento, 'municipio_notificacao') ?? '') === null,
    imported: 'refused'
  }
]

/** The rules by the field that they need: most cases have few of the days, and an import judges each of its rows. */
const groups = [...new Set(caseRules.map(({ needs }) => needs))].map((needs) => ({
  reads: needs === undefined ? null : readerOf(needs),
  rules: caseRules.filter((rule) => rule.needs === needs)
}))
const placeOf = new Map(caseRules.map((rule, place) => [rule, place]))

/**
 * Returns the rules that a case breaks. With `changed`, the names of changed fields, only the rules of those are
 * judged.
 */
export function brokenRules(documento: Documento, today: string, changed?: readonly string[]): CaseRule[] {
  const broken: CaseRule[] = []
  for (const { reads, rules } of groups) {
    if (reads !== null && reads(documento) === null) continue
    for (const rule of rules)
      if ((!changed || rule.fields.some((field) => changed.includes(field))) && rule.isBroken(documento, today))
        broken.push(rule)
  }
  return broken.sort((one, other) => placeOf.get(one)! - placeOf.get(other)!)
}
