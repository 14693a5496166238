import type { Documento } from '../../agravos/fields/document.ts'
import type { Json } from '../../agravos/fields/field-type.ts'
import { isObject } from '../../agravos/fields/field-values.ts'
import { fieldAt, isPath } from '../../agravos/fields/fields.ts'
import { sharedSigns } from '../../agravos/fields/parts.ts'
import type { Agravo } from '../../agravos/sinan/tables-of-codes.ts'
import { flatColumns } from './columns-flat.ts'
import { columnNamed, type Layout } from './layout.ts'
import { headingOf } from './names-sinan.ts'

/** What the columns of a file are about, by disease, for an import that empties what the file has empty. */
export type Covered = ReadonlyMap<string, CoveredFields>

interface CoveredFields {
  /** Each field that a column fills, with the value of a case that says nothing about it. */
  empty: Documento
  /** Whether a column tells the age. */
  idade: boolean
}

/** What every row has, and what tells which case it is: such fields are never emptied. */
const always = new Set([
  'tipo_agravo',
  'numero_notificacao',
  'data_notificacao',
  'data_inicio_sintomas',
  'endereco.municipio_residencia',
  'endereco.estado_residencia'
])

/** The fields that other columns of SINAN's forms settle, besides their own. */
function alsoSettled(campo: string): string[] {
  if (campo === 'paciente.gestante') return ['dados_especificos.trimestre_gestacional']
  if (campo === 'dados_clinicos.sinais_alarme' || campo.startsWith('dados_clinicos.sinais_sintomas.'))
    return ['dados_clinicos.sinais_alarme', 'dados_especificos.sinais_alarme']
  return []
}

/** Where a document has a field, which the contract may have in two places; `case-fields.ts` puts it there, too. */
function storedAt(campo: string): string {
  const last = campo.split('.').at(-1) ?? ''
  if (campo === 'dados_clinicos.hospitalizacao') return 'hospitalizacao'
  const isShared = campo.startsWith('dados_clinicos.sinais_sintomas.') && sharedSigns.includes(last)
  return isShared ? `dados_especificos.${last}` : campo
}

/** A column with a whole object stands for all fields in it. */
const fieldsIn = (campo: string): string[] => {
  const inside = [...flatColumns.values()].flatMap((column) =>
    column.campo?.startsWith(`${campo}.`) ? [column.campo] : []
  )
  return inside.length > 0 ? inside : [campo]
}

/** Works out what the columns of a file are about. A column of one disease says nothing about cases of another. */
export const coveredBy = (layout: Layout): Covered => new Map(diseases.map((tipo) => [tipo, coveredOf(tipo, layout)]))

const diseases: Agravo[] = ['dengue', 'zika', 'chikungunya']

function coveredOf(tipo: Agravo, { familia, colunas }: Layout): CoveredFields {
  const own = colunas.flatMap(({ coluna, campo, uso }) => {
    if (uso !== 'campo' || campo === null) return []
    const { agravo = tipo } = columnNamed(headingOf(coluna), familia) ?? {}
    return agravo === tipo ? fieldsIn(campo) : []
  })
  const settled = familia === 'especificacao' ? own : [...own, ...own.flatMap(alsoSettled)]
  const empty: Documento = {}
  for (const campo of new Set(settled.map(storedAt))) if (!always.has(campo)) putEmpty(empty, campo)
  return { empty, idade: settled.includes('paciente.idade') }
}

function putEmpty(empty: Documento, campo: string): void {
  if (isPath(campo)) {
    const { readOnly, empty: value = null } = fieldAt(campo)
    if (readOnly === undefined && !isObject(value)) empty[campo] = value
    return
  }
  const [first = '', ...keys] = campo.split('.')
  if (!isPath(first)) return
  let into = objectAt(empty, first)
  for (const key of keys.slice(0, -1)) into = objectAt(into, key)
  into[keys.at(-1) ?? ''] = null
}

function objectAt(parent: Json, key: string): Json {
  const found = parent[key]
  if (isObject(found)) return found
  const made: Json = {}
  parent[key] = made
  return made
}
