/*
 * Written by hand, without pino-pretty: that prints an error over many lines and an object over several, and one line
 * for each entry takes no more than this page.
 */

const LEVELS: Record<number, [name: string, colour: number]> = {
  10: ['TRACE', 90],
  20: ['DEBUG', 90],
  30: ['INFO', 32],
  40: ['WARN', 33],
  50: ['ERROR', 31],
  60: ['FATAL', 35]
}
const GREY = 90
/** What every line has, or what is the same in all of them. */
const LEFT_OUT = new Set(['level', 'time', 'pid', 'hostname', 'msg'])

type Entry = Record<string, unknown>

/** Puts a line of the log into the words of a terminal: time, level, message, fields; one line, whatever is in it. */
export function forPeople(line: string, colours: boolean): string {
  const entry = JSON.parse(line) as Entry
  const paint = (text: string, colour: number) => (colours ? `\u001b[${colour}m${text}\u001b[39m` : text)
  const [level, colour] = LEVELS[entry.level as number] ?? ['INFO', GREY]
  const { text, rest } = saying(entry)
  const fields = Object.entries(rest).map(([name, value]) => ` ${paint(`${name}=`, GREY)}${plain(value)}`)
  return `${paint(timeOf(entry.time as number), GREY)} ${paint(level.padEnd(5), colour)} ${oneLine(text)}${fields.join('')}\n`
}

/** Returns the sentence of an entry, and the fields that are not told by it. */
function saying(entry: Entry): { text: string; rest: Entry } {
  const fields = Object.fromEntries(Object.entries(entry).filter(([name]) => !LEFT_OUT.has(name)))
  const { req, res, ms, ...rest } = fields as { req?: Entry; res?: Entry; ms?: number } & Entry
  if (entry.msg !== 'request' || !req || !res) return { text: String(entry.msg ?? ''), rest: fields }
  return { text: `${req.method} ${req.path} ${res.status} ${ms} ms`, rest: { ip: req.ip, ...rest } }
}

/** Shows the type, the sentence and the first place of an error; anything else as its value, quoted where needed. */
function plain(value: unknown): string {
  if (typeof value === 'string') return /^[^\s"=]+$/.test(value) ? oneLine(value) : oneLine(JSON.stringify(value))
  const { type, message, stack } = (value ?? {}) as Record<string, unknown>
  if (typeof type !== 'string' || typeof message !== 'string') return oneLine(JSON.stringify(value))
  const [place] = String(stack ?? '').split('\n')
  return oneLine(`"${type}: ${message}" ${place?.trim() ?? ''}`.trimEnd())
}

/** Keeps a path or a name that a stranger has sent from moving the cursor, or from turning the text around. */
const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (sign) =>
    sign === '\n' ? ' | ' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  )

function timeOf(time: number): string {
  const at = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  const clock = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')
  return `${clock}.${String(at.getMilliseconds()).padStart(3, '0')}`
}
