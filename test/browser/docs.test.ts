import axe from 'axe-core'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { runServer, type ServerRun } from '../support/server.ts'

const MASTER_KEY = 'a-master-key-for-the-browser'
const conta = { nome: 'Ana Browser', email: 'ana.browser@saude.example', senha: 'Dengue#2024' }

let database: TestDatabase
let server: ServerRun
let origin: string
let browser: Browser
let page: Page
const requested: string[] = []
const complaints: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  database = await createTestDatabase()
  server = await runServer({ DATABASE_URL: database.url, MASTER_KEY })
  origin = await server.origin
  const context = await newVisitor(browser, { viewport: { width: 1280, height: 1000 } })
  context.on('request', (request) => requested.push(request.url()))
  page = await context.newPage()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const signup = await context.request.post(`${origin}/api/v1/usuarios/signup`, {
    data: { usuario: { ...conta, admin: true, master_key: MASTER_KEY } }
  })
  expect(signup.status()).toBe(201)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await database?.drop()
})

const title = () => page.locator('.info .title')
const readMe = () => page.locator('#operations-usuarios-obterUsuarioLogado')
const listUsuarios = () => page.locator('#operations-usuarios-listarUsuarios')

/** A walk of one person through the page: each step begins where the one before ended. */
describe('GET /docs in Chromium', () => {
  it('opens Description B, and has both documents in the selector', async () => {
    await page.goto(`${origin}/docs`)
    await title().getByText('Description B').waitFor()
    expect(await page.locator('#select option').allTextContents()).toEqual(['Description A', 'Description B'])
  })

  it('has the ways to the guides and to its other languages', async () => {
    const ways = page.locator('.ways')
    const hrefs = () => ways.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await hrefs()).toEqual([
      '/',
      ...['/painel', '/guides', '/reference', '/docs', '/noticias'],
      ...['/docs?lang=pt-BR', '/docs?lang=es-ES']
    ])
    const context = await newVisitor(browser)
    const other = await context.newPage()
    await other.goto(`${origin}/docs?lang=pt-BR`)
    await other.locator('.info .title').getByText('Descrição B').waitFor()
    expect(await other.locator('html').getAttribute('lang')).toBe('pt-BR')
    await other.locator('.ways').getByRole('link', { name: 'Guias' }).click()
    await other.waitForURL(`${origin}/guides?lang=pt-BR`)
    await context.close()
  })

  it('axe finds neither a want of contrast nor a control without a name, also in an open operation', async () => {
    const context = await newVisitor(browser, { bypassCSP: true })
    const other = await context.newPage()
    await other.goto(`${origin}/docs`)
    const list = other.locator('#operations-agravos-listarCasos')
    await list.locator('.opblock-summary-control').click()
    await list.locator('.try-out__btn').click()
    await list.locator('.responses-table').first().waitFor()
    await other.evaluate(axe.source)
    const run =
      'axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))'
    const found = (await other.evaluate(run)) as string[]
    // Swagger UI puts links into its buttons, and its parts into no landmarks: no style sheet mends that.
    expect(found.filter((each) => !/^(nested-interactive|region): /.test(each))).toEqual([])
    await context.close()
  })

  it('offers the one server that the page can reach, and names the environment', async () => {
    const servers = page.locator('.servers select')
    expect(await servers.inputValue()).toBe('/')
    expect(await servers.locator('option').allTextContents()).toEqual([
      expect.stringMatching(/^\/ - The server that publishes this document/)
    ])
    expect(await page.title()).toMatch(/^Saúde Integra \d+\.\d+\.\d+ \(development\)$/)
  })

  it('switches to Description A', async () => {
    await page
      .locator('.opblock-summary-path', { hasText: /^\/api\/v1\/health\/detailed$/ })
      .first()
      .waitFor()
    await page.selectOption('#select', { label: 'Description A' })
    await title().getByText('Description A').waitFor()
    await readMe().waitFor()
  })

  const authorise = async () => {
    await page.locator('.scheme-container .authorize').click()
    const dialog = page.locator('.dialog-ux')
    await dialog.locator('#oauth_username').fill(conta.email)
    await dialog.locator('#oauth_password').fill(conta.senha)
    await dialog.locator('.auth-btn-wrapper .authorize').first().click()
    await dialog.getByText('Logout', { exact: true }).waitFor()
    await dialog.locator('.btn-done').first().click()
  }

  it('GET /api/v1/usuarios/logado by Try it out: 401 without Authorize', async () => {
    await tryOut(readMe())
    expect(await execute(readMe(), '401')).toMatchObject({ error: { code: 'UNAUTHORIZED' } })
  })

  it('POST /api/v1/usuarios/login_sw by Authorize: a sentence reports a wrong password', async () => {
    await page.locator('.scheme-container .authorize').click()
    const dialog = page.locator('.dialog-ux')
    await dialog.locator('#oauth_username').fill(conta.email)
    expect(await dialog.locator('#oauth_password').getAttribute('type')).toBe('password')
    await dialog.locator('#oauth_password').fill('Errada#2024')
    await dialog.locator('.auth-btn-wrapper .authorize').first().click()
    const told = await dialog.locator('.errors').innerText()
    expect(told).toContain('INVALID_CREDENTIALS')
    expect(told).toMatch(/Wrong email or password/)
    expect(told).not.toContain('[object')
    await dialog.locator('.close-modal').click()
  })

  it('POST /api/v1/usuarios/login_sw by Authorize: a sentence reports an invalid email', async () => {
    await page.locator('.scheme-container .authorize').click()
    const dialog = page.locator('.dialog-ux')
    await dialog.locator('#oauth_username').fill('ana')
    await dialog.locator('#oauth_password').fill(conta.senha)
    await dialog.locator('.auth-btn-wrapper .authorize').first().click()
    await dialog.locator('.errors', { hasText: 'VALIDATION_ERROR' }).waitFor()
    expect(await dialog.locator('.errors').last().innerText()).toMatch(/Invalid email/i)
    await dialog.locator('.close-modal').click()
  })

  it('POST /api/v1/usuarios/login_sw by Authorize: authorised with email and password', async () => {
    await authorise()
    expect(requested).toContain(`${origin}/api/v1/usuarios/login_sw`)
  })

  it('GET /api/v1/usuarios/logado by Try it out: 200 with the name of the account', async () => {
    expect(await execute(readMe(), '200')).toMatchObject({ nome: conta.nome, email: conta.email })
  })

  it('GET /api/v1/usuarios/ by Try it out: not filtered by the examples of the optional parameters', async () => {
    await tryOut(listUsuarios())
    expect(await execute(listUsuarios(), '200')).toMatchObject({ total: 1, usuarios: [{ email: conta.email }] })
  })

  it('Description B keeps the login, and the browser stores nothing', async () => {
    await page.selectOption('#select', { label: 'Description B' })
    await title().getByText('Description B').waitFor()
    await page.locator('.scheme-container .authorize.locked').waitFor()
    const me = page.locator('#operations-usuarios-obterPerfil')
    await tryOut(me)
    expect(await execute(me, '200')).toMatchObject({ email: conta.email })
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).toBe('[{},{}]')
  })

  it('GET /api/v1/usuarios: filters with operators are folded, and work once unfolded', async () => {
    const list = page.locator('#operations-usuarios-pesquisarUsuarios')
    await tryOut(list)
    const names = () => list.locator('.parameters tr').evaluateAll((rows) => rows.map((row) => row.dataset.paramName))
    expect((await names()).filter((name) => name?.includes('['))).toEqual([])
    expect(await names()).toContain('nome')
    await list.getByRole('button', { name: /^Show \d+ filters with operators$/ }).click()
    expect(await names()).toEqual(expect.arrayContaining(['nome[like]', 'criado_em[gte]', 'operadores']))
    const like = list.locator('tr[data-param-name="nome[like]"] input')
    await like.fill('ninguém assim')
    expect(await execute(list, '200')).toMatchObject({ total: 0 })
    await like.fill('browser')
    await list.getByRole('button', { name: 'Hide' }).click()
    await list.getByRole('button', { name: 'Execute' }).click()
    await list.locator('.live-responses-table code', { hasText: conta.email }).first().waitFor()
    expect(requested.some((url) => url.includes('nome%5Blike%5D=browser') || url.includes('nome[like]=browser'))).toBe(
      true
    )
  })

  it('the headers of answers are folded', async () => {
    const headers = page.locator(
      '#operations-usuarios-pesquisarUsuarios .responses-table:not(.live-responses-table) details.folded'
    )
    expect(await headers.count()).toBeGreaterThan(5)
    const table = headers.first().locator('table')
    expect(await table.isVisible()).toBe(false)
    await headers.first().locator('summary').click()
    expect(await table.isVisible()).toBe(true)
    expect(await table.innerText()).toContain('X-Request-ID')
  })

  it('on a phone: nothing sticks out at the side, neither in a list nor in the dialog', async () => {
    const context = await newVisitor(browser, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true
    })
    const phone = await context.newPage()
    await phone.goto(`${origin}/docs?urls.primaryName=Description+B`)
    const list = phone.locator('#operations-agravos-listarCasos')
    await list.locator('.opblock-summary-control').click()
    await list.locator('.responses-table').first().waitFor()
    // Neither badge covers a line of the title.
    const badges = await phone.evaluate(`[...document.querySelectorAll('.info .title small')].map((each) => {
      const words = document.createRange()
      words.selectNode(each.closest('.title').firstChild)
      const badge = each.getBoundingClientRect()
      return [...words.getClientRects()].some((line) =>
        badge.left < line.right && badge.right > line.left && badge.top < line.bottom && badge.bottom > line.top)
    })`)
    expect(badges).toEqual([false, false])
    const width = () => phone.locator('html').evaluate((html) => html.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(390)
    await phone.locator('.scheme-container .authorize').click()
    const box = await phone.locator('.dialog-ux .modal-ux').boundingBox()
    expect([Math.round(box?.x ?? -1), Math.round(box?.width ?? 0)]).toEqual([0, 390])
    await context.close()
  })

  it('asks no other host for anything', () => {
    const others = requested.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))
    expect(requested.length).toBeGreaterThan(5)
    expect(others).toEqual([])
  })

  it('leaves no complaint on the console but the refusals that were asked for', () => {
    const expected = /^error: Failed to load resource: the server responded with a status of (401|422)/
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    expect(complaints.filter((complaint) => expected.test(complaint))).toHaveLength(3)
  })
})

