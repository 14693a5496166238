import { collectionOf, type Finding } from './findings.ts'
import type { Exchange, Fuzzer } from './fuzzer.ts'
import type { Kind, Outgoing } from './outgoing.ts'
import { schedule } from './schedule.ts'
import { type Scenario, scenarios } from './stateful.ts'

export interface Counts {
  requests: number
  byKind: Map<Kind, number>
  byStatus: Map<number, number>
  /** How often the service was too busy and was asked again. */
  busy: number
  /** Operations that have answered with success at least once. */
  succeeded: Set<string>
}

export interface Wanted {
  count: number
  only: string | null
  /** Asked before each request. */
  isStopped(): boolean
  onExchange(exchange: Exchange): void
  onFound(finding: Finding): void
  onProgress(counts: Counts, findings: number): void
}

const BETWEEN_STORIES = 40
const MOST_KEPT = 8
/** The operation that changes the mode of the service. */
const MODE = 'alterarModo'
/** The run ends after this many findings: more would only repeat them. */
const MOST_FINDINGS = 50

/** Sends this many requests, including those of stories. */
export async function run(
  fuzzer: Fuzzer,
  { count, only, isStopped, onExchange, onFound, onProgress }: Wanted
): Promise<{ counts: Counts; findings: Finding[] }> {
  const { contract, maker, accounts, random, things } = fuzzer
  const counts: Counts = { requests: 0, byKind: new Map(), byStatus: new Map(), busy: 0, succeeded: new Set() }
  const findings = collectionOf(fuzzer, onFound)
  const targets = only ? [contract.target(only)] : contract.targets
  const stories = scenarios.filter(({ operations }) => playable(operations) && (!only || operations.includes(only)))
  let waiting: Scenario[] = []
  let sinceStory = 0

  /** Puts the service back to work: in any other mode it refuses what is sent after it. */
  const normal: Outgoing = {
    target: contract.target(MODE),
    kind: 'stateful',
    who: 'admin',
    method: 'PUT',
    params: {},
    query: [],
    headers: {},
    contentType: 'application/json',
    body: { as: 'json', value: { modo: 'normal' } }
  }

  function playable(operations: string[]): boolean {
    return !operations.includes('cadastrarUsuario') || maker.known.masterKey !== null
  }
  const note = (exchange: Exchange) => {
    const { request, answer } = exchange
    counts.requests++
    counts.busy = fuzzer.sender.busy()
    add(counts.byKind, request.kind)
    add(counts.byStatus, answer?.status ?? 0)
    if (answer && answer.status < 300) counts.succeeded.add(request.target.id)
    onExchange(exchange)
    onProgress(counts, findings.all().length)
  }
  const step = async (request: Outgoing): Promise<Exchange> => {
    const exchange = await fuzzer.deliver(request)
    note(exchange)
    await findings.add(exchange, counts.requests)
    if (request.target.id === MODE && request !== normal && exchange.answer && exchange.answer.status < 300)
      await step(normal)
    return exchange
  }
  const play = async (scenario: Scenario) => {
    const tell = async (isPlain: boolean) => {
      const steps: Exchange[] = []
      const wrong = await scenario.play(fuzzer, async (request) => steps[steps.push(await step(request)) - 1]!, isPlain)
      return { name: scenario.name, steps, wrong }
    }
    const story = await tell(false)
    const at = counts.requests
    // The plainest story that goes wrong in the same way is shown.
    const plain = story.wrong ? await tell(true) : story
    await findings.addStory(plain.wrong?.operation === story.wrong?.operation ? plain : story, at)
  }
  /**
   * Removes surplus webhooks and schedules. Every case would notify every webhook, and the schedules of an account are
   * limited.
   */
  const tidy = async () => {
    await keepFew('webhooks', 'excluirWebhook', 'webhook_id')
    await keepFew('agendamentos', 'cancelarAgendamento', 'agendamento_id')
  }
  const keepFew = async (collection: string, removal: string, param: string) => {
    const [oldest] = things.live(collection)
    if (!oldest || things.live(collection).length <= MOST_KEPT) return
    await step({
      target: contract.target(removal),
      kind: 'stateful',
      who: 'admin',
      method: 'DELETE',
      params: { [param]: oldest.id },
      query: [],
      headers: {},
      contentType: null,
      body: null
    })
  }

  for (const { request, done } of schedule(maker, targets, accounts.missing)) {
    if (counts.requests >= count || findings.all().length >= MOST_FINDINGS || isStopped()) break
    done(await step(request))
    await tidy()
    if (++sinceStory < BETWEEN_STORIES || stories.length === 0) continue
    sinceStory = 0
    if (waiting.length === 0) waiting = random.some(stories, stories.length)
    const scenario = waiting.pop()
    if (scenario) await play(scenario)
  }
  return { counts, findings: findings.all() }
}

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
