import { countAdminsByPermissao } from '../../core/contas/rights/effective.ts'
import { percent } from '../../engine/contract/percent.ts'
import type { Db } from '../../platform/db/client.ts'
import { keptCount, keptCountSince, keptCounts } from '../../platform/db/counts.ts'
import { addDays, todayAt } from '../../platform/time/days.ts'
import { countMembersByName } from '../grupos/queries.ts'

export type Period = 'ultimos_7_dias' | 'ultimos_30_dias' | 'mes_atual'
export type Grouping = 'estado' | 'grupo' | 'departamento'

const MOST_ROWS = 100
const WITHOUT_VALUE = 'nao_informado'

/** A period of whole days in Brasília, ending today. */
function periodOf(nome: Period, now: Date): { nome: Period; inicio: string; fim: string } {
  const fim = todayAt(now)
  const inicio = nome === 'mes_atual' ? `${fim.slice(0, 7)}-01` : addDays(fim, nome === 'ultimos_7_dias' ? -6 : -29)
  return { nome, inicio, fim }
}

/**
 * Reads the statistics from kept counts, so that they cost the same with any number of users. The caller passes the
 * number of locked accounts, since locks belong to a room that this one may not use.
 */
export async function readStatistics(db: Db, period: Period, groupBy: Grouping | undefined, locked: number, now: Date) {
  const periodo = periodOf(period, now)
  const byAtivo = await keptCounts(db, 'usuarios.ativo')
  const mfa = await keptCount(db, 'usuarios.mfa', 'true')
  const byEstado = named(await keptCounts(db, 'usuarios.estado'))
  const byGrupo = await countMembersByName(db)
  const [active, inactive] = [byAtivo.get('true') ?? 0, byAtivo.get('false') ?? 0]
  const total = active + inactive
  const base = {
    periodo,
    total_usuarios: total,
    usuarios_ativos: active,
    usuarios_inativos: inactive,
    novos_usuarios_periodo: await keptCountSince(db, 'usuarios.criado', periodo.inicio),
    por_grupo: Object.fromEntries(byGrupo),
    por_estado: Object.fromEntries(byEstado),
    acessos: {
      usuarios_no_periodo: await keptCountSince(db, 'usuarios.acesso', periodo.inicio),
      hoje: await keptCount(db, 'usuarios.acesso', periodo.fim),
      nunca: await keptCount(db, 'usuarios.acesso')
    },
    seguranca: {
      mfa_habilitado: mfa,
      mfa_percentual: percent(mfa, total),
      email_verificado: await keptCount(db, 'usuarios.email_verificado', 'true'),
      // Administrators by the account's mark, plus those by permission alone. The latter are few and can be counted
      // directly.
      administradores: (await keptCount(db, 'usuarios.admin', 'true')) + (await countAdminsByPermissao(db)),
      contas_bloqueadas: locked
    }
  }
  if (!groupBy) return base
  const counts =
    groupBy === 'estado'
      ? byEstado
      : groupBy === 'grupo'
        ? byGrupo
        : named(await keptCounts(db, 'usuarios.departamento'))
  return { ...base, agrupamento: largest(counts, total) }
}

/**
 * Counts users without a value under a name of their own, together with any whose value happens to be that very name.
 */
function named(counts: Map<string, number>): Map<string, number> {
  const result = new Map(counts)
  const without = result.get('') ?? 0
  result.delete('')
  return without === 0 ? result : result.set(WITHOUT_VALUE, without + (result.get(WITHOUT_VALUE) ?? 0))
}

const largest = (counts: Map<string, number>, total: number) =>
  [...counts]
    .sort(([x, m], [y, n]) => n - m || x.localeCompare(y))
    .slice(0, MOST_ROWS)
    .map(([chave, n]) => ({ chave, total: n, percentual: percent(n, total) }))
