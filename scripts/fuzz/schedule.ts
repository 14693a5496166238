import { boundaries } from './boundary.ts'
import type { Target } from './contract.ts'
import type { Exchange } from './fuzzer.ts'
import { hostileRequest } from './hostile.ts'
import { mutatedRequest } from './mutated.ts'
import { type Outgoing, strangers, type Who } from './outgoing.ts'
import { exampleRequest, type Maker, validRequest } from './valid.ts'

/** A request, and a function that is called with its result. */
export interface Planned {
  request: Outgoing
  done(exchange: Exchange): void
}

type Card = 'example' | 'valid' | 'boundary' | 'mutated' | 'hostile' | Who

/** What each operation gets in turn, in a random order. Even a short run thus tries every operation without a token. */
const DECK: Card[] = [
  'example',
  'valid',
  'boundary',
  'boundary',
  'boundary',
  'boundary',
  'mutated',
  'mutated',
  'hostile',
  'hostile'
]
const ACCESS: Card[] = ['nobody', 'plain', 'broken']

/** An endless sequence of requests, in rounds with one of every operation. */
export function* schedule(maker: Maker, targets: Target[], missing: Set<Who>): Generator<Planned> {
  const { random } = maker
  const decks = new Map<Target, Card[]>()
  const edges = new Map(targets.map((target) => [target, boundaries(maker, target)]))
  for (;;) {
    for (const target of random.some(targets, targets.length)) {
      const deck = decks.get(target) ?? []
      if (deck.length === 0) deck.push(...random.some([...DECK, ...(target.isPublic ? [] : ACCESS)], 99))
      decks.set(target, deck)
      yield planned(maker, target, deck.pop() as Card, edges.get(target)!, missing)
    }
  }
}

function planned(
  maker: Maker,
  target: Target,
  card: Card,
  edges: ReturnType<typeof boundaries>,
  missing: Set<Who>
): Planned {
  const nothing = () => {}
  switch (card) {
    case 'valid':
      return { request: validRequest(maker, target), done: nothing }
    case 'example':
      return { request: exampleRequest(maker, target), done: nothing }
    case 'mutated':
      return { request: mutatedRequest(maker, target), done: nothing }
    case 'hostile':
      return { request: hostileRequest(maker, target), done: nothing }
    case 'boundary':
      return {
        request: edges.request(),
        done: ({ answer }) => {
          if (answer && answer.status >= 400) edges.refused(answer)
        }
      }
    default:
      return { request: accessRequest(maker, target, card, missing), done: nothing }
  }
}

/**
 * Whether a plain account must be refused. What any account may do about itself would only end its session or change
 * its password.
 */
const isRefusedToPlain = ({ operation, names }: Target) =>
  names.length > 0 || operation['x-permission'] !== undefined || operation['x-permission-depends'] !== undefined

/** A valid request from a caller who must be refused. */
function accessRequest(maker: Maker, target: Target, card: Who, missing: Set<Who>): Outgoing {
  const bad = strangers.filter((each) => each !== 'nobody' && !missing.has(each))
  const asked = card === 'broken' ? maker.random.pick(bad) : card
  const who = missing.has(asked) || (asked === 'plain' && !isRefusedToPlain(target)) ? 'nobody' : asked
  return { ...exampleRequest(maker, target), kind: 'access', who }
}
