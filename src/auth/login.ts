import { and, eq, sql } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import { verifySenha } from '../contas/password.ts'
import { usuarios } from '../contas/tables.ts'
import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { invalidCredentials, mfaRequired, wrongLoginCode } from '../errors.ts'
import { notify } from '../mail/notify.ts'
import { devolverTentativa, registrarFalha, reservarTentativa, type Tentativa } from './lock.ts'
import { dispositivoDe } from './device.ts'
import { usarCodigoOuReserva } from './mfa.ts'
import { abrirSessao, type Login, resposta } from '../contas/sessions.ts'
import { dispositivos } from './tables.ts'

export interface Credenciais {
  email: string
  senha: string
  lembrar?: boolean
  codigoMfa?: string
}

/** Login, for every route that has one. Nothing here tells whether an account exists: not the answer, not the lock, not the time. */
export async function entrar(context: Context<'public'>, { email, senha, lembrar = false, codigoMfa }: Credenciais) {
  const { db, now } = context
  const tentativa = await reservarTentativa(db, email, now)
  const dispositivo = dispositivoDe(context.userAgent)
  const [conta, certo] = await tentar(context, tentativa, async () => {
    const found = await contaPorEmail(db, email, dispositivo)
    return [found, await verifySenha(found?.ativo ? found.senhaHash : null, senha)] as const
  })
  if (!certo || !conta) {
    await recusar(context, tentativa, conta?.id ?? null)
    throw invalidCredentials()
  }
  if (conta.mfaHabilitado && codigoMfa === undefined) {
    await devolverTentativa(db, tentativa)
    throw mfaRequired()
  }
  if (conta.mfaHabilitado && !(await usarCodigoOuReserva(db, conta, codigoMfa ?? '', now()))) {
    await recusar(context, tentativa, conta.id)
    throw wrongLoginCode()
  }
  const moment = now()
  const { ip, requestId, location } = context
  const novo = !conta.conhecido && conta.ultimoLogin !== null
  const login: Login = { ip, requestId, location, dispositivo, lembrar, mfa: conta.mfaHabilitado, novo, tentativa }
  const sessao = novo
    ? await db.transaction(async (tx) => {
        const opened = await abrirSessao(tx, conta, login, moment)
        if (opened)
          await notify(tx, conta, 'novo-dispositivo', context.language, {
            dispositivo,
            ip,
            quando: moment.toISOString()
          })
        return opened
      })
    : await abrirSessao(db, conta, login, moment)
  if (!sessao) throw invalidCredentials()
  return resposta(context.tokens, conta, sessao.id, sessao.refreshToken, moment)
}

/** Work that may fail for reasons of ours; the reserved attempt is given back then. */
export async function tentar<T>(
  { db }: Context<'public' | 'secured'>,
  tentativa: Tentativa,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await devolverTentativa(db, tentativa)
    throw error
  }
}

/** Records a failed attempt, and with it perhaps a lock. */
export async function recusar(context: Context<'public' | 'secured'>, tentativa: Tentativa, usuarioId: number | null) {
  await context.db.transaction(async (tx) => {
    const locked = await registrarFalha(tx, tentativa, context.now())
    await audit(tx, context, 'login.falha', { tipo: 'usuario', id: usuarioId })
    if (locked) await audit(tx, context, 'login.bloqueio', { tipo: 'usuario', id: usuarioId })
  })
}

async function contaPorEmail(db: Db, email: string, dispositivo: string) {
  const [found] = await db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      email: usuarios.email,
      senhaHash: usuarios.senhaHash,
      ativo: usuarios.ativo,
      mfaHabilitado: usuarios.mfaHabilitado,
      mfaSegredo: usuarios.mfaSegredo,
      ultimoLogin: usuarios.ultimoLogin,
      conhecido: sql<boolean>`${dispositivos.nome} is not null`
    })
    .from(usuarios)
    .leftJoin(dispositivos, and(eq(dispositivos.usuarioId, usuarios.id), eq(dispositivos.nome, dispositivo)))
    .where(eq(sql`lower(${usuarios.email})`, email.toLowerCase()))
  return found ?? null
}
