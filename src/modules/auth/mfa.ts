import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'
import { type Actor, audit } from '../../core/auditoria/record.ts'
import { advanceMfaStep } from '../../core/contas/mfa.ts'
import { updateUsuario } from '../../core/contas/queries.ts'
import { openMfaSecret } from '../../core/contas/sealed.ts'
import type { Db } from '../../platform/db/client.ts'
import { digest } from '../../platform/sealing/secret.ts'
import { codigosReserva } from './tables.ts'

const PERIOD = 30
const CODES = 10
// Without 0, O, 1, I and L, which people mistake for each other.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Each of the 31 signs carries 4.95 bits, so a code has 138 random bits. */
const CODE_SIGNS = 28

const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: 'Saúde Integra',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret)
  })

/** Makes a new secret with its QR code. */
export async function newMfaSecret(email: string): Promise<{ secret: string; qrCode: string }> {
  const secret = new Secret({ size: 20 }).base32
  return { secret, qrCode: await QRCode.toDataURL(totpOf(secret, email).toString()) }
}

/**
 * Replaces the account's backup codes with ten new ones. Only their hashes are kept; with 138 random bits, a plain hash
 * is safe.
 */
export async function replaceBackupCodes(db: Db, usuarioId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await deleteBackupCodes(db, usuarioId)
  await db.insert(codigosReserva).values(codes.map((code) => ({ usuarioId, hash: hashOf(usuarioId, code) })))
  return codes
}

/** Switches multi-factor authentication off and deletes its secret and backup codes. */
export async function removeMfa(tx: Db, usuarioId: number): Promise<void> {
  await updateUsuario(tx, usuarioId, { mfaHabilitado: false, mfaSegredo: null, mfaUltimoPasso: null })
  await deleteBackupCodes(tx, usuarioId)
}

async function deleteBackupCodes(db: Db, usuarioId: number): Promise<void> {
  await db.delete(codigosReserva).where(eq(codigosReserva.usuarioId, usuarioId))
}

function newCode(): string {
  const signs = Array.from({ length: CODE_SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return signs.replaceAll(/.{7}(?=.)/g, '$&-')
}

const hashOf = (usuarioId: number, code: string) =>
  digest(`reserva:${usuarioId}:${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`)

interface MfaConta {
  id: number
  /** The sealed secret, in the form that the column holds. */
  mfaSegredo: string | null
}

/** Accepts a code of the authenticator, at most one time step off, and uses the step up: no code works twice. */
export async function useCode(db: Db, conta: MfaConta, code: string, now: Date): Promise<boolean> {
  if (!conta.mfaSegredo || !/^\d{6}$/.test(code)) return false
  const secret = openMfaSecret(conta.id, conta.mfaSegredo)
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return false
  return await advanceMfaStep(db, conta.id, Math.floor(now.getTime() / 1000 / PERIOD) + delta)
}

/** Like `useCode`, and also accepts a backup code, each of which works once. */
export async function useCodeOrBackup(context: Actor & { db: Db }, conta: MfaConta, code: string): Promise<boolean> {
  if (await useCode(context.db, conta, code, context.now())) return true
  return await context.db.transaction((tx) => useBackupCode(tx, context, conta, code))
}

async function useBackupCode(tx: Db, actor: Actor, conta: MfaConta, code: string): Promise<boolean> {
  const used = await tx
    .update(codigosReserva)
    .set({ usadoEm: actor.now() })
    .where(
      and(
        eq(codigosReserva.usuarioId, conta.id),
        eq(codigosReserva.hash, hashOf(conta.id, code)),
        isNull(codigosReserva.usadoEm)
      )
    )
    .returning({ id: codigosReserva.usuarioId })
  if (used.length === 0) return false
  const isLeft = and(eq(codigosReserva.usuarioId, conta.id), isNull(codigosReserva.usadoEm))
  const details = { restantes: await tx.$count(codigosReserva, isLeft) }
  await audit(tx, actor, 'mfa.codigo_reserva_usado', { tipo: 'usuario', id: conta.id }, details)
  return true
}
