import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTokens, type Tokens } from '../../../src/modules/auth/tokens.ts'
import { decodeJwt, forgeJwt, HOUR } from './support.ts'

const jwtSecret = 'um segredo de teste com bastante comprimento'
const start = new Date('2026-11-15T12:00:00.000Z')
const after = (ms: number) => new Date(start.getTime() + ms)
let app: FastifyInstance
let tokens: Tokens

beforeAll(async () => {
  app = Fastify()
  tokens = await createTokens(app, { jwtSecret, jwtSecretPrevious: null })
})
afterAll(() => app.close())

/** Makes a token that has been checked and found good. */
function known(usuarioId = 7) {
  const sessaoId = randomUUID()
  const token = tokens.sign(usuarioId, sessaoId, start)
  expect(tokens.verify(token, start)).toMatchObject({ usuarioId, sessaoId })
  return { token, sessaoId }
}

const refused = (token: string, now: Date) =>
  expect(() => tokens.verify(token, now)).toThrow(expect.objectContaining({ code: 'UNAUTHORIZED' }))

it('a known token gives the same claims each time, and another one its own', () => {
  const [one, two] = [known(1), known(2)]
  for (let i = 0; i < 3; i++) {
    expect(tokens.verify(one.token, start)).toMatchObject({ usuarioId: 1, sessaoId: one.sessaoId })
    expect(tokens.verify(two.token, start)).toMatchObject({ usuarioId: 2, sessaoId: two.sessaoId })
  }
})

it('a known token expires when the clock reaches exp, not before', () => {
  const { token } = known()
  expect(tokens.verify(token, after(HOUR - 1))).toMatchObject({ usuarioId: 7 })
  refused(token, after(HOUR))
  refused(token, after(HOUR))
  refused(token, after(30 * 24 * HOUR))
})

it('a token that expired before it was first seen is refused', () => {
  refused(tokens.sign(7, randomUUID(), start), after(HOUR))
})

it('a token with any one character changed is refused, though the right one is known', () => {
  const { token } = known()
  for (const [i, character] of [...token].entries()) {
    if (character === '.') continue
    // The last character of a part ends in spare bits; these two letters differ in the others.
    const changed = token.slice(0, i) + (/[ABCD]/.test(character) ? 'Q' : 'A') + token.slice(i + 1)
    refused(changed, start)
  }
  expect(tokens.verify(token, start)).toMatchObject({ usuarioId: 7 })
})

it.each([
  ['a longer life', (claims: Record<string, unknown>) => ({ ...claims, exp: Number(claims.exp) + 3600 })],
  ['another account', (claims: Record<string, unknown>) => ({ ...claims, sub: '1' })]
])('%s under the signature of a known token is refused', (_, change) => {
  const { token } = known()
  const { header, payload, signature } = decodeJwt(token)
  const forged = forgeJwt(header, change(payload), null, '') + signature
  expect(forged.split('.')).toHaveLength(3)
  refused(forged, start)
})
