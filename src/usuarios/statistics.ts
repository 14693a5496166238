import { inArray, sql } from 'drizzle-orm'
import { countAdminsByPermissao } from '../contas/effective.ts'
import type { Db } from '../db/client.ts'
import { keptCount, keptCountSince, keptCounts } from '../db/counts.ts'
import { percent } from '../figures/percent.ts'
import { grupos } from '../grupos/tables.ts'
import { addDays, todayAt } from '../time/days.ts'

export type Periodo = 'ultimos_7_dias' | 'ultimos_30_dias' | 'mes_atual'
export type Agrupamento = 'estado' | 'grupo' | 'departamento'

const MOST_ROWS = 100
const NAO_INFORMADO = 'nao_informado'

/** Whole days of Brasília that end today. */
export function periodo(nome: Periodo, now: Date): { nome: Periodo; inicio: string; fim: string } {
  const fim = todayAt(now)
  const inicio = nome === 'mes_atual' ? `${fim.slice(0, 7)}-01` : addDays(fim, nome === 'ultimos_7_dias' ? -6 : -29)
  return { nome, inicio, fim }
}

/** From counts that are kept, so that it costs the same with any number of users. */
export async function estatisticas(db: Db, nome: Periodo, agruparPor: Agrupamento | undefined, now: Date) {
  const dias = periodo(nome, now)
  const ativos = await keptCounts(db, 'usuarios.ativo')
  const mfa = await keptCount(db, 'usuarios.mfa', 'true')
  const porEstado = nomeados(await keptCounts(db, 'usuarios.estado'))
  const porGrupo = await membrosPorNome(db)
  const [ativo, inativo] = [ativos.get('true') ?? 0, ativos.get('false') ?? 0]
  const total = ativo + inativo
  const base = {
    periodo: dias,
    total_usuarios: total,
    usuarios_ativos: ativo,
    usuarios_inativos: inativo,
    novos_usuarios_periodo: await keptCountSince(db, 'usuarios.criado', dias.inicio),
    por_grupo: Object.fromEntries(porGrupo),
    por_estado: Object.fromEntries(porEstado),
    acessos: {
      usuarios_no_periodo: await keptCountSince(db, 'usuarios.acesso', dias.inicio),
      hoje: await keptCount(db, 'usuarios.acesso', dias.fim),
      nunca: await keptCount(db, 'usuarios.acesso')
    },
    seguranca: {
      mfa_habilitado: mfa,
      mfa_percentual: percent(mfa, total),
      email_verificado: await keptCount(db, 'usuarios.email_verificado', 'true'),
      administradores: await administradores(db),
      contas_bloqueadas: await bloqueadas(db, now)
    }
  }
  if (!agruparPor) return base
  const counts =
    agruparPor === 'estado'
      ? porEstado
      : agruparPor === 'grupo'
        ? porGrupo
        : nomeados(await keptCounts(db, 'usuarios.departamento'))
  return { ...base, agrupamento: maiores(counts, total) }
}

/** Users without a value go under a name of their own, together with those whose value happens to be that very name. */
function nomeados(counts: Map<string, number>): Map<string, number> {
  const named = new Map(counts)
  const without = named.get('') ?? 0
  named.delete('')
  return without === 0 ? named : named.set(NAO_INFORMADO, without + (named.get(NAO_INFORMADO) ?? 0))
}

const maiores = (counts: Map<string, number>, total: number) =>
  [...counts]
    .sort(([x, m], [y, n]) => n - m || x.localeCompare(y))
    .slice(0, MOST_ROWS)
    .map(([chave, n]) => ({ chave, total: n, percentual: percent(n, total) }))

async function membrosPorNome(db: Db): Promise<Map<string, number>> {
  const counts = await keptCounts(db, 'grupos.usuarios')
  const ids = [...counts.keys()].map(Number)
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: grupos.id, nome: grupos.nome }).from(grupos).where(inArray(grupos.id, ids))
  return new Map(rows.map(({ id, nome }) => [nome, counts.get(String(id)) ?? 0]))
}

/** By the mark, or by the permission alone: few, so that they may be counted one by one. */
async function administradores(db: Db): Promise<number> {
  const [found] = await db.execute<{ n: number }>(sql`select ${countAdminsByPermissao} as n`)
  return (await keptCount(db, 'usuarios.admin', 'true')) + (found?.n ?? 0)
}

async function bloqueadas(db: Db, now: Date): Promise<number> {
  const rows = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from bloqueios where bloqueado_ate > ${now.toISOString()}::timestamptz`
  )
  return rows[0]?.n ?? 0
}
