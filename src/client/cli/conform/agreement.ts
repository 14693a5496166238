import type { Language } from '../../client.ts'
import { operationsA, operationsB, RELEASE, VERSION } from '../../contract.ts'
import { type Document, type Documents, rowsOf } from './document.ts'
import type { Send } from './send.ts'

/** How the server's contract compares with that of this package. */
export interface Agreement {
  state: 'same' | 'newer' | 'older' | 'broken' | 'unknown'
  package: { release: number; version: string }
  server: { release: number | null; version: string | null }
  /** The release whose documents the answers are judged by. */
  judged: number | null
  /** Operations that this package has and the server lacks. */
  missing: string[]
  /** Changes since this package's release that can break programs, in the server's own words. */
  breaks: string[]
}

export class NoDocuments extends Error {}

/**
 * Fetches the documents to judge by: those of this package's release, or the current ones where the server lacks that
 * release.
 */
export async function agree(send: Send, language: Language): Promise<{ documents: Documents; agreement: Agreement }> {
  const present = await documentsAt(send, '/openapi')
  if (!present) throw new NoDocuments()
  const { 'x-release': release = null, 'x-release-version': version = null } = present.b.info
  const isLater = release !== null && release > RELEASE
  const former = isLater ? await documentsAt(send, `/openapi/releases/${RELEASE}`) : null
  const documents = former ?? present
  const missing = missingFrom(present)
  const breaks = isLater ? await breaksSince(send, language) : []
  return {
    documents,
    agreement: {
      state: stateOf(release, version, missing.length + breaks.length),
      package: { release: RELEASE, version: VERSION },
      server: { release, version },
      judged: former ? RELEASE : release,
      missing,
      breaks
    }
  }
}

async function documentsAt(send: Send, folder: string): Promise<Documents | null> {
  const read = async (letter: string): Promise<Document | null> => {
    const { status, body } = await send({ method: 'GET', path: `${folder}/description-${letter}.json` })
    const document = body as unknown as Document | undefined
    return status === 200 && document?.paths && document.info ? document : null
  }
  const [a, b] = [await read('a'), await read('b')]
  return a && b ? { a, b } : null
}

function stateOf(release: number | null, version: string | null, broken: number): Agreement['state'] {
  if (broken > 0) return 'broken'
  if (release === null) return 'unknown'
  if (release === RELEASE) return 'same'
  if (release < RELEASE) return 'older'
  return majorOf(version) === majorOf(VERSION) ? 'newer' : 'broken'
}

const majorOf = (version: string | null) => version?.split('.')[0]

function missingFrom(documents: Documents): string[] {
  const known = (letter: 'a' | 'b') => rowsOf(letter, documents[letter]).map(({ method, path }) => `${method} ${path}`)
  const [a, b] = [known('a'), known('b')]
  return [
    ...operationsA.filter((name) => !a.includes(name)).map((name) => `${name} (A)`),
    ...operationsB.filter((name) => !b.includes(name)).map((name) => `${name} (B)`)
  ]
}

interface History {
  releases?: { release: number; changes: { impact: string; text: Record<string, string> }[] }[]
}

async function breaksSince(send: Send, language: Language): Promise<string[]> {
  const { status, body } = await send({ method: 'GET', path: '/openapi/changes.json' })
  if (status !== 200) return []
  const { releases = [] } = (body ?? {}) as unknown as History
  return releases
    .filter(({ release }) => release > RELEASE)
    .flatMap(({ changes }) =>
      changes.filter(({ impact }) => impact === 'major').map(({ text }) => text[language] ?? '')
    )
}
