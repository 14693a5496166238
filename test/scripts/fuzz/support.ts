import descriptionA from '../../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../../generated/description-b.json' with { type: 'json' }
import { contractOf } from '../../../scripts/fuzz/contract.ts'
import { refusalsOf } from '../../../scripts/fuzz/form.ts'
import type { Rules } from '../../../scripts/fuzz/judge.ts'
import { filled, type Outgoing } from '../../../scripts/fuzz/outgoing.ts'
import { randomFrom } from '../../../scripts/fuzz/random.ts'
import { checkerOf } from '../../../scripts/fuzz/schemas.ts'
import { parentsOf } from '../../../scripts/fuzz/things.ts'
import type { Maker } from '../../../scripts/fuzz/valid.ts'
import type { Document } from '../../../scripts/generate/document.ts'

const documents = { a: descriptionA as unknown as Document, b: descriptionB as unknown as Document }

export const contract = contractOf(documents)
export const check = checkerOf(documents)
export const refusal = refusalsOf(contract, check)

export const rules: Rules = {
  contract,
  check,
  refusal,
  isOwn: (target, { url }) => parentsOf(target, url).usuarios === '4',
  mayBeOverloaded: false,
  slowMs: () => 10_000
}

export const makerFrom = (seed: number): Maker => ({
  contract,
  random: randomFrom(seed),
  known: {
    masterKey: 'a-master-key',
    spare: { email: 'spare@fuzz.example', senha: 'Dengue#2024', refreshToken: 'abc' },
    ids: () => [1, 2]
  }
})

/** Returns the request as it would be sent where every id is 7. */
export function sentOf(request: Outgoing) {
  const params = Object.fromEntries(
    Object.entries(request.params).flatMap(([name, value]) =>
      value.startsWith('{') ? [[name, idFor(name, value)]] : []
    )
  )
  return filled(request, { serial: 1, params })
}

const idFor = (_name: string, collection: string) =>
  ({ '{jobs}': 'job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10', '{webhooks}': 'wh_0f6a1f0c5f7e4b0f9c1d2e3f4a5b6c7d' })[
    collection
  ] ?? '7'
