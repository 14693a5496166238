import { Readable } from 'node:stream'
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../generated/description-b.json' with { type: 'json' }
import type { Download } from '../../src/engine/contract/handler.ts'
import { type Described, type Entry, entriesOf, type Media } from '../../src/platform/docs/pages/described.ts'

/** What a client asks for in the header `Prefer` (RFC 7240): a status, or an example by its name. */
export interface Preference {
  code?: number
  example?: string
}

/** Reads a header like `code=404, example=semPermissao`. Anything else is ignored. */
export function preferenceOf(header: string | undefined): Preference {
  const [, code] = /\bcode=(\d{3})\b/.exec(header ?? '') ?? []
  const [, example] = /\bexample="?([\w-]+)/.exec(header ?? '') ?? []
  return { ...(code ? { code: Number(code) } : {}), ...(example ? { example } : {}) }
}

export interface Answer {
  status: number
  body: unknown
}

const entries = new Map(
  [...entriesOf('a', descriptionA as object as Described), ...entriesOf('b', descriptionB as object as Described)].map(
    (entry) => [`${entry.letter} ${entry.operation.operationId}`, entry]
  )
)

/**
 * Returns the answer that the document shows: that of success, or the one asked for. Null when the document has no such
 * answer.
 */
export function exampleOf(letter: 'a' | 'b', operationId: string, wanted: Preference): Answer | null {
  const { operation, follow } = entries.get(`${letter} ${operationId}`) as Entry
  const statuses = Object.keys(operation.responses).map(Number)
  const status =
    wanted.code ?? wantedStatus(operation, follow, wanted) ?? Math.min(...statuses.filter((each) => each < 300))
  const given = operation.responses[status]
  if (!given) return null
  const [first] = Object.entries(follow(given).content ?? {})
  if (!first) return { status, body: undefined }
  const [type, media] = first
  const value = exampleIn(media, follow, wanted.example)
  if (value === undefined) return null
  return { status, body: type === 'application/json' ? value : download(type, String(value)) }
}

/** The values of `Prefer` that a client may use. */
export function shownBy(letter: 'a' | 'b', operationId: string): string[] {
  const { operation, follow } = entries.get(`${letter} ${operationId}`) as Entry
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const names = Object.values(follow(response).content ?? {}).flatMap((media) => Object.keys(media.examples ?? {}))
    return [`code=${status}`, ...names.map((name) => `example=${name}`)]
  })
}

/** The status that has an example of this name. */
function wantedStatus(
  operation: Entry['operation'],
  follow: Entry['follow'],
  { example }: Preference
): number | undefined {
  if (example === undefined) return undefined
  const found = Object.entries(operation.responses).find(([, response]) =>
    Object.values(follow(response).content ?? {}).some((media) => example in (media.examples ?? {}))
  )
  return found ? Number(found[0]) : undefined
}

function exampleIn({ example, examples = {} }: Media, follow: Entry['follow'], name: string | undefined): unknown {
  const named = name === undefined ? Object.values(examples)[0] : examples[name]
  return named ? follow(named).value : name === undefined ? example : undefined
}

function download(contentType: string, text: string): Download {
  const bytes = Buffer.from(text)
  return { stream: Readable.from([bytes]), size: bytes.length, contentType }
}
