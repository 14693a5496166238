import { createRequire } from 'node:module'
import type Argon2 from 'argon2'

// In the tests the plain name `argon2` leads here (vitest.config.ts), so the real one is loaded another way.
const real: typeof Argon2 = createRequire(import.meta.url)('argon2')

/** argon2 at the lowest cost. test/core/contas/password.test.ts checks what the service asks for, with the real one. */
export default {
  ...real,
  hash: (senha: string, options: Argon2.Options) => real.hash(senha, { ...options, memoryCost: 64, timeCost: 1 })
}
