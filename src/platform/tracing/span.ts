import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/**
 * A span in the form of OpenTelemetry. It is written by hand: the library's exporter needs Node 22.15 in its current
 * version, and the last version for Node 20 brings a dozen packages, for what is one POST of JSON (export.ts, loaded
 * only where an address is configured).
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
  /** Names and figures of our own, and nothing that came with a request. */
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

/** Sets where spans go. Null stops making them. */
export function useTracer(given: Tracer | null): void {
  tracer = given
}

const now = () => performance.timeOrigin + performance.now()
const newId = (bytes: number) => randomBytes(bytes).toString('hex')

/**
 * Reads the caller's own trace (W3C Trace Context), which our spans then continue. Returns null when there is no valid
 * one.
 */
export function parentOf(
  header: string | string[] | undefined
): { traceId: string; spanId: string; kept: boolean } | null {
  const found = typeof header === 'string' ? /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) : null
  if (!found) return null
  const [, traceId, spanId, flags] = found as unknown as [string, string, string, string]
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, kept: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** Begins the span of a request, or returns null when the request is not traced. */
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

/** Runs the rest as part of this span. */
export const within = <T>(span: Span, rest: () => T): T => current.run(span, rest)

/** Runs work as a span of the current request, if that request is traced. */
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
