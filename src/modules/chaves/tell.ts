import { and, asc, gt, isNull, lte, sql } from 'drizzle-orm'
import { addressOf } from '../../core/contas/mails/address.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import { isActive } from '../../core/contas/rights/effective.ts'
import type { Language } from '../../engine/messages/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { WARN_DAYS } from './create.ts'
import { chaves } from './tables.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** Most keys of one turn. The others follow in the next. */
const MOST = 200

interface Services {
  db: Db
  now: () => Date
  config: { publicUrl: string }
}

/** Mails the owners of keys that end within a week, once for each. Returns how many were told. */
export async function tellOfEnds({ db, now, config }: Services): Promise<number> {
  return await db.transaction(async (tx) => {
    const moment = now()
    const endsSoon = and(
      isNull(chaves.avisadoEm),
      isNull(chaves.revogadoEm),
      gt(chaves.expiraEm, moment),
      lte(chaves.expiraEm, new Date(moment.getTime() + WARN_DAYS * DAY_MS))
    )
    // What another instance tells of is left to it.
    const due = await tx
      .select()
      .from(chaves)
      .where(endsSoon)
      .orderBy(asc(chaves.expiraEm))
      .limit(MOST)
      .for('update', { skipLocked: true })
    let told = 0
    for (const { id, donoId, nome, trecho, idioma, expiraEm } of due) {
      await tx.update(chaves).set({ avisadoEm: moment }).where(sql`${chaves.id} = ${id}`)
      const owner = (await isActive(tx, donoId)) ? await addressOf(tx, donoId) : null
      if (!owner) continue
      const dados = { chave: nome, trecho, expira: expiraEm.toISOString(), publicUrl: config.publicUrl }
      await tellOwner(tx, { now, language: idioma as Language }, owner, 'chave-expira', dados)
      told++
    }
    return told
  })
}

export const tellingOfEnds: PeriodicWork<Services> = {
  name: 'keys that end soon',
  everyMs: HOUR_MS,
  run: async (services) => ({ told: await tellOfEnds(services) })
}
