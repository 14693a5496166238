import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { sealMfaSecret } from '../../../src/core/contas/sealed.ts'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { account, insertAccount } from '../../support/accounts.ts'
import { type Answer, SENHA, type TestApp } from '../../support/app.ts'
import { expectError } from './support.ts'

export const STEP = 30_000
export const WRONG_SENHA = `${SENHA}-errada`

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
export const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Logs in by Description B. */
export const loginB = (test: TestApp, email: string, more: object = {}, headers: Record<string, string> = {}) =>
  test.call('POST', '/api/v1/auth/login', { body: { username: email, password: SENHA, ...more }, headers })

/**
 * Returns what an authenticator shows: RFC 6238 over RFC 4226, written from their text, independent of the service's
 * library.
 */
export function totp(secret: string, moment: Date, steps = 0): string {
  const bits = [...secret]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(moment.getTime() / STEP) + steps))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Returns a code that none of the steps around this moment has. */
export function wrongCode(secret: string, moment: Date): string {
  const good = [-2, -1, 0, 1, 2].map((steps) => totp(secret, moment, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !good.includes(code))!
}

export const post = (test: TestApp, path: string, token: string, body?: unknown) =>
  test.call('POST', `/api/v1/auth/${path}`, { token, body })

/** Makes an account that has gone through enable and verify. The clock is then past the step of the verified code. */
export async function mfaAccount(test: TestApp) {
  const who = await account(test, 'usuario')
  const { secret, backup_codes } = (await post(test, 'mfa/enable', who.token)).body
  const verified = await post(test, 'mfa/verify', who.token, { code: totp(secret, test.clock.moment) })
  expect(verified.status).toBe(200)
  test.advance(STEP)
  return { ...who, secret: secret as string, backupCodes: backup_codes as string[] }
}

/** Makes such an account straight in the database, which saves two hashes. */
export async function mfaInserted(test: TestApp, secret: string) {
  const made = await insertAccount(test, 'usuario')
  await test.db
    .update(usuarios)
    .set({ mfaHabilitado: true, mfaSegredo: sealMfaSecret(made.id, secret) })
    .where(eq(usuarios.id, made.id))
  return made
}

/** Expects exactly the 422 of Description B with these fields and codes, in this order. */
export function expectInvalid(answer: Answer, ...items: [field: string, code: string][]): void {
  const details = items.map(([field, code]) => ({ field, message: expect.any(String), code }))
  expectError(answer, 422, 'VALIDATION_ERROR', { details })
}
