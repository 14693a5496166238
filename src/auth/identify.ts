import type { FastifyRequest } from 'fastify'
import { batchedByDatabase } from '../batch/batch.ts'
import { MOST_SESSIONS, readSessionHolders } from '../contas/holders.ts'
import { isUuid } from '../contas/secret.ts'
import { markActivity } from '../contas/sessions.ts'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { unauthorized } from '../errors.ts'
import type { Tokens } from './tokens.ts'

const ACTIVITY_EVERY_MS = 60_000

/** From the bearer token to the caller. Looked up for each request: whatever changed is felt at once, on every instance. */
export async function identify(
  request: FastifyRequest,
  { db, tokens, now }: { db: Db; tokens: Pick<Tokens, 'verify'>; now: () => Date }
): Promise<Caller> {
  const token = /^Bearer +([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const { usuarioId, sessaoId } = tokens.verify(token, now())
  if (!isUuid(sessaoId)) throw unauthorized()
  const found = await findSession(db, sessaoId)
  if (!found?.valid || found.caller.id !== usuarioId) throw unauthorized()
  if (now().getTime() - found.lastActivity > ACTIVITY_EVERY_MS) await markActivity(db, usuarioId, sessaoId, now())
  return found.caller
}

interface FoundSession {
  caller: Caller
  valid: boolean
  lastActivity: number
}

/** A client that sends many requests at once has them looked up together. */
const findSession = batchedByDatabase(findSessions, MOST_SESSIONS)

async function findSessions(db: Db, ids: string[]): Promise<(FoundSession | undefined)[]> {
  const found = new Map<string, FoundSession>()
  for (const { sessaoId, ativo, encerradaEm, ultimaAtividade, ...row } of await readSessionHolders(db, [
    ...new Set(ids)
  ])) {
    const permissoes = new Set(row.permissoes)
    found.set(sessaoId, {
      caller: { ...row, admin: row.admin || permissoes.has('admin'), permissoes, sessaoId },
      valid: ativo && !encerradaEm,
      lastActivity: ultimaAtividade.getTime()
    })
  }
  return ids.map((id) => found.get(id))
}
