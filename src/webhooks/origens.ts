import { type buildConnector, Pool } from 'undici'

/** One scheme, host and port, with its few connections and those who wait for one. */
export interface Origem {
  origin: string
  pool: Pool
  /** Connections made so far: if none was made since a request was handed over, it went out on an older one. */
  conexoes: number
  ativos: number
  fila: (() => void)[]
  /** When it was asked for last, as a number that only grows. */
  uso: number
}

export interface Origens {
  de(origin: string): Origem | undefined
  criar(origin: string): Origem
  /** Calls when a place is free; whoever was called gives the place back by `sair`. */
  entrar(origem: Origem, comecar: () => void): void
  sair(origem: Origem): void
  /** A request that undici refuses before it is sent (a bad header) leaves one of the pool's connections unusable. */
  renovar(origem: Origem): void
  close(): Promise<void>
}

const MAX_RESPONSE_HEADERS = 16 * 1024
/** A receiver may ask for its connections to be kept, but not for ever. */
const MAX_IDLE_MS = 30_000

export function createOrigens(
  connect: buildConnector.connector,
  { maxSockets, maxOrigens }: { maxSockets: number; maxOrigens: number }
): Origens {
  const origens = new Map<string, Origem>()
  let usos = 0

  const createPool = (origin: string) =>
    new Pool(origin, {
      connect,
      connections: maxSockets,
      maxHeaderSize: MAX_RESPONSE_HEADERS,
      keepAliveMaxTimeout: MAX_IDLE_MS,
      // One clock runs over the whole request, in enviar.ts.
      headersTimeout: 0,
      bodyTimeout: 0
    })

  function watch(origem: Origem): void {
    origem.pool.on('connect', () => {
      origem.conexoes += 1
    })
  }

  function dropOldestIdle(): void {
    const idle = [...origens.values()].filter(({ ativos }) => ativos === 0)
    if (idle.length === 0) return
    const { origin, pool } = idle.reduce((oldest, one) => (one.uso < oldest.uso ? one : oldest))
    origens.delete(origin)
    pool.close().catch(() => undefined)
  }

  return {
    de(origin) {
      const origem = origens.get(origin)
      if (origem) origem.uso = ++usos
      return origem
    },

    criar(origin) {
      if (origens.size >= maxOrigens) dropOldestIdle()
      const origem: Origem = { origin, pool: createPool(origin), conexoes: 0, ativos: 0, fila: [], uso: ++usos }
      watch(origem)
      origens.set(origin, origem)
      return origem
    },

    // undici queues too, but can not forget a request that waits: it would connect for each one that had timed out.
    entrar(origem, comecar) {
      if (origem.ativos >= maxSockets) {
        origem.fila.push(comecar)
        return
      }
      origem.ativos += 1
      comecar()
    },

    sair(origem) {
      const next = origem.fila.shift()
      // Not called from here: a thousand that fail at once would nest a thousand deep.
      if (next) queueMicrotask(next)
      else origem.ativos -= 1
    },

    renovar(origem) {
      origem.pool.close().catch(() => undefined)
      origem.pool = createPool(origem.origin)
      watch(origem)
    },

    async close() {
      const pools = [...origens.values()].map(({ pool }) => pool)
      origens.clear()
      await Promise.all(pools.map((pool) => pool.destroy()))
    }
  }
}
