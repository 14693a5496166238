import { BULK, casosCsv, upload } from '../../trial/bodies.ts'
import { until } from '../wait.ts'
import type { Client } from './client.ts'

const PATIENCE_MS = 180_000

export interface Resultado {
  total_linhas: number
  importados: number
  erros: number
}

/** An import that was accepted. */
export interface Import {
  prefix: string
  rows: number
  statusUrl: string
}

/** Sends a file of cases until it is accepted. All tries use one key, so that it is accepted only once. */
export async function startImport(client: Client, token: string, prefix: string, rows: number): Promise<Import> {
  const file = upload(casosCsv(prefix, rows), { formato: 'csv', modo: 'importar', ignorar_erros: 'true' })
  const headers = { ...file.headers, 'idempotency-key': `importar-${prefix}` }
  const accepted = await until(
    'an import to be accepted',
    PATIENCE_MS,
    async () => {
      const { status, body } = await client.call('POST', BULK, { token, raw: file.raw, headers })
      return status === 202 ? (JSON.parse(body) as { status_url: string }) : undefined
    },
    1_000
  )
  return { prefix, rows, statusUrl: accepted.status_url }
}

/** Waits for a job to end and returns its result. */
export const untilDone = <T>(
  client: Client,
  token: string,
  statusUrl: string
): Promise<{ status: string; resultado: T }> =>
  until(
    `${statusUrl} to end`,
    PATIENCE_MS,
    async () => {
      const { status, body } = await client.call('GET', statusUrl, { token })
      const job = status === 200 ? (JSON.parse(body) as { status: string; resultado: T }) : undefined
      return job && ['completed', 'failed', 'cancelled'].includes(job.status) ? job : undefined
    },
    500
  )
