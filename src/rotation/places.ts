import { sealedCasos } from '../agravos/sealed.ts'
import { sealedUsuarios } from '../contas/sealed.ts'
import { sealedAnteriores } from '../importacao/sealed.ts'
import { sealedRespostas } from '../retries/kept.ts'
import type { SealedPlace } from '../sealing/reseal.ts'
import { sealedWebhooks } from '../webhooks/sealed.ts'

/** Every table with sealed values. Accounts come first: their CPFs are kept unique by what sealing adds. */
export const sealedPlaces: readonly SealedPlace[] = [
  sealedUsuarios,
  sealedWebhooks,
  sealedCasos,
  sealedAnteriores,
  sealedRespostas
]
