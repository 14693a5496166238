import { and, asc, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { addressOf } from '../../core/contas/mails/address.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import { usuarioMay } from '../../core/contas/rights/effective.ts'
import type { Language } from '../../engine/messages/messages.ts'
import type { Db } from '../../platform/db/client.ts'
import { todayAt } from '../../platform/time/days.ts'
import { emitEvento } from '../webhooks/events.ts'
import type { Subida } from './compute/store.ts'
import { isAmong, isMunicipio, namedPlace } from './places.ts'
import { escolhas, subidas } from './tables.ts'

/** The permission without which nobody is told of levels. */
const READS = 'agravos.estatisticas'
/** Most rises that one mail lists; it says how many more there are. */
const MOST_LISTED = 30
/** Rises that nobody was told of within this time are no news any more. */
const NEWS_DAYS = 7
const DAY_MS = 86_400_000

/** Tells webhooks of rises, in the transaction that keeps them. Returns whether the deliverer must be woken. */
export async function emitSubidas(tx: Db, risen: readonly Subida[], dadosAte: string): Promise<boolean> {
  let tells = false
  for (const { tipo, lugar, semana, antes, nivel, em } of risen) {
    const place = namedPlace(lugar)
    const dados = { tipo_agravo: tipo, ...place, semana, nivel_anterior: antes, nivel, dados_ate: dadosAte }
    const where = { uf: place.uf, municipio: isMunicipio(lugar) ? lugar : null }
    tells = (await emitEvento(tx, 'alerta.nivel_subiu', dados, em, where)) || tells
  }
  return tells
}

interface Sending {
  db: Db
  config: { publicUrl: string }
  now: () => Date
}

/**
 * Mails everybody who asked for it what has risen since the last mail, at most once a day. Returns how many went out.
 */
export async function mailSubidas({ db, config, now }: Sending): Promise<number> {
  const today = todayAt(now())
  const due = await db
    .select({ usuarioId: escolhas.usuarioId })
    .from(escolhas)
    .where(
      and(
        or(isNull(escolhas.enviadoDia), lt(escolhas.enviadoDia, today)),
        sql`${escolhas.ate} < (select max(id) from alertas_subidas)`
      )
    )
  let sent = 0
  for (const { usuarioId } of due)
    if (await db.transaction((tx) => mailOne(tx, usuarioId, today, now, config.publicUrl))) sent++
  return sent
}

async function mailOne(tx: Db, usuarioId: number, today: string, now: () => Date, publicUrl: string): Promise<boolean> {
  const isDue = and(
    sql`${escolhas.usuarioId} = ${usuarioId}`,
    or(isNull(escolhas.enviadoDia), lt(escolhas.enviadoDia, today))
  )
  const [chosen] = await tx.select().from(escolhas).where(isDue).for('update', { skipLocked: true })
  if (!chosen) return false
  const { ate, territorios, nivelMinimo, idioma } = chosen
  const since = new Date(now().getTime() - NEWS_DAYS * DAY_MS)
  const risen = await tx
    .select()
    .from(subidas)
    .where(and(gt(subidas.id, ate), gte(subidas.em, since), gte(subidas.nivel, nivelMinimo)))
    .orderBy(asc(subidas.id))
  const told = risen.filter(({ lugar }) => isAmong(territorios, lugar))
  const last = sql`(select coalesce(max(id), 0) from alertas_subidas)`
  const owner = told.length > 0 && (await usuarioMay(tx, usuarioId, READS)) ? await addressOf(tx, usuarioId) : null
  await tx
    .update(escolhas)
    .set({ ate: last, ...(owner ? { enviadoDia: today } : {}) })
    .where(sql`${escolhas.usuarioId} = ${usuarioId}`)
  if (!owner) return false
  const linhas = told
    .sort((x, y) => y.nivel - x.nivel || x.lugar - y.lugar)
    .slice(0, MOST_LISTED)
    .map(lineOf)
  const dados = { publicUrl, linhas, outras: told.length - linhas.length }
  await tellOwner(tx, { now, language: idioma as Language }, owner, 'niveis-de-alerta', dados)
  return true
}

function lineOf({ tipo, lugar, semana, nivel }: Subida) {
  const { abrangencia, nome, uf } = namedPlace(lugar)
  return { lugar: abrangencia === 'municipio' ? `${nome} (${uf})` : nome, agravo: tipo, semana, nivel }
}
