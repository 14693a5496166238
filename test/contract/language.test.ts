import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enUS } from '../../src/engine/messages/en-US.ts'
import { esES } from '../../src/engine/messages/es-ES.ts'
import { message } from '../../src/engine/messages/messages.ts'
import { type MessageKey, ptBR } from '../../src/engine/messages/pt-BR.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { samples, titled } from './support.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ config: { rateLimit: false } })
})
afterAll(() => test.close())

const asked = (language?: string) => ({ headers: language === undefined ? undefined : { 'accept-language': language } })

describe('Accept-Language', () => {
  it.each([
    [undefined, 'pt-BR'],
    ['', 'pt-BR'],
    ['pt-BR', 'pt-BR'],
    ['en-US', 'en-US'],
    ['es-ES', 'es-ES'],
    ['en', 'en-US'],
    ['EN-gb', 'en-US'],
    ['es-419', 'es-ES'],
    ['pt-PT', 'pt-BR'],
    ['fr', 'pt-BR'],
    ['*', 'pt-BR'],
    ['fr, en;q=0.5', 'en-US'],
    ['en;q=0.8, es;q=0.9', 'es-ES'],
    ['es;q=0.9, en;q=0.8', 'es-ES'],
    ['pt;q=0.1, es;q=0.2, en;q=0.3', 'en-US'],
    ['en;q=0.7,*;q=0.5', 'en-US'],
    ['en;q=0', 'pt-BR'],
    ['en;q=0, es', 'es-ES'],
    ['en;q=abc, es;q=0.1', 'es-ES'],
    ['en; q=0.2 , es ;q=0.4', 'es-ES'],
    ['en,es', 'en-US'],
    ['english', 'pt-BR'],
    ['__proto__', 'pt-BR'],
    ['constructor, en;q=0.1', 'en-US'],
    [',;;,q=1,', 'pt-BR'],
    [`${'xx,'.repeat(300)}en`, 'pt-BR']
  ])('GET /api/v1/health: "%s" is answered in %s', async (given, expected) => {
    expect((await test.call('GET', '/api/v1/health', asked(given))).headers['content-language']).toBe(expected)
  })

  it('GET /nothing: a name that every object has is not a language', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'valueOf-x']) {
      const { status, body } = await test.call('GET', '/nothing', asked(name))
      expect([status, body.error.message]).toEqual([404, message('pt-BR', 'error.NOT_FOUND')])
    }
  })

  it.each(titled(samples))('%s: Content-Language in every answer', async (_, { method, url }) => {
    const { headers } = await test.call(method, `${url}${url.includes('?') ? '&' : '?'}zz=1`, asked('es'))
    expect(headers['content-language']).toBe('es-ES')
  })
})

describe('messages in three languages', () => {
  it.each([
    [
      'pt-BR',
      'E-mail inválido; use nome@dominio, sem espaços.',
      'Deve ter no máximo 128 caracteres.',
      'Campo desconhecido.'
    ],
    ['en-US', 'Invalid email; use name@domain, without spaces.', 'Must have at most 128 characters.', 'Unknown field.'],
    [
      'es-ES',
      'Correo electrónico no válido; use nombre@dominio, sin espacios.',
      'Debe tener como máximo 128 caracteres.',
      'Campo desconocido.'
    ]
  ])('POST /api/v1/usuarios/login: detail in %s', async (language, ...sentences) => {
    const body = { email: 'x', password: 'x'.repeat(129), zz: 1 }
    const answer = await test.call('POST', '/api/v1/usuarios/login', { body, ...asked(language) })
    expect(answer.body.detail.map(({ msg }: { msg: string }) => msg).sort()).toEqual([...sentences].sort())
  })

  it.each([
    ['pt-BR', 'Há dados inválidos na requisição.', 'Campo obrigatório.'],
    ['en-US', 'The request holds invalid data.', 'This field is required.'],
    ['es-ES', 'La petición contiene datos no válidos.', 'Campo obligatorio.']
  ])('POST /api/v1/auth/confirm-email: envelope in %s', async (language, sentence, detail) => {
    const { body } = await test.call('POST', '/api/v1/auth/confirm-email', { body: {}, ...asked(language) })
    expect([body.error.message, body.error.details]).toEqual([
      sentence,
      [{ field: 'token', message: detail, code: 'REQUIRED' }]
    ])
  })

  it.each(['pt-BR', 'en-US', 'es-ES'] as const)(
    'GET /nothing, POST /api/v1/health, GET /%%ZZ: in %s',
    async (language) => {
      const said = async (method: 'GET' | 'POST', path: string) =>
        (await test.call(method, path, asked(language))).body.error.message
      expect(await said('GET', '/nothing')).toBe(message(language, 'error.NOT_FOUND'))
      expect(await said('POST', '/api/v1/health')).toBe(message(language, 'error.METHOD_NOT_ALLOWED'))
      expect(await said('GET', '/%ZZ')).toBe(message(language, 'error.MALFORMED_REQUEST'))
    }
  )
})

describe('catalogues', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort()
  const keys = Object.keys(ptBR) as MessageKey[]

  it('have the same keys', () => {
    expect(Object.keys(enUS).sort()).toEqual([...keys].sort())
    expect(Object.keys(esES).sort()).toEqual([...keys].sort())
  })

  /** Keys of series are names of what is counted, those of histories of what was done; all others are sentences. */
  const isName = (key: string) => key.startsWith('series.') || key.startsWith('history.')

  it.each(keys)('%s: the same places to fill in, a sentence in each language', (key) => {
    for (const text of [enUS[key], esES[key]]) expect(holes(text)).toEqual(holes(ptBR[key]))
    // The words of an administrator may follow a sentence.
    const form = isName(key) ? /^(\p{Lu}|\{).*[^.]$/u : /^\p{Lu}.*\.(?:\{mensagem\})?$/u
    for (const text of [ptBR[key], enUS[key], esES[key]]) expect(text).toMatch(form)
    expect(enUS[key]).not.toBe(ptBR[key])
  })

  it('message fills in what it is given, and nothing else', () => {
    expect(message('en-US', 'field.maxLength', { limit: 5 })).toBe('Must have at most 5 characters.')
    expect(message('pt-BR', 'field.exists-not', { value: '{limit}' })).toBe('Não existe: {limit}.')
  })
})
