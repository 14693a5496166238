import type { Dispatcher } from 'undici'
import { type ConexaoOptions, createConector } from './conexao.ts'
import { problemaDaUrl } from './endereco.ts'
import { type ErroDeEnvio, erroDaFalha, erroDoStatus, isStale } from './falhas.ts'
import { createOrigens } from './origens.ts'
import { segundosDeEspera, textoDaResposta } from './resposta.ts'

export interface Pedido {
  url: string
  /** Sent as they are; the sender adds only host, connection and content-length. */
  headers: Record<string, string>
  corpo: string
  /** Texts that must not come back in `resposta`; asked for when there is one. */
  ocultar: string[] | (() => string[])
}

export interface Resultado {
  ok: boolean
  /** Also there when the answer broke off after it. */
  status: number | null
  erro: ErroDeEnvio | null
  resposta: string | null
  retryAfter: number | null
  ms: number
}

export interface Remetente {
  /** Never rejects. */
  enviar(pedido: Pedido): Promise<Resultado>
  /** Breaks off what is under way. */
  close(): Promise<void>
}

export interface RemetenteOptions extends Omit<ConexaoOptions, 'timeoutMs'> {
  /** Over everything: waiting for a connection, DNS, connecting, headers, body. */
  timeoutMs?: number
  /** How much of that the body may take after the headers. */
  bodyMs?: number
  /** Per origin. */
  maxSockets?: number
  /** Whose connections are kept. */
  maxOrigens?: number
  now?: () => Date
}

const MAX_BODY = 64 * 1024
/** The status says it all; the body is only for people to read. */
const BODY_MS = 1_000
const brokenOff = new Error('the request was broken off')

interface Alvo {
  origin: string
  path: string
}

const MOST_TARGETS = 1000
const alvos = new Map<string, Alvo>()

/** The same few addresses are sent to again and again. */
function alvoDe(url: string): Alvo | null {
  const known = alvos.get(url)
  if (known) return known
  if (!URL.canParse(url)) return null
  const { origin, pathname, search } = new URL(url)
  if (alvos.size >= MOST_TARGETS) alvos.clear()
  const alvo = { origin, path: pathname + search }
  alvos.set(url, alvo)
  return alvo
}

/** Sends webhooks: one pool of connections for the whole process, and no way to an inner address. */
export function createRemetente(options: RemetenteOptions): Remetente {
  const { allowPrivate, timeoutMs = 15_000, bodyMs = BODY_MS, maxSockets = 2, maxOrigens = 500 } = options
  const { now = () => new Date() } = options
  const origens = createOrigens(createConector({ ...options, timeoutMs }), { maxSockets, maxOrigens })
  let closed = false

  function enviar({ url, headers, corpo, ocultar }: Pedido): Promise<Resultado> {
    const start = performance.now()
    const target = closed ? null : alvoDe(url)
    if (!target) return Promise.resolve(recusa('conexao'))
    // The rules may have changed since the URL was registered.
    const known = origens.de(target.origin)
    if (!known && problemaDaUrl(target.origin, allowPrivate)) return Promise.resolve(recusa('endereco_interno'))
    const origem = known ?? origens.criar(target.origin)

    return new Promise((resolve) => {
      const partes: Buffer[] = []
      let bytes = 0
      let status: number | null = null
      let retryAfter: number | null = null
      let controller: Dispatcher.DispatchController | null = null
      let started = false
      let ended = false
      let answered = false
      let onOldConnection = false
      let conexoes = 0
      let retried = false

      const end = (erro: ErroDeEnvio | null) => {
        if (ended) return
        ended = true
        clearTimeout(timer)
        if (bodyTimer) clearTimeout(bodyTimer)
        if (started) origens.sair(origem)
        const resposta =
          partes.length === 0 ? null : textoDaResposta(partes, typeof ocultar === 'function' ? ocultar() : ocultar)
        resolve({ ok: erro === null, status, erro, resposta, retryAfter, ms: Math.round(performance.now() - start) })
      }

      const cutOff = () => {
        end(status === null ? 'tempo_esgotado' : erroDoStatus(status))
        controller?.abort(brokenOff)
      }
      const timer = setTimeout(cutOff, timeoutMs)
      let bodyTimer: NodeJS.Timeout | null = null
      const limitBody = () => {
        if (!ended) bodyTimer = setTimeout(cutOff, bodyMs)
      }

      const handler: Dispatcher.DispatchHandler = {
        onRequestStart(given) {
          controller = given
          // Its time ran out while it was connecting; nothing has been written yet.
          if (ended) given.abort(brokenOff)
          onOldConnection = origem.conexoes === conexoes
        },
        onResponseStarted() {
          answered = true
        },
        onResponseStart(_, code, answer) {
          if (code < 200) return
          status = code
          // Most bodies come with their headers and are read before this runs: they need no clock of their own.
          queueMicrotask(limitBody)
          if (code >= 300) retryAfter = segundosDeEspera(answer['retry-after'], now())
        },
        onResponseData(given, chunk) {
          if (ended) return
          partes.push(chunk.subarray(0, MAX_BODY - bytes))
          bytes += chunk.length
          if (bytes <= MAX_BODY) return
          end(erroDoStatus(status!))
          given.abort(brokenOff)
        },
        onResponseEnd() {
          end(erroDoStatus(status!))
        },
        onResponseError(_, error) {
          // A receiver may close a kept connection just when we use it again. Once, and only if it had not begun to
          // answer; should it have read the request after all, it knows the second one by its id.
          if (!ended && !retried && onOldConnection && !answered && isStale(error)) {
            retried = true
            setImmediate(dispatch)
          } else {
            end(erroDaFalha(error))
          }
        }
      }

      const request = { method: 'POST', path: target.path, headers, body: corpo } as const
      const dispatch = () => {
        if (ended) return
        conexoes = origem.conexoes
        origem.pool.dispatch(request, handler)
        // Nothing of a network ends at once.
        if (ended && !closed) origens.renovar(origem)
      }

      origens.entrar(origem, () => {
        if (ended) return origens.sair(origem)
        started = true
        dispatch()
      })
    })

    function recusa(erro: ErroDeEnvio): Resultado {
      const ms = Math.round(performance.now() - start)
      return { ok: false, status: null, erro, resposta: null, retryAfter: null, ms }
    }
  }

  return {
    enviar,
    close: () => {
      closed = true
      return origens.close()
    }
  }
}
