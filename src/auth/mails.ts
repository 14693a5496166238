import { and, eq, sql } from 'drizzle-orm'
import { usuarios } from '../db/tables/usuarios.ts'
import type { Services } from '../services.ts'
import { CONFIRMATION_HOURS, emitidos, emitir, RESET_SECONDS } from './conta-tokens.ts'

/** Nobody's mailbox is flooded by whoever asks for resets again and again. */
const MOST_PER_HOUR = 5
const HOUR_MS = 3600_000

type Needs = Pick<Services, 'config' | 'db' | 'now'>

/**
 * The mail with a new reset token, or null when no active account has the address. The token is made when the mail is, so
 * that it never lies in the queue; a retried mail brings a new one.
 */
export async function contaParaRedefinir({ config, db, now }: Needs, email: string) {
  const [conta] = await db
    .select()
    .from(usuarios)
    .where(and(eq(sql`lower(${usuarios.email})`, email.toLowerCase()), usuarios.ativo))
  if (!conta || (await emitidos(db, 'redefinir-senha', conta.id, new Date(now().getTime() - HOUR_MS))) >= MOST_PER_HOUR)
    return null
  const token = await emitir(db, 'redefinir-senha', conta.id, now())
  return {
    para: conta.email,
    dados: { nome: conta.nome, token, publicUrl: config.publicUrl, minutos: RESET_SECONDS / 60 }
  }
}

/** The mail that confirms a new address, or null when the account no longer waits for this one. */
export async function contaParaConfirmar({ config, db, now }: Needs, usuarioId: number, emailNovo: string) {
  const [conta] = await db.select().from(usuarios).where(eq(usuarios.id, usuarioId))
  if (!conta?.ativo || conta.emailPendente !== emailNovo) return null
  const token = await emitir(db, 'confirmar-email', conta.id, now(), emailNovo)
  return { para: emailNovo, dados: { nome: conta.nome, token, publicUrl: config.publicUrl, horas: CONFIRMATION_HOURS } }
}
