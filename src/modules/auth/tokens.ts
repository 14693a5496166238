import { randomUUID } from 'node:crypto'
import jwt, { type FastifyJWTOptions } from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { unauthorized } from '../../errors.ts'

export const ACCESS_SECONDS = 3600
const issuer = 'saude-integra'
const audience = 'saude-integra-api'

export interface Tokens {
  sign(usuarioId: number, sessaoId: string, now: Date): string
  /** Returns the session that a token names. Throws 401 for anything but a valid token of this service. */
  verify(token: string, now: Date): { usuarioId: number; sessaoId: string }
}

export interface TokenSettings {
  jwtSecret: string
  jwtSecretPrevious: string | null
}

const MOST_VERIFIED = 10_000

/**
 * Whether a token is written in the one way in which this service writes it. The last character of a signature has two
 * bits without a meaning, and a decoder does not look at them.
 */
const isExact = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

interface Claims {
  sub?: unknown
  sid?: unknown
  exp?: unknown
}

/** Signs and verifies with HS256 only. `JWT_SECRET_PREVIOUS` still verifies while a secret is being changed. */
export async function createTokens(
  app: FastifyInstance,
  { jwtSecret, jwtSecretPrevious }: TokenSettings
): Promise<Tokens> {
  const common: Pick<FastifyJWTOptions, 'sign' | 'verify'> = {
    sign: { algorithm: 'HS256', iss: issuer, aud: audience },
    // The expiry is compared below, with the injected clock.
    verify: {
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      // Without this, a claim that is missing altogether is not compared.
      requiredClaims: ['iss', 'aud', 'sub', 'sid', 'jti', 'iat', 'exp'],
      ignoreExpiration: true
    }
  }
  const secrets = [jwtSecret, ...(jwtSecretPrevious ? [jwtSecretPrevious] : [])]
  const signers: (typeof app.jwt)[] = []
  // Registered one after the other: the second adds to what the first has decorated the app with.
  for (const [i, secret] of secrets.entries()) {
    await app.register(jwt, {
      ...common,
      secret,
      namespace: `secret${i}`,
      jwtVerify: `verify${i}`,
      jwtSign: `sign${i}`
    })
    signers.push((app.jwt as unknown as Record<string, typeof app.jwt>)[`secret${i}`]!)
  }

  // A client sends one token with every request. The signature is checked once, the expiry each time.
  const verified = new Map<string, { usuarioId: number; sessaoId: string; exp: number }>()

  function check(token: string): { usuarioId: number; sessaoId: string; exp: number } {
    if (!isExact(token)) throw unauthorized()
    for (const signer of signers) {
      let claims: Claims
      try {
        claims = signer.verify<Claims>(token)
      } catch {
        continue
      }
      const { sub, sid, exp } = claims
      if (typeof exp !== 'number' || typeof sub !== 'string' || !/^\d{1,10}$/.test(sub) || typeof sid !== 'string')
        throw unauthorized()
      return { usuarioId: Number(sub), sessaoId: sid, exp }
    }
    throw unauthorized()
  }

  return {
    sign(usuarioId, sessaoId, now) {
      const iat = Math.floor(now.getTime() / 1000)
      return signers[0]!.sign({
        sub: String(usuarioId),
        sid: sessaoId,
        jti: randomUUID(),
        iat,
        exp: iat + ACCESS_SECONDS
      })
    },
    verify(token, now) {
      const known = verified.get(token)
      const claims = known ?? check(token)
      if (claims.exp * 1000 <= now.getTime()) {
        verified.delete(token)
        throw unauthorized()
      }
      if (!known) {
        if (verified.size >= MOST_VERIFIED) verified.clear()
        verified.set(token, claims)
      }
      return claims
    }
  }
}
