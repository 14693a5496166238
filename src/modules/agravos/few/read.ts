import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { municipioWhere, sumOf } from '../counts/counts.ts'
import { contagemDeCasos, perfilDeCasos } from '../views-kept.ts'
import type { DayCount } from './counted.ts'
import { firstOfYear } from './edges.ts'
import { parts } from './parts.ts'

/** The counts of one municipality and disease. */
export interface Count extends DayCount {
  municipio: number
  tipo: string
}

type Asked = Record<string, unknown>

/** Reads the cases of municipalities by disease and year. */
export async function countsByYear(db: Db, codigos: number[], tipo?: string): Promise<Count[]> {
  const rows = await db.execute<Asked & { municipio: number; tipo: string; ano: number; n: number; dias: number }>(sql`
    select municipio, tipo, extract(year from dia)::int as ano, sum(n)::float8 as n, count(distinct dia)::int as dias
    from ${contagemDeCasos} where ${municipioWhere({ tipo }, codigos)}
    group by municipio, tipo, ano having sum(n) <> 0`)
  return rows.map(({ ano, ...row }) => ({ ...row, dia: firstOfYear(ano) }))
}

/** Reads the cases of municipalities by disease and day, within some days. */
export async function countsByDay(
  db: Db,
  codigos: number[],
  days: { tipo?: string; de: string; ate: string }
): Promise<Count[]> {
  return await db.execute<Asked & Count>(sql`
    select municipio, tipo, dia - date '1970-01-01' as dia, sum(n)::float8 as n, 1 as dias
    from ${contagemDeCasos} where ${municipioWhere(days, codigos)}
    group by municipio, tipo, contagem_de_casos.dia having sum(n) <> 0`)
}

export interface PartCount extends Count {
  sums: number[]
}

/** Reads the parts of the cases of municipalities by disease and year. */
export async function partsByYear(db: Db, codigos: number[], tipo?: string): Promise<PartCount[]> {
  const sums = parts.map(({ columns }) => sql`sum(${sumOf(columns)})::bigint`)
  const rows = await db.execute<Asked & Omit<PartCount, 'dia'> & { ano: number }>(sql`
    select municipio, tipo, extract(year from dia)::int as ano, sum(n)::float8 as n, count(distinct dia)::int as dias,
      to_json(array[${sql.join(sums, sql`, `)}]::bigint[]) as sums
    from ${perfilDeCasos} where ${municipioWhere({ tipo }, codigos)} group by municipio, tipo, ano`)
  return rows.map(({ ano, ...row }) => ({ ...row, dia: firstOfYear(ano) }))
}
