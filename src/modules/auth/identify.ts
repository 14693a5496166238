import type { FastifyRequest } from 'fastify'
import { isRecent, mustRenewRecent } from '../../core/contas/recent.ts'
import { MOST_SESSIONS, readPlacedHolders, readSessionHolders } from '../../core/contas/rights/holders.ts'
import { markActivity } from '../../core/contas/sessions/sessions.ts'
import { territorioOf } from '../../core/contas/territorio/queries.ts'
import type { Caller, Services } from '../../engine/contract/handler.ts'
import { unauthorized } from '../../errors.ts'
import { batchedByDatabase } from '../../platform/batch/batch.ts'
import { isUuid } from '../../platform/sealing/secret.ts'
import type { Tokens } from './tokens.ts'

const ACTIVITY_EVERY_MS = 60_000

export interface MfaSettings {
  /** Which accounts must have multi-factor authentication. */
  mfaRequiredFor: 'none' | 'admin' | 'all'
}

export interface Asked extends Pick<Services, 'db' | 'now'> {
  tokens: Pick<Tokens, 'verify'>
  config: MfaSettings
  /** When there are read replicas, the lookup also asks how far they must have caught up for this caller. */
  replicas?: object
}

/**
 * Turns the bearer token into the caller. The session is looked up for every request, so that every instance notices a
 * change at once.
 */
export async function identify(request: FastifyRequest, { db, tokens, now, config, replicas }: Asked): Promise<Caller> {
  const token = /^Bearer +([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const { usuarioId, sessaoId } = tokens.verify(token, now())
  if (!isUuid(sessaoId)) throw unauthorized()
  const found = await (replicas ? findPlacedSession : findSession)(db, sessaoId)
  if (!found?.valid || found.caller.id !== usuarioId || found.ends <= now().getTime()) throw unauthorized()
  if (now().getTime() - found.lastActivity > ACTIVITY_EVERY_MS) await markActivity(db, usuarioId, sessaoId, now())
  const { caller, hasMfa } = found
  return mustEnrol(config, { hasMfa, admin: caller.admin }) ? { ...caller, mustEnrolMfa: true } : caller
}

/** Whether an account lacks the second factor that accounts like it must have. */
export const mustEnrol = ({ mfaRequiredFor }: MfaSettings, conta: { hasMfa: boolean; admin: boolean }): boolean =>
  !conta.hasMfa && (mfaRequiredFor === 'all' || (mfaRequiredFor === 'admin' && conta.admin))

interface FoundSession {
  caller: Caller
  valid: boolean
  hasMfa: boolean
  /** When the session ends unless something ends it earlier. */
  ends: number
  lastActivity: number
}

/** Batched: a client that sends many requests at once has their sessions looked up together. */
const findSession = batchedByDatabase(
  async (db, ids: string[]) => inTurn(ids, (await readSessionHolders(db, unique(ids))).map(foundOf)),
  MOST_SESSIONS
)
const findPlacedSession = batchedByDatabase(
  async (db, ids: string[]) => inTurn(ids, (await readPlacedHolders(db, unique(ids))).map(placedOf)),
  MOST_SESSIONS
)

const unique = (ids: string[]) => [...new Set(ids)]

function inTurn(ids: string[], all: FoundSession[]): (FoundSession | undefined)[] {
  const found = new Map(all.map((each) => [each.caller.sessaoId, each]))
  return ids.map((id) => found.get(id))
}

function foundOf(row: Awaited<ReturnType<typeof readSessionHolders>>[number]): FoundSession {
  const { sessaoId, id, nome, email, plano, trocarSenha } = row
  const permissoes = new Set(row.permissoes)
  const authenticatedAt = row.reautenticadaEm ?? row.criadaEm
  const admin = row.admin || permissoes.has('admin')
  const rights = { admin, permissoes, plano, trocarSenha, mustEnrolMfa: false }
  const territorio = territorioOf(row.lugares, admin)
  return {
    caller: { id, nome, email, ...rights, territorio, sessaoId, authenticatedAt },
    valid: row.ativo && !row.encerradaEm,
    hasMfa: row.mfaHabilitado,
    ends: row.expiraEm.getTime(),
    lastActivity: row.ultimaAtividade.getTime()
  }
}

function placedOf(row: Awaited<ReturnType<typeof readPlacedHolders>>[number]): FoundSession {
  const found = foundOf(row)
  const { posicao: lsn, momento: at, recente } = row
  found.caller.primary = { lsn, at, isRecent: isRecent(recente), mustRenew: mustRenewRecent(recente) }
  return found
}
