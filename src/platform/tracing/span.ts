import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/**
 * Spans in the form of OpenTelemetry. Own lines: the library's exporter wants Node 22.15 in its present version and brings a dozen packages in
 * the last that runs on Node 20, for what is one POST of JSON (export.ts, loaded only where an address is configured).
 */
export interface Span {
  traceId: string
  spanId: string
  parentId: string | null
  name: string
  kind: 'server' | 'client'
  /** Milliseconds since 1970, with a fraction. */
  start: number
  end: number
  /** Names and figures of our own; nothing that a request has brought. */
  attributes: Record<string, string | number>
  failed: boolean
}

export interface Tracer {
  /** The share of traces that begin here and are kept. */
  share: number
  take(span: Span): void
}

let tracer: Tracer | null = null
const current = new AsyncLocalStorage<Span>()

/** From now on spans are made; null for none any more. */
export function useTracer(given: Tracer | null): void {
  tracer = given
}

const now = () => performance.timeOrigin + performance.now()
const newId = (bytes: number) => randomBytes(bytes).toString('hex')

/** A caller's own trace (W3C Trace Context), which is gone on with; null for none. */
export function parentOf(
  header: string | string[] | undefined
): { traceId: string; spanId: string; kept: boolean } | null {
  const found = typeof header === 'string' ? /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) : null
  if (!found) return null
  const [, traceId, spanId, flags] = found as unknown as [string, string, string, string]
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, kept: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The span of a request; null when nobody wants to know of it. */
export function beginRequest(traceparent: string | string[] | undefined): Span | null {
  if (!tracer) return null
  const parent = parentOf(traceparent)
  const isKept = parent ? parent.kept : Math.random() < tracer.share
  if (!isKept) return null
  return {
    traceId: parent?.traceId ?? newId(16),
    spanId: newId(8),
    parentId: parent?.spanId ?? null,
    name: '',
    kind: 'server',
    start: now(),
    end: 0,
    attributes: {},
    failed: false
  }
}

export function endSpan(span: Span): void {
  span.end = now()
  tracer?.take(span)
}

/** Does the rest as a part of this span. */
export const within = <T>(span: Span, rest: () => T): T => current.run(span, rest)

/** Work that is a part of the request under way, if there is one that is traced. */
export async function inSpan<T>(name: string, attributes: Span['attributes'], work: () => Promise<T>): Promise<T> {
  const parent = tracer && current.getStore()
  if (!parent) return await work()
  const { traceId, spanId: parentId } = parent
  const span: Span = {
    traceId,
    spanId: newId(8),
    parentId,
    name,
    kind: 'client',
    start: now(),
    end: 0,
    attributes: { ...attributes },
    failed: false
  }
  try {
    return await current.run(span, work)
  } catch (error) {
    span.failed = true
    throw error
  } finally {
    endSpan(span)
  }
}
