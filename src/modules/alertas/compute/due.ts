import { desc } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { todayAt } from '../../../platform/time/days.ts'
import { markOfCasos } from '../../agravos/statistics/by-week.ts'
import { lastImportAt } from '../../importacao/queries.ts'
import type { Tipo } from '../estimate/rt.ts'
import { rodadas } from '../tables.ts'
import { VERSION } from './compute.ts'

export type Rodada = typeof rodadas.$inferSelect

/** The last computation of each disease that has one. */
export async function lastRodadas(db: Db, tipos: string[]): Promise<Map<string, Rodada>> {
  const rows = await db
    .selectDistinctOn([rodadas.tipo])
    .from(rodadas)
    .where(oneOf(rodadas.tipo, tipos))
    .orderBy(rodadas.tipo, desc(rodadas.id))
  return new Map(rows.map((rodada) => [rodada.tipo, rodada]))
}

export interface Due {
  last: Rodada | null
  marca: string
}

/**
 * Which diseases are to be computed: once a day, and after each import, if their cases have changed since. A disease
 * without any case is not.
 */
export async function dueOf(db: Db, tipos: Tipo[], now: Date): Promise<Map<Tipo, Due>> {
  const lasts = await lastRodadas(db, tipos)
  const ofToday = (last: Rodada | undefined): last is Rodada =>
    last !== undefined && last.versao === VERSION && last.dia >= todayAt(now)
  const imported = [...lasts.values()].some(ofToday) ? await lastImportAt(db) : null
  const asked = tipos.filter((tipo) => {
    const last = lasts.get(tipo)
    return !ofToday(last) || (imported !== null && imported >= last.em)
  })
  const due = new Map<Tipo, Due>()
  if (asked.length === 0) return due
  const { changed, cases } = await markOfCasos(db, asked)
  for (const tipo of asked) {
    const last = lasts.get(tipo) ?? null
    const n = cases.get(tipo) ?? 0
    const marca = `${VERSION} ${n} ${changed}`
    if (last?.marca !== marca && (last !== null || n > 0)) due.set(tipo, { last, marca })
  }
  return due
}
