import { sql } from 'drizzle-orm'
import { auditInsert } from '../../core/auditoria/record.ts'
import type { Owner } from '../../core/contas/mails/tell.ts'
import { type NewSessao, openingOfSessao } from '../../core/contas/sessions/session-tokens.ts'
import type { Db } from '../../platform/db/client.ts'
import { type Attempt, forgetFailures } from './lock.ts'

/** The account in the state that the login read. */
export interface ReadConta extends Owner {
  senhaHash: string
}

export interface Login extends NewSessao {
  requestId: string
  mfa: boolean
  /** Whether this is the account's first login from this device. */
  newDevice: boolean
  attempt: Attempt
}

/**
 * Opens a session: forgets the failed attempts, remembers the device, and writes session, token and audit row. It is a
 * single statement, since logins come in storms. Returns null when the account was deactivated or its password changed
 * after it was read.
 */
export async function openSessao(db: Db, conta: ReadConta, login: Login, now: Date) {
  const { id, refreshToken, expiraEm, parts } = openingOfSessao(conta, login, now)
  const moment = sql`${now.toISOString()}::timestamptz`
  const details = JSON.stringify({ mfa: login.mfa, novo_dispositivo: login.newDevice })
  const opened = await db.execute(sql`
    with conta as (${parts.conta}
    ), unlocked as (${forgetFailures(login.attempt)}
    ), device as (
      insert into dispositivos (usuario_id, nome, visto_em) select id, ${login.dispositivo}, ${moment} from conta
      on conflict (usuario_id, nome) do update set visto_em = excluded.visto_em
    ), sessao as (${parts.sessao}
    ), token as (${parts.token}
    ), record as (
      ${auditInsert(sql`
      select ${moment}, 'login.sucesso', null::int, 'usuario', id, ${details}::text::jsonb, ${login.ip}, ${login.requestId} from conta`)}
    )
    select id from conta`)
  return opened.length === 0 ? null : { id, refreshToken, expiraEm }
}
