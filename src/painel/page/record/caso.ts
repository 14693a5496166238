import { contradictions, type RuledPath } from '../../../modules/agravos/record/contradictions.ts'
import { ufOf } from '../base/ufs.ts'
import type { Caso } from '../cases/facts.ts'
import type { Finding } from '../form/rules.ts'
import type { Value, Values } from '../form/values.ts'
import { items } from './sections.ts'

/** Returns what the form's fields hold of a case. What no answer shows is empty: left so, it stays as it is. */
export function valuesOf(caso: Caso): Values {
  const values: Record<string, Value> = {}
  for (const { path, from = path, kind } of items) {
    const value = from === null ? null : at(caso, from)
    values[path] = typeof value === 'number' ? String(value) : kind === 'day' ? dayOf(value) : (value as Value)
  }
  return { ...values, 'ui.uf_notificacao': ufOf(caso.municipio_notificacao ?? '') ?? '' }
}

const dayOf = (value: unknown): Value => (typeof value === 'string' ? value.slice(0, 10) : null)

const at = (caso: Caso, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], caso)

/** The names of the rules' fields in the form, where they differ. */
const sentAs: Partial<Record<RuledPath, string>> = {
  'paciente.data_nascimento': 'paciente_data_nascimento',
  'paciente.gestante': 'paciente_gestante',
  'paciente.sexo': 'paciente_sexo'
}
const nameOf = (path: RuledPath): string => sentAs[path] ?? path

const rules = contradictions<Values>(
  (path) => (values) => {
    const value = values[nameOf(path)]
    return typeof value === 'string' && value !== '' ? value : null
  },
  (path, answer) => (values) => values[nameOf(path)] === answer
)

/** Returns the service's rules that the values break. Those of a change are judged by the fields that it changes. */
export function contradictionsIn(values: Values, today: string, changed: string[] | null): Finding[] {
  return rules
    .filter(({ fields }) => changed === null || fields.some((field) => changed.includes(nameOf(field))))
    .filter((rule) => rule.isBroken(values, today))
    .map((rule) => ({ path: nameOf(rule.at), key: rule.key, values: rule.values?.(values) ?? {} }))
}
