import { sql } from 'drizzle-orm'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueToken } from '../../src/core/contas/mails/mail-tokens.ts'
import { DEMO_PASSWORD, demoFilePath } from '../../src/operations/demo/demo.ts'
import { totp } from '../modules/auth/b-support.ts'
import {
  barriers,
  call,
  isWide,
  login,
  open,
  openAs,
  type Painel,
  picture,
  signIn,
  startPainel
} from './painel-support.ts'

const GESTOR = 'gestor@demo.example'
const VIEWER = 'visualizador@demo.example'
const CODES = 'analista@demo.example'
const IMPORTS = '?visao=importacao'

let painel: Painel
beforeAll(async () => {
  painel = await startPainel()
})
afterAll(() => painel?.stop())

const asksToSignIn = (page: Page) => page.getByRole('heading', { name: 'Entrar no painel' }).waitFor()
const isIn = (page: Page) => page.getByRole('button', { name: 'Sair' }).waitFor()

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === '__Host-painel')

/** Sends a cookie as somebody who has stolen it would. */
const sendCookie = async (value: string, headers: Record<string, string>) => {
  const context = await painel.browser.newContext({ ignoreHTTPSErrors: true })
  const answer = await context.request.fetch(`${painel.origin}/api/v1/auth/painel`, {
    method: 'PUT',
    headers: { ...headers, cookie: `__Host-painel=${value}` }
  })
  const status = answer.status()
  await context.close()
  return status
}

describe('the session of the panel in Chromium', () => {
  it('stays over a reload and in new tabs; the browser keeps one guarded cookie and nothing else', async () => {
    const reader = await openAs(painel, GESTOR, IMPORTS)
    const { page, context } = reader
    await page.reload()
    await isIn(page)
    const tab = await context.newPage()
    await tab.goto(`${painel.origin}/painel${IMPORTS}`)
    await isIn(tab)
    expect(await cookieOf(context)).toMatchObject({
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      expires: -1
    })
    expect(await page.evaluate('[document.cookie, localStorage.length, sessionStorage.length]')).toEqual(['', 0, 0])
    expect(await barriers(page)).toEqual([])
    await reader.close()
  })

  it('many tabs that are reloaded at once, again and again, stay in it', async () => {
    const reader = await openAs(painel, GESTOR, IMPORTS)
    const { page, context } = reader
    const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()))
    await Promise.all(tabs.map((tab) => tab.goto(`${painel.origin}/painel${IMPORTS}`)))
    for (let i = 0; i < 3; i++) {
      // The second reload comes before the first one has its answer.
      await Promise.all([page, ...tabs].map((tab) => tab.evaluate('location.reload()').catch(() => {})))
      await Promise.all([page, ...tabs].map((tab) => tab.reload().catch(() => {})))
    }
    for (const tab of [page, ...tabs]) await isIn(tab)
    await reader.close()
  })

  it('ends in every tab on sign-out; a copy of the cookie, another origin and none are refused', async () => {
    const reader = await openAs(painel, GESTOR, IMPORTS)
    const { page, context } = reader
    const tab = await context.newPage()
    await tab.goto(`${painel.origin}/painel${IMPORTS}`)
    await isIn(tab)
    const stolen = (await cookieOf(context))?.value ?? ''
    expect(await sendCookie(stolen, { origin: 'https://evil.example' })).toBe(403)
    expect(await sendCookie(stolen, {})).toBe(403)
    await tab.getByRole('button', { name: 'Sair' }).click()
    await asksToSignIn(tab)
    await asksToSignIn(page)
    expect(await cookieOf(context)).toBeUndefined()
    expect(await sendCookie(stolen, { origin: painel.origin })).toBe(401)
    // Whoever signs in again in one tab is in in the other, too.
    await signIn(tab, VIEWER)
    await isIn(page)
    await reader.close()
  })

  it('warns before it ends, and a new one begins over the view', async () => {
    const reader = await openAs(painel, VIEWER, IMPORTS)
    const { page } = reader
    await painel.db.execute(sql`update sessoes set criada_em = now() - interval '29 days 23 hours 57 minutes'`)
    await page.reload()
    const warning = page.getByRole('alert').filter({ hasText: 'Sua sessão termina às' })
    await warning.waitFor()
    expect(await barriers(page)).toEqual([])
    await picture(page, 'sessao-aviso')
    await warning.getByRole('button', { name: 'Continuar conectado' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('não pode mais ser prolongada').waitFor()
    expect(await dialog.locator('input[name=email]').inputValue()).toBe(VIEWER)
    await dialog.locator('input[name=senha]').fill(DEMO_PASSWORD)
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'detached' })
    await warning.waitFor({ state: 'detached' })
    await reader.close()
  })

  it('has ended while a form is open: what was chosen stays, and the work goes on after the sign-in', async () => {
    const reader = await openAs(painel, GESTOR, IMPORTS)
    const { page } = reader
    await page.locator('input[type=file]').setInputFiles(demoFilePath(painel.dataDir))
    await painel.db.execute(sql`update sessoes set encerrada_em = now()`)
    await page.getByRole('button', { name: 'Inspecionar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('o que você digitou continua').waitFor()
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    expect(await barriers(page)).toEqual([])
    await picture(page, 'sessao-terminou')
    await dialog.locator('input[name=senha]').fill(DEMO_PASSWORD)
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Inspecionar' }).click()
    await page.getByText('Arquivo do SINAN').waitFor()
    await reader.close(/status of 401/)
  })
})

