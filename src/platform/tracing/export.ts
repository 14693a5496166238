import type { Vitals } from '../vitals/vitals.ts'
import type { Span, Tracer } from './span.ts'

export interface ExportOptions {
  /** Address of a collector. Spans go to /v1/traces below it. */
  endpoint: string
  headers: Record<string, string>
  resource: Record<string, string>
  share: number
  log: { warn(data: object, text: string): void; info(text: string): void }
  vitals: Pick<Vitals, 'part'>
}

export interface Exporter extends Tracer {
  /** Sends the waiting spans. Resolves when they have arrived or are given up. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 5_000
const AT_ONCE = 512
/** While a collector does not answer, this many of the newest spans are kept and the rest is dropped. */
const MOST = 4_096
const LIMIT_MS = 10_000

/**
 * Sends spans by OTLP over HTTP as JSON. It delays nothing: spans that cannot be sent are dropped, and the failure is
 * logged once.
 */
export function createExporter({ endpoint, headers, resource, share, log, vitals }: ExportOptions): Exporter {
  const url = `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`
  const waiting: Span[] = []
  let sending: Promise<void> | null = null
  let isFailing = false
  const sign = vitals.part('traces', { everyMs: EVERY_MS, renew: () => void flush() })

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, AT_ONCE)
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(requestOf(resource, spans)),
          redirect: 'error',
          signal: AbortSignal.timeout(LIMIT_MS)
        })
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        if (isFailing) log.info('traces are taken again')
        isFailing = false
      } catch (error) {
        if (!isFailing) log.warn({ reason: (error as Error).message }, 'traces cannot be sent: they are dropped')
        isFailing = true
        return
      }
    }
    sign.did()
  }

  function flush(): Promise<void> {
    sending ??= send().finally(() => {
      sending = null
    })
    return sending
  }

  const timer = setInterval(() => void flush(), EVERY_MS).unref()
  return {
    share,
    take(span) {
      waiting.push(span)
      if (waiting.length > MOST) waiting.splice(0, waiting.length - MOST)
      if (waiting.length >= AT_ONCE && !isFailing) void flush()
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    }
  }
}

const KINDS = { server: 2, client: 3 } as const

/** Builds the body of a request for OTLP 1.x: ids in hexadecimal digits, times in nanoseconds as text. */
function requestOf(resource: Record<string, string>, spans: Span[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'saude-integra' }, spans: spans.map(written) }]
      }
    ]
  }
}

const written = ({ traceId, spanId, parentId, name, kind, start, end, attributes, failed }: Span) => ({
  traceId,
  spanId,
  ...(parentId ? { parentSpanId: parentId } : {}),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: attributesOf(attributes),
  status: failed ? { code: 2 } : {}
})

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)

const attributesOf = (given: Record<string, string | number>) =>
  Object.entries(given).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value }
  }))
