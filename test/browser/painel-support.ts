import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import axe from 'axe-core'
import { sql } from 'drizzle-orm'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { buildPainel } from '../../scripts/painel/build.ts'
import { DEMO_PASSWORD, seedDemo } from '../../src/operations/demo/demo.ts'
import { addDays, todayAt } from '../../src/platform/time/days.ts'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { connect } from '../support/connect.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { createTestDatabase } from '../support/database.ts'
import { runServer } from '../support/server.ts'

const CASES = 2000

export type Painel = Awaited<ReturnType<typeof startPainel>>

/** Starts a service with a few demonstration cases of six years, the panel, and a browser. */
export async function startPainel(cases = CASES) {
  // `make test-browser` has built a fresh one.
  if (!existsSync('dist/painel/index.html')) await buildPainel(resolve('dist/painel'))
  const browser = await launchBrowser()
  const database = await createTestDatabase()
  const dataDir = await makeDataDir('saude-painel-')
  const { db, close } = connect(database.url, { max: 2 })
  const silent = { info: () => {}, warn: () => {} }
  await seedDemo({ db, dataDir, now: () => new Date(), log: silent }, cases)
  // A visualizador may not see single cases here, and an ordinary user not even the panel.
  for (const [grupo, permissao] of [
    ['visualizador', 'agravos.listar'],
    ['usuario', 'dashboard.visualizar']
  ])
    await db.execute(sql`
      delete from grupos_permissoes using grupos g, permissoes p
      where grupo_id = g.id and permissao_id = p.id and g.nome = ${grupo} and p.nome = ${permissao}`)
  const env = { DATABASE_URL: database.url, RATE_LIMIT: 'off', DATA_DIR: dataDir }
  let server = await runServer(env)
  const origin = await server.origin
  return {
    origin,
    browser,
    dataDir,
    /** For counting the rows themselves. */
    db,
    /** Ends the process of the service without a warning, as a failure of the power would. */
    kill: () => server.stop('SIGKILL'),
    /** Starts the service that was killed again, at its address. */
    async revive() {
      server = await runServer({ ...env, PORT: new URL(origin).port })
      await server.origin
    },
    async stop() {
      await browser.close()
      await server.stop()
      await close()
      await database.drop()
      await removeDataDir(dataDir)
    }
  }
}

/** Calls the service as any other client does, trusting its self-signed certificate. */
export async function call(
  { browser, origin }: { browser: Browser; origin: string },
  path: string,
  init: { method?: string; token?: string; body?: object } = {}
) {
  const context = await newVisitor(browser)
  const answer = await context.request.fetch(`${origin}/api/v1${path}`, {
    method: init.method ?? 'GET',
    headers: init.token ? { authorization: `Bearer ${init.token}` } : {},
    ...(init.body ? { data: init.body } : {})
  })
  const body = await answer.json()
  await context.close()
  return body
}

export const login = async (painel: { browser: Browser; origin: string }, email: string): Promise<string> =>
  (await call(painel, '/auth/login', { method: 'POST', body: { email, senha: DEMO_PASSWORD } })).access_token

/** Opens a page for a reader and records everything the browser says and asks for. */
export async function open(
  { browser, origin }: { browser: Browser; origin: string },
  options: BrowserContextOptions = {}
) {
  const context = await newVisitor(browser, {
    locale: 'pt-BR',
    viewport: { width: 1280, height: 1000 },
    acceptDownloads: true,
    ...options
  })
  const page = await context.newPage()
  const requested: string[] = []
  const said: string[] = []
  const files: string[] = []
  page.on('request', (request) => {
    requested.push(request.url())
    if (request.url().startsWith(`${origin}/painel`)) files.push(request.url())
  })
  // A service that gets no processor time answers 503, and the page asks again: neither is at fault.
  let refused = 0
  page.on('response', (answer) => {
    if (answer.status() !== 503) return
    refused++
    requested.splice(requested.indexOf(answer.url()), 1)
  })
  page.on('console', (message) => {
    if (!message.text().includes('status of 503')) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.stack ?? error.message))
  return {
    page,
    context,
    /** The files of the panel that the page has asked for so far, without what makes their names change. */
    files: () => files.map((url) => url.replace(/.*[/]|-[\w-]{8}(?=[.])/g, '')),
    /** The API calls of the page since this was last called. */
    called: () =>
      requested
        .splice(0)
        .filter((url) => url.startsWith(`${origin}/api/`))
        .map((url) => url.slice(origin.length)),
    /** Waits for the page with all its files, and reloads it if a busy service refused one of them. */
    async loaded() {
      await page.waitForLoadState()
      for (let tries = 0; refused > 0 && tries < 10; tries++) {
        refused = 0
        await page.waitForTimeout(3000)
        await page.reload()
      }
    },
    /** Checks that the console has only what was expected, and that no other server was asked for anything. */
    async close(expected: RegExp = /^$/) {
      expect(requested.filter((url) => !url.startsWith(`${origin}/`) && !/^(blob|data):/.test(url))).toEqual([])
      expect(said.filter((text) => !expected.test(text))).toEqual([])
      await context.close()
    }
  }
}

