import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPainel } from '../../scripts/painel/build.ts'
import { type Key, loadAllWords, sayIn } from '../../src/painel/page/words/words.ts'
import { launchBrowser } from '../support/browser.ts'
import { startEmpty } from './painel-empty.ts'
import { drawn, open, signIn, visit } from './painel-support.ts'

let browser: Browser
const cleanup: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  if (!existsSync('dist/painel/index.html')) await buildPainel(resolve('dist/painel'))
  browser = await launchBrowser()
  cleanup.push(() => browser.close())
})
afterAll(async () => {
  for (const each of cleanup.reverse()) await each()
})

it('an administrator loads demonstration data from the first steps, which then offer it no more', async () => {
  await loadAllWords('pt-BR')
  const say = sayIn('pt-BR')
  const service = await startEmpty(browser)
  cleanup.push(service.stop)
  const { page } = await open(service)
  await page.goto(`${service.origin}${service.path}`)
  await page.locator('input[name=nome]').fill('Ana Souza')
  await signIn(page, 'ana@saude.example', 'Comeco#2026-bom')
  const step = (title: Key) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say(title) }) })
  const data = step('setup.data')
  await data.getByText('20.000 casos inventados').waitFor()
  await data.getByRole('button', { name: say('setup.demo.load') }).click()
  // Following the job goes on after the page was left.
  await data.getByText(say('setup.demo.loading')).waitFor()
  await page.reload()
  await data.getByText(say('setup.demo.loading')).waitFor()
  await data.getByText(say('setup.done')).waitFor()
  await page.reload()
  await data.getByText(say('setup.done')).waitFor()
  expect(await data.getByRole('button', { name: say('setup.demo.load') }).count()).toBe(0)
  await visit(page, say('nav.visao'))
  await drawn(page)
  await page.locator('#casos').scrollIntoViewIfNeeded()
  await page.getByText('DEMO-').first().waitFor()
})
