import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPainel } from '../../scripts/painel/build.ts'
import { launchBrowser } from '../support/browser.ts'
import { startEmpty } from './painel-empty.ts'
import { barriers, call, isWide, open, picture, signIn } from './painel-support.ts'

const SENHA = 'Comeco#2026-bom'

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

it('a key is made in the own account, shown once, used and revoked', async () => {
  const { origin, path, stop } = await startEmpty(browser)
  cleanup.push(stop)
  const reader = await open({ browser, origin })
  const { page } = reader
  await page.goto(`${origin}${path}`)
  await page.locator('input[name=nome]').fill('Ana Souza')
  await signIn(page, 'ana@saude.example', SENHA)
  await page.getByRole('heading', { level: 1, name: 'Primeiros passos' }).waitFor()
  await page.goto(`${origin}/painel?visao=conta`)
  const part = page.getByRole('region', { name: 'Chaves para programas' })
  await part.getByText('Nenhuma chave.').waitFor()
  await part.getByText('Criar uma chave').click()
  const form = part.getByRole('form', { name: 'Criar uma chave' })
  await form.getByRole('checkbox', { name: 'Casos: ver' }).check()
  expect(await form.getByRole('checkbox', { name: /^Geral: admin/ }).count()).toBe(0)
  await form.getByLabel('Para que serve').fill('Painel da regional')
  await form.getByLabel('Validade').selectOption('30')
  await form.getByLabel('Endereços de onde é aceita').fill('casa')
  await form.getByRole('button', { name: 'Criar a chave' }).click()
  await form.getByText('Use um endereço IP ou uma rede').waitFor()
  await form.getByLabel('Endereços de onde é aceita').fill('127.0.0.0/8\n::1')
  await form.getByRole('button', { name: 'Criar a chave' }).click()
  const token = await part.locator('code', { hasText: /^sik_[0-9A-Za-z]{40}$/ }).innerText()
  expect(await barriers(page)).toEqual([])
  await picture(page, 'conta-chave')
  const at = { browser, origin }
  expect(await call(at, '/agravos/casos', { token })).toMatchObject({ total: 0 })
  await part.getByRole('button', { name: 'Já guardei' }).click()
  await part.getByText(`${token.slice(0, 8)}…${token.slice(-4)}`).waitFor()
  expect(await page.content()).not.toContain(token)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isWide(page)).toBe(false)
  page.once('dialog', (dialog) => void dialog.accept())
  await part.getByRole('button', { name: 'Revogar Painel da regional' }).click()
  await part.getByText('Chave revogada.').waitFor()
  expect(await call(at, '/agravos/casos', { token })).toMatchObject({ error: { code: 'UNAUTHORIZED' } })
  await reader.close(/status of 422/)
})
