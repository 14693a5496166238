import { createHash, createHmac } from 'node:crypto'
import { asc, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { type Answer, SENHA, type TestApp } from '../../support/app.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const OTHER_SENHA = 'Zika#2025'
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** 256 bits in base64url. */
export const opaque = /^[\w-]{43}$/

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Decodes the three parts of a JWT, without trusting the service's own reading of them. */
export function decodeJwt(token: string) {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { header: read(header), payload: read(payload), signature, signed: `${header}.${payload}` }
}

/** Makes a JWT by hand; `algorithm` null leaves the signature empty. */
export function forgeJwt(header: object, payload: object, algorithm: string | null, secret: string): string {
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${algorithm ? createHmac(algorithm, secret).update(signed).digest('base64url') : ''}`
}

/** Expects exactly the envelope of 7.1; `extra` has the fields that belong to the code. */
export function expectError(answer: Answer, status: number, code: string, extra: object = {}): void {
  expect(answer.body).toEqual({
    error: {
      code,
      message: expect.any(String),
      ...extra,
      request_id: answer.headers['x-request-id'],
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
  })
  expect(answer.status).toBe(status)
}

/** Expects a 422 of Description A that sees problems in exactly these places. */
export function expectDetail(answer: Answer, ...locs: (string | number)[][]): void {
  expect(answer.body).toEqual({
    detail: locs.map((loc) => ({ loc, msg: expect.any(String), type: expect.any(String) }))
  })
  expect(answer.status).toBe(422)
}

/** Returns the parts in which two answers to different people may not differ. */
export function comparable({ status, body, headers }: Answer) {
  const { 'x-request-id': _, date: __, ...rest } = headers
  const { request_id: ___, ...error } = body.error ?? {}
  return { status, body: body.error ? { error } : body, headers: rest }
}

export const tokenBody = (user: object) => ({
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  refresh_token: expect.stringMatching(opaque),
  token_type: 'bearer',
  expires_in: 3600,
  user
})

export async function fail(test: TestApp, email: string, times: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let i = 0; i < times; i++) {
    answers.push(await test.call('POST', '/api/v1/usuarios/login', { body: { email, password: `${SENHA}-errada` } }))
  }
  return answers
}

export const refresh = (test: TestApp, token: string) =>
  test.call('POST', '/api/v1/usuarios/refresh-token', { query: { refresh_token: token } })

export const readMe = (test: TestApp, token: string) => test.call('GET', '/api/v1/usuarios/logado', { token })

export const askReset = (test: TestApp, email: string, language?: string) =>
  test.call('POST', '/api/v1/usuarios/reset-password', {
    query: { email },
    ...(language ? { headers: { 'accept-language': language } } : {})
  })

export const setPassword = (test: TestApp, token: string, senha = OTHER_SENHA, again = senha) =>
  test.call('POST', '/api/v1/auth/reset-password', { body: { token, senha_nova: senha, confirmar_senha: again } })

export async function auditRows(test: TestApp, ...acoes: string[]) {
  return await test.db.select().from(auditoria).where(inArray(auditoria.acao, acoes)).orderBy(asc(auditoria.id))
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Returns every row of every table, ours and the queue's, as text. */
export async function dump(test: TestApp): Promise<string> {
  const found = await test.db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  const texts: string[] = []
  for (const { name } of found) {
    const rows = await test.db.execute<{ line: string }>(sql`select t::text as line from ${sql.raw(name)} t`)
    texts.push(`${name}\n${rows.map(({ line }) => line).join('\n')}`)
  }
  return texts.join('\n')
}

/**
 * Opens every connection of the pool. Otherwise simultaneous requests are worked one by one until the others are up.
 */
export async function warm(...instances: TestApp[]): Promise<void> {
  await Promise.all(instances.flatMap(({ db }) => [1, 2, 3, 4, 5].map(() => db.execute(sql`select pg_sleep(0.2)`))))
}

/** Waits until this many statements stand still because another transaction has locked what they need. */
export async function blocked(test: TestApp, statements: number): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => test.db.execute(waiting)).toHaveLength(statements)
}
