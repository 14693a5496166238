/**
 * Reads single objects out of the bytes of a PDF, without following the file's structure. The bytes may be hostile, so
 * every search is bounded: a dictionary that does not end soon is `endless`, and nothing beyond that bound is read.
 * Names are decoded, because the same name can be written in many ways.
 */
/** An object of a PDF that has a dictionary, as a reader would find it. */
export interface PdfObject {
  /** The tokens of each key's value, with names decoded. */
  dictionary: Map<string, string[]>
  /** Where the data of its stream begin, or null for an object without a stream. */
  stream: number | null
  /** Where its dictionary ends. */
  end: number
}

/** No dictionary of a real file is longer. */
const MOST = 64 * 1024

const codeOf = (sign: string) => sign.charCodeAt(0)
const SPACES = new Set([0, 9, 10, 12, 13, 32])
const SIGNS = new Set([...'()<>[]{}/%'].map(codeOf))
const [OPEN, CLOSE, ESCAPE, LESS, MORE, SLASH, COMMENT] = [...'()\\<>/%'].map(codeOf)

/** Decodes a name, whose characters may be written as two hexadecimal digits. */
export const plainName = (name: string): string =>
  name.includes('#')
    ? name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : name

const isSpace = (code: number | undefined) => code !== undefined && SPACES.has(code)

function afterSpaces(content: Buffer, from: number): number {
  let at = from
  for (; isSpace(content[at]) || content[at] === COMMENT; at++)
    if (content[at] === COMMENT) while (at < content.length && content[at] !== 10 && content[at] !== 13) at++
  return at
}

/** Returns the position after a text, which ends with the bracket that closes its first one. */
function afterText(content: Buffer, from: number): number {
  let depth = 0
  for (let at = from; at < content.length; at++) {
    if (content[at] === ESCAPE) at++
    else if (content[at] === OPEN) depth++
    else if (content[at] === CLOSE && --depth === 0) return at + 1
  }
  return content.length
}

function afterWord(content: Buffer, from: number): number {
  let at = from + 1
  while (at < content.length && !SPACES.has(content[at] ?? 0) && !SIGNS.has(content[at] ?? 0)) at++
  return at
}

interface Token {
  text: string
  end: number
}

/** Returns the next token. Every text becomes the same token. */
export function tokenFrom(content: Buffer, from: number): Token {
  const at = afterSpaces(content, from)
  const code = content[at]
  if (code === OPEN) return { text: '()', end: afterText(content, at) }
  if ((code === LESS || code === MORE) && content[at + 1] === code)
    return { text: code === LESS ? '<<' : '>>', end: at + 2 }
  if (code === LESS) {
    const end = content.indexOf('>', at)
    return { text: '()', end: end === -1 ? content.length : end + 1 }
  }
  const isSign = code !== undefined && code !== SLASH && SIGNS.has(code)
  const end = isSign ? at + 1 : afterWord(content, at)
  const text = content.toString('latin1', at, end)
  return { text: code === SLASH ? plainName(text) : text, end }
}

/**
 * Reads the dictionary that begins at a position. Returns null where there is none, and `endless` where it does not end
 * soon.
 */
export function readObject(whole: Buffer, from: number): PdfObject | 'endless' | null {
  // Nothing is searched beyond this bound.
  const content = whole.subarray(0, from + MOST)
  let token = tokenFrom(content, from)
  if (token.text !== '<<') return null
  const dictionary = new Map<string, string[]>()
  let value: string[] | null = null
  for (let depth = 1; depth > 0; ) {
    if (token.end >= content.length) return 'endless'
    token = tokenFrom(content, token.end)
    const { text } = token
    if (text === '<<' || text === '[') depth++
    else if (text === '>>' || text === ']') depth--
    if (depth === 1 && text.startsWith('/') && value?.length !== 0) {
      value = []
      dictionary.set(text.slice(1), value)
    } else value?.push(text)
  }
  const next = tokenFrom(content, token.end)
  return { dictionary, stream: next.text === 'stream' ? afterBreak(whole, next.end) : null, end: token.end }
}

function afterBreak(content: Buffer, from: number): number {
  let at = from
  while (isSpace(content[at])) at++
  return at
}
