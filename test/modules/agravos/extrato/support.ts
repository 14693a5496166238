import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../../../support/app.ts'
import { CASOS } from '../support.ts'

export const EXTRATO = `${CASOS}/extrato`

export interface Line {
  id: number
  removido: boolean
  cursor: string
  [column: string]: unknown
}

type Query = Record<string, string>

export const linesIn = (text: string): Line[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

/** Asks for an extract as ndjson, and reads it to its end. */
export async function extracted(test: TestApp, token: string, query: Query = {}) {
  const answer = await test.call('GET', EXTRATO, { token, query: { formato: 'ndjson', ...query } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { lines: linesIn(answer.body.toString()), next: String(answer.headers['x-next-since']) }
}

/** Makes everything in the log of changes older, so that only what comes now is told as changed. */
export async function settle(test: TestApp): Promise<void> {
  await test.db.execute(sql`update casos_mudancas set em = em - interval '3 hours'`)
  await test.db.execute(sql`alter table casos disable trigger user`)
  await test.db.execute(
    sql`update casos set criado_em = clock_timestamp() - interval '3 hours', atualizado_em = clock_timestamp() - interval '3 hours'`
  )
  await test.db.execute(sql`alter table casos enable trigger user`)
}
