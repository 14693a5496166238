import type { Json } from '../../generate/document.ts'
import type { Contract, Target } from '../contract.ts'
import { jsonOf } from '../form.ts'
import type { Answer, Sent } from '../outgoing.ts'
import type { Random } from '../random.ts'
import { exampleRequest, type Maker } from '../valid.ts'
import { type Climber, type Cost, climberOf, type Limits } from './climb.ts'
import { dearParameter } from './dear-values.ts'
import { type Learned, mutated } from './mutate.ts'
import { isSendable, type Question, sentOf, textOf } from './question.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

export interface Asking {
  contract: Contract
  random: Random
  limits: Limits
  /** The parameters of an operation's path: a group, a webhook, a case that exists. */
  params(target: Target): Record<string, string>
  /** Sends a request of an operation. */
  send(operation: string, sent: Sent): Promise<{ cost: Cost; answer: Answer }>
  /** Is told of answers that no request may get. */
  onFault(text: string): void
}

const MOST_WORDS = 200
const MOST_TRIES = 8

/** A climber for one operation, which begins with valid questions and learns words from the answers. */
export function climberFor(
  target: Target,
  { contract, random, limits, params, send, onFault }: Asking
): Climber<Question> {
  const vocabulary = vocabularyOf(contract, target)
  const learned: Learned = { words: [], pages: 1 }
  return climberOf<Question>({
    begin: firstQuestions(target, { contract, random, params: params(target), vocabulary }),
    mutate(question, other) {
      // A question that fills its address has hardly any room to grow, so a few changes are tried.
      for (let i = 0; ; i++) {
        const made = mutated(question, other, { vocabulary, learned, random })
        if (i === MOST_TRIES || isSendable(sentOf(made))) return made
      }
    },
    key: (question) => textOf(sentOf(question)),
    async measure(question) {
      const sent = sentOf(question)
      if (!isSendable(sent)) return null
      const { cost, answer } = await send(target.id, sent)
      if (answer.status >= 500) {
        onFault(`${answer.status} for ${textOf(sent)}: ${answer.bytes}`)
        return null
      }
      learn(learned, jsonOf(answer.bytes), random)
      return cost
    },
    random,
    limits
  })
}

interface Beginning {
  contract: Contract
  random: Random
  params: Record<string, string>
  vocabulary: Vocabulary
}

/** What is required and no more, and then with each plain parameter. */
function firstQuestions(target: Target, { contract, random, params, vocabulary }: Beginning): Question[] {
  const known = { masterKey: null, spare: { email: '', senha: '', refreshToken: '' }, ids: () => [] }
  const maker: Maker = { contract, known, random }
  const required = target.body ? [] : exampleRequest(maker, target).query
  const pairs = Object.fromEntries(
    required.map(([name, value]) => [decodeURIComponent(name), decodeURIComponent(value)])
  )
  const plain: Question = { target, params, pairs, tree: null }
  const each = vocabulary.parameters.map((parameter) => ({
    ...plain,
    pairs: { ...pairs, [parameter.name]: dearParameter(parameter, [], 1, random) }
  }))
  return [plain, ...each]
}

function learn(learned: Learned, body: Json | undefined, random: Random): void {
  const pages = (body as { pages?: number } | null | undefined)?.pages
  if (typeof pages === 'number') learned.pages = pages
  for (const word of random.some(textsIn(body), 3)) if (!learned.words.includes(word)) learned.words.push(word)
  if (learned.words.length > MOST_WORDS) learned.words.splice(0, learned.words.length - MOST_WORDS)
}

/** Texts of the first things in an answer that are short enough to be searched for. */
function textsIn(value: Json | undefined, depth = 0): string[] {
  if (typeof value === 'string') return /^[^/].{0,59}$/.test(value) ? [value] : []
  if (value === null || typeof value !== 'object' || depth > 4) return []
  const inside = Array.isArray(value) ? value.slice(0, 3) : Object.values(value)
  return inside.flatMap((each) => textsIn(each, depth + 1))
}
