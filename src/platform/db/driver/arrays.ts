import type { PostgresType } from 'postgres'

// The driver can ask the server for its array types at each connect, but a connection that is lost during that question
// causes an unhandled rejection. The built-in types have fixed numbers, so they are listed here instead.
const elementParsers: Record<number, (text: string) => unknown> = {
  1005: Number, // int2[]
  1007: Number, // int4[]
  1021: Number, // float4[]
  1022: Number, // float8[]
  1000: (text) => text === 't', // boolean[]
  199: JSON.parse, // json[]
  3807: JSON.parse, // jsonb[]
  1003: String, // name[]
  1009: String, // text[]
  1014: String, // char[]
  1015: String, // varchar[]
  1016: String, // int8[]: strings, like a single int8
  1231: String, // numeric[]
  2951: String, // uuid[]
  1115: (text) => new Date(text), // timestamp[]
  1182: (text) => new Date(text), // date[]
  1185: (text) => new Date(text) // timestamptz[]
}

export const arrayTypes: Record<string, PostgresType> = Object.fromEntries(
  Object.entries(elementParsers).map(([oid, parse]) => [
    `array${oid}`,
    {
      to: Number(oid),
      from: [Number(oid)],
      serialize: serializeArray,
      parse: (text: string) => parseArray(text, parse)
    }
  ])
)

/**
 * Builds PostgreSQL's array literal. A text is taken for a finished literal, because drizzle's array columns pass one.
 */
export function serializeArray(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const items = value.map((item) => {
    if (item === null || item === undefined) return 'NULL'
    if (typeof item === 'number') return item
    return Array.isArray(item) ? serializeArray(item) : `"${elementText(item).replace(/["\\]/g, '\\$&')}"`
  })
  return `{${items.join(',')}}`
}

function elementText(item: unknown): string {
  if (item instanceof Date) return item.toISOString()
  if (Buffer.isBuffer(item)) return `\\x${item.toString('hex')}`
  return typeof item === 'object' ? JSON.stringify(item) : String(item)
}

/** The closing quote is always present. Marking it optional keeps the expression from backtracking to look for it. */
const token = /[{}]|"((?:[^"\\]|\\.)*)"?|([^{},"\\]+)/gs

/** What makes an array's text more than a list of words: quotes, inner arrays and bounds. */
const isMarked = /["\\[]|(?!^)\{/

export function parseArray(text: string, parse: (element: string) => unknown): unknown[] {
  // The 60 permissions of an account, which come with each request, take 5 µs so, and 32 µs in the way below.
  if (text.length > 2 && !isMarked.test(text))
    return text
      .slice(1, -1)
      .split(',')
      .map((each) => (each === 'NULL' ? null : parse(each)))
  const root: unknown[] = []
  const open = [root]
  // Arrays whose bounds do not start at one are printed as [2:3]={...}.
  for (const [mark, quoted, plain] of text.slice(text.indexOf('{')).matchAll(token)) {
    const current = open.at(-1) ?? root
    if (mark === '{') {
      const inner: unknown[] = []
      current.push(inner)
      open.push(inner)
    } else if (mark === '}') open.pop()
    else if (quoted !== undefined) current.push(parse(quoted.replace(/\\(.)/gs, '$1')))
    else current.push(plain === 'NULL' ? null : parse(plain ?? ''))
  }
  return root[0] as unknown[]
}
