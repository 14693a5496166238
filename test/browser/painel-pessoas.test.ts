import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPainel } from '../../scripts/painel/build.ts'
import { launchBrowser } from '../support/browser.ts'
import { startEmpty } from './painel-empty.ts'
import { barriers, isWide, open, picture, signIn } from './painel-support.ts'

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

/** Starts a service without accounts, and makes the administrator by the link that it prints. */
async function begin() {
  const { origin, path, stop } = await startEmpty(browser)
  cleanup.push(stop)
  const admin = await open({ browser, origin })
  await admin.page.goto(`${origin}${path}`)
  await admin.page.locator('input[name=nome]').fill('Ana Souza')
  await signIn(admin.page, 'ana@saude.example', SENHA)
  await admin.page.getByRole('heading', { level: 1, name: 'Primeiros passos' }).waitFor()
  return { origin, admin }
}

const view = (page: Page, origin: string, visao: string, more = '') =>
  page.goto(`${origin}/painel?visao=${visao}${more}`)

it('the first steps: a letter, an invitation; the colleague accepts in another browser and signs in', async () => {
  const { origin, admin } = await begin()
  const { page } = admin
  const mail = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'E-mail' }) })
  await mail.getByRole('button', { name: 'Enviar uma mensagem de teste' }).click()
  await mail.getByText('Este serviço não tem servidor de e-mail').waitFor()
  const colleagues = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Colegas/ }) })
  await colleagues.getByText('a fazer').waitFor()
  await colleagues.getByRole('button', { name: 'Convidar' }).click()
  const form = page.getByRole('form', { name: 'Convidar um colega' })
  // The rules are the contract's, told before anything is sent.
  await form.getByLabel('Nome').fill('Bruno Lima')
  await form.getByLabel('E-mail').fill('bruno')
  await form.getByRole('button', { name: 'Enviar o convite' }).click()
  await form.getByRole('alert').waitFor()
  await form.getByLabel('E-mail').fill('bruno@saude.example')
  await form.getByRole('checkbox', { name: /gestor/ }).check()
  await form.getByLabel('Estado').selectOption('PE')
  await form.getByRole('button', { name: 'Acrescentar o lugar' }).click()
  await form.getByText('Pernambuco').first().waitFor()
  expect(await barriers(page)).toEqual([])
  await picture(page, 'pessoas-convidar')
  await form.getByRole('button', { name: 'Enviar o convite' }).click()
  // The service was started on a port of the system's choice, which its address does not know.
  const given = new URL(await page.getByLabel('Link do convite').inputValue())
  const link = `${origin}${given.pathname}${given.hash}`
  await picture(page, 'pessoas-link')

  const bruno = await open({ browser, origin }, { viewport: { width: 390, height: 844 } })
  await bruno.page.goto(link)
  await bruno.page.getByRole('heading', { name: 'Você foi convidado para o Saúde Integra' }).waitFor()
  expect(await isWide(bruno.page)).toBe(false)
  expect(await barriers(bruno.page)).toEqual([])
  await picture(bruno.page, 'pessoas-aceitar')
  await bruno.page.getByLabel('Senha').fill('curta')
  await bruno.page.getByRole('button', { name: 'Criar a minha conta' }).click()
  await bruno.page.getByRole('alert').waitFor()
  await bruno.page.getByLabel('Senha').fill(SENHA)
  await bruno.page.getByRole('button', { name: 'Criar a minha conta' }).click()
  await bruno.page.getByRole('button', { name: 'Sair' }).waitFor()
  expect(new URL(bruno.page.url()).hash).toBe('')

  // He is limited to Pernambuco, and sees no way to what he may not do.
  await view(bruno.page, origin, 'pessoas')
  await bruno.page.getByRole('link', { name: 'Ana Souza' }).click()
  await bruno.page.getByText('Só um administrador muda a conta de um administrador.').waitFor()
  expect(await bruno.page.getByText('Segurança e desligamento').count()).toBe(0)
  expect(await isWide(bruno.page)).toBe(false)
  expect(await barriers(bruno.page)).toEqual([])
  await picture(bruno.page, 'pessoas-telefone')

  // The link works once.
  const other = await open({ browser, origin })
  await other.page.goto(link)
  await other.page.getByLabel('Senha').fill(SENHA)
  await other.page.getByRole('button', { name: 'Criar a minha conta' }).click()
  await other.page.getByText('Este convite já não vale').waitFor()
  await other.close(/status of 400/)
  await bruno.close(/status of 400/)

  await view(page, origin, 'pessoas')
  await page.getByText('2 usuários').waitFor()
  await picture(page, 'pessoas-lista')
  await page.getByRole('button', { name: 'Convidar' }).click()
  await form.getByLabel('Nome').fill('Carla Reis')
  await form.getByLabel('E-mail').fill('carla@saude.example')
  await form.getByRole('button', { name: 'Enviar o convite' }).click()
  const pending = page.getByRole('region', { name: 'Convites pendentes' }).first()
  await pending.getByText('Carla Reis').first().waitFor()
  await pending.getByRole('button', { name: /Retirar o convite/ }).click()
  await expect.poll(() => page.getByText('carla@saude.example').count()).toBe(0)
  await page.getByRole('link', { name: 'Bruno Lima' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bruno Lima' })
  await dialog.getByText('O que pode fazer, e por quê').click()
  await dialog.getByText('Grupo gestor').first().waitFor()
  await dialog.getByText('Segurança e desligamento').click()
  expect(await barriers(page)).toEqual([])
  await picture(page, 'pessoas-pessoa')
  const dismissal = dialog.getByRole('form', { name: 'Desativar a conta' })
  await dismissal.getByLabel('Motivo').fill('Mudou de setor')
  await dismissal.getByRole('combobox', { name: 'Quem assume os casos' }).fill('souza')
  await dismissal.getByRole('option', { name: 'Ana Souza (ana@saude.example)' }).click()
  await dismissal.getByRole('button', { name: 'Desativar a conta' }).click()
  await dialog.getByText('Usuário desativado.').waitFor()
  await dialog.getByRole('button', { name: 'Reativar a conta' }).waitFor()
  await admin.close()
})

it('groups as a table of modules and actions, and the own account', async () => {
  const { origin, admin } = await begin()
  const { page } = admin
  await view(page, origin, 'grupos')
  await page.getByRole('link', { name: 'visualizador' }).click()
  const dialog = page.getByRole('dialog', { name: 'visualizador' })
  await dialog.getByText('Permissões').first().click()
  const box = dialog.getByRole('checkbox', { name: 'Casos: exportar' })
  await box.check()
  expect(await barriers(page)).toEqual([])
  await picture(page, 'grupos')
  const save = dialog.getByRole('button', { name: 'Salvar' })
  await save.click()
  // A busy service may answer 503. The page says so, and the button is there to try again.
  const failure = dialog.locator('.failure')
  await expect
    .poll(async () => {
      if ((await failure.count()) > 0) await save.click()
      return (await failure.count()) === 0 && (await save.isDisabled())
    })
    .toBe(true)
  await view(page, origin, 'conta')
  await page.getByRole('heading', { level: 1, name: 'Minha conta' }).waitFor()
  await page.getByLabel('Cargo').fill('Coordenadora')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Usuário atualizado.').waitFor()
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  await page.getByAltText('Código QR para o aplicativo autenticador').waitFor()
  await page.getByText('esta sessão').waitFor()
  expect(await barriers(page)).toEqual([])
  await picture(page, 'conta')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isWide(page)).toBe(false)
  await picture(page, 'conta-telefone')
  await admin.close()
})
