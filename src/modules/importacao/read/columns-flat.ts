import { isChangedText, unsafeText } from '../../../platform/sheets/cell.ts'
import type { Path } from '../../agravos/fields/field-type.ts'
import { isObject } from '../../agravos/fields/field-values.ts'
import { fieldAt, isPath, paths } from '../../agravos/fields/fields.ts'
import { type CaseField, caseFields } from './case-fields.ts'
import { type Codes, valuesOf } from './cell.ts'
import { refuse } from './draft.ts'
import { allUfs, ufOf } from './places.ts'
import { type Column, codeTo, dayTo, givenTo, listTo, nameTo, numberTo, type Reader, textTo } from './readers.ts'
import * as tables from './tables-of-codes.ts'

/** Where SINAN has codes for a field, they may stand for its values. */
const coded: Record<string, Codes<unknown>> = {
  'paciente.sexo': tables.sexos,
  'paciente.raca': tables.racas,
  'paciente.escolaridade': tables.escolaridades,
  'endereco.zona': tables.zonas,
  criterio_confirmacao: tables.criterios,
  evolucao: tables.evolucoes
}

/** Fields that are understood together with others, or have a form of their own. */
const special: Record<string, Column> = {
  tipo_agravo: {
    campo: 'tipo_agravo',
    read: (text, draft, at) => {
      draft.tipoGiven = true
      draft.tipo ??= tables.agravos.of(text) ?? null
      if (draft.tipo === null) refuse(draft, at, text, 'row.disease')
    }
  },
  numero_notificacao: givenTo('numero_notificacao', 'numero'),
  data_notificacao: givenTo('data_notificacao', 'notificacao'),
  data_inicio_sintomas: givenTo('data_inicio_sintomas', 'sintomas'),
  classificacao_final: givenTo('classificacao_final', 'classificacao'),
  'endereco.municipio_residencia': givenTo('endereco.municipio_residencia', 'municipio'),
  'endereco.estado_residencia': {
    campo: 'endereco.estado_residencia',
    read: (text, draft, at) => {
      const uf = ufOf(text)
      if (uf === undefined) refuse(draft, at, text, 'field.enum', { values: allUfs })
      else draft.uf ??= uf
    }
  },
  'paciente.nome': withHiddenName(nameTo('paciente.nome'))
}

/** The form in which names leave the service. */
const INITIALS = /^[\p{L}\p{N}]\.(?: [\p{L}\p{N}]\.){0,9}$/u

function withHiddenName(column: Column): Column {
  return {
    ...column,
    read: (text, draft, at, raw) => {
      if (!INITIALS.test(text)) return column.read(text, draft, at, raw)
      draft.iniciais = text
      draft.semMudanca.push('paciente.nome')
    }
  }
}

/**
 * Text that an export changed so that no spreadsheet runs it, or that it did not show, leaves a case that is there as it is. For a new case the
 * former is what it was before.
 */
function unchanged(path: Path, column: Column, hasForm: boolean): Column {
  const isMark = fieldAt(path).hidden?.isMark
  const read: Reader = (text, draft, at, raw) => {
    // Free text is kept with the blanks around it, as the form of a case keeps them.
    const given = hasForm ? text : raw
    if (isMark?.(text)) draft.semMudanca.push(path)
    else if (isChangedText(given)) {
      draft.semMudanca.push(path)
      column.read(unsafeText(given), draft, at, raw)
    } else column.read(given, draft, at, raw)
  }
  return { ...column, read }
}

function columnOf({ campo, shape }: CaseField): Column | null {
  if (special[campo]) return special[campo]
  const { type, enum: values, format } = shape
  if (coded[campo]) return codeTo(campo, coded[campo])
  if (campo.startsWith('dados_laboratoriais.') && values) return codeTo(campo, tables.resultados)
  if (values) return codeTo(campo, valuesOf(values))
  if (type.includes('boolean')) return codeTo(campo, tables.truthValue)
  if (type.includes('integer') || type.includes('number')) return numberTo(campo)
  if (type.includes('array')) return isObject(shape.items?.properties) ? null : listTo(campo)
  if (format === 'date') return dayTo(campo)
  const column = campo === 'endereco.cep' ? textTo(campo, (text) => text.replace('-', '')) : textTo(campo)
  return isPath(campo) ? unchanged(campo, column, shape.pattern !== undefined) : column
}

/** Names that would be taken for another's. */
const TOO_SHORT = new Set(['nome', 'numero', 'telefone'])

/** All names of a field: its path, its last part, its flat name, its column in exports. */
function namesOf(campo: string): string[] {
  const last = campo.split('.').at(-1) ?? campo
  if (!isPath(campo)) return [campo, last]
  const { flat, export: exported } = fieldAt(campo)
  return [
    campo,
    flat,
    typeof exported === 'string' ? exported : undefined,
    TOO_SHORT.has(last) ? undefined : last
  ].filter((name) => name !== undefined)
}

function build(): Map<string, Column> {
  const found = new Map<string, Column>()
  // Fields in their own order first: `sinais_alarme` is the sign that exports have, and not the list of the clinical data.
  for (const field of [...caseFields.values()].reverse()) {
    const column = columnOf(field)
    if (column) for (const name of namesOf(field.campo)) if (!found.has(name)) found.set(name, column)
  }
  const idade = givenTo('paciente.idade', 'anos')
  for (const name of ['idade', 'paciente_idade', 'paciente.idade']) found.set(name, idade)
  return found
}

/** The columns of the contract's own names and of exports, by heading. */
export const flatColumns = build()

/** Columns of exports that can only be read. */
export const readOnlyNames = new Set<string>(
  paths.flatMap((path) => {
    const { readOnly, export: exported } = fieldAt(path)
    return readOnly && path !== 'paciente.idade' && typeof exported === 'string' ? [exported] : []
  })
)

/** A column that holds a whole object, such as `dados_especificos`, as JSON. */
export function objectColumn(name: string): Column | null {
  if (![...flatColumns.keys()].some((key) => key.startsWith(`${name}.`))) return null
  return {
    campo: name,
    read: (text, draft, at) => {
      const parsed = parsedObject(text)
      if (!parsed) return refuse(draft, at, text, 'field.json-object')
      for (const [key, value] of flattened(parsed, `${name}.`)) {
        const column = flatColumns.get(key)
        if (!column) refuse(draft, { ...at, coluna: `${at.coluna}.${key.slice(name.length + 1)}` }, '', 'field.unknown')
        else if (value !== null && value !== '') column.read(String(value), draft, at, String(value))
      }
    }
  }
}

function parsedObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? parsed : null
  } catch {
    return null
  }
}

function* flattened(object: Record<string, unknown>, prefix: string): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(object))
    if (isObject(value)) yield* flattened(value, `${prefix}${key}.`)
    else yield [`${prefix}${key}`, Array.isArray(value) ? value.join(';') : value]
}
