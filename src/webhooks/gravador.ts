import type { Db } from '../db/client.ts'
import { type Desfecho, gravarDesfechos, type Saude } from './fila.ts'

const ENOUGH = 100
const WAIT_MS = 100
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
  let failures = 0
  let ending = false

  function begin(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (!writing) void write()
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
    } while (waiters.length > 0 || fila.length >= ENOUGH || failures > 0)
    writing = false
    if (fila.length > 0 || saude.size > 0) timer ??= setTimeout(begin, WAIT_MS)
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
      if (fila.length >= ENOUGH) begin()
      else timer ??= setTimeout(begin, WAIT_MS)
    },
    // Goes with the outcome that is noted next.
    anotarSaude(id, falhandoDesde) {
      saude.set(id, { id, falhando_desde: falhandoDesde?.toISOString() ?? null })
    },
    gravado() {
      if (noted === written) return Promise.resolve()
      return new Promise((resolve) => {
        waiters.push({ until: noted, resolve })
        begin()
      })
    },
    falhando: () => failures > 0,
    encerrar() {
      ending = true
    }
  }
}
