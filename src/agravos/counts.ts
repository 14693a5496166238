import { type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { kept } from '../db/prepare.ts'
import { municipioOf } from './municipios.ts'
import { contagemDeCasos as counts } from './tables.ts'

/** What the kept counts can be asked for. `null` stands for cases in which the field is empty. */
export interface CountFilter {
  tipo?: string
  uf?: string
  /** IBGE's codes of seven digits; any of them. */
  municipio?: number[]
  /** First and last day of notification. */
  de?: string
  ate?: string
  classificacao?: string | null
  evolucao?: string | null
  hospitalizacao?: boolean
}

const total = sum(counts.n).mapWith(Number)

/** How many cases there are; null when the kept counts do not tell, and the cases themselves must be counted. */
export async function countCasos(db: Db, filter: CountFilter): Promise<number | null> {
  const where = countedWhere(filter)
  if (!where) return null
  // Kept prepared: every list asks for it, and there are few texts of it.
  const [found] = await db.select({ n: total }).from(counts).where(where).prepare('count_casos').execute()
  return found?.n ?? 0
}

/** The days that have cases, in this order, with how many; null as above. */
export async function countByDay(
  db: Db,
  filter: CountFilter,
  order: 'asc' | 'desc'
): Promise<[string, number][] | null> {
  const where = countedWhere(filter)
  if (!where) return null
  const [found] = await db.execute<{ days: [string, number][] | null }>(sql`${kept}
    select json_agg(json_build_array(dia, n) order by dia ${sql.raw(order)}) as days from (
      select dia, sum(n) as n from ${counts} where ${where} group by dia having sum(n) <> 0
    ) by_day`)
  return found?.days ?? []
}

const ofOutcome = ({ classificacao, evolucao, hospitalizacao }: CountFilter): boolean =>
  classificacao !== undefined || evolucao !== undefined || hospitalizacao !== undefined

/** The counts by municipality know neither the classification nor the outcome. */
export const isCounted = (filter: CountFilter): boolean => filter.municipio === undefined || !ofOutcome(filter)

/**
 * The rows of `contagem_de_casos` whose sum is the count. They are to be read in one statement, and so of one moment: a fold that happens
 * meanwhile is then seen as a whole or not at all.
 */
function countedWhere(filter: CountFilter): SQL | null {
  if (!isCounted(filter)) return null
  const { uf, municipio, classificacao, evolucao, hospitalizacao } = filter
  if (municipio) {
    const wanted = uf === undefined ? municipio : municipio.filter((codigo) => municipioOf(codigo)?.uf === uf)
    return municipioWhere(filter, wanted)
  }
  // By day alone there are a hundred times fewer rows.
  return sql.join(
    [
      ofOutcome(filter) ? sql`recorte = 'desfecho'` : sql`recorte = 'dia'`,
      ofUf(uf),
      ...ofTipoAndDay(filter),
      ...equal(sql`classificacao`, classificacao),
      ...equal(sql`evolucao`, evolucao),
      ...(hospitalizacao === undefined ? [] : [sql`hospitalizacao = ${hospitalizacao}`])
    ],
    sql` and `
  )
}

/** By day, with the sums of the summary. */
export const summaryWhere = (filter: Pick<CountFilter, 'tipo' | 'uf' | 'de' | 'ate'>): SQL =>
  sql.join([sql`recorte = 'dia'`, ofUf(filter.uf), ...ofTipoAndDay(filter)], sql` and `)

/** By municipality; of all of them, or of these. */
export const municipioWhere = (filter: Pick<CountFilter, 'tipo' | 'de' | 'ate'>, codigos?: number[]): SQL =>
  sql.join(
    [
      sql`recorte = 'municipio'`,
      ...ofTipoAndDay(filter),
      ...(codigos ? [sql`municipio = any(${sql.param(codigos)}::int[])`] : [])
    ],
    sql` and `
  )

/** The rows with the empty state are the whole country's. */
const ofUf = (uf = ''): SQL => sql`uf = ${uf}`

const ofTipoAndDay = ({ tipo, de, ate }: CountFilter): SQL[] => [
  ...equal(sql`tipo`, tipo),
  ...(de === undefined ? [] : [sql`dia >= ${de}::date`]),
  ...(ate === undefined ? [] : [sql`dia <= ${ate}::date`])
]

/** An empty field is counted under the empty text. */
const equal = (column: SQL, value: string | null | undefined): SQL[] =>
  value === undefined ? [] : [sql`${column} = ${value ?? ''}`]
