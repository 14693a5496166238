import { type SQL, sql } from 'drizzle-orm'
import type { CountFilter, Situacao } from './filter.ts'
import { classificacoes, EMPTY, evolucoes } from './profile.ts'

/* The columns that count a part of the cases of a row. */

export const columnNamed = (parts: typeof evolucoes, value: string | null): string =>
  parts.find(({ chave }) => chave === (value || EMPTY))?.column ?? 'null'

/** The column that counts the cases of a classification or an outcome, in rows that do not stand for one alone. */
export function columnOf({ classificacao, evolucao }: CountFilter): string | undefined {
  if (classificacao !== undefined) return columnNamed(classificacoes, classificacao)
  return evolucao === undefined ? undefined : columnNamed(evolucoes, evolucao)
}

export const ofHospital = (hospitalizacao: boolean): SQL =>
  hospitalizacao ? sql`hospitalizados` : sql`(n - hospitalizados)`

export function ofSituacao(situacao: Situacao): SQL {
  if (situacao === 'confirmado') return sql`confirmados`
  return situacao === 'descartado' ? sql`descartados` : sql`(n - confirmados - descartados)`
}
