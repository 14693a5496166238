import { eq, sql } from 'drizzle-orm'
import { registrar } from '../auditoria/registrar.ts'
import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { usuarios } from '../db/tables.ts'
import { invalidCredentials, mfaRequired } from '../errors.ts'
import { devolverTentativa, liberar, registrarFalha, reservarTentativa } from './bloqueio.ts'
import { confereSenha } from './senha.ts'
import { abrirSessao, resposta } from './sessoes.ts'

export interface Credenciais {
  email: string
  senha: string
  lembrar?: boolean
}

/** Login, for every route that has one. Nothing here tells whether an account exists: not the answer, not the lock, not the time. */
export async function entrar(context: Context<'public'>, { email, senha, lembrar = false }: Credenciais) {
  const { db, now } = context
  await reservarTentativa(db, email, now)
  let conta: Awaited<ReturnType<typeof contaPorEmail>>
  let certo: boolean
  try {
    conta = await contaPorEmail(db, email)
    certo = await confereSenha(conta?.ativo ? conta.senhaHash : null, senha)
  } catch (error) {
    await devolverTentativa(db, email)
    throw error
  }
  if (!certo || !conta) {
    await db.transaction(async (tx) => {
      const locked = await registrarFalha(tx, email, now())
      await registrar(tx, context, 'login.falha', { tipo: 'usuario', id: conta?.id ?? null })
      if (locked) await registrar(tx, context, 'login.bloqueio', { tipo: 'usuario', id: conta?.id ?? null })
    })
    throw invalidCredentials()
  }
  if (conta.mfaHabilitado) {
    await devolverTentativa(db, email)
    throw mfaRequired()
  }
  return await db.transaction(async (tx) => {
    const moment = now()
    const sessao = await abrirSessao(tx, conta.id, context, lembrar, moment)
    // Locks the row: a deactivation that was quicker is seen here.
    const [ainda] = await tx
      .update(usuarios)
      .set({ ultimoLogin: moment, ultimoAcesso: moment })
      .where(eq(usuarios.id, conta.id))
      .returning({ ativo: usuarios.ativo, senhaHash: usuarios.senhaHash })
    if (!ainda?.ativo || ainda.senhaHash !== conta.senhaHash) throw invalidCredentials()
    // After the account, in the order of a password reset, so that the two do not wait for each other.
    await liberar(tx, email)
    await registrar(tx, context, 'login.sucesso', { tipo: 'usuario', id: conta.id })
    return resposta(context.tokens, conta, sessao.id, sessao.refreshToken, moment)
  })
}

async function contaPorEmail(db: Db, email: string) {
  const [conta] = await db
    .select()
    .from(usuarios)
    .where(eq(sql`lower(${usuarios.email})`, email.toLowerCase()))
  return conta ?? null
}
