import type { Db } from '../db/client.ts'
import { desfechoDe, desistir, semPermissao } from './agenda.ts'
import type { MotivoDoDesligamento } from './desligar.ts'
import type { Remetente, Resultado } from './enviar.ts'
import { type Entrega, LOTE, type Lote, lerPrimeiras, lerRepetidas, type Tomado } from './fila.ts'
import type { Gravador } from './gravador.ts'
import { pedidoDe, podeReceber } from './pedido.ts'

/** How long one webhook is served before the next one may have its place. */
const TURNO_MS = 5000
/** So many in a row to whom nobody answered are enough for a turn. */
const MOST_UNANSWERED = 3
const DESCANSO_MS = 5000
const REPETIDAS_AO_MESMO_TEMPO = 4

export interface Contexto {
  db: Db
  eu: string
  now: () => Date
  random: () => number
  remetente: Remetente
  gravador: Gravador
}

export interface Turno {
  /** Looks again for first attempts; retries that are under way may take their time. */
  acordar(): void
  /** Sends nothing more. */
  encerrar(): void
  /** When all that was sent is written. Rejects when something could not be read. */
  fim: Promise<FimDoTurno>
}

export interface FimDoTurno {
  desligar: { url: string; motivo: MotivoDoDesligamento } | null
  descansoMs: number
}

/**
 * One turn of one webhook: its first attempts one after the other, its retries beside them. `valido` says whether the webhook is still
 * ours to serve.
 */
export function atender(contexto: Contexto, tomado: Tomado, valido: () => boolean): Turno {
  const { db, eu, now, random, remetente, gravador } = contexto
  const { id } = tomado
  const begun = performance.now()
  const wasFailing = tomado.falhandoDesde !== null
  let falhandoDesde = tomado.falhandoDesde
  let desligar: FimDoTurno['desligar'] = null
  let ended = false
  let succeeded = false
  let awake = false
  let repeating = 0
  const unanswered = { primeiras: 0, repetidas: 0 }
  /** Tried, and what came of it not yet written. A resend brings a delivery to the other lane meanwhile. */
  const unwritten = new Set<number>()
  let lane: Promise<void> | null = null

  const open = () => !ended && !desligar && valido() && !gravador.falhando()
  // One that begins to fail goes on among the failing ones, and leaves its place to a healthy one.
  const inTime = () => performance.now() - begun < TURNO_MS && (wasFailing || falhandoDesde === null)
  // While retries keep the place anyway, first attempts need not wait for them.
  const mayBegin = () => open() && unanswered.primeiras < MOST_UNANSWERED && (inTime() || repeating > 0)
  const mayRepeat = () => open() && unanswered.repetidas < MOST_UNANSWERED && inTime()

  async function tentar({ destino, dono }: Lote, entrega: Entrega, kind: keyof typeof unanswered): Promise<void> {
    const em = now()
    unwritten.add(entrega.id)
    if (!podeReceber(dono, entrega.tipo)) return gravador.anotar(semPermissao(entrega, em))
    const resultado = await remetente.enviar(pedidoDe(destino, entrega, em))
    const fim = now()
    unanswered[kind] = isUnanswered(resultado) ? unanswered[kind] + 1 : 0
    if (resultado.ok) succeeded = true
    julgar(resultado, destino.url, fim)
    gravador.anotar(desfechoDe(entrega, resultado, { em, fim, random }))
  }

  function julgar({ ok, status }: Resultado, url: string, fim: Date): void {
    const before = falhandoDesde
    falhandoDesde = ok ? null : (before ?? fim)
    if (falhandoDesde !== before) gravador.anotarSaude(id, falhandoDesde)
    if (status === 410) desligar = { url, motivo: 'removido' }
    else if (falhandoDesde && desistir(falhandoDesde, fim)) desligar ??= { url, motivo: 'falhas' }
  }

  const novas = (lote: Lote | null) =>
    lote && { ...lote, entregas: lote.entregas.filter((entrega) => !unwritten.has(entrega.id)) }

  /** What is read next must not hold what was sent just now. */
  async function gravar({ entregas }: Lote): Promise<void> {
    await gravador.gravado()
    for (const entrega of entregas) unwritten.delete(entrega.id)
  }

  async function primeiras(): Promise<void> {
    let reading: Promise<Lote | null> | null = null
    let writing: Promise<void> | null = null
    while (mayBegin()) {
      awake = false
      const lote: Lote | null = novas(await (reading ?? lerPrimeiras(db, eu, id, 0)))
      // The next ones are read, and the last ones written, while these are sent. Afterwards it begins again with the first: ids are not
      // committed in their order, and an old delivery may be sent again.
      reading = lote && lote.entregas.length === LOTE ? lerPrimeiras(db, eu, id, lote.entregas.at(-1)!.id) : null
      reading?.catch(() => undefined)
      for (const entrega of lote?.entregas ?? []) {
        if (!mayBegin()) break
        await tentar(lote!, entrega, 'primeiras')
      }
      await writing
      writing = lote && gravar(lote)
      if (reading) continue
      await writing
      // What has come meanwhile without a word is found when the turn is over.
      if (!lote || !awake) return
    }
    await writing
  }

  async function repetidas(): Promise<void> {
    while (mayRepeat()) {
      const lote = novas(await lerRepetidas(db, eu, id, now()))
      if (!lote || lote.entregas.length === 0) return
      const due = lote.entregas.values()
      await Promise.all(Array.from({ length: REPETIDAS_AO_MESMO_TEMPO }, () => repetir(lote, due)))
      await gravar(lote)
      if (lote.entregas.length < LOTE) return
    }
  }

  async function repetir(lote: Lote, due: Iterator<Entrega>): Promise<void> {
    while (mayRepeat()) {
      const { value, done } = due.next()
      if (done) return
      repeating += 1
      await tentar(lote, value, 'repetidas')
      repeating -= 1
    }
  }

  function begin(): Promise<void> {
    lane ??= primeiras().finally(() => {
      lane = null
    })
    return lane
  }

  async function serve(): Promise<FimDoTurno> {
    // Left over from an earlier turn while the database was away.
    if (gravador.falhando()) await gravador.gravado()
    const [first, second] = await Promise.allSettled([begin(), repetidas()])
    const last = await Promise.allSettled([lane])
    ended = true
    await gravador.gravado()
    for (const settled of [first, second, ...last]) if (settled.status === 'rejected') throw settled.reason
    const silent = unanswered.primeiras >= MOST_UNANSWERED
    const silentThroughout = unanswered.repetidas >= MOST_UNANSWERED && !succeeded
    return { desligar, descansoMs: silent || silentThroughout ? DESCANSO_MS : 0 }
  }

  const fim = serve()
  return {
    acordar() {
      awake = true
      // A failure to read shows at the end of the turn, or at the next one.
      if (!ended && repeating > 0 && mayBegin()) begin().catch(() => undefined)
    },
    encerrar() {
      ended = true
    },
    fim
  }
}

const isUnanswered = ({ erro }: Resultado) => erro === 'tempo_esgotado' || erro === 'conexao'
