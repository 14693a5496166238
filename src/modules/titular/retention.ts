import { audit } from '../../core/auditoria/record.ts'
import { findRemovedBefore } from '../../core/contas/own-data.ts'
import { deleteUsuario, lockUsuario } from '../../core/contas/queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Files } from '../../platform/files/store.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'
import { removeDeletedCasos } from '../agravos/record/retention.ts'

const HOUR_MS = 3600_000
const AT_ONCE = 200
/** The most batches of one run. What is left over is removed in the next hour. */
const BATCHES = 100

export interface RetentionSettings {
  /** Deleted cases and removed accounts are removed for good after this many days. */
  retentionDays: number
}

interface Retention {
  db: Db
  files: Files
  now: () => Date
  config: RetentionSettings
}

/** Removes for good the cases, with their attachments, and the accounts that were removed `retentionDays` ago. */
export async function forgetOld(services: Retention): Promise<{ casos: number; usuarios: number }> {
  const before = new Date(services.now().getTime() - services.config.retentionDays * 24 * HOUR_MS)
  return {
    casos: await inBatches(() => removeDeletedCasos(services, before, AT_ONCE)),
    usuarios: await inBatches(() => removeOldUsuarios(services, before))
  }
}

async function inBatches(batch: () => Promise<number>): Promise<number> {
  let removed = 0
  for (let i = 0; i < BATCHES; i++) {
    const some = await batch()
    removed += some
    if (some === 0) break
  }
  return removed
}

async function removeOldUsuarios({ db, files, now }: Retention, before: Date): Promise<number> {
  let removed = 0
  for (const { id, foto } of await findRemovedBefore(db, before, AT_ONCE)) {
    if (foto) await files.remove(foto)
    removed += await db.transaction(async (tx) => {
      const target = await lockUsuario(tx, id)
      // The account may have been restored in the meantime.
      if (!target?.removidoEm || target.ativo || target.removidoEm >= before) return 0
      await deleteUsuario(tx, id)
      const service = { caller: null, ip: null, requestId: null, now }
      await audit(tx, service, 'usuario.removido', { tipo: 'usuario', id }, { motivo: 'retencao' })
      return 1
    })
  }
  return removed
}

/** Several instances may run this at the same time: each removes what the others have left. */
export const retention: PeriodicWork<Retention> = {
  name: 'forgetting what was removed',
  everyMs: HOUR_MS,
  atStart: true,
  run: forgetOld
}
