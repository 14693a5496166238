import { and, eq, sql } from 'drizzle-orm'
import { usuarios } from '../contas/tables.ts'
import type { Services } from '../services.ts'
import { CONFIRMATION_HOURS, emitidos, emitir, RESET_SECONDS } from '../contas/mail-tokens.ts'

/** Nobody's mailbox is flooded by whoever asks for resets again and again. */
const MOST_PER_HOUR = 5
const HOUR_MS = 3600_000

type Needs = Pick<Services, 'config' | 'db' | 'now'>

/**
 * The mail with a new reset token, or null when no active account has the address. The token is made when the mail is, so
 * that it never lies in the queue; a retried mail brings a new one. The account stays locked until it is written: one that
 * gets another address meanwhile voids the tokens that it finds, and no later one may go to the former mailbox.
 */
export async function contaParaRedefinir({ config, db, now }: Needs, email: string) {
  return await db.transaction(async (tx) => {
    const [conta] = await tx
      .select()
      .from(usuarios)
      .where(and(eq(sql`lower(${usuarios.email})`, email.toLowerCase()), usuarios.ativo))
      .for('no key update')
    const lastHour = new Date(now().getTime() - HOUR_MS)
    if (!conta || (await emitidos(tx, 'redefinir-senha', conta.id, lastHour)) >= MOST_PER_HOUR) return null
    const token = await emitir(tx, 'redefinir-senha', conta.id, now())
    return {
      para: conta.email,
      dados: { nome: conta.nome, token, publicUrl: config.publicUrl, minutos: RESET_SECONDS / 60 }
    }
  })
}

/** The mail that confirms a new address, or null when the account no longer waits for this one. */
export async function contaParaConfirmar({ config, db, now }: Needs, usuarioId: number, emailNovo: string) {
  return await db.transaction(async (tx) => {
    const [conta] = await tx.select().from(usuarios).where(eq(usuarios.id, usuarioId)).for('no key update')
    if (!conta?.ativo || conta.emailPendente !== emailNovo) return null
    const token = await emitir(tx, 'confirmar-email', conta.id, now(), emailNovo)
    const dados = { nome: conta.nome, token, publicUrl: config.publicUrl, horas: CONFIRMATION_HOURS }
    return { para: emailNovo, dados }
  })
}
