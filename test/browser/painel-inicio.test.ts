import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPainel } from '../../scripts/painel/build.ts'
import { launchBrowser } from '../support/browser.ts'
import { startEmpty } from './painel-empty.ts'
import { barriers, isWide, open, picture, signIn } from './painel-support.ts'

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

it('from nothing to the first steps: the link makes the administrator, and a territory is set', async () => {
  const service = await startEmpty(browser)
  cleanup.push(service.stop)
  const { origin, path } = service
  const reader = await open({ browser, origin })
  const { page } = reader
  // Nobody can sign in yet, so the panel says how to begin, and offers no form that could only be refused.
  await page.goto(`${origin}/painel`)
  await page.getByText('abra o link inteiro').waitFor()
  expect(new URL(page.url()).pathname).toBe('/painel/inicio')
  expect([await page.locator('input').count(), ...(await barriers(page))]).toEqual([0])
  await page.goto(`${origin}${path}`)
  await page.getByRole('heading', { name: 'Começar com o Saúde Integra' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await picture(page, 'inicio-conta')
  await page.locator('input[name=nome]').fill('Ana Souza')
  await signIn(page, 'ana@saude.example', 'curta')
  await page.getByRole('alert').waitFor()
  expect(await page.locator('input[name=nome]').inputValue()).toBe('Ana Souza')
  await signIn(page, 'ana@saude.example', 'Comeco#2026-bom')
  await page.getByRole('heading', { name: 'Primeiros passos' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  expect(page.url()).toContain('/painel?visao=inicio')
  const place = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Território/ }) })
  await place.getByText('a fazer').waitFor()
  await place.getByLabel('Estado').selectOption('PE')
  await place.getByLabel('Município').selectOption({ label: 'Recife' })
  await place.getByRole('button', { name: 'Definir o território' }).click()
  await place.getByText('feito').waitFor()
  expect(await barriers(page)).toEqual([])
  await picture(page, 'inicio-passos')
  // Left and taken up again, where it was.
  await page.reload()
  await place.getByText('Agora: Recife, Pernambuco').waitFor()

  const other = await open({ browser, origin }, { locale: 'es-ES', viewport: { width: 390, height: 844 } })
  await other.page.goto(`${origin}${path}`)
  expect(await isWide(other.page)).toBe(false)
  await other.page.locator('input[name=nome]').fill('Eva')
  await signIn(other.page, 'eva@saude.example', 'Comeco#2026-bom')
  await other.page.getByRole('alert').waitFor()
  expect(await barriers(other.page)).toEqual([])
  await other.close(/status of 404/)
  await page.goto(`${origin}/painel`)
  await page.locator('.sections').waitFor()
  await reader.close(/status of 400/)
})
