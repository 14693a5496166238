import type { PrimaryPlace, Services } from '../../engine/contract/handler.ts'
import type { Answering } from '../../engine/contract/request/contract.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Needed } from '../../platform/db/position.ts'
import type { Readings } from '../auditoria/readings.ts'
import { markRecent } from '../contas/recent.ts'
import type { Replicas } from './replicas.ts'

/** A handler that took longer is told of once more when it is done: what was written down before it may not last long enough. */
const LONG_MS = 20_000

type Note = Parameters<Readings['note']>

interface Used extends Pick<Services, 'db'> {
  readings: Readings
  replicas: Replicas
}

/**
 * Whether a replica or the primary answers, decided here and nowhere else: a replica answers what the contract marks `x-read: replica`.
 *
 * Whoever was answered by the primary must not be shown less by a replica afterwards, through whichever instance: what the caller has written, the end of a job, what
 * somebody else has changed and the caller has seen. So each such answer is written down for the account first (at most every half minute), and for two
 * minutes a replica answers the account only once it has carried out the log up to where the primary was when it was asked who calls. That place costs no question of
 * its own. Later the limit of the lag is enough, which is shorter.
 */
export function answeringFrom({ db, readings, replicas }: Used): Answering {
  async function fromPrimary<T>(usuarioId: number, { mustRenew }: PrimaryPlace, handle: () => Promise<T>): Promise<T> {
    if (mustRenew) await markRecent(db, usuarioId)
    const begun = performance.now()
    try {
      return await handle()
    } finally {
      // What was done is done: the answer does not fail for this.
      if (performance.now() - begun > LONG_MS) await markRecent(db, usuarioId).catch(() => {})
    }
  }

  return async ({ read }, caller, handle) => {
    // Without a token nothing is read from a replica, and nobody is known to be answered.
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
    const { answer, notes } = await replicas.read(neededBy(primary), onReplica, async () => ({
      answer: await onPrimary(),
      notes: [] as Note[]
    }))
    // Noted only now: what came to nothing on a replica and was read again is one reading.
    for (const note of notes) await readings.note(...note)
    return answer
  }
}

const neededBy = ({ lsn, at, isRecent }: PrimaryPlace): Needed => ({ lsn: isRecent ? lsn : null, at })
