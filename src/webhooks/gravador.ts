import type { Db } from '../db/client.ts'
import { type Desfecho, gravarDesfechos, type Saude } from './desfechos.ts'

const ENOUGH = 400
const WAIT_MS = 100
/** While somebody waits: others may be about to. */
const SHORT_WAIT_MS = 10
const PER_WRITE = 500
const PAUSE_MS = 500
const LAST_TRIES = 10

export interface Gravador {
  anotar(desfecho: Desfecho): void
  /** Since when a webhook has had nothing but failures. */
  anotarSaude(id: string, falhandoDesde: Date | null): void
  /** Resolves when all that was noted so far is written (or, at the end, given up). */
  gravado(): Promise<void>
  /** While the database takes nothing, nothing more should be sent. */
  falhando(): boolean
  /** From now on it gives up after some tries. */
  encerrar(): void
}

interface GravadorOptions {
  db: Db
  problema(err: unknown): void
  bem(): void
  perdidos(err: unknown, quantos: number): void
}

/** Writes what came of attempts, many at a time: a statement for each would cost more than sending it. */
export function createGravador({ db, problema, bem, perdidos }: GravadorOptions): Gravador {
  const fila: Desfecho[] = []
  const saude = new Map<string, Saude>()
  const waiters: { until: number; resolve: () => void }[] = []
  let noted = 0
  let written = 0
  let writing = false
  let timer: NodeJS.Timeout | null = null
  /** How long the timer was set for. */
  let armed = 0
  let failures = 0
  let ending = false

  function plan(): void {
    if (writing) return
    if (fila.length >= ENOUGH) begin()
    else if (waiters.length > 0) arm(SHORT_WAIT_MS)
    else if (fila.length > 0 || saude.size > 0) arm(WAIT_MS)
  }

  function arm(ms: number): void {
    if (timer && armed <= ms) return
    if (timer) clearTimeout(timer)
    armed = ms
    timer = setTimeout(begin, ms)
  }

  function begin(): void {
    if (timer) clearTimeout(timer)
    timer = null
    void write()
  }

  async function write(): Promise<void> {
    writing = true
    do {
      const some = fila.slice(0, PER_WRITE)
      const changes = [...saude.values()]
      try {
        if (some.length > 0 || changes.length > 0) await gravarDesfechos(db, some, changes)
        if (failures > 0) bem()
        failures = 0
      } catch (err) {
        failures += 1
        problema(err)
        if (!ending || failures < LAST_TRIES) {
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
          continue
        }
        perdidos(err, some.length)
      }
      done(some.length, changes)
    } while (fila.length >= ENOUGH || failures > 0)
    writing = false
    plan()
  }

  function done(count: number, changes: Saude[]): void {
    fila.splice(0, count)
    written += count
    // What has changed again meanwhile is yet to be written.
    for (const change of changes) if (saude.get(change.id) === change) saude.delete(change.id)
    while (waiters.length > 0 && waiters[0]!.until <= written) waiters.shift()!.resolve()
  }

  return {
    anotar(desfecho) {
      fila.push(desfecho)
      noted += 1
      plan()
    },
    // Goes with the outcome that is noted next.
    anotarSaude(id, falhandoDesde) {
      saude.set(id, { id, falhando_desde: falhandoDesde?.toISOString() ?? null })
    },
    gravado() {
      if (noted === written) return Promise.resolve()
      return new Promise((resolve) => {
        waiters.push({ until: noted, resolve })
        plan()
      })
    },
    falhando: () => failures > 0,
    encerrar() {
      ending = true
    }
  }
}
