import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { inOneSnapshot } from '../../platform/db/lists/page.ts'
import { todayAt } from '../../platform/time/days.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { computeAll } from './compute/compute.ts'
import { type Due, dueOf, lastRodadas } from './compute/due.ts'
import { readData } from './compute/read.ts'
import { LATE, storeRodada } from './compute/store.ts'
import type { Tipo } from './estimate/rt.ts'
import { subidas } from './tables.ts'
import { emitSubidas, mailSubidas } from './tell.ts'

const EVERY_MS = 60_000
const IDLE_MS = 2 * 60_000
const TIPOS: Tipo[] = ['dengue', 'chikungunya', 'zika']

interface Services {
  db: Db
  now: () => Date
  config: { publicUrl: string }
  deliveries: { wake(): void }
}

/** Computes the levels of a disease if that is due. Returns how many places were computed, and how many levels rose. */
export async function computeTipo(
  { db, now, deliveries }: Services,
  tipo: Tipo
): Promise<{ places: number; risen: number }> {
  const em = now()
  const nothing = { places: 0, risen: 0 }
  const read = await readDue(db, tipo, em, async (tx) => (await dueOf(tx, [tipo], em)).get(tipo))
  if (!read) return nothing
  const { due, data } = read
  const computed = await computeAll(tipo, data)
  const { risen, tells } = await db.transaction(async (tx) => {
    const found = await storeRodada(tx, { tipo, dia: todayAt(em), em }, due, data, computed)
    return { risen: found, tells: found !== LATE && (await emitSubidas(tx, found, data.dadosAte)) }
  })
  if (tells) deliveries.wake()
  return risen === LATE ? nothing : { places: computed.length, risen: risen.length }
}

/** Reads in one snapshot whether a computation is due, and what it needs. */
const readDue = (db: Db, tipo: Tipo, em: Date, find: (tx: Db) => Promise<Due | undefined>) =>
  inOneSnapshot(db, async (tx) => {
    const due = await find(tx)
    // A million cases are read within seconds, but not within the limit of a request.
    await tx.execute(sql`set local statement_timeout = '10min'`)
    const data = due && (await readData(tx, tipo, todayAt(em)))
    return data && { due, data }
  })

/**
 * Computes what would have been shown at these moments, the oldest first, where nothing has been computed yet: for
 * cases of former weeks that were all loaded at once. Nobody is told of it.
 */
export async function computePast(db: Db, tipo: Tipo, moments: readonly Date[]): Promise<void> {
  const lastOf = async (tx: Db) => (await lastRodadas(tx, [tipo])).get(tipo) ?? null
  if (await lastOf(db)) return
  for (const em of moments) {
    // It differs from every mark of cases, so that the present is computed afterwards.
    const marca = `past ${todayAt(em)}`
    const read = await readDue(db, tipo, em, async (tx) => ({ last: await lastOf(tx), marca }))
    if (!read) continue
    const computed = await computeAll(tipo, read.data)
    await db.transaction(async (tx) => {
      await storeRodada(tx, { tipo, dia: todayAt(em), em }, read.due, read.data, computed)
      await tx.delete(subidas).where(eq(subidas.tipo, tipo))
    })
  }
}

/** Computes what is due: every disease once a day and after imports. */
export const computingOfAlerts: PeriodicWork<Services> = {
  name: 'levels of alert',
  everyMs: EVERY_MS,
  idleMs: IDLE_MS,
  atStart: true,
  run: async (services) => {
    const figures = { places: 0, risen: 0, mails: 0 }
    // Nothing is due nearly always, which two statements find out. A snapshot for each disease would take twelve.
    for (const tipo of (await dueOf(services.db, TIPOS, services.now())).keys()) {
      const { places, risen } = await computeTipo(services, tipo)
      figures.places += places
      figures.risen += risen
    }
    figures.mails = await mailSubidas(services)
    return figures
  }
}
