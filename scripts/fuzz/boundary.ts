import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'
import { edgesOf } from './edges.ts'
import { type Field, fieldsOf, put } from './fields.ts'
import { jsonOf } from './form.ts'
import type { Answer, Outgoing } from './outgoing.ts'
import { exampleRequest, type Maker, wholeOf } from './valid.ts'

interface Point {
  field: Field
  value: Json
}

/** Ids at the ends of their range, and ids that nothing has. */
const IDS = ['0', '1', '2147483647', '2147483648', '-1', '9007199254740993']
const MOST_IN_QUERY = 20
const MOST_IN_BODY = 4
/** How often refused values come before untried ones. */
const AGAIN = 0.6

/**
 * Makes requests with values at the ends of what is allowed, several in each, since there are thousands of such values.
 * When a request is refused, the values that the refusal does not name come again. If it names none, each comes alone,
 * since one may have hidden the others.
 */
export function boundaries(maker: Maker, target: Target) {
  const all = fieldsOf(maker.contract, target).flatMap((field) =>
    edgesOf(field.schema, wholeOf(maker, target)).inside.map((value): Point => ({ field, value }))
  )
  let waiting: Point[] = []
  const again: Point[][] = []
  let latest: Point[] = []

  const next = (): Point[] => {
    if (again.length > 0 && (waiting.length === 0 || maker.random.chance(AGAIN))) return again.shift() ?? []
    if (waiting.length === 0) waiting = maker.random.some(all, all.length)
    return taken(waiting)
  }
  return {
    request(): Outgoing {
      latest = next()
      const base: Outgoing = { ...exampleRequest(maker, target), kind: 'boundary' }
      return latest.length > 0
        ? latest.reduce((made, { field, value }) => put(made, field, value), base)
        : withId(maker, base)
    },
    refused(answer: Answer): void {
      const named = namesIn(jsonOf(answer.bytes))
      const rest = latest.filter(({ field }) => !named.some((name) => isSame(name, field.path.join('.'))))
      if (rest.length === latest.length) again.push(...(rest.length > 1 ? rest.map((point) => [point]) : []))
      else if (rest.length > 0) again.push(rest)
      latest = []
    }
  }
}

/** The fields that a refusal names, in the shape of either document. */
function namesIn(body: unknown): string[] {
  const { error, detail } = (body ?? {}) as { error?: { details?: unknown }; detail?: unknown }
  const all = [error?.details, detail].flatMap((each) => (Array.isArray(each) ? each : []))
  return all.map((each: { field?: string; loc?: unknown[] }) => each.field ?? each.loc?.slice(1).join('.') ?? '')
}

const isSame = (name: string, path: string) =>
  name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`)

/** Takes points of different fields out of the waiting ones. */
function taken(waiting: Point[]): Point[] {
  const chosen = new Map<string, Point>()
  const counts = { query: 0, body: 0 }
  for (let i = 0; i < waiting.length; ) {
    const point = waiting[i] as Point
    const key = `${point.field.in}:${point.field.path.join('.')}`
    const most = point.field.in === 'query' ? MOST_IN_QUERY : MOST_IN_BODY
    const isInside = [...chosen.keys()].some((other) => other.startsWith(`${key}.`) || key.startsWith(`${other}.`))
    if (chosen.has(key) || isInside || counts[point.field.in] >= most) i++
    else {
      chosen.set(key, point)
      counts[point.field.in]++
      waiting.splice(i, 1)
    }
  }
  return [...chosen.values()]
}

function withId({ random }: Maker, request: Outgoing): Outgoing {
  const { names } = request.target
  if (names.length === 0) return request
  return { ...request, params: { ...request.params, [random.pick(names)]: random.pick(IDS) } }
}
