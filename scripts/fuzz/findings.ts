import { curlOf } from './curl.ts'
import type { Exchange, Fuzzer } from './fuzzer.ts'
import type { Problem } from './judge.ts'
import { shrunk } from './shrink.ts'
import type { Story } from './story.ts'

export interface Finding {
  key: string
  title: string
  /** Commands that reproduce it. */
  commands: string[]
  /** The number of the request that showed it first. */
  at: number
  count: number
}

const keyOf = ({ kind, operation, text }: Problem) => `${operation}: ${kind} ${/\b\d{3}\b/.exec(text)?.[0] ?? ''}`

/** Collects findings. The first of each sort is made as small as possible. */
export function collectionOf(fuzzer: Fuzzer, onFound: (finding: Finding) => void) {
  const all = new Map<string, Finding>()
  const keep = (finding: Finding) => {
    all.set(finding.key, finding)
    onFound(finding)
  }
  const isKnown = (key: string): boolean => {
    const known = all.get(key)
    if (known) known.count++
    return known !== undefined
  }
  return {
    all: () => [...all.values()],
    async add({ request, sent, problems }: Exchange, at: number): Promise<void> {
      const [problem] = problems
      if (!problem || isKnown(keyOf(problem))) return
      const key = keyOf(problem)
      let shown = { sent, problem }
      let isSure = false
      const shows = async (smaller: typeof request) => {
        const again = await fuzzer.deliver(smaller)
        const same = again.problems.find((each) => keyOf(each) === key)
        if (same) shown = { sent: again.sent, problem: same }
        return same !== undefined
      }
      isSure = await shows(request)
      // A busy machine may have been slow just once.
      if (!isSure && problem.kind === 'slow') return
      if (isSure) await shrunk(request, shows)
      const title = `${shown.problem.operation}: ${shown.problem.text}${isSure ? '' : ' (it did not happen again when the request was repeated)'}`
      keep({ key, title, commands: [curlOf(shown.sent, request.who)], at, count: 1 })
    },
    async addStory({ name, steps, wrong }: Story, at: number): Promise<void> {
      if (!wrong) return
      const key = `${name}: ${wrong.operation} ${wrong.text}`
      if (isKnown(key)) return
      const commands = steps.map(
        ({ sent, request, answer }) => `${curlOf(sent, request.who)}  # ${answer?.status ?? 'none'}`
      )
      keep({ key, title: `${wrong.operation}: ${wrong.text} (${name})`, commands, at, count: 1 })
    }
  }
}
