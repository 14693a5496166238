import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import description from '../../../generated/description-b.json' with { type: 'json' }
import { operations } from '../../../generated/operations.ts'
import samples from '../../../generated/samples.json' with { type: 'json' }
import { startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const languages = ['pt-BR', 'en-US', 'es-ES'] as const
const read = async (path: string) => {
  const { status, headers, body } = await test.call('GET', path)
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8'])
  return { headers, text: body.toString() as string }
}

it.each(languages)(
  'GET /guides in %s: links to every guide, and each of them is a page without scripts',
  async (language) => {
    const folder = new URL(`../../../openapi/guides/${language}`, import.meta.url)
    const names = (await readdir(folder)).map((name) => name.replace('.md', ''))
    const index = await read(`/guides?lang=${language}`)
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) {
      expect(index.text).toContain(`href="/guides/${name}?lang=${language}"`)
      const { headers, text } = await read(`/guides/${name}?lang=${language}`)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-language']).toBe(language)
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toMatch(/<h1[^>]*>.+<\/h1>/)
      expect(text).not.toContain('<script')
    }
  }
)

it.each(languages)(
  'the guide for surveillance teams has small pictures in %s, each told in words',
  async (language) => {
    const { text } = await read(`/guides/surveillance?lang=${language}`)
    const shown = [...text.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)]
    expect(shown.length).toBeGreaterThanOrEqual(6)
    for (const [, path = '', alt = ''] of shown) {
      expect([path, path.includes(`.${language}.`), alt.length > 20]).toEqual([path, true, true])
      const { status, headers, body } = await test.call('GET', path)
      expect([status, headers['content-type'], body.length < 60_000]).toEqual([200, 'image/webp', true])
    }
  }
)

it.each(['none.en-US.webp', '..%2Fmeasured.json', 'work.en-US.png'])(
  'GET /guides/pictures/%s: not found',
  async (file) => {
    expect((await test.call('GET', `/guides/pictures/${file}`)).status).toBe(404)
  }
)

it('pages link to their other languages, and keep the requested one', async () => {
  const { text } = await read('/guides/errors?lang=es')
  expect(text).toContain('href="/guides/errors?lang=en-US"')
  expect(text).toContain('href="/reference?lang=es-ES"')
  expect((await read('/guides/errors')).text).toContain('href="/reference"')
})

it('GET /reference: every operation of both documents has a page with its call, answers and samples', async () => {
  const { text: index } = await read('/reference?lang=en')
  const rows = (['a', 'b'] as const).flatMap((letter) =>
    Object.keys(samples[letter]).map((id) => `/reference/${letter}/${id}`)
  )
  expect(rows.length).toBe(operations.length)
  for (const path of rows) expect(index).toContain(`href="${path}?lang=en-US"`)
  const { text } = await read('/reference/b/criarGrupo')
  for (const part of [
    'Criar um grupo',
    '/api/v1/grupos',
    'grupos.criar',
    'permissoes_ids',
    'id="answer-422"',
    'Idempotency-Key',
    'curl',
    'requests.post'
  ])
    expect(text).toContain(part)
  expect((await read('/reference/b/criarGrupo?lang=en')).text).toContain('Create a group')
})

it.each([
  ['pt-BR', 'Salve como'],
  ['en-US', 'Save it as'],
  ['es-ES', 'Guárdelo como']
])('samples in %s say how to run them, and ask in that language', async (language, how) => {
  const { text } = await read(`/reference/b/criarGrupo?lang=${language}`)
  expect(text.split(how)).toHaveLength(3)
  expect(text).toContain(`-H &#39;Accept-Language: ${language}&#39;`)
  expect(text).toContain(`&quot;Accept-Language&quot;: &quot;${language}&quot;`)
  expect(text).toContain(`createClient({ language: &#39;${language}&#39;, baseUrl:`)
  const list = await read(`/reference/b/listarCasos?lang=${language}`)
  expect(list.text).toContain(`session.headers[&quot;Accept-Language&quot;] = &quot;${language}&quot;`)
  expect((await read(`/guides/first-steps?lang=${language}`)).text).toContain(`Accept-Language: ${language}`)
  const { body } = await test.call('GET', `/guides/first-steps.md?lang=${language}`)
  expect(body.toString()).toContain(`Accept-Language: ${language}`)
  expect((await read(`/guides/client?lang=${language}`)).text).toContain(`language: &#39;${language}&#39;`)
  expect((await read(`/guides/python?lang=${language}`)).text).toContain(`language=&#39;${language}&#39;`)
})

