import type { FastifyRequest } from 'fastify'
import { isRecent, mustRenewRecent } from '../../core/contas/recent.ts'
import type { HolderFacts } from '../../core/contas/rights/holder-of.ts'
import { territorioOf } from '../../core/contas/territorio/queries.ts'
import { intersection, reachOf } from '../../core/contas/territorio/territorio.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { keyAddressRefused, unauthorized } from '../../errors.ts'
import { type Asked, identify, type MfaSettings, mustEnrol } from '../auth/identify.ts'
import { isAmong } from './addresses.ts'
import { type FoundKey, findKey } from './holders.ts'
import { isForKey, isWellFormed } from './secret.ts'
import { noteUse } from './uses.ts'

/** No session has this id. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'
const NEVER = new Date(0)

/** Turns the bearer token into the caller, be it an access token or a key. */
export async function identifyCaller(request: FastifyRequest, services: Asked): Promise<Caller> {
  const token = /^Bearer +(\w+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined || !isForKey(token)) return await identify(request, services)
  const { db, now, config, replicas } = services
  // The checksum answers for mistyped and invented keys, without a question to the database.
  if (!isWellFormed(token)) throw unauthorized()
  const key = await findKey(db, token)
  if (!key?.dono?.ativo || key.revogadoEm || key.expiraEm <= now()) throw unauthorized()
  if (key.ips.length > 0 && !isAmong(key.ips, request.ip)) throw keyAddressRefused()
  await noteUse(db, key, now())
  const caller = callerOf(key, key.dono, config)
  if (!replicas) return caller
  const { recente } = key.dono
  caller.primary = {
    lsn: key.posicao,
    at: key.momento,
    isRecent: isRecent(recente),
    mustRenew: mustRenewRecent(recente)
  }
  return caller
}

/** What a key may do: what it was given, as far as its owner may do it now, and never what only administrators may. */
function callerOf({ id, nome, permissoes, territorios }: FoundKey, dono: HolderFacts, settings: MfaSettings): Caller {
  const held = new Set(dono.permissoes)
  const isAdmin = dono.admin || held.has('admin')
  const own = territorios.length > 0 ? reachOf(territorios) : null
  return {
    id: dono.id,
    nome: dono.nome,
    email: dono.email,
    admin: false,
    permissoes: new Set(permissoes.filter((each) => each !== 'admin' && (isAdmin || held.has(each)))),
    plano: dono.plano,
    trocarSenha: dono.trocarSenha,
    mustEnrolMfa: mustEnrol(settings, { hasMfa: dono.hasMfa, admin: isAdmin }),
    territorio: intersection(territorioOf(dono.lugares, isAdmin), own),
    sessaoId: NO_SESSION,
    authenticatedAt: NEVER,
    chave: { id, nome, territorio: own }
  }
}
