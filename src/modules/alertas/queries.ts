import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { digitsOfUf } from '../../core/contas/territorio/codes.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Rodada } from './compute/due.ts'
import type { Nivel } from './estimate/level.ts'
import type { AlertaRow } from './shapes.ts'
import { alertas, rodadas } from './tables.ts'

/** The last computation of a disease, of those up to a day or whose newest week was this one. */
export async function findRodada(
  db: Db,
  tipo: string,
  { semana, dia }: { semana?: number; dia?: string } = {}
): Promise<Rodada | null> {
  const [found] = await db
    .select()
    .from(rodadas)
    .where(
      and(
        eq(rodadas.tipo, tipo),
        semana === undefined ? undefined : eq(rodadas.semana, semana),
        dia === undefined ? undefined : lte(rodadas.dia, dia)
      )
    )
    .orderBy(desc(rodadas.id))
    .limit(1)
  return found ?? null
}

const bounds = { pais: [0, 0], uf: [1, 99], municipio: [1_000_000, 9_999_999] } as const

/** The places of a kind, of which a state may be given by its two digits. */
export async function readAlertas(
  db: Db,
  { id }: Pick<Rodada, 'id'>,
  abrangencia: keyof typeof bounds,
  digits?: number
): Promise<AlertaRow[]> {
  const [first, last] = bounds[abrangencia]
  const state: SQL | undefined =
    digits === undefined || abrangencia === 'pais'
      ? undefined
      : abrangencia === 'uf'
        ? sql`${alertas.lugar} = ${digits}`
        : sql`${alertas.lugar} between ${digits * 100_000} and ${digits * 100_000 + 99_999}`
  return await db
    .select()
    .from(alertas)
    .where(and(eq(alertas.rodadaId, id), sql`${alertas.lugar} between ${first} and ${last}`, state))
}

/** What was kept of a place: for each newest week the last computation, the oldest first. */
export async function readHistory(db: Db, tipo: string, lugar: number, since: number): Promise<AlertaRow[]> {
  const last = sql`${rodadas.id} in (
    select max(id) from alertas_rodadas where tipo = ${tipo} and semana >= ${since} group by semana)`
  const rows = await db
    .select({ alerta: alertas })
    .from(alertas)
    .innerJoin(rodadas, eq(rodadas.id, alertas.rodadaId))
    .where(and(eq(alertas.lugar, lugar), last))
    .orderBy(rodadas.id)
  return rows.map(({ alerta }) => alerta)
}

/** A place that has a level. */
export interface Levelled {
  lugar: number
  nivel: Nivel
}

/** The levels of the states, or of the municipalities of one, without any figure. */
export async function readLevels(db: Db, { id }: Pick<Rodada, 'id'>, uf?: string): Promise<Levelled[]> {
  const digits = uf === undefined ? undefined : digitsOfUf(uf)
  const [first, last] = digits === undefined ? bounds.uf : [digits * 100_000, digits * 100_000 + 99_999]
  const rows = await db
    .select({ lugar: alertas.lugar, nivel: alertas.nivel })
    .from(alertas)
    .where(and(eq(alertas.rodadaId, id), isNotNull(alertas.nivel), sql`${alertas.lugar} between ${first} and ${last}`))
  return rows.map(({ lugar, nivel }) => ({ lugar, nivel: nivel as Nivel }))
}
