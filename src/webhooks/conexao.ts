import { isIP, type LookupFunction, Socket } from 'node:net'
import { buildConnector } from 'undici'
import { enderecoPermitido } from './endereco.ts'
import { createResolver, type Lookup } from './resolver.ts'

/** What carries a reason of ours through undici. */
export interface Falha extends Error {
  erro: 'endereco_interno' | 'dns' | 'conexao'
}

export interface ConexaoOptions {
  allowPrivate: boolean
  timeoutMs: number
  lookup?: Lookup
  ca?: string
  /** What really connects; tests look here at what would be connected to. */
  build?: (options: buildConnector.BuildOptions & { lookup: LookupFunction }) => buildConnector.connector
}

/** A name may have many addresses; a bad one must not make us knock at hundreds of doors. */
const MAX_ADDRESSES = 8
/** Node gives up an address after 250 ms, which is less than one way round the world. */
const ATTEMPT_MS = 2_000

/** undici's connector, going only to addresses that were checked, and checking again where it arrived. */
export function createConector(options: ConexaoOptions): buildConnector.connector {
  const { allowPrivate, timeoutMs, lookup, ca, build = buildConnector } = options
  const connect = build({
    lookup: checkedLookup(createResolver(lookup), allowPrivate),
    ca,
    timeout: timeoutMs,
    // Said here, so that no environment variable says otherwise.
    rejectUnauthorized: true,
    allowH2: false,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_MS
  })
  if (allowPrivate) return connect

  return (target, callback) => {
    // Node asks no resolver about a literal address.
    if (isIP(target.hostname) && !enderecoPermitido(target.hostname)) {
      process.nextTick(callback, interno(), null)
      return
    }
    const socket: unknown = connect(target, (error, connected) => {
      const wrong = error ?? problemaDe(connected)
      if (!wrong) return callback(null, connected!)
      connected?.destroy()
      callback(wrong, null)
    })
    // Before TLS says hello; undici's own callback comes only after the handshake.
    if (socket instanceof Socket) {
      socket.prependOnceListener('connect', () => {
        const wrong = problemaDe(socket)
        if (wrong) socket.destroy(wrong)
      })
    }
  }
}

/** All answers are checked, and Node connects to these very addresses: nobody resolves a second time. */
function checkedLookup(lookup: Lookup, allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { all: true, hints: options.hints }, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return callback(falha('dns', error), [])
      if (!allowPrivate && !addresses.every(({ address }) => enderecoPermitido(address))) return callback(interno(), [])
      if (options.all) callback(null, addresses.slice(0, MAX_ADDRESSES))
      else callback(null, first.address, first.family)
    })
  }
}

function problemaDe(socket: Socket | null): Falha | null {
  // Without a remote address the other side has already gone.
  if (!socket?.remoteAddress) return falha('conexao')
  return enderecoPermitido(socket.remoteAddress) ? null : interno()
}

const interno = () => falha('endereco_interno')

function falha(erro: Falha['erro'], cause?: Error | null): Falha {
  return Object.assign(new Error(erro, { cause }), { erro })
}
