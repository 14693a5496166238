import { isChangedText, unsafeText } from '../../../platform/sheets/cell.ts'
import type { Path } from '../../agravos/fields/field-type.ts'
import { isObject } from '../../agravos/fields/field-values.ts'
import { fieldAt, isPath, paths } from '../../agravos/fields/fields.ts'
import { type Codes, valuesOf } from '../../agravos/sinan/codes.ts'
import * as tables from '../../agravos/sinan/tables-of-codes.ts'
import { type CaseField, caseFields } from './case-fields.ts'
import { refuse } from './draft.ts'
import { cnsColumn, maeColumn, telefoneColumn } from './identity.ts'
import { allUfs, ufOf } from './places.ts'
import { type Column, codeTo, dayTo, givenTo, listTo, nameTo, numberTo, type Reader, textTo } from './readers.ts'

/**
 * The columns of files that have the contract's names: those that people make by hand, and exports of the service that
 * are sent back. They are made from the contract, so that a new field needs no line here. Exports change or hide some
 * texts, which must not come back as data.
 */

/** Fields for which a cell may have SINAN's code instead of the value. */
const coded: Record<string, Codes<unknown>> = {
  'paciente.sexo': tables.sexos,
  'paciente.raca': tables.racas,
  'paciente.escolaridade': tables.escolaridades,
  'endereco.zona': tables.zonas,
  'dados_laboratoriais.sorotipo': tables.sorotipos,
  criterio_confirmacao: tables.criterios,
  evolucao: tables.evolucoes
}

/** Fields that are understood only together with others, or that have a form of their own. */
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
  municipio_notificacao: givenTo('municipio_notificacao', 'municipioNotificacao'),
  'endereco.municipio_residencia': givenTo('endereco.municipio_residencia', 'municipio'),
  'endereco.estado_residencia': {
    campo: 'endereco.estado_residencia',
    read: (text, draft, at) => {
      const uf = ufOf(text)
      if (uf === undefined) refuse(draft, at, text, 'field.enum', { values: allUfs })
      else draft.uf ??= uf
    }
  },
  'paciente.nome': withHiddenName(nameTo('paciente.nome')),
  'paciente.telefone': telefoneColumn,
  'paciente.nome_mae': maeColumn,
  'paciente.cns': cnsColumn
}

/** Initials, as exports of the service show them instead of a name. */
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
 * Reads a text that an export may have changed or hidden. An export changes a text that a spreadsheet would run as a
 * formula, and replaces a hidden one by a mark. Both leave a stored case as it is. A new case gets the text from which
 * the changed one was made.
 */
function unchanged(path: Path, column: Column, hasForm: boolean): Column {
  const isMark = fieldAt(path).hidden?.isMark
  const read: Reader = (text, draft, at, raw) => {
    // Free text keeps the blanks around it, as it does when a case is sent by itself.
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

/** Last parts of paths that could mean another field, and so are no names of a column. */
const TOO_SHORT = new Set(['nome', 'numero', 'telefone'])

/** The columns in exports of values inside objects, where these are not called like the value. */
const columnsInside = new Map(
  paths.flatMap((path) => {
    const { export: exported = [] } = fieldAt(path)
    if (typeof exported === 'string' || Array.isArray(exported)) return []
    return Object.entries(exported).map(([name, keys]): [string, string] => [`${path}.${keys}`, name])
  })
)

/** Returns all names of a field: its path, its flat name, its column in exports, the last part of its path. */
function namesOf(campo: string): string[] {
  const last = campo.split('.').at(-1) ?? campo
  if (!isPath(campo)) return [campo, columnsInside.get(campo), last].filter((name) => name !== undefined)
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
  // The order decides which field has a name that two could have: `sinais_alarme` is the sign that exports have, and
  // not the list of the clinical data.
  for (const field of [...caseFields.values()].reverse()) {
    const column = columnOf(field)
    if (column) for (const name of namesOf(field.campo)) if (!found.has(name)) found.set(name, column)
  }
  const idade = givenTo('paciente.idade', 'anos')
  for (const name of ['idade', 'paciente_idade', 'paciente.idade']) found.set(name, idade)
  return found
}

/** The columns that have the names of the contract or of exports, by heading. */
export const flatColumns = build()

/** Columns of exports for read-only fields, which an import leaves out. */
export const readOnlyNames = new Set<string>([
  // Stand beside the names of the municipalities.
  'municipio_codigo',
  'municipio_infeccao_codigo',
  ...paths.flatMap((path) => {
    const { readOnly, export: exported } = fieldAt(path)
    return readOnly && path !== 'paciente.idade' && typeof exported === 'string' ? [exported] : []
  })
])

/** Returns the column for a whole object as JSON, such as `dados_especificos`; null if no field lies in it. */
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
