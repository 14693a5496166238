import type { FastifyRequest } from 'fastify'
import { batchedByDatabase } from '../batch/batch.ts'
import type { Config } from '../config.ts'
import { MOST_SESSIONS, readSessionHolders } from '../contas/holders.ts'
import { isUuid } from '../contas/secret.ts'
import { markActivity } from '../contas/sessions.ts'
import type { Caller, Services } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { unauthorized } from '../errors.ts'
import type { Tokens } from './tokens.ts'

const ACTIVITY_EVERY_MS = 60_000

/** From the bearer token to the caller. Looked up for each request: whatever changed is felt at once, on every instance. */
export async function identify(
  request: FastifyRequest,
  { db, tokens, now, config }: Pick<Services, 'db' | 'now'> & { tokens: Pick<Tokens, 'verify'>; config: Asking }
): Promise<Caller> {
  const token = /^Bearer +([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const { usuarioId, sessaoId } = tokens.verify(token, now())
  if (!isUuid(sessaoId)) throw unauthorized()
  const found = await findSession(db, sessaoId)
  if (!found?.valid || found.caller.id !== usuarioId || found.ends <= now().getTime()) throw unauthorized()
  if (now().getTime() - found.lastActivity > ACTIVITY_EVERY_MS) await markActivity(db, usuarioId, sessaoId, now())
  const { caller, hasMfa } = found
  return hasMfa || !isAskedForMfa(config, caller) ? caller : { ...caller, mustEnrolMfa: true }
}

type Asking = Pick<Config, 'mfaRequiredFor'>

const isAskedForMfa = ({ mfaRequiredFor }: Asking, { admin }: Caller) =>
  mfaRequiredFor === 'all' || (mfaRequiredFor === 'admin' && admin)

interface FoundSession {
  caller: Caller
  valid: boolean
  hasMfa: boolean
  /** When the session ends, if nothing ends it before. */
  ends: number
  lastActivity: number
}

/** A client that sends many requests at once has them looked up together. */
const findSession = batchedByDatabase(findSessions, MOST_SESSIONS)

async function findSessions(db: Db, ids: string[]): Promise<(FoundSession | undefined)[]> {
  const found = new Map<string, FoundSession>()
  for (const row of await readSessionHolders(db, [...new Set(ids)])) {
    const { sessaoId, id, nome, email, plano, trocarSenha } = row
    const permissoes = new Set(row.permissoes)
    const authenticatedAt = row.reautenticadaEm ?? row.criadaEm
    const rights = { admin: row.admin || permissoes.has('admin'), permissoes, plano, trocarSenha, mustEnrolMfa: false }
    found.set(sessaoId, {
      caller: { id, nome, email, ...rights, sessaoId, authenticatedAt },
      valid: row.ativo && !row.encerradaEm,
      hasMfa: row.mfaHabilitado,
      ends: row.expiraEm.getTime(),
      lastActivity: row.ultimaAtividade.getTime()
    })
  }
  return ids.map((id) => found.get(id))
}
