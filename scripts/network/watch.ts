import type { Phase } from './plan.ts'

/** Recognises the phase of one connection by what goes through it. */
export interface Watch {
  /** Returns the phase that a chunk of the client belongs to, if it is one of those. */
  fromClient(chunk: Buffer): Extract<Phase, 'middle' | 'before-commit'> | null
  fromServer(chunk: Buffer): void
  isIdle(): boolean
}

/** A protocol in which every question has an answer: Redis and HTTP. Each question is in the middle of a request. */
export function watchAnswers(): Watch {
  let isAsked = false
  return {
    fromClient() {
      isAsked = true
      return 'middle'
    },
    fromServer() {
      isAsked = false
    },
    isIdle: () => !isAsked
  }
}

/** The content of a mail, which follows the command DATA, is the middle of its work. */
export function watchSmtp(): Watch {
  let isAsked = true
  let isContent = false
  return {
    fromClient(chunk) {
      isAsked = true
      const isMiddle = isContent
      isContent = /^DATA\r\n/im.test(chunk.toString('latin1'))
      return isMiddle ? 'middle' : null
    },
    fromServer() {
      isAsked = false
    },
    isIdle: () => !isAsked
  }
}

const COMMIT = /^\s*commit\b/i
const ROLLBACK = /^\s*rollback\b/i
const READY = 'Z'

/** Follows the messages of PostgreSQL. It does not understand encrypted connections. */
export function watchPostgres(): Watch {
  const asked = splitter(true)
  const answered = splitter(false)
  const prepared = new Map<string, string>()
  /** The state of the transaction, as the server last named it: I, T or E. Empty while something is asked. */
  let state = ''
  let isInTransaction = false

  /** The text that a message of the client carries or names. */
  function textOf({ type, body }: Message): string {
    const [first = '', second = ''] = body.toString('latin1').split('\0')
    if (type === 'P') prepared.set(first, second)
    if (type === 'P') return second
    if (type === 'B') return prepared.get(second) ?? ''
    return type === 'Q' ? first : ''
  }

  return {
    fromClient(chunk) {
      const texts = asked(chunk).map(textOf)
      state = ''
      if (texts.some((text) => COMMIT.test(text))) return 'before-commit'
      return isInTransaction && !texts.some((text) => ROLLBACK.test(text)) ? 'middle' : null
    },
    fromServer(chunk) {
      for (const { type, body } of answered(chunk)) if (type === READY) state = body.toString('latin1')
      if (state !== '') isInTransaction = state !== 'I'
    },
    isIdle: () => state === 'I'
  }
}

interface Message {
  type: string
  body: Buffer
}

/**
 * Returns a function that cuts a stream into messages: a letter, the length of what follows including itself, and the
 * content. The first message of a client has no letter.
 */
function splitter(isClient: boolean): (chunk: Buffer) => Message[] {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = isClient
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: Message[] = []
    for (;;) {
      const at = isFirst ? 0 : 1
      if (rest.length < at + 4) return messages
      const end = at + rest.readUInt32BE(at)
      if (rest.length < end) return messages
      messages.push({ type: isFirst ? '' : String.fromCharCode(rest[0]!), body: rest.subarray(at + 4, end) })
      rest = rest.subarray(end)
      isFirst = false
    }
  }
}