it('a second factor is asked for at the sign-in', async () => {
  const token = await login(painel, CODES)
  const { secret } = await call(painel, '/auth/mfa/enable', { method: 'POST', token })
  await call(painel, '/auth/mfa/verify', { method: 'POST', token, body: { code: totp(secret, new Date()) } })
  const reader = await open(painel)
  const { page } = reader
  await page.goto(`${painel.origin}/painel${IMPORTS}`)
  await signIn(page, CODES)
  const code = page.locator('input[name=mfa_code]')
  await code.waitFor()
  expect(await barriers(page)).toEqual([])
  // No code counts twice. The next one is taken already, and for longer than the present one.
  await code.fill(totp(secret, new Date(), 1))
  await page.locator('button[type=submit]').click()
  await isIn(page)
  await reader.close(/status of 428/)
})

describe('the pages that links of mails lead to', () => {
  const words = {
    'pt-BR': ['Esqueci minha senha', 'Liberar a conta', 'Confirmar o e-mail'],
    'en-US': ['Forgot my password', 'Release the account', 'Confirm the email'],
    'es-ES': ['He olvidado mi contraseña', 'Liberar la cuenta', 'Confirmar el correo']
  } as const
  const idOf = async (email: string) =>
    Number((await painel.db.execute(sql`select id from usuarios where email = ${email}`))[0]?.id)

  it.each(Object.keys(words) as (keyof typeof words)[])(
    'forgotten password, release and confirmation on a phone, in %s',
    async (locale) => {
      const [forgot, release, confirm] = words[locale]
      const reader = await open(painel, { locale, viewport: { width: 390, height: 844 }, hasTouch: true })
      const { page } = reader
      const check = async (name: string) => {
        expect(await isWide(page)).toBe(false)
        expect(await barriers(page)).toEqual([])
        await picture(page, `${name}-${locale}`)
      }
      await page.goto(`${painel.origin}/painel`)
      await page.getByRole('button', { name: forgot }).click()
      await check('esqueci')
      await page.locator('input[name=email]').fill('ninguem@demo.example')
      await page.locator('button[type=submit]').click()
      await page.getByRole('status').waitFor()

      const id = await idOf(VIEWER)
      const unlock = await issueToken(painel.db, 'liberar-bloqueio', id, new Date())
      await page.goto(`${painel.origin}/painel#liberar=${unlock}`)
      await page.getByRole('heading', { name: release }).waitFor()
      await check('liberar')
      await page.getByRole('button', { name: release }).click()
      await page.locator('input[name=senha]').waitFor()
      expect(page.url()).not.toContain(unlock)

      const next = `novo-${locale.toLowerCase()}@demo.example`
      const user = await idOf('usuario@demo.example').then(
        async (own) => own || (await idOf('novo-pt-br@demo.example'))
      )
      const who = user || (await idOf('novo-en-us@demo.example'))
      await painel.db.execute(
        sql`update usuarios set email_pendente = ${next}, email_pendente_por_id = id where id = ${who}`
      )
      const token = await issueToken(painel.db, 'confirmar-email', who, new Date(), next)
      await page.goto(`${painel.origin}/painel#email=${token}`)
      await check('confirmar')
      await page.getByRole('button', { name: confirm }).click()
      await page.locator('input[name=senha]').waitFor()
      expect(await idOf(next)).toBe(who)
      await page.goto(`${painel.origin}/painel#email=${token}`)
      await page.getByRole('button', { name: confirm }).click()
      await page.getByRole('alert').waitFor()
      await reader.close(/status of 400/)
    }
  )
})
