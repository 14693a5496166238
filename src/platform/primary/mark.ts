/** What a server says about its log. Servers of one cluster have the same system, which is made with the cluster. */
export interface Server {
  system: string
  /** Every promotion begins a new timeline of the log. */
  timeline: number
  /** The end of its log. */
  position: bigint
  /**
   * The end of what it had when it was promoted, or when it recovered from a crash. Null where it was started in peace.
   */
  begun: bigint | null
}

/** The highest place in the log of a system that is known to be acknowledged. */
export interface Mark extends Omit<Server, 'system'> {
  /** How often a loss was accepted. A mark from before that counts no more. */
  era: number
}

/**
 * - fine: the server has what was acknowledged.
 * - behind: it lacks some of it.
 * - unproven: it has been promoted more than once, or restarted since, unseen. Its log is long enough.
 */
export type Verdict = 'fine' | 'behind' | 'unproven'

/**
 * Judges a primary by what was acknowledged. The length of its log proves nothing after a promotion: a server that
 * lacks much goes on writing, and its log is soon as long as the one that was lost. So what counts is how far its log
 * went when it was promoted.
 */
export function judge(mark: Mark | undefined, { timeline, position, begun }: Server): Verdict {
  if (!mark) return 'fine'
  if (timeline < mark.timeline || position < mark.position) return 'behind'
  const isSame = timeline === mark.timeline && begun === mark.begun
  if (!isSame && begun !== null && begun < mark.position) return 'behind'
  if (timeline === mark.timeline) return 'fine'
  return begun === null || timeline > mark.timeline + 1 ? 'unproven' : 'fine'
}

export const isHigher = (x: Mark, y: Mark): boolean =>
  x.era !== y.era ? x.era > y.era : x.timeline !== y.timeline ? x.timeline > y.timeline : x.position > y.position

/** Reads a position in the way in which PostgreSQL writes it: two hexadecimal numbers of 32 bits. */
export function readPosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const writePosition = (position: bigint): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()

const hex = (value: number | bigint, digits: number) => value.toString(16).padStart(digits, '0')
const NEVER = '-'

/** Writes a mark as a text whose order as a text is its order as a mark. */
export const writeMark = ({ era, timeline, position, begun }: Mark): string =>
  [hex(era, 8), hex(timeline, 8), hex(position, 16), begun === null ? NEVER : hex(begun, 16)].join('.')

/** Reads such a text. Returns undefined for any other, which a later version may have written. */
export function readMark(text: string): Mark | undefined {
  if (!/^[0-9a-f]{8}\.[0-9a-f]{8}\.[0-9a-f]{16}\.(-|[0-9a-f]{16})$/.test(text)) return undefined
  const [era = '', timeline = '', position = '', begun = ''] = text.split('.')
  return {
    era: Number.parseInt(era, 16),
    timeline: Number.parseInt(timeline, 16),
    position: BigInt(`0x${position}`),
    begun: begun === NEVER ? null : BigInt(`0x${begun}`)
  }
}
