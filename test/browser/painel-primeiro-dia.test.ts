import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPainel } from '../../scripts/painel/build.ts'
import { type Key, loadAllWords, sayIn } from '../../src/painel/page/words/words.ts'
import { launchBrowser } from '../support/browser.ts'
import { startEmpty } from './painel-empty.ts'
import { call, daysAgo, isToday, isWide, open, picture, signIn, visit } from './painel-support.ts'

/** The whole first day of a team, by clicking alone: from a service without any account to its first bulletin. */

const SENHA = 'Comeco#2026-bom'
const SIZES = { desk: { width: 1280, height: 1000 }, phone: { width: 390, height: 844 } }

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

const HEADER =
  'tipo_agravo;numero_notificacao;data_notificacao;data_inicio_sintomas;paciente_nome;municipio_residencia;estado_residencia'

/** Three cases, of which one began after its notification. */
const weekly = [
  HEADER,
  `dengue;1000001;${daysAgo(9)};${daysAgo(12)};Maria Teste Tupinambá;2611606;PE`,
  `dengue;1000002;${daysAgo(8)};${daysAgo(2)};João Teste Caruaru;2611606;PE`,
  `dengue;1000003;${daysAgo(7)};${daysAgo(10)};Rita Teste Anhanguera;2611606;PE`,
  ''
].join('\n')

async function send(page: Page, say: (key: Key) => string, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: say('import.inspect') }).click()
  await page.getByLabel(say('import.skip')).check()
  await page.getByRole('button', { name: say('import.send'), exact: true }).click()
}

const figure = (page: Page, name: string) => page.locator(`[data-figura=${name}] dd`)

it.each([
  ['pt-BR', 'desk'],
  ['en-US', 'phone'],
  ['es-ES', 'phone']
] as const)(
  'in %s, %s: administrator, colleague, file, errors, investigation, closing, bulletin',
  async (language, size) => {
    await loadAllWords(language)
    const say = sayIn(language)
    const service = await startEmpty(browser)
    cleanup.push(service.stop)
    const options = { locale: language, viewport: SIZES[size], hasTouch: size === 'phone' }
    const looked = async (page: Page, name: string) => {
      await picture(page, `dia-${name}-${language}-${size}`)
      expect([name, await isWide(page)]).toEqual([name, false])
    }

    const admin = await open(service, options)
    await admin.page.goto(`${service.origin}${service.path}`)
    await admin.page.locator('input[name=nome]').fill('Ana Souza')
    await signIn(admin.page, 'ana@saude.example', SENHA)
    const step = (title: Key) =>
      admin.page.getByRole('listitem').filter({ has: admin.page.getByRole('heading', { name: say(title) }) })
    const place = step('setup.place')
    await place.getByLabel(say('filter.estado')).selectOption('PE')
    await place.getByRole('button', { name: say('setup.place.save') }).click()
    await place.getByText(say('setup.done')).waitFor()
    await step('setup.colleague')
      .getByRole('button', { name: say('invite.open') })
      .click()
    const form = admin.page.getByRole('form', { name: say('invite.title') })
    await form.locator('[data-field=nome] input').fill('Bruno Lima')
    await form.locator('[data-field=email] input').fill('bruno@saude.example')
    await form.getByRole('checkbox', { name: /gestor/ }).check()
    await form.getByRole('button', { name: say('invite.do') }).click()
    // The service was started on a port of the system's choice, which its address does not know.
    const given = new URL(await admin.page.getByLabel(say('invite.link')).inputValue())
    await looked(admin.page, 'passos')

    const bruno = await open(service, options)
    const { page } = bruno
    await page.goto(`${service.origin}${given.pathname}${given.hash}`)
    await page.locator('input[name=senha]').fill(SENHA)
    await page.locator('button[type=submit]').click()
    await page.locator('.sections').waitFor()

    // The territory of his group, by its name.
    await visit(page, say('nav.trabalho'))
    await page
      .locator('main p', { hasText: say('today.within') })
      .getByText('Pernambuco')
      .waitFor()
    await visit(page, say('nav.importacao'))
    await send(page, say, 'semana.csv', weekly)
    await expect.poll(() => figure(page, 'importados').allInnerTexts()).toEqual(['2'])
    expect(await figure(page, 'erros').innerText()).toBe('1')
    await looked(page, 'importacao')
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: say('import.errors') }).click()
    const refused = await readFile(await (await waiting).path(), 'utf8')
    const corrected = refused.replace(daysAgo(2), daysAgo(10))
    expect(corrected).not.toBe(refused)
    await page.getByRole('button', { name: say('import.another') }).click()
    await send(page, say, 'corrigido.csv', corrected)
    await expect.poll(() => figure(page, 'importados').allInnerTexts()).toEqual(['1'])
    expect(await figure(page, 'erros').innerText()).toBe('0')

    await visit(page, say('nav.visao'))
    const box = page.getByRole('searchbox')
    await box.fill('1000002')
    await box.press('Enter')
    await page.locator('#casos tbody').getByText('1000002').waitFor()
    await page.locator('#casos tbody a').first().click()
    await page.getByRole('link', { name: say('case.edit') }).click()
    const field = (name: string) => page.locator(`[data-field="${name}"] :is(input, select)`)
    await field('data_investigacao').fill(daysAgo(1))
    await field('dados_laboratoriais.ns1').selectOption('positivo')
    await looked(page, 'ficha')
    await page.locator('.form button[type=submit]').click()
    await page.locator('dialog [data-act=close]').click()
    await field('classificacao_final').selectOption('dengue_sem_sinais_alarme')
    await field('criterio_confirmacao').selectOption('laboratorial')
    await field('evolucao').selectOption('cura')
    await page.locator('dialog .form button[type=submit]').click()
    await page.getByText(say('case.saved')).waitFor()
    await looked(page, 'caso')
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })

    await visit(page, say('nav.publicacoes'))
    await page.getByRole('button', { name: say('report.make') }).click()
    const row = page.locator('[data-figure=relatorios] tbody tr')
    await row.getByText(say('relatorio.concluido' as Key)).waitFor()
    const bulletin = page.waitForEvent('download')
    await row.getByRole('button', { name: say('jobs.download') }).click()
    expect((await readFile(await (await bulletin).path())).subarray(0, 5).toString()).toBe('%PDF-')
    await looked(page, 'boletim')

    const { access_token: token } = await call(service, '/auth/login', {
      method: 'POST',
      body: { email: 'bruno@saude.example', senha: SENHA }
    })
    const { tipos } = await call(service, '/agravos/casos?sort=numero_notificacao', { token })
    expect(tipos.map(({ numero_notificacao }: { numero_notificacao: string }) => numero_notificacao)).toEqual([
      '1000001',
      '1000002',
      '1000003'
    ])
    expect(await call(service, `/agravos/casos/${tipos[1].id}`, { token })).toMatchObject({
      status: 'encerrado',
      evolucao: 'cura',
      data_encerramento: expect.toSatisfy(isToday),
      dados_laboratoriais: { ns1: 'positivo' }
    })
    await bruno.close()
    await admin.close()
  }
)
