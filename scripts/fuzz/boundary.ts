import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'
import { edgesOf } from './edges.ts'
import { type Field, fieldsOf, put } from './fields.ts'
import type { Outgoing } from './outgoing.ts'
import { exampleRequest, type Maker, wholeOf } from './valid.ts'

interface Point {
  field: Field
  value: Json
}

/** Ids at the ends of what an id may be, and such as nobody has. */
const IDS = ['0', '1', '2147483647', '2147483648', '-1', '9007199254740993']
const MOST_IN_QUERY = 20
const MOST_IN_BODY = 4

/**
 * Requests with values at the ends of what is allowed, several in each: there are thousands of such values. Values of a request that was refused
 * come again one by one, since one of them may have hidden the others.
 */
export function boundaries(maker: Maker, target: Target) {
  const all = fieldsOf(maker.contract, target).flatMap((field) =>
    edgesOf(field.schema, wholeOf(maker, target)).inside.map((value): Point => ({ field, value }))
  )
  let waiting: Point[] = []
  const alone: Point[] = []
  let latest: Point[] = []

  const next = (): Point[] => {
    if (waiting.length === 0 && alone.length > 0) return alone.splice(0, 1)
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
    refused(): void {
      if (latest.length > 1) alone.push(...latest)
      latest = []
    }
  }
}

/** Takes points of different fields out of those that wait. */
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
