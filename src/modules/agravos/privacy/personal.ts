import { type Problem, refused } from '../../../errors.ts'
import type { BodyPart } from '../fields/body.ts'
import { type Documento, textAt } from '../fields/document.ts'
import type { Path } from '../fields/field-type.ts'
import { isObject } from '../fields/field-values.ts'
import { type Person, personSearch } from './person-text.ts'

/** Free texts in which people tend to write what has a field of its own, and which lists, exports or details show. */
export const freeTexts = [
  'numero_notificacao',
  'paciente.ocupacao',
  'endereco.bairro',
  'municipio_infeccao',
  'estado_infeccao',
  'pais_infeccao',
  'classificacao_inicial',
  'unidade_notificante.nome',
  'unidade_notificante.telefone',
  'unidade_notificante.responsavel'
] as const satisfies Path[]

/** Lists of free texts. */
const listed = [
  ['dados_clinicos', 'sinais_alarme'],
  ['dados_clinicos', 'comorbidades'],
  ['investigacao', 'locais_frequentados']
] as const

const secrets = [
  'paciente.nome',
  'paciente.nome_mae',
  'endereco.logradouro',
  'endereco.numero'
] as const satisfies Path[]

/** A free text of a case. */
interface FreeText {
  /** The field under which a change of the text is reported. */
  field: string
  at: (string | number)[]
  text: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

function* textsOf(documento: Documento): Generator<FreeText> {
  for (const path of freeTexts) {
    const text = documento[path]
    if (isText(text)) yield { field: path, at: path.split('.'), text }
  }
  for (const [part, key] of listed) {
    const { [part]: object } = documento
    const items = isObject(object) ? object[key] : null
    if (!Array.isArray(items)) continue
    const field = `${part}.${key}`
    for (const [i, item] of items.entries()) {
      if (isText(item)) yield { field, at: [part, key, i], text: item }
      else if (isObject(item))
        for (const [name, text] of Object.entries(item))
          if (isText(text)) yield { field, at: [part, key, i, name], text }
    }
  }
}

/** The data that identify the person of a case. */
export const personOf = (documento: Documento): Person => ({
  nome: textAt(documento, 'paciente.nome') ?? '',
  nome_mae: textAt(documento, 'paciente.nome_mae') ?? '',
  logradouro: textAt(documento, 'endereco.logradouro') ?? '',
  numero: textAt(documento, 'endereco.numero') ?? ''
})

export const changesPerson = (changed: readonly string[]): boolean => secrets.some((path) => changed.includes(path))

/** Whether a change must be compared with the person's data. */
export const needsComparing = (changed: readonly string[]): boolean =>
  changesPerson(changed) ||
  freeTexts.some((path) => changed.includes(path)) ||
  listed.some((keys) => changed.includes(keys.join('.')))

/**
 * Returns the texts of a case that identify its person. For a change, only changed texts are searched, unless it
 * changes the person's own fields.
 */
export function personalTexts(documento: Documento, changed?: readonly string[]): FreeText[] {
  const holds = personSearch(personOf(documento))
  if (!holds) return []
  const all = !changed || changesPerson(changed)
  return [...textsOf(documento)].filter(({ field, text }) => (all || changed.includes(field)) && holds(text))
}

/**
 * Returns a part that undoes such texts: they get their former value, or are emptied when that identifies the person
 * too. Items of lists are removed.
 */
export function partWithout(documento: Documento, before: Documento, fields: readonly string[]): Documento {
  const holds = personSearch(personOf(documento)) ?? (() => false)
  const part: Documento = {}
  for (const path of freeTexts) {
    const old = textAt(before, path)
    if (fields.includes(path)) part[path] = old === null || holds(old) ? null : old
  }
  for (const [object, key] of listed) {
    if (!fields.includes(`${object}.${key}`)) continue
    const { [object]: whole } = documento
    const items: unknown[] = isObject(whole) && Array.isArray(whole[key]) ? whole[key] : []
    const kept = items.filter(
      (item) => !(isObject(item) ? Object.values(item) : [item]).some((text) => isText(text) && holds(text))
    )
    part[object] = { ...(isObject(part[object]) ? part[object] : {}), [key]: kept.length > 0 ? kept : null }
  }
  return part
}

export const personalProblem = (at: string | (string | number)[], where?: Problem['in']): Problem =>
  refused(at, 'field.personal', 'PERSONAL_DATA', {}, where)

/** Turns such texts into problems, under the names by which the fields were sent. */
export const personalProblems = (
  documento: Documento,
  nameOf: BodyPart['nameOf'],
  changed?: readonly string[]
): Problem[] =>
  personalTexts(documento, changed).map(({ field, at }) => {
    const path = freeTexts.find((each) => each === field)
    return personalProblem(path ? nameOf(path).split('.') : at)
  })
