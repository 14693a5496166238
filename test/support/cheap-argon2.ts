import { createRequire } from 'node:module'
import type Argon2 from 'argon2'

// The name itself leads here in the tests (vitest.config.ts).
const real: typeof Argon2 = createRequire(import.meta.url)('argon2')

/** argon2 at the lowest cost. What the service asks for is tested by test/core/contas/password.test.ts, with the real one. */
export default {
  ...real,
  hash: (senha: string, options: Argon2.Options) => real.hash(senha, { ...options, memoryCost: 64, timeCost: 1 })
}
