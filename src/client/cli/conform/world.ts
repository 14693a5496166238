import { searchesB } from '../../contract.ts'
import { type Documents, exampleOf, type Json, type Row, rowsOf } from './document.ts'
import { judge } from './judge.ts'
import { emptyNotes, type Kind, type Notes, type Reason } from './result.ts'
import type { Answer, Asked, Send } from './send.ts'

/** The service under test, and what is known about it so far. */
export interface World {
  rows: Row[]
  send: Send
  /** Null without a login. */
  token: string | null
  /** Answers to GET by path, so that no list is fetched twice for its ids. */
  seen: Map<string, Answer>
  notes: Map<Row, Notes>
}

export const createWorld = (documents: Documents, send: Send, token: string | null): World => {
  const rows = [...rowsOf('a', documents.a), ...rowsOf('b', documents.b)]
  return { rows, send, token, seen: new Map(), notes: new Map(rows.map((row) => [row, emptyNotes()])) }
}

export const isPublic = ({ operation }: Row): boolean => operation.security?.length === 0

/** Whether an operation reads without changing anything: a GET, or a list that is requested with a body. */
export const isReading = ({ method, path }: Row): boolean =>
  method === 'GET' || (method === 'POST' && Object.hasOwn(searchesB, path))

export const filled = (path: string, values: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

/** Returns the parameters that the operation requires. */
export const queryOf = ({ parameters }: Row): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((each) => each.in === 'query' && each.required)
      .map(({ name, example }) => [name, String(example ?? 'x')])
  )

export const jsonExample = ({ document, operation }: Row): Json | undefined =>
  exampleOf(document, operation.requestBody?.content['application/json'])

/** Sends a request, judges the answer and records the result. */
export async function attempt(
  world: World,
  row: Row,
  kind: Kind,
  asked: Omit<Asked, 'method'>,
  wanted: (status: number) => boolean
): Promise<Answer> {
  const answer = await world.send({ ...asked, method: row.method })
  const differences = judge(row, answer, wanted)
  notesOf(world, row).trials.push({ kind, status: answer.status, differences })
  return answer
}

export function notesOf(world: World, row: Row): Notes {
  const notes = world.notes.get(row)
  if (!notes) throw new Error(`${row.method} ${row.path} is not in the documents`)
  return notes
}

/** Records why the regular answer did not come. The first reason stays. */
export function note(world: World, row: Row, reason: Reason, detail = ''): void {
  const notes = notesOf(world, row)
  if (notes.reason === null) Object.assign(notes, { reason, detail })
}

/** Records a refusal that the contract declares. It speaks neither for nor against the service. */
export function noteRefusal(world: World, row: Row, answer: Answer): void {
  const { code } = ((answer.body as { error?: { code?: string } } | undefined)?.error ?? {}) as { code?: string }
  note(
    world,
    row,
    code === 'PERMISSION_DENIED' ? 'noPermission' : 'refused',
    [answer.status, code].filter(Boolean).join(' ')
  )
}
