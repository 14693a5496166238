import { JobRefused } from '../../../core/jobs/kinds.ts'
import { storable } from './cell.ts'
import { flatColumns, objectColumn, readOnlyNames } from './columns-flat.ts'
import { sinanColumns } from './columns-sinan.ts'
import { headingOf, isLongName, isRowNumber, shortNameOf, withoutPlace } from './names-sinan.ts'
import type { Column } from './readers.ts'

/**
 * The families of files.
 * especificacao: the names of the contract and of exports. All others are SINAN's.
 * A: national files of dengue and chikungunya.
 * B: national files of zika.
 * C: like A, saved again by a program for statistics.
 * D: labels instead of codes.
 * E: municipal files.
 * F: municipal files under long names.
 */
export type Familia = 'especificacao' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/**
 * What a column is used for.
 * campo: it fills a field.
 * conferencia: it is only compared with other columns.
 * sem_lugar: it is known, and no field takes it.
 * repetida: its name came before.
 * sem_nome: it has no name.
 * desconhecida: its name is unknown.
 */
export type Uso = 'campo' | 'conferencia' | 'sem_lugar' | 'repetida' | 'sem_nome' | 'desconhecida'

export interface LayoutColumn {
  /** The name as the file has it. */
  coluna: string
  /** The field that it fills. */
  campo: string | null
  uso: Uso
}

export interface Layout {
  /** Null for a file that belongs to no family. */
  familia: Familia | null
  /** In the order of the file. */
  colunas: LayoutColumn[]
  /** Columns that every case needs and the file does not have. */
  faltando: string[]
}

const sinanRequired = ['ID_AGRAVO', 'DT_NOTIFIC', 'DT_SIN_PRI', 'ID_MN_RESI']
const flatRequired = [
  'tipo_agravo',
  'numero_notificacao',
  'data_notificacao',
  'data_inicio_sintomas',
  'municipio_residencia'
]

const sinanColumn = (heading: string): Column | undefined => {
  const name = shortNameOf(heading)
  return Object.hasOwn(sinanColumns, name) ? sinanColumns[name] : undefined
}

const flatColumn = (heading: string): Column | null => flatColumns.get(heading) ?? objectColumn(heading)

/**
 * Returns what reads a column. SINAN and the contract share some names: they mean the same field, and the family
 * decides how its values are written.
 */
export function columnNamed(heading: string, familia: Familia | null): Column | null {
  if (familia === 'especificacao') return flatColumn(heading) ?? sinanColumn(heading) ?? null
  // The program that makes these files writes the type of the virus over the result of this test.
  if (familia === 'D' && shortNameOf(heading) === 'RESUL_PCR_') return null
  return sinanColumn(heading) ?? flatColumn(heading)
}

const isKnown = (heading: string): boolean =>
  withoutPlace.has(shortNameOf(heading)) ||
  readOnlyNames.has(heading) ||
  isDerived(heading) ||
  isRowNumber(heading) ||
  sinanColumn(heading) !== undefined

/** Whether a column is one of those that the package `microdatasus` adds to SINAN's. */
const isDerived = (heading: string): boolean => /^(?:idade(?:minutos|horas|dias|meses|anos)|munres\w+)$/.test(heading)

/** Headings are cut to this length; no known one is as long. */
const LONGEST = 200

/**
 * Recognises a layout by the headings of its columns, in upper or lower case and in any order. `separador` tells
 * families apart that have the same headings.
 */
export function recognise(columns: string[], form: { separador?: string | null } = {}): Layout {
  const names = columns.map((column) => storable(column.slice(0, LONGEST)))
  const headings = names.map(headingOf)
  const familia = familiaOf(headings, form.separador ?? null)
  const seen = new Set<string>()
  const colunas = names.map((coluna, i): LayoutColumn => {
    const heading = headings[i] ?? ''
    const name = shortNameOf(heading)
    if (seen.has(name) && heading !== '') return { coluna, campo: null, uso: 'repetida' }
    seen.add(name)
    return { coluna, ...useOf(heading, familia) }
  })
  return { familia, colunas, faltando: missingOf(headings, familia) }
}

function useOf(heading: string, familia: Familia | null): Pick<LayoutColumn, 'campo' | 'uso'> {
  if (heading === '') return { campo: null, uso: 'sem_nome' }
  const column = columnNamed(heading, familia)
  if (column) return { campo: column.campo, uso: column.campo === null ? 'conferencia' : 'campo' }
  return { campo: null, uso: isKnown(heading) ? 'sem_lugar' : 'desconhecida' }
}

function familiaOf(headings: string[], separador: string | null): Familia | null {
  const names = new Set(headings.map(shortNameOf))
  const sinan = sinanRequired.filter((name) => names.has(name)).length
  const flat = flatRequired.filter((name) =>
    headings.some((heading) => flatColumns.get(heading) === flatColumns.get(name))
  ).length
  if (Math.max(sinan, flat) < 2) return null
  if (flat >= sinan) return 'especificacao'
  if (headings.filter(isLongName).length >= headings.length / 5) return 'F'
  if (['NU_NOTIFIC', 'DT_NASC', 'NM_BAIRRO', 'NM_PACIENT'].some((name) => names.has(name))) return 'E'
  if (headings.some(isDerived)) return 'D'
  if (!['FEBRE', 'HOSPITALIZ', 'RESUL_SORO'].some((name) => names.has(name))) return 'B'
  return separador === ';' || separador === '\t' ? 'C' : 'A'
}

function missingOf(headings: string[], familia: Familia | null): string[] {
  const found = new Set(headings.map((heading) => columnNamed(heading, familia)?.campo))
  const isSinan = familia !== null && familia !== 'especificacao'
  return (isSinan ? sinanRequired : flatRequired).filter(
    (name) => !found.has(columnNamed(headingOf(name), familia)?.campo)
  )
}

/** Whether the file comes from SINAN and has its codes. */
export const hasSinanCodes = ({ familia }: Layout): boolean => familia !== null && familia !== 'especificacao'

/** Refuses a file as a whole, and not row by row, if its columns cannot make cases. */
export function requireLayout(layout: Layout): NonNullable<Layout['familia']> {
  const { familia, faltando } = layout
  if (faltando.length > 0 && familia !== null)
    throw new JobRefused({ key: 'import.columns', values: { colunas: faltando.join(', ') } })
  if (familia === null) throw new JobRefused({ key: 'import.columns-unknown', values: {} })
  return familia
}
