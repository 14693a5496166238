import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { municipioDe } from './municipios.ts'

/** What the kept counts can be asked for. `null` stands for cases in which the field is empty. */
export interface FiltroDeCasos {
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

/** How many cases there are; null when the kept counts do not tell, and the cases themselves must be counted. */
export async function contarCasos(db: Db, filtro: FiltroDeCasos): Promise<number | null> {
  const linhas = linhasContadas(filtro)
  if (!linhas) return null
  const [found] = await db.execute<{ n: number }>(sql`select coalesce(sum(n), 0)::float8 as n from ${linhas}`)
  return found?.n ?? 0
}

/** The days that have cases, in this order, with how many; null as above. */
export async function porDia(db: Db, filtro: FiltroDeCasos, order: 'asc' | 'desc'): Promise<[string, number][] | null> {
  const linhas = linhasContadas(filtro)
  if (!linhas) return null
  const rows = await db.execute<{ dia: string; n: number }>(sql`
    select dia::text as dia, sum(n)::float8 as n from ${linhas}
    group by contadas.dia having sum(n) <> 0 order by contadas.dia ${sql.raw(order)}`)
  return rows.map(({ dia, n }) => [dia, n])
}

/**
 * The rows whose sum is the count, for a `from`: those of the counts and the deltas that are not folded in yet. Read in one
 * statement, and so of one moment: a fold that happens meanwhile is seen as a whole or not at all.
 */
export function linhasContadas(filtro: FiltroDeCasos): SQL | null {
  if (filtro.municipio) return porMunicipio(filtro, filtro.municipio)
  const conditions = [
    ...deTipoEDia(filtro),
    ...igual(sql`classificacao`, filtro.classificacao),
    ...igual(sql`evolucao`, filtro.evolucao),
    ...(filtro.hospitalizacao === undefined ? [] : [sql`hospitalizacao = ${filtro.hospitalizacao}`])
  ]
  // Without these, a table that is a hundred times smaller knows as much.
  const poucos = conditions.length === deTipoEDia(filtro).length
  const table = poucos ? sql`casos_contados_dia` : sql`casos_contados`
  const columns = poucos ? sql`dia, tipo, n` : sql`dia, tipo, classificacao, evolucao, hospitalizacao, n`
  // The rows without a state are the whole country's.
  const contados = [sql`uf = ${filtro.uf ?? ''}`, ...conditions]
  const deltas = [...igual(sql`uf`, filtro.uf), ...conditions]
  return sql`(
    select ${columns} from ${table} ${onde(contados)}
    union all
    select ${columns} from casos_deltas ${onde(deltas)}
  ) contadas`
}

/** The same with the sums of the summary; the deltas have theirs to be made. */
export function linhasDoResumo(filtro: Pick<FiltroDeCasos, 'tipo' | 'uf' | 'de' | 'ate'>): SQL {
  const conditions = deTipoEDia(filtro)
  const se = (condition: SQL) => sql`case when ${condition} then n else 0 end`
  return sql`(
    select dia, n, confirmados, descartados, hospitalizados, obitos
    from casos_contados_dia ${onde([sql`uf = ${filtro.uf ?? ''}`, ...conditions])}
    union all
    select dia, n, ${se(sql`caso_confirmado(classificacao)`)}, ${se(sql`classificacao = 'descartado'`)},
      ${se(sql`hospitalizacao`)}, ${se(sql`evolucao = 'obito'`)}
    from casos_deltas ${onde([...igual(sql`uf`, filtro.uf), ...conditions])}
  ) contadas`
}

/** The same by municipality, with a column for it. Its counts know neither the classification nor the outcome. */
function porMunicipio(filtro: FiltroDeCasos, codigos: number[]): SQL | null {
  const { uf, classificacao, evolucao, hospitalizacao } = filtro
  if (classificacao !== undefined || evolucao !== undefined || hospitalizacao !== undefined) return null
  const wanted = uf === undefined ? codigos : codigos.filter((codigo) => municipioDe(codigo)?.uf === uf)
  return linhasPorMunicipio(filtro, [sql`municipio = any(${sql.param(wanted)}::int[])`])
}

export function linhasPorMunicipio(filtro: Pick<FiltroDeCasos, 'tipo' | 'de' | 'ate'>, also: SQL[] = []): SQL {
  const where = onde([...deTipoEDia(filtro), ...also])
  return sql`(
    select dia, municipio, tipo, n from casos_contados_municipio ${where}
    union all
    select dia, municipio, tipo, n from casos_deltas ${where}
  ) contadas`
}

const deTipoEDia = ({ tipo, de, ate }: FiltroDeCasos): SQL[] => [
  ...igual(sql`tipo`, tipo),
  ...(de === undefined ? [] : [sql`dia >= ${de}::date`]),
  ...(ate === undefined ? [] : [sql`dia <= ${ate}::date`])
]

/** An empty field is counted under the empty text. */
const igual = (column: SQL, value: string | null | undefined): SQL[] =>
  value === undefined ? [] : [sql`${column} = ${value ?? ''}`]

const onde = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
