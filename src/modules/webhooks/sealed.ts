import { type SealedPlace, sealedColumns } from '../../platform/sealing/reseal.ts'
import { alwaysInRow, open, openIfAny, seal, sealIfAny } from '../../platform/sealing/seal.ts'
import type { webhooks } from './tables.ts'

// The values of a webhook that only its receiver may know. They are sealed for this webhook: copied into the row of
// another one, they do not open.

type Stored = typeof webhooks.$inferSelect
type Secrets = Pick<Stored, 'segredo' | 'segredoAnterior' | 'headers'>
export interface OpenSecrets {
  segredo: string
  segredoAnterior: string | null
  headers: Record<string, string>
}
/** A webhook with its secrets opened. */
export type WebhookRow = Omit<Stored, keyof Secrets> & OpenSecrets

const placeOf = (column: string, id: string) => alwaysInRow(`webhooks.${column}`, id)

/** Seals the secrets of a new webhook, which has no former secret yet. */
export const sealNewSecrets = (id: string, { segredo, headers }: Pick<OpenSecrets, 'segredo' | 'headers'>) => ({
  segredo: seal(segredo, placeOf('segredo', id)),
  headers: seal(JSON.stringify(headers), placeOf('headers', id))
})

/** Seals the secrets that a change of a webhook contains. */
export function sealSecrets(id: string, secrets: Partial<OpenSecrets>): Partial<Secrets> {
  const { segredo, segredoAnterior, headers } = secrets
  return {
    ...(segredo === undefined ? {} : { segredo: seal(segredo, placeOf('segredo', id)) }),
    ...(segredoAnterior === undefined
      ? {}
      : { segredoAnterior: sealIfAny(segredoAnterior, placeOf('segredo_anterior', id)) }),
    ...(headers === undefined ? {} : { headers: seal(JSON.stringify(headers), placeOf('headers', id)) })
  }
}

export function openSecrets<Row extends Secrets>(id: string, row: Row): Omit<Row, keyof Secrets> & OpenSecrets {
  return {
    ...row,
    segredo: open(row.segredo, placeOf('segredo', id)),
    segredoAnterior: openIfAny(row.segredoAnterior, placeOf('segredo_anterior', id)),
    headers: JSON.parse(open(row.headers, placeOf('headers', id))) as Record<string, string>
  }
}

export const openWebhook = (row: Stored): WebhookRow => openSecrets(row.id, row)

export const sealedWebhooks: SealedPlace = sealedColumns({
  table: 'webhooks',
  key: 'id',
  keyType: 'text',
  columns: ['segredo', 'segredo_anterior', 'headers'],
  placeOf
})
