import { createHash } from 'node:crypto'

/** The orders of an extract: all cases by id; or, of changes, first what the log has and then changed cases. */
export type Phase = 'all' | 'log' | 'changed'

export interface Position {
  phase: Phase
  /** The last line's moment in milliseconds; 0 in the order of ids. */
  at: number
  id: number
}

export interface Cursor {
  /** From which moment on the next call has to ask for changes, as it was told with the first line. */
  settled: number
  /** Which parameters the extract was asked with. */
  digest: string
  position: Position
}

const letters: Record<Phase, string> = { all: 'i', log: 'm', changed: 'c' }
const phases = Object.fromEntries(Object.entries(letters).map(([phase, letter]) => [letter, phase as Phase]))
const FORM = /^1\.([0-9a-z]{1,9})\.([0-9a-f]{8})\.([imc])(\d{1,15})-(\d{1,15})$/

/** What all cursors of an answer begin with. */
export const cursorStart = ({ settled, digest }: Omit<Cursor, 'position'>): string =>
  `1.${settled.toString(36)}.${digest}.`

/** What stands behind that in all cursors of an order, before the moment and the id of the line. */
export const cursorPhase = (phase: Phase): string => letters[phase]
/** What stands between the moment and the id. */
export const CURSOR_BETWEEN = '-'

/** Reads a cursor, or returns null for anything else. */
export function readCursor(text: string): Cursor | null {
  const [whole, settled = '', digest = '', letter = '', at, id] = FORM.exec(text) ?? []
  const phase = phases[letter]
  if (whole === undefined || phase === undefined) return null
  return { settled: Number.parseInt(settled, 36), digest, position: { phase, at: Number(at), id: Number(id) } }
}

/** Tells extracts apart, so that a cursor does not go on in another one by mistake. It protects nothing. */
export const digestOf = (parameters: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(parameters).sort()))
    .digest('hex')
    .slice(0, 8)
