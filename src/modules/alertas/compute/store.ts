import { and, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { alertas, rodadas, subidas } from '../tables.ts'
import type { Computed } from './compute.ts'
import { VERSION } from './compute.ts'
import type { Due, Rodada } from './due.ts'
import { lastRodadas } from './due.ts'
import type { Data } from './read.ts'

/** Rows of one statement. */
const AT_ONCE = 1_000
/** The lowest level of which is told when it is reached. */
const LOWEST_TOLD = 2

export type Subida = typeof subidas.$inferSelect

/** Another instance has stored a computation meanwhile. */
export const LATE = 'late'

type Kept = Pick<Rodada, 'tipo' | 'dia' | 'em'>

/**
 * Keeps a computation, in a transaction of the caller's, and returns the levels that rose. A level rises against the
 * last computation of the disease, and the first one of all tells of nothing: everything would be news. Since only one
 * computation can follow another, each rise is told once. A place that sinks and rises again while the same week is the
 * newest, as an import that is taken back and repeated makes it, has been told of.
 */
export async function storeRodada(
  tx: Db,
  kept: Kept,
  { last, marca }: Due,
  data: Data,
  computed: Computed[]
): Promise<Subida[] | typeof LATE> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alertas.${kept.tipo}`}, 0))`)
  const newest = (await lastRodadas(tx, [kept.tipo])).get(kept.tipo)
  if (newest?.id !== last?.id) return LATE
  const { dadosAte, casos, anos } = data
  const semana = data.weeks[0] ?? 0
  const values = { ...kept, dadosAte, semana, casos, anos, versao: VERSION, marca }
  const [rodada] = await tx.insert(rodadas).values(values).returning({ id: rodadas.id })
  const rodadaId = rodada?.id ?? 0
  for (let from = 0; from < computed.length; from += AT_ONCE) {
    const rows = computed.slice(from, from + AT_ONCE).map((each) => ({ ...each, rodadaId }))
    await tx.insert(alertas).values(rows)
  }
  if (!last) return []
  const before = await levelsOf(tx, last.id)
  const told = await toldOf(tx, kept.tipo, semana)
  const risen = computed.flatMap(({ lugar, nivel }) => {
    const antes = before.get(lugar) ?? null
    if (nivel === null || nivel < LOWEST_TOLD || nivel <= Math.max(antes ?? 0, told.get(lugar) ?? 0)) return []
    return [{ tipo: kept.tipo, lugar, semana, antes, nivel, em: kept.em }]
  })
  return risen.length === 0 ? [] : await tx.insert(subidas).values(risen).returning()
}

/** The highest levels that were told while this week was the newest. */
async function toldOf(tx: Db, tipo: string, semana: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ lugar: subidas.lugar, nivel: max(subidas.nivel) })
    .from(subidas)
    .where(and(eq(subidas.tipo, tipo), eq(subidas.semana, semana)))
    .groupBy(subidas.lugar)
  return new Map(rows.map(({ lugar, nivel }) => [lugar, nivel ?? 0]))
}

async function levelsOf(tx: Db, rodadaId: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ lugar: alertas.lugar, nivel: alertas.nivel })
    .from(alertas)
    .where(sql`${eq(alertas.rodadaId, rodadaId)} and ${isNotNull(alertas.nivel)}`)
  return new Map(rows.map(({ lugar, nivel }) => [lugar, nivel ?? 0]))
}
