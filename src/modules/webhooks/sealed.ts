import { type SealedPlace, sealedColumns } from '../../platform/sealing/reseal.ts'
import { open, openIfAny, seal, sealIfAny } from '../../platform/sealing/seal.ts'
import type { webhooks } from './tables.ts'

/** What a webhook keeps that only its receiver may know. Sealed for this webhook: put into the row of another, it does not open. */

type Stored = typeof webhooks.$inferSelect
type Secrets = Pick<Stored, 'segredo' | 'segredoAnterior' | 'headers'>
export interface OpenSecrets {
  segredo: string
  segredoAnterior: string | null
  headers: Record<string, string>
}
/** A webhook with its secrets opened. */
export type WebhookRow = Omit<Stored, keyof Secrets> & OpenSecrets

const contextOf = (column: string, id: string) => `webhooks.${column}:${id}`

/** Of a new webhook, which has all of them but a former secret. */
export const sealNewSecrets = (id: string, { segredo, headers }: Pick<OpenSecrets, 'segredo' | 'headers'>) => ({
  segredo: seal(segredo, contextOf('segredo', id)),
  headers: seal(JSON.stringify(headers), contextOf('headers', id))
})

/** Of a webhook that changes: those that are given. */
export function sealSecrets(id: string, secrets: Partial<OpenSecrets>): Partial<Secrets> {
  const { segredo, segredoAnterior, headers } = secrets
  return {
    ...(segredo === undefined ? {} : { segredo: seal(segredo, contextOf('segredo', id)) }),
    ...(segredoAnterior === undefined
      ? {}
      : { segredoAnterior: sealIfAny(segredoAnterior, contextOf('segredo_anterior', id)) }),
    ...(headers === undefined ? {} : { headers: seal(JSON.stringify(headers), contextOf('headers', id)) })
  }
}

export function openSecrets<Row extends Secrets>(id: string, row: Row): Omit<Row, keyof Secrets> & OpenSecrets {
  return {
    ...row,
    segredo: open(row.segredo, contextOf('segredo', id)),
    segredoAnterior: openIfAny(row.segredoAnterior, contextOf('segredo_anterior', id)),
    headers: JSON.parse(open(row.headers, contextOf('headers', id))) as Record<string, string>
  }
}

export const openWebhook = (row: Stored): WebhookRow => openSecrets(row.id, row)

export const sealedWebhooks: SealedPlace = sealedColumns({
  table: 'webhooks',
  key: 'id',
  keyType: 'text',
  columns: ['segredo', 'segredo_anterior', 'headers'],
  contextOf
})
