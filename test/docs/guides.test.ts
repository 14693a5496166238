import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import description from '../../generated/description-b.json' with { type: 'json' }
import { startApp, type TestApp } from '../support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('GET /guides: links to every guide of openapi/guides, and each of them is a page without scripts', async () => {
  const names = (await readdir(new URL('../../openapi/guides', import.meta.url))).map((name) => name.replace('.md', ''))
  const index = await test.call('GET', '/guides')
  expect([index.status, index.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) {
    expect(index.body.toString()).toContain(`href="/guides/${name}"`)
    const { status, headers, body } = await test.call('GET', `/guides/${name}`)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body.toString()).toMatch(/<h1[^>]*>.+<\/h1>/)
    expect(body.toString()).not.toContain('<script')
  }
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

it('links of the documents into guides lead to a heading that is there', async () => {
  const links = new Set(JSON.stringify(description).match(/\/guides\/\w+#[\w-]+/g))
  expect(links.size).toBeGreaterThan(0)
  for (const link of links) {
    const [path, heading] = link.split('#') as [string, string]
    expect((await test.call('GET', path)).body.toString()).toContain(`id="${heading}"`)
  }
})

it('GET /guides/{unknown}: 404 in the envelope', async () => {
  const { status, body } = await test.call('GET', '/guides/nenhum')
  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
})
