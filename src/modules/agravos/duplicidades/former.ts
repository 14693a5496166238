import { type SealedPlace, sealedColumns } from '../../../platform/sealing/reseal.ts'
import { alwaysInRow, open, type Place, seal } from '../../../platform/sealing/seal.ts'
import type { Former } from '../bulk/restore.ts'

/** What has to be known to take a union of two cases back. */
export interface BeforeUnion {
  /** What the kept case was, and when it took something; null where it took nothing. */
  kept: { em: string; former: Former } | null
  /** When the other case was last changed. */
  otherChangedAt: string
  /** The attachments that came from the other. */
  anexos: number[]
}

const placeOf = (_column: string, id: number | string): Place => alwaysInRow('duplicidades.antes', id)

export const sealBefore = (id: number, before: BeforeUnion): string =>
  seal(JSON.stringify(before), placeOf('antes', id))

// Only what `sealBefore` has made opens in this place.
export const openBefore = (id: number, stored: string): BeforeUnion => JSON.parse(open(stored, placeOf('antes', id)))

export const sealedDuplicidades: SealedPlace = sealedColumns({
  table: 'duplicidades',
  key: 'id',
  keyType: 'int',
  columns: ['antes'],
  placeOf
})
