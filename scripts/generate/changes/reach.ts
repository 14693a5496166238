import { pointedAt } from '../../../src/engine/contract/schema/pointer.ts'
import { type Document, operationsIn } from '../document.ts'
import type { Directions } from './scope.ts'

const SCHEMA = '#/components/schemas/'

/** Says of every named schema whether clients send it, the service sends it, or both. */
export function directionsOf(document: Document): (name: string) => Directions {
  const [requests, answers] = [[] as unknown[], [] as unknown[]]
  for (const { operation, parameters } of operationsIn(document)) {
    requests.push(operation.requestBody, parameters)
    answers.push(operation.responses)
  }
  // Webhooks are sent by the service.
  answers.push(document.webhooks)
  const [request, answer] = [reached(document, requests), reached(document, answers)]
  return (name) => ({ request: request.has(SCHEMA + name), answer: answer.has(SCHEMA + name) })
}

/** Collects all references from here on, and from what they point to. */
function reached(document: Document, from: unknown): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref } = value as { $ref?: unknown }
    if (typeof $ref === 'string' && $ref.startsWith('#/') && !found.has($ref)) {
      found.add($ref)
      walk(pointedAt(document, $ref))
    }
    for (const each of Object.values(value)) walk(each)
  }
  walk(from)
  return found
}