it('every kind of page has a description of its own, which is short', async () => {
  const found = new Set<string>()
  for (const path of [
    '/guides',
    '/guides/errors',
    '/guides/lists',
    '/reference/b/criarGrupo',
    '/reference/a/listarUsuarios',
    '/openapi/',
    '/openapi/releases/',
    '/sdk/'
  ]) {
    const { text } = await read(`${path}?lang=en`)
    const [, description = ''] = /<meta name="description" content="([^"]+)">/.exec(text) ?? []
    expect([path, description.length > 20, description.length <= 170]).toEqual([path, true, true])
    expect(description).not.toMatch(/[<`*]/)
    found.add(description)
  }
  expect(found.size).toBe(8)
})

/**
 * Returns the prose of a page: without code, text marked as English, names of languages and the title of a foreign
 * standard.
 */
const prose = (text: string) =>
  text
    .replaceAll(/<(pre|code|style|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<(\w+) lang="en"[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<a [^>]*>OWASP[^<]*<\/a>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it.each(['pt-BR', 'es-ES'])('no English is left in any page in %s', async (language) => {
  const { text: index } = await read(`/reference?lang=${language}`)
  const operationPages = [...new Set(index.match(/\/reference\/[ab]\/\w+/g))]
  const { text: list } = await read(`/guides?lang=${language}`)
  const guidePages = [...new Set(list.match(/\/guides\/[\w-]+(?=\?)/g))].filter((path) => !path.endsWith('search'))
  expect([operationPages.length, guidePages.length > 10]).toEqual([operations.length, true])
  const left = []
  for (const path of ['/guides', '/reference', ...guidePages, ...operationPages]) {
    const { text } = await read(`${path}?lang=${language}`)
    const found = /.{0,40}\b(the|and|which|with|when|this|that|from|are|must|needs?|answers?)\b.{0,40}/i.exec(
      prose(text)
    )
    if (found) left.push([path, found[0]])
  }
  expect(left).toEqual([])
})

describe('GET /guides/search', () => {
  it('finds sections and operations by all words, without regard to case and accents', async () => {
    const { text } = await read('/guides/search?q=IMPORTACAO&lang=pt')
    expect(text).toMatch(/<a href="\/reference\/b\/\w+\?lang=pt-BR">/)
    expect(text).toContain('href="/guides/imports?lang=pt-BR')
    const one = await read('/guides/search?q=IDEMPOTENCY_MISMATCH')
    expect(one.text).toContain('href="/guides/errors#codes-of-errors"')
    const none = await read('/guides/search?q=IDEMPOTENCY_MISMATCH+zebra')
    expect(none.text).toContain('0 resultados')
  })

  it('shows the search as text, accepts anything, and is not cached', async () => {
    const { text, headers } = await read(`/guides/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(text).not.toContain('<script')
    expect(text).toContain('&lt;script&gt;')
    expect(headers['cache-control']).toBe('no-store')
    for (const query of ['', '?q=', '?q=a&q=b', '?q[x]=1', `?q=${'a'.repeat(5000)}`, '?q=%5C%28%5B'])
      await read(`/guides/search${query}`)
  })
})

it('GET /guides/errors: every code that the documents list', async () => {
  const page = (await test.call('GET', '/guides/errors')).body.toString()
  const { ErroCodigo, ErroDetalheCodigo } = description.components.schemas
  const missing = [...ErroCodigo.enum, ...ErroDetalheCodigo.enum].filter(
    (code) => !page.includes(`<code>${code}</code>`)
  )
  expect(missing).toEqual([])
})

it('GET /guides/changes and /openapi/changes.json: every release, for people and for programs', async () => {
  const page = (await test.call('GET', '/guides/changes')).body.toString()
  const { status, headers, body } = await test.call('GET', '/openapi/changes.json')
  expect([status, headers['content-type'], headers.etag]).toEqual([
    200,
    'application/json; charset=utf-8',
    expect.stringMatching(/^W\//)
  ])
  const { 'x-release': latest, 'x-release-version': version } = description.info
  expect(body.releases[0]).toMatchObject({ release: latest, version })
  expect(body.releases.at(-1)).toMatchObject({ release: 1, version: '1.0.0', changes: [] })
  for (const each of body.releases) expect(page).toContain(`>${each.version} (`)
  for (const { text } of body.unreleased.changes) expect(Object.keys(text)).toEqual(['pt-BR', 'en-US', 'es-ES'])
})

it('links of the documents into guides lead to an existing heading', async () => {
  const links = new Set(JSON.stringify(description).match(/\/guides\/\w+#[\w-]+/g))
  expect(links.size).toBeGreaterThan(0)
  for (const link of links) {
    const [path, heading] = link.split('#') as [string, string]
    expect((await test.call('GET', path)).body.toString()).toContain(`id="${heading}"`)
  }
})

it('GET /guides/conventions: leads to its successor, since released documents point there', async () => {
  const { status, headers } = await test.call('GET', '/guides/conventions')
  expect([status, headers.location]).toEqual([301, '/guides/lists'])
})

it('GET /guides/{unknown}: 404 in the envelope', async () => {
  const { status, body } = await test.call('GET', '/guides/nenhum')
  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
})
