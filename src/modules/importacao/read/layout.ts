import { JobRefused } from '../../../core/jobs/kinds.ts'
import { storable } from './cell.ts'
import { flatColumns, objectColumn, readOnlyNames } from './columns-flat.ts'
import { sinanColumns } from './columns-sinan.ts'
import { headingOf, isLongName, isRowNumber, shortNameOf, withoutPlace } from './names-sinan.ts'
import type { Column } from './readers.ts'

/**
 * The names of the contract and of exports, or SINAN's: A national dengue and chikungunya, B national zika, C the same as A saved again by a program for
 * statistics, D with labels instead of codes, E municipal, F municipal under long names.
 */
export type Familia = 'especificacao' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/**
 * What becomes of a column: it fills a field; it is compared with others; it is known and has no place in a case; it comes a second time; it has no name; it is
 * not known.
 */
export type Uso = 'campo' | 'conferencia' | 'sem_lugar' | 'repetida' | 'sem_nome' | 'desconhecida'

export interface LayoutColumn {
  /** As the file has it. */
  coluna: string
  /** The field that it fills. */
  campo: string | null
  uso: Uso
}

export interface Layout {
  /** Null for a file that is none of them. */
  familia: Familia | null
  /** In the order of the file. */
  colunas: LayoutColumn[]
  /** Columns that every case needs and the file has not. */
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

/** What reads a column of a file of this family. Names that both have mean the same; their values are written as the family writes them. */
export function columnNamed(heading: string, familia: Familia | null): Column | null {
  if (familia === 'especificacao') return flatColumn(heading) ?? sinanColumn(heading) ?? null
  // That program writes the type of the virus over the result of this test.
  if (familia === 'D' && shortNameOf(heading) === 'RESUL_PCR_') return null
  return sinanColumn(heading) ?? flatColumn(heading)
}

const isKnown = (heading: string): boolean =>
  withoutPlace.has(shortNameOf(heading)) ||
  readOnlyNames.has(heading) ||
  isDerived(heading) ||
  isRowNumber(heading) ||
  sinanColumn(heading) !== undefined

/** Columns that `microdatasus` adds to SINAN's. */
const isDerived = (heading: string): boolean => /^(?:idade(?:minutos|horas|dias|meses|anos)|munres\w+)$/.test(heading)

/** Longer headings are cut; none that means something is as long. */
const LONGEST = 200

/** Recognises a layout by the headings of its columns, in any case and order. `separador` tells files apart that have the same ones. */
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

/** A file whose columns do not make cases is refused as a whole, rather than row by row. */
export function requireLayout(layout: Layout): NonNullable<Layout['familia']> {
  const { familia, faltando } = layout
  if (faltando.length > 0 && familia !== null)
    throw new JobRefused({ key: 'import.columns', values: { colunas: faltando.join(', ') } })
  if (familia === null) throw new JobRefused({ key: 'import.columns-unknown', values: {} })
  return familia
}
