import type { Accounts } from './accounts.ts'
import type { Contract, Target } from './contract.ts'
import { type Problem, problemsOf, type Rules } from './judge.ts'
import { type Answer, type Filling, filled, type Outgoing, type Sent } from './outgoing.ts'
import type { Random } from './random.ts'
import { type Sender, TookTooLong } from './send.ts'
import { creators, parentsOf, type Things } from './things.ts'
import { exampleRequest, type Maker } from './valid.ts'

/** A request that was sent, and its result. */
export interface Exchange {
  request: Outgoing
  sent: Sent
  /** Null when the connection broke. */
  answer: Answer | null
  problems: Problem[]
}

export interface Parts {
  contract: Contract
  rules: Rules
  sender: Sender
  accounts: Accounts
  things: Things
  maker: Maker
  random: Random
  firstSerial: number
}

export interface Fuzzer extends Parts {
  /** Sends a request and judges the answer. */
  deliver(request: Outgoing): Promise<Exchange>
}

/** An id that nothing has. */
const NOBODY = '2147483000'

export function fuzzerOf(parts: Parts): Fuzzer {
  const { contract, rules, sender, accounts, things, maker, random } = parts
  let serial = parts.firstSerial
  const deliver = async (request: Outgoing): Promise<Exchange> => {
    const params = await paramsFor(request)
    const filling: Filling = { serial: ++serial, params }
    const sent = filled(request, filling)
    const token = request.token ?? (await accounts.token(request.who))
    try {
      const answer = await sender.send(sent, token)
      const problems = problemsOf(rules, { who: request.who, sent, answer })
      remember(request, sent, answer)
      return { request, sent, answer, problems }
    } catch (error) {
      const { message } = error as Error
      const kind = error instanceof TookTooLong ? 'slow' : 'silent'
      return { request, sent, answer: null, problems: [{ kind, operation: request.target.id, text: message }] }
    }
  }

  /** The values of the path's parameters: ids of things that exist, created now if there are none. */
  const paramsFor = async ({ target, params }: Outgoing): Promise<Record<string, string>> => {
    const wanted = Object.entries(params).flatMap(([name, value]) => {
      const collection = /^\{(\w+)\}$/.exec(value)?.[1]
      return collection ? [{ name, collection }] : []
    })
    const found: Record<string, string> = {}
    for (const { name, collection } of wanted.reverse()) {
      if (found[name] !== undefined) continue
      if (things.live(collection).length === 0) await make(collection)
      const live = things.live(collection)
      const thing = live.length > 0 ? random.pick(live) : { id: NOBODY, under: {} }
      found[name] = thing.id
      // The path also names the thing that contains it.
      for (const [parent, id] of Object.entries(thing.under)) {
        const other = wanted.find((each) => each.collection === parent)
        if (other && target.names.includes(other.name)) found[other.name] = id
      }
    }
    return found
  }

  const make = async (collection: string): Promise<void> => {
    const creator = creators[collection]
    if (creator) await deliver(exampleRequest(maker, contract.target(creator)))
  }

  const remember = ({ who }: Outgoing, sent: Sent, answer: Answer): void => {
    const target = contract.answering(sent.method, sent.url, undefined)
    if (!target) return
    if (who === 'admin' || who === 'spare') things.learn(target, sent, answer)
    if (isGone(target, sent, answer) && who !== 'plain') {
      const [collection, id] = Object.entries(parentsOf(target, sent.url)).at(-1) ?? []
      if (collection !== undefined && id !== undefined) things.forget(collection, id)
    }
    const isRefused = [401, 423, 429].includes(answer.status)
    if (who === 'admin' && answer.status === 401 && !target.isPublic) accounts.loseAdmin()
    if (who === 'spare' && (isRefused || (sent.method !== 'GET' && answer.status < 300))) accounts.loseSpare()
    // A new refresh token has replaced the account's, or its login is locked.
    if (target.path.includes('refresh') && answer.status === 200) accounts.loseSpare()
    if (target.isPublic && answer.status === 423) accounts.loseSpare()
  }

  return { ...parts, deliver }
}

const isGone = ({ method, path }: Target, _sent: Sent, { status }: Answer) =>
  (status === 404 && path.endsWith('}')) || (method === 'DELETE' && status < 300)
