import type { PrimaryPlace, Services } from '../../engine/contract/handler.ts'
import type { Answering } from '../../engine/contract/request/contract.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Needed } from '../../platform/db/position.ts'
import type { Readings } from '../auditoria/readings.ts'
import { markRecent } from '../contas/recent.ts'
import type { Replicas } from './replicas.ts'

/**
 * After a handler that took longer than this, the mark is renewed, because the earlier one may not last long enough.
 */
const LONG_MS = 20_000

type Note = Parameters<Readings['note']>

interface Used extends Pick<Services, 'db'> {
  readings: Readings
  replicas: Replicas
}

/**
 * Decides whether a replica or the primary answers; no other place does. A replica answers what the contract marks
 * `x-read: replica`.
 *
 * A caller that was answered by the primary must not see less from a replica afterwards, through any instance: what the
 * caller has written, the end of a job, or a change by somebody else that the caller has seen. So each such answer is
 * first recorded for the account (at most every half minute). For two minutes, a replica answers the account only once
 * it has applied the log up to where the primary was when the caller was identified. That position costs no extra
 * query. Later the limit of the lag is enough, which is shorter.
 */
export function answeringFrom({ db, readings, replicas }: Used): Answering {
  async function fromPrimary<T>(usuarioId: number, { mustRenew }: PrimaryPlace, handle: () => Promise<T>): Promise<T> {
    if (mustRenew) await markRecent(db, usuarioId)
    const begun = performance.now()
    try {
      return await handle()
    } finally {
      // The work is done, so the answer does not fail because of this.
      if (performance.now() - begun > LONG_MS) await markRecent(db, usuarioId).catch(() => {})
    }
  }

  return async ({ read }, caller, handle, within) => {
    // Without a token nothing is read from a replica, and there is no account to mark.
    if (!caller?.primary) return await handle()
    const { id, primary } = caller
    const onPrimary = () => fromPrimary(id, primary, () => handle())
    if (read !== 'replica' || primary.lsn === null) return await onPrimary()
    const onReplica = async (on: Db) => {
      const notes: Note[] = []
      const noting = { ...readings, note: async (...note: Note) => void notes.push(note) }
      const answer = await handle({ db: on, readings: noting })
      return { answer, notes }
    }
    const { answer, notes } = await replicas.read(
      neededBy(primary),
      onReplica,
      async () => ({ answer: await onPrimary(), notes: [] as Note[] }),
      within?.meter
    )
    // Noted only now, so that a read that failed on a replica and was repeated counts once.
    for (const note of notes) await readings.note(...note)
    return answer
  }
}

const neededBy = ({ lsn, at, isRecent }: PrimaryPlace): Needed => ({ lsn: isRecent ? lsn : null, at })
