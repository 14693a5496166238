import { type Check, isAddress } from './checks.ts'
import type { Reader } from './reader.ts'

/** Where traces go, under OpenTelemetry's names for these settings. */
export interface Otel {
  endpoint: string
  headers: Record<string, string>
  service: string
  /** The share of traces that begin here and are kept, from 0 to 1. */
  share: number
}

const isHeaders: Check = (value) => value.split(',').every((pair) => /^\s*[\w-]{1,100}=[ -~]{1,4000}$/.test(pair))
const isName: Check = (value) => /^[\w.-]{1,100}$/.test(value)
const isShare: Check = (value) => /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(value)

/**
 * Reads the settings of traces. Returns null where no address is given; then nothing is traced, and the exporter is not
 * loaded.
 */
export function readOtel(read: Reader): Otel | null {
  const endpoint = read.checked('OTEL_EXPORTER_OTLP_ENDPOINT', isAddress('http:', 'https:'), 'https://host:4318')
  const headers = read.hidden('OTEL_EXPORTER_OTLP_HEADERS', isHeaders, 'name=value,name=value')
  const service = read.checked('OTEL_SERVICE_NAME', isName, 'letters, digits, dots, dashes') ?? 'saude-integra'
  const share = read.checked('OTEL_TRACES_SAMPLER_ARG', isShare, 'a number from 0 to 1') ?? '1'
  return endpoint ? { endpoint, headers: pairsOf(headers ?? ''), service, share: Number(share) } : null
}

const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()])
  )
