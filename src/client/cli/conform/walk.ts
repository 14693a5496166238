import type { Json, Row } from './document.ts'
import type { Step } from './journeys.ts'
import type { Answer, Asked } from './send.ts'
import { attempt, filled, jsonExample, note, noteRefusal, notesOf, queryOf, type World } from './world.ts'

const isNoFailure = (status: number) => status < 500 && status !== 401

/**
 * Walks through a journey. A step that needs something an earlier step could not create is left out. What was created
 * is removed.
 */
export async function walk(world: World, steps: Step[], isMeant: (row: Row) => boolean): Promise<void> {
  const found = steps.map((step) => ({ step, row: rowOf(world, step) }))
  if (!found.some(({ row }) => row && isMeant(row))) return
  const known: Record<string, string> = {}
  for (const { step, row } of found) {
    if (!row) continue
    if (Object.values(step.path ?? {}).every((name) => name in known)) await take(world, row, step, known)
    else note(world, row, 'noId')
  }
}

const rowOf = (world: World, { letter, call }: Step): Row | undefined =>
  world.rows.find((row) => row.letter === letter && `${row.method} ${row.path}` === call)

async function take(world: World, row: Row, step: Step, known: Record<string, string>): Promise<void> {
  const notes = notesOf(world, row)
  // A reading that found no record before finds this one.
  notes.reason = null
  const asked = askedOf(world, row, step, known)
  const answer = await attempt(world, row, 'answer', asked, isNoFailure)
  if (answer.status >= 300 && notes.trials.at(-1)?.differences.length === 0) {
    notes.trials.pop()
    noteRefusal(world, row, answer)
  }
  if (answer.status >= 300) return
  for (const [name, field] of Object.entries(step.take ?? {})) {
    const value = field
      .split('.')
      .reduce<Json | undefined>((node, key) => (node as { [key: string]: Json })?.[key], answer.body)
    if (value !== undefined && value !== null) known[name] = String(value)
  }
  if (step.isRepeated) await repeat(world, row, asked, answer)
}

function askedOf(world: World, row: Row, step: Step, known: Record<string, string>): Omit<Asked, 'method'> {
  const values = Object.fromEntries(Object.entries(step.path ?? {}).map(([name, from]) => [name, known[from] ?? '']))
  return {
    path: filled(row.path, values),
    query: { ...queryOf(row), ...step.query },
    body: step.body?.((jsonExample(row) ?? {}) as { [key: string]: Json }, known),
    token: world.token,
    headers: step.isRepeated ? { 'Idempotency-Key': `conform-${crypto.randomUUID()}` } : {}
  }
}

/** Repeats a request with the same key. The first answer has to come again, marked as a repetition. */
async function repeat(world: World, row: Row, asked: Omit<Asked, 'method'>, first: Answer): Promise<void> {
  const again = await attempt(world, row, 'repeated', asked, (status) => status === first.status)
  const trial = notesOf(world, row).trials.at(-1)
  const replayed = again.headers.get('idempotency-replayed')
  if (replayed !== 'true')
    trial?.differences.push({ what: 'header', at: 'Idempotency-Replayed', expected: 'true', got: replayed ?? '-' })
  if (JSON.stringify(again.body) !== JSON.stringify(first.body))
    trial?.differences.push({ what: 'body', at: '/', expected: 'the first answer', got: 'another' })
}
