import { sealedUsuarios } from '../../core/contas/sealed.ts'
import { sealedRespostas } from '../../core/retries/kept.ts'
import { sealedDuplicidades } from '../../modules/agravos/duplicidades/former.ts'
import { sealedCasos } from '../../modules/agravos/privacy/sealed.ts'
import { sealedAnteriores, sealedMudancas } from '../../modules/importacao/sealed.ts'
import { sealedWebhooks } from '../../modules/webhooks/sealed.ts'
import type { SealedPlace } from '../../platform/sealing/reseal.ts'

/**
 * Every table with sealed values. Accounts come first, because sealing adds the digests that keep their CPFs unique.
 */
export const sealedPlaces: readonly SealedPlace[] = [
  sealedUsuarios,
  sealedWebhooks,
  sealedCasos,
  sealedDuplicidades,
  sealedAnteriores,
  sealedMudancas,
  sealedRespostas
]