export async function signIn(page: Page, email: string, senha = DEMO_PASSWORD): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=senha]').fill(senha)
  await page.locator('button[type=submit]').click()
}

/** Opens an address of the panel in a new browser profile, and signs in there. */
export async function openAs(
  painel: { browser: Browser; origin: string },
  email: string,
  search: string,
  options: BrowserContextOptions = {}
) {
  const reader = await open(painel, options)
  await reader.page.goto(`${painel.origin}/painel${search}`)
  await reader.loaded()
  await signIn(reader.page, email)
  // On a phone its links are behind a button.
  await reader.page.locator('.sections').waitFor()
  return reader
}

/** Opens a view from the navigation, which is behind a button on a phone. */
export async function visit(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation').and(page.locator('.sections'))
  await navigation.waitFor()
  const menu = navigation.getByRole('button')
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
  await navigation.getByRole('link', { name, exact: true }).click()
}

/** Goes to the map, which is drawn when the reader gets to it. What is above it may still grow meanwhile. */
export async function toMap(page: Page): Promise<void> {
  await page.locator('[data-figure=mapa] .chart').waitFor({ state: 'attached' })
  // No further than needed: the list of cases below is asked for when it is near.
  while ((await page.locator('[data-figure=mapa] .chart svg path').count()) === 0)
    await page.evaluate(`(() => {
      const top = document.querySelector('[data-figure=mapa] .chart')?.getBoundingClientRect().top ?? 0
      scrollTo(0, top + scrollY - innerHeight + 20)
      return new Promise((drawn) => requestAnimationFrame(drawn))
    })()`)
}

/** Waits until all figures are drawn. */
export async function drawn(page: Page): Promise<void> {
  await toMap(page)
  for (const name of ['curva', 'piramide', 'classificacao', 'evolucao'])
    await page.locator(`[data-figure=${name}] .chart svg path`).first().waitFor({ state: 'attached' })
  await page.evaluate('scrollTo(0, 0)')
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}

/** Returns the rows of the table behind a figure, as they are shown. */
export async function rowsOf(page: Page, figure: string): Promise<string[][]> {
  const place = page.locator(`[data-figure=${figure}] details:not(.definition)`)
  if ((await place.getAttribute('open')) === null) await place.locator('summary').click()
  await place.locator('table').waitFor()
  const rows = await place.locator('tbody tr').all()
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()))
}

/** Keeps a picture of the view when PICTURES=<folder> is set. */
export async function picture(page: Page, name: string): Promise<void> {
  const { PICTURES } = process.env
  if (!PICTURES) return
  await mkdir(PICTURES, { recursive: true })
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: !name.startsWith('caso') })
}

/** Returns the barriers that axe-core finds. */
export async function barriers(page: Page): Promise<string[]> {
  // The source is handed to the browser itself: the policy of the page runs no script but its own.
  await page.evaluate(axe.source)
  const found = (await page.evaluate('axe.run(document)')) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
  }
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

export const isWide = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth)

/** The day on which the tests of this file began. A walk may go on past midnight. */
const began = todayAt(new Date())

export const daysAgo = (days: number): string => addDays(began, -days)

/** Whether the service may have said this day when it was asked for today's. */
export const isToday = (day: unknown): boolean => day === began || day === addDays(began, 1)
