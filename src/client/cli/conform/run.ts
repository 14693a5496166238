import type { Language } from '../../client.ts'
import { type Agreement, agree } from './agreement.ts'
import type { Row } from './document.ts'
import { journeys } from './journeys.ts'
import { type Result, resultOf } from './result.ts'
import { LongPause, type Send } from './send.ts'
import { tryReading } from './trials.ts'
import { walk } from './walk.ts'
import { createWorld, isPublic, isReading, note, notesOf, type World } from './world.ts'

export interface Wanted {
  token: string | null
  language: Language
  /** Whether the run may create, change and remove things. */
  writes: boolean
  /** Methods, operationIds or beginnings of paths. An empty list selects all. */
  only: string[]
  onProgress?(done: number, all: number, row: Row): void
}

export interface Outcome {
  agreement: Agreement
  results: Result[]
  isGood: boolean
}

/** Sends a service every possible request, and reports where its answers deviate from the contract. */
export async function conform(send: Send, wanted: Wanted): Promise<Outcome> {
  const { documents, agreement } = await agree(send, wanted.language)
  const world = createWorld(documents, send, wanted.token)
  const rows = world.rows.filter((row) => isMeant(row, wanted.only))
  try {
    if (wanted.writes && wanted.token !== null)
      for (const steps of journeys(markOf())) await walk(world, steps, (row) => rows.includes(row))
    for (const [i, row] of rows.entries()) {
      wanted.onProgress?.(i, rows.length, row)
      await tryReading(world, row)
    }
  } catch (error) {
    if (!(error instanceof LongPause)) throw error
    for (const row of rows) note(world, row, 'limit', `${error.seconds} s`)
  }
  const results = rows.map((row) => resultOf(row, notesOf(world, finished(world, row, wanted))))
  const isGood = agreement.state !== 'broken' && results.every(({ state }) => state !== 'differs')
  return { agreement, results, isGood }
}

/** Completes the reason of an untried operation. What even `--writes` does not try is left for people. */
function finished(world: World, row: Row, { writes }: Wanted): Row {
  const notes = notesOf(world, row)
  if (writes && notes.reason === 'writes' && !isReading(row)) notes.reason = world.token ? 'byHand' : 'noSession'
  if (!writes && notes.reason === 'writes' && !world.token && !isPublic(row)) notes.reason = 'noSession'
  return row
}

const isMeant = ({ method, path, operation }: Row, only: string[]) =>
  only.length === 0 ||
  only.some(
    (each) => each === method || each === operation.operationId || (each.startsWith('/') && path.startsWith(each))
  )

/** Makes the mark that is in every name this run creates. */
const markOf = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 100).toString().padStart(2, '0')).join('')