async function tryOut(operation: Locator): Promise<void> {
  await operation.locator('.opblock-summary-control').click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
}

/** Executes an operation and returns the body, once the page shows the given status in place of an earlier one. */
async function execute(operation: Locator, status: string): Promise<unknown> {
  await operation.getByRole('button', { name: 'Execute' }).click()
  const live = operation.locator('.live-responses-table')
  await live.locator('.response-col_status', { hasText: new RegExp(`^${status}\\b`) }).waitFor()
  return JSON.parse(await live.locator('.response-col_description .highlight-code code').first().innerText())
}

describe.each([
  ['pt-BR', 'Listar grupos', 'Experimentar', 'Guias', 'Primeiros passos'],
  ['en-US', 'List groups', 'Try it out', 'Guides', 'First steps'],
  ['es-ES', 'Listar grupos', 'Probar', 'Guías', 'Primeros pasos']
])('pages in Chromium in %s', (language, summary, attempt, guides, first) => {
  const said: string[] = []
  let reader: Page
  beforeAll(async () => {
    const context = await newVisitor(browser, {
      locale: language,
      viewport: { width: 390, height: 844 }
    })
    context.on('request', (request) => requested.push(request.url()))
    reader = await context.newPage()
    reader.on('console', (message) => said.push(message.text()))
    reader.on('pageerror', (error) => said.push(error.message))
  })
  afterAll(async () => {
    await reader.context().close()
    expect(said).toEqual([])
    expect(requested.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([])
  })

  const isWide = () => reader.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth)

  it('GET /docs: the document and the texts of Swagger UI itself', async () => {
    await reader.goto(`${origin}/docs?urls.primaryName=Description%20B`)
    await reader.locator('#operations-grupos-listarGrupos').getByText(summary, { exact: true }).waitFor()
    await reader.locator('#operations-grupos-listarGrupos .opblock-summary-control').click()
    await reader.getByRole('button', { name: attempt, exact: true }).waitFor()
    expect(await reader.locator('html').getAttribute('lang')).toBe(language)
    const visible = await reader.locator('#operations-grupos-listarGrupos').innerText()
    const english =
      /\b(Parameters|Responses|Description|Media type|Headers|Example Value|Schema|Code|characters|No links)\b/
    expect(english.test(visible)).toBe(language === 'en-US')
  })

  it('GET /guides, a guide, a search and an operation: read on a phone, without script', async () => {
    await reader.goto(`${origin}/guides`)
    expect(await reader.locator('h1').innerText()).toBe(guides)
    expect(await isWide()).toBe(false)
    await reader.getByRole('main').getByRole('link', { name: first }).click()
    expect(await reader.locator('h1').innerText()).toBe(first)
    expect(await isWide()).toBe(false)
    await reader.getByRole('searchbox').fill('listarGrupos')
    await reader.keyboard.press('Enter')
    await reader.getByRole('main').getByRole('link', { name: summary }).first().click()
    expect(await reader.locator('h1').innerText()).toBe(summary)
    expect([await reader.locator('pre').first().innerText(), await isWide()]).toEqual([
      expect.stringContaining('curl'),
      false
    ])
  })

  it('another language is one click away, and stays', async () => {
    const [name, other] = language === 'en-US' ? ['Español', 'Guías'] : ['English', 'Guides']
    await reader.getByRole('link', { name }).click()
    await reader.getByRole('link', { name: other, exact: true }).click()
    expect(await reader.locator('h1').innerText()).toBe(other)
  })
})
