import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { limits } from './limits.ts'
import { damaged, UnreadableFile } from './unreadable.ts'

export interface XmlHandlers {
  /** Names come without their prefix. */
  open(name: string, attributes: Record<string, string>): void
  close(name: string): void
  text(text: string): void
}

/** Knows what may be left out after an end tag, because it says nothing. */
export interface Passing {
  /** The end tag, as the parser would see it. */
  tag: string
  /** Finds the next such tag with something to leave out behind it. Returns where it begins, or -1. */
  next(text: string, from: number): number
  /** Returns where that which begins here ends. */
  pass(text: string, from: number): number
}

/**
 * Feeds XML to its handlers chunk by chunk, so that the reader sets the pace. Input that would grow without end in
 * memory is refused.
 */
export function createXml(handlers: XmlHandlers, passing?: Passing): (chunk: Buffer | null) => void {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  /** Characters since the last tag: a text, an attribute or a comment that does not end. */
  let piece = 0
  let closed = false
  parser.on('opentag', (tag: SaxesTagPlain) => {
    piece = 0
    if (++depth > limits.xmlDepth) throw new UnreadableFile('sheet.damaged')
    handlers.open(local(tag.name), tag.attributes)
  })
  parser.on('closetag', (tag: SaxesTagPlain) => {
    piece = 0
    depth--
    closed = true
    handlers.close(local(tag.name))
  })
  parser.on('text', handlers.text)
  parser.on('cdata', handlers.text)
  parser.on('doctype', () => {
    throw new UnreadableFile('sheet.damaged')
  })
  /** In a comment or in CDATA the tag is none, and the parser does not see it close anything. */
  function feed(text: string): void {
    let from = 0
    for (let at = passing?.next(text, 0) ?? -1; passing && at >= 0; at = passing.next(text, from)) {
      parser.write(text.slice(from, at))
      closed = false
      parser.write(passing.tag)
      from = at + passing.tag.length
      if (closed) from = passing.pass(text, from)
    }
    parser.write(from === 0 ? text : text.slice(from))
  }
  return (chunk) => {
    try {
      const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
      piece += text.length
      feed(text)
      if (piece > limits.xmlPiece) throw new UnreadableFile('sheet.cell-long')
      if (!chunk) parser.close()
    } catch (error) {
      throw damaged(error)
    }
  }
}

function local(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

/** Reads a small part of a workbook to its end. */
export async function readXml(chunks: AsyncIterable<Buffer>, handlers: XmlHandlers, most: number): Promise<void> {
  const write = createXml(handlers)
  let read = 0
  for await (const chunk of chunks) {
    read += chunk.length
    if (read > most) throw new UnreadableFile('sheet.part-large', { limit: most / 2 ** 20 })
    write(chunk)
  }
  write(null)
}
