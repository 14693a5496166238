import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/client.ts'

/** The cases that a view shows, as its address says it. */
export interface Filtro {
  inicio: string
  fim: string
  agravo?: string
  estado?: string
  municipio?: string
}

export type Counts = Record<string, number>

const keys = {
  semana: "greatest(date_trunc('week', data_notificacao + 1)::date - 1, $inicio)::text",
  uf: 'uf',
  municipio: 'municipio::text',
  piramide: `coalesce(sexo, 'nao_informado') || '/' || case when idade is null then 'nao_informado' when idade >= 80 then '80+'
    else (idade / 5 * 5)::text || '-' || (idade / 5 * 5 + 4)::text end`,
  classificacao: "coalesce(classificacao_final, 'nao_informado')",
  evolucao: "coalesce(evolucao, 'nao_informado')"
}
export type By = keyof typeof keys

function restricted({ inicio, fim, agravo, estado, municipio }: Filtro): SQL {
  return sql`excluido_em is null and data_notificacao between ${inicio}::date and ${fim}::date
    and (${agravo ?? null}::text is null or tipo = ${agravo ?? null})
    and (${estado ?? null}::text is null or uf = ${estado ?? null})
    and (${municipio ?? null}::int is null or municipio = ${municipio ?? null}::int)`
}

/** Counts the cases themselves by SQL, without any of the counts that the service keeps. */
export async function countedBy(db: Db, by: By, filtro: Filtro): Promise<Counts> {
  const key = sql.raw(keys[by].replace('$inicio', `date '${filtro.inicio}'`))
  const rows = await db.execute<{ key: string; n: number }>(
    sql`select ${key} as key, count(*)::int as n from casos where ${restricted(filtro)} group by 1`
  )
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]))
}

/** Returns total, confirmed, hospitalised and deaths, in the order of the cards. */
export async function countedCards(db: Db, filtro: Filtro): Promise<number[]> {
  const [row] = await db.execute<{ figures: number[] }>(sql`
    select array[count(*), count(*) filter (where classificacao_final is distinct from 'descartado'),
      count(*) filter (where classificacao_final not in ('descartado', 'inconclusivo', 'em_investigacao')),
      count(*) filter (where hospitalizacao), count(*) filter (where evolucao = 'obito')]::int[] as figures
    from casos where ${restricted(filtro)}`)
  return row?.figures ?? []
}
