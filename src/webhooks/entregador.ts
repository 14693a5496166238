import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { atender, type Contexto, type FimDoTurno, type Turno } from './atender.ts'
import { desligar } from './desligar.ts'
import type { Remetente } from './enviar.ts'
import { devolver, LEASE_MS, renovar, type Tomado, tomar } from './fila.ts'
import { createGravador } from './gravador.ts'

/** Sends nothing more so long before others may take a webhook over. */
const MARGIN_MS = 1000
const SOON_MS = 10
/** Looking for work may take one part in so many of the time. */
const SHARE = 5
const PAUSE_MS = 500
/** Places of their own for those that failed last: they never take one of a healthy webhook, nor do the healthy ones keep them from their turn. */
const SAUDAVEIS = 48
const FALHANDO = 16

export interface Entregador {
  /** To be called after a commit that may have added deliveries. */
  acordar(): void
  /** Delivers all that is due, and returns when it is written. */
  rodada(): Promise<void>
  /** Takes nothing new, lets what is being sent come to its end, and writes it. */
  stop(): Promise<void>
}

export interface EntregadorOptions {
  db: Db
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  remetente: Remetente
  instancia?: string
  random?: () => number
  /** How often it looks for what others have left. */
  cadaMs?: number
  /** How often it gives a sign of life for those that it serves. */
  sinalMs?: number
}

interface Servido {
  falhando: boolean
  /** By performance.now(). */
  validoAte: number
  turno: Turno
  fim: Promise<void>
}

/** Delivers events to webhooks. Several instances may do so on one database; each webhook is served by one of them at a time. */
export function createEntregador(options: EntregadorOptions): Entregador {
  const { db, now, log, remetente, instancia: eu = randomUUID(), random = Math.random } = options
  const { cadaMs = 1000, sinalMs = 3000 } = options
  const servidos = new Map<string, Servido>()
  const gravador = createGravador({
    db,
    problema,
    bem,
    perdidos: (err, quantos) => log.error({ err, lost: quantos }, 'webhooks: outcomes could not be written')
  })
  const contexto: Contexto = { db, eu, now, random, remetente, gravador }
  let stopping = false
  let troubled = false
  let busca: Promise<number> | null = null
  let soon: NodeJS.Timeout | null = null
  let lastMs = 0
  const polling = setInterval(() => void procurar(), cadaMs).unref()
  const renewing = setInterval(() => void renovarTodos(), sinalMs).unref()

  function problema(err: unknown): void {
    if (!troubled) log.warn({ err }, 'webhooks: trouble with the database, trying again')
    troubled = true
  }

  function bem(): void {
    troubled = false
  }

  /** How many webhooks it found. */
  async function procurar(): Promise<number> {
    // One that has begun may have missed what this one is called for.
    await busca
    busca ??= buscar().finally(() => {
      busca = null
    })
    return await busca
  }

  async function buscar(): Promise<number> {
    if (stopping) return 0
    for (const { turno } of servidos.values()) turno.acordar()
    const failing = [...servidos.values()].filter(({ falhando }) => falhando).length
    const saudaveis = SAUDAVEIS - (servidos.size - failing)
    const falhando = FALHANDO - failing
    if (saudaveis <= 0 && falhando <= 0) return 0
    const begun = performance.now()
    const validoAte = begun + LEASE_MS - MARGIN_MS
    try {
      const tomados = await tomar(db, { eu, agora: now(), menos: [...servidos.keys()], saudaveis, falhando })
      lastMs = performance.now() - begun
      if (!gravador.falhando()) bem()
      for (const tomado of tomados) servir(tomado, validoAte)
      return tomados.length
    } catch (err) {
      problema(err)
      return 0
    }
  }

  function servir(tomado: Tomado, validoAte: number): void {
    const { id } = tomado
    const valido = () => !stopping && performance.now() < servido.validoAte
    const servido = { falhando: tomado.falhandoDesde !== null, validoAte } as Servido
    servidos.set(id, servido)
    servido.turno = atender(contexto, tomado, valido)
    servido.fim = terminar(id, servido.turno)
  }

  async function terminar(id: string, turno: Turno): Promise<void> {
    let failed = false
    try {
      const { desligar: off, descansoMs } = await turno.fim
      if (off) await desligarAte(id, off)
      await devolver(db, eu, id, descansoMs)
    } catch (err) {
      failed = true
      problema(err)
      // If this fails too, it is free when the lease has run out.
      await devolver(db, eu, id, 0).catch(() => undefined)
    }
    servidos.delete(id)
    // For what came since it was last looked for, and for those who wait for a place. In trouble, the next second is soon enough.
    if (!failed) acordar()
  }

  /** Nothing of it is sent before it is switched off; at the end it is left to the next failure. */
  async function desligarAte(id: string, { url, motivo }: NonNullable<FimDoTurno['desligar']>): Promise<void> {
    for (;;) {
      try {
        if (await desligar(db, { id, url }, motivo, now())) {
          log.info({ webhook_id: id, motivo }, 'webhooks: switched off')
        }
        return
      } catch (err) {
        if (stopping) throw err
        problema(err)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }

  async function renovarTodos(): Promise<void> {
    const ids = [...servidos.keys()]
    if (ids.length === 0) return
    const validoAte = performance.now() + LEASE_MS - MARGIN_MS
    try {
      const ours = await renovar(db, eu, ids)
      for (const id of ids) {
        const servido = servidos.get(id)
        if (!servido) continue
        // Taken over by another after a long silence, or switched off or removed by its owner.
        if (ours.has(id)) servido.validoAte = validoAte
        else servido.turno.encerrar()
      }
    } catch (err) {
      problema(err)
    }
  }

  function acordar(): void {
    if (stopping || soon) return
    const wait = Math.min(Math.max(SOON_MS, (SHARE - 1) * lastMs), cadaMs)
    soon = setTimeout(() => {
      soon = null
      void procurar()
    }, wait).unref()
  }

  const servindo = () => Promise.all([...servidos.values()].map(({ fim }) => fim))

  async function stop(): Promise<void> {
    stopping = true
    clearInterval(polling)
    if (soon) clearTimeout(soon)
    gravador.encerrar()
    await busca
    // The leases are renewed until the last attempt has ended.
    await servindo()
    clearInterval(renewing)
  }

  let stopped: Promise<void> | undefined
  return {
    acordar,
    async rodada() {
      let found: number
      do {
        found = await procurar()
        await servindo()
      } while (found > 0 && !troubled && !stopping)
    },
    stop: () => {
      stopped ??= stop()
      return stopped
    }
  }
}
