import type { TestApp } from '../../support/app.ts'

export interface Keyed {
  key: string
  body?: unknown
  raw?: string | Buffer
  headers?: Record<string, string>
  token?: string
  language?: string
}

/** Sends a request with an idempotency key and returns the answer byte for byte. */
export async function postTo(
  test: TestApp,
  path: string,
  { key, body, raw, headers, token, language = 'pt-BR' }: Keyed
) {
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    payload: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    headers: {
      'x-forwarded-proto': 'https',
      'accept-language': language,
      'idempotency-key': key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers
    }
  })
  const { 'idempotency-replayed': replayed, 'content-language': contentLanguage, 'retry-after': retry } = answer.headers
  return { status: answer.statusCode, payload: answer.payload, replayed, contentLanguage, retry }
}
