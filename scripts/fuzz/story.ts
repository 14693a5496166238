import type { Json } from '../generate/document.ts'
import { jsonOf } from './form.ts'
import type { Exchange, Fuzzer } from './fuzzer.ts'
import { type Outgoing, raw } from './outgoing.ts'
import { createdIn } from './things.ts'
import { exampleRequest, paramsOf, validRequest } from './valid.ts'

/** What happened, step by step, and what was wrong. */
export interface Story {
  name: string
  steps: Exchange[]
  /** The operation whose state was wrong, and how. */
  wrong: { operation: string; text: string } | null
}

/** Sends a step of a story. The run counts it. */
export type Step = (request: Outgoing) => Promise<Exchange>

export class Wrong extends Error {
  readonly operation: string
  constructor(operation: string, text: string) {
    super(text)
    this.operation = operation
  }
}

/** Runs the steps of a story. The first thing that is wrong ends it. */
export async function told(steps: () => Promise<void>): Promise<Story['wrong']> {
  try {
    await steps()
    return null
  } catch (error) {
    if (error instanceof Wrong) return { operation: error.operation, text: error.message }
    throw error
  }
}

export function requestTo(
  { maker, contract }: Fuzzer,
  operation: string,
  ids: Record<string, string>,
  query = {}
): Outgoing {
  const target = contract.target(operation)
  const base = exampleRequest(maker, target)
  const params = Object.fromEntries(
    Object.entries(paramsOf(target)).map(([name, value]) => [name, ids[value.slice(1, -1)] ?? value])
  )
  const required = base.query.filter(([name]) => !(name in query))
  const pairs = Object.entries<string>(query).map(([name, value]): [string, string] => [raw(name), raw(value)])
  return { ...base, kind: 'stateful', params, query: [...required, ...pairs] }
}

export const statusOf = ({ answer }: Exchange) => answer?.status ?? 0
export const bodyOf = ({ answer }: Exchange) => (answer ? jsonOf(answer.bytes) : undefined)

/** Creates something. The documents' own example must be accepted. */
export async function created(
  fuzzer: Fuzzer,
  step: Step,
  operation: string,
  ids: Record<string, string>,
  isPlain: boolean
) {
  const example = requestTo(fuzzer, operation, ids)
  const target = fuzzer.contract.target(operation)
  const other = isPlain
    ? null
    : await step({ ...validRequest(fuzzer.maker, target), kind: 'stateful', params: example.params })
  const made = other && statusOf(other) === 201 ? other : await step(example)
  if (statusOf(made) !== 201) throw new Wrong(operation, `${statusOf(made)} for the example of the documents`)
  const body = bodyOf(made) as Record<string, Json>
  const email = String(body.email ?? '')
  return { isExample: made !== other, id: createdIn(operation, body) ?? (await idOf(fuzzer, step, email)), email }
}

/** Finds the id of an account, which the answer of the sign-up does not give. */
async function idOf(fuzzer: Fuzzer, step: Step, email: string): Promise<string> {
  const body = bodyOf(await step(requestTo(fuzzer, 'pesquisarUsuarios', {}, { email })))
  return String((body as { items?: { id: number }[] } | undefined)?.items?.[0]?.id)
}

/** Whether a list holds something with this id. */
export function listed(value: Json | undefined, at: string, id: string): boolean {
  const found = at
    .split('.')
    .reduce<Json[]>(
      (all, key) =>
        key === ''
          ? all
          : all.flatMap((each) =>
              key === '*' ? Object.values(each ?? {}) : ((each as Record<string, Json> | null)?.[key] ?? [])
            ),
      value === undefined ? [] : [value]
    )
  return found.flat().some((each) => String((each as Record<string, Json> | null)?.id) === id)
}
