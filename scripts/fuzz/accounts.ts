import type { Json } from '../generate/document.ts'
import { forgedFrom } from './forged.ts'
import { jsonOf } from './form.ts'
import type { Who } from './outgoing.ts'
import type { Sender } from './send.ts'

export const SENHA = 'Dengue#2024'
/**
 * Sessions are renewed after this time: one older than 15 minutes may not do everything, and one ends after an hour.
 */
const RENEWED_MS = 10 * 60_000

/** How the run gets in: with keys that let it create its own administrator, or with a given token. */
export type Entrance = { masterKey: string; jwtSecret: string } | { token: string }

interface Spare {
  email: string
  senha: string
  token: string
  refreshToken: string
}

export interface Accounts {
  token(who: Who): Promise<string | null>
  spare: Spare
  plainId: string | null
  /** Things that must not be touched, like `usuarios/7` or `grupos/6`. */
  kept: Set<string>
  /** Notes that the administrator's session has ended, which should not happen. */
  loseAdmin(): void
  /** Notes that the spare account's session has ended or its password has changed. */
  loseSpare(): void
  /** Kinds of callers that this run does not have. */
  missing: Set<Who>
}

type Call = (method: string, path: string, body: Json, token?: string | null) => Promise<Record<string, Json>>

/** Creates the accounts of a run. The administrator is not the first account of the service, whose id is tried out. */
export async function makeAccounts(sender: Sender, entrance: Entrance, mark: string): Promise<Accounts> {
  const call = callWith(sender)
  const kept = new Set<string>()
  const missing = new Set<Who>()
  const login = async (email: string) => {
    const answer = await call('POST', '/auth/login', { email, senha: SENHA })
    return { email, senha: SENHA, token: String(answer.access_token), refreshToken: String(answer.refresh_token) }
  }
  let admin =
    'token' in entrance ? { email: '', token: entrance.token } : await administrator(call, login, entrance, mark)
  let renewed = Date.now()
  const me = await call('GET', '/usuarios/me', null, admin.token)
  kept.add(`usuarios/${me.id}`)

  const create = async (nome: string, grupo: Json | null) => {
    const email = `${nome}.${mark}.${kept.size}@fuzz.example`
    const body = { nome, email, senha: SENHA, ...(grupo === null ? {} : { grupos_ids: [grupo] }) }
    const { id } = await call('POST', '/usuarios', body, admin.token)
    kept.add(`usuarios/${id}`)
    return { id: String(id), ...(await login(email)) }
  }
  const plain = await orMissing(missing, 'plain', async () => {
    const { id } = await call('POST', '/grupos', { nome: `fuzz-${mark}`, permissoes_ids: [] }, admin.token)
    kept.add(`grupos/${id}`)
    return await create('plain', id as Json)
  })
  let spare: Spare = (await orMissing(missing, 'spare', () => create('spare', null))) ?? nobody
  const ended = await orMissing(missing, 'ended', async () => {
    const { email } = spare
    const { token, refreshToken } = await login(email)
    await call('POST', '/auth/logout', { refresh_token: refreshToken }, token)
    return token
  })
  const forged = forgedFrom(admin.token, 'jwtSecret' in entrance ? entrance.jwtSecret : null)
  let isLost = false

  const accounts: Accounts = {
    kept,
    missing,
    plainId: plain?.id ?? null,
    get spare() {
      return spare
    },
    loseAdmin() {
      renewed = 0
    },
    loseSpare() {
      isLost = true
    },
    async token(who) {
      if (who === 'spare' && isLost && !missing.has('spare')) {
        spare = await login(spare.email).catch(() => create('spare', null))
        isLost = false
      }
      const isOld = Date.now() - renewed > RENEWED_MS
      if (isOld && admin.email !== '') {
        admin = await login(admin.email)
        if (plain) plain.token = (await login(plain.email)).token
        isLost = true
        renewed = Date.now()
      }
      const tokens: Record<Who, string | null> = {
        ...forged,
        nobody: null,
        admin: admin.token,
        plain: plain?.token ?? null,
        spare: spare.token,
        ended: ended ?? null
      }
      return tokens[who]
    }
  }
  return accounts
}

const nobody: Spare = { email: 'nobody@fuzz.example', senha: SENHA, token: '', refreshToken: 'none' }

async function administrator(
  call: Call,
  login: (email: string) => Promise<Spare>,
  { masterKey }: { masterKey: string },
  mark: string
): Promise<Spare> {
  const account = (nome: string, admin: boolean) => ({
    usuario: { nome, email: `${nome}.${mark}@fuzz.example`, senha: SENHA, admin, master_key: masterKey }
  })
  await call('POST', '/usuarios/signup', account('first', false))
  const { email } = await call('POST', '/usuarios/signup', account('admin', true))
  return await login(String(email))
}

async function orMissing<T>(missing: Set<Who>, who: Who, make: () => Promise<T>): Promise<T | null> {
  try {
    return await make()
  } catch {
    missing.add(who)
    return null
  }
}

function callWith(sender: Sender): Call {
  return async (method, path, body, token = null) => {
    const bytes = body === null ? null : Buffer.from(JSON.stringify(body))
    const headers: Record<string, string> = bytes ? { 'content-type': 'application/json' } : {}
    const answer = await sender.send({ method, url: `/api/v1${path}`, headers, bytes }, token)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.bytes}`)
    return jsonOf(answer.bytes) as Record<string, Json>
  }
}
