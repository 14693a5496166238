import type { Part, Survey } from './survey.ts'

/** Returns what is wrong with a part, as the beginning of a sentence. */
export function faultOf({ name, upTo, count, path, fault }: Part): string {
  switch (fault?.kind) {
    case 'missing':
      return count === 1
        ? `Part ${name} of the archived log is missing`
        : `${count} parts of the archived log are missing, ${name} to ${upTo}`
    case 'swapped':
      return `Part ${name} of the archived log holds the contents of part ${fault.holds} (${path})`
    case 'foreign':
      return `Part ${name} of the archived log was written by another database (${path})`
    default:
      return `Part ${name} of the archived log is damaged (${path})`
  }
}

export interface Gap {
  /** What is wrong, in a sentence. */
  fault: string
  /** What comes after it, in a sentence. */
  after: string
  /** The first part that cannot be used. */
  name: string
  /** When the last part before it was copied. Null where there is none. */
  reachesTo: Date | null
}

/** Describes the first part that cannot be used, and what is lost behind it. Returns null for a whole log. */
export function gapIn({ parts, strays }: Survey): Gap | null {
  const at = parts.findIndex(({ fault }) => fault !== null)
  if (at < 0) return strays.length > 0 ? historyGap(parts, strays) : null
  const behind = parts.slice(at + 1)
  const usable = behind.filter(({ fault }) => fault === null)
  const others = behind.length - usable.length
  return {
    fault: `${faultOf(parts[at]!)}.`,
    after: [afterwards(usable), ...(others > 0 ? [`${others} more of them cannot be used.`] : [])].join(' '),
    name: parts[at]!.name,
    reachesTo: parts[at - 1]?.at ?? null
  }
}

function afterwards(parts: Part[]): string {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return 'No part lies after it.'
  const which =
    parts.length === 1 ? `1 part, ${first.name}, lies` : `${parts.length} parts, ${first.name} to ${last.name}, lie`
  return `${which} after it and would reach to about ${momentOf(last.at)}.`
}

function historyGap(parts: Part[], strays: string[]): Gap {
  const history = `${strays.at(-1)!.slice(0, 8)}.history`
  return {
    fault: `${history} is missing from the archived log.`,
    after: `Without it ${strays.length === 1 ? `part ${strays[0]}` : `${strays.length} parts, ${strays[0]} to ${strays.at(-1)},`} cannot be used.`,
    name: strays[0]!,
    reachesTo: parts.at(-1)?.at ?? null
  }
}

export const momentOf = (moment: Date | null): string => moment?.toISOString() ?? 'an unknown moment'
