import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/operations/demo/demo.ts'
import {
  barriers,
  call,
  daysAgo,
  isToday,
  isWide,
  login,
  open,
  openAs,
  type Painel,
  picture,
  startPainel
} from './painel-support.ts'

/** The form of a case: by keyboard alone, without a service, and by two people at once. */

const GESTOR = 'gestor@demo.example'
const ADMIN = 'admin@demo.example'

let painel: Painel
let token: string
beforeAll(async () => {
  painel = await startPainel()
  token = await login(painel, GESTOR)
})
afterAll(() => painel?.stop())

const isFocused = async (page: Page, selector: string) => (await page.locator(`${selector}:focus`).count()) > 0

/** Walks with the keyboard until what is meant has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor()
  for (let steps = 0; steps < 250; steps++) {
    if (await isFocused(page, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

const field = (name: string) => `[data-field="${name}"] :is(input, select)`

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(name))
  await page.keyboard.type(text)
}

/** Chooses from a list by typing. On a busy machine the browser may take slow letters for a new word. */
async function choose(page: Page, name: string, text: string, value: string): Promise<void> {
  await tabTo(page, field(name))
  const chosen = () => page.locator(field(name)).inputValue()
  for (let tries = 0; tries < 8 && (await chosen()) !== value; tries++) {
    await page.waitForTimeout(1_200)
    await page.keyboard.type(text)
  }
  expect(await chosen()).toBe(value)
}

/** Types a day. The order of its parts is that of the machine's language: day or month first. */
async function typeDay(page: Page, name: string, day: string): Promise<void> {
  await tabTo(page, field(name))
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  await page.keyboard.type(dayOfMonth + month + year)
  if ((await page.locator(field(name)).inputValue()) === day) return
  for (let parts = 0; parts < 2; parts++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(month + dayOfMonth + year)
  expect(await page.locator(field(name)).inputValue()).toBe(day)
}

const stored = (id: number) => call(painel, `/agravos/casos/${id}`, { token })

it('sign-in, a new case, search, edit and closing by the keyboard alone; a mistake is shown at its field', async () => {
  const numero = `N${randomUUID().slice(0, 8)}1`
  const reader = await open(painel)
  const { page } = reader
  await page.goto(`${painel.origin}/painel?visao=ficha`)
  await reader.loaded()
  await tabTo(page, 'input[name=email]')
  await page.keyboard.type(GESTOR)
  await tabTo(page, 'input[name=senha]')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await choose(page, 'tipo_agravo', 'Den', 'dengue')
  await type(page, 'numero_notificacao', numero)
  await typeDay(page, 'data_notificacao', daysAgo(5))
  // The first symptoms after the notification: told while it is typed, in the service's words.
  await typeDay(page, 'data_inicio_sintomas', daysAgo(3))
  await page.getByText('Os sintomas não podem começar depois da notificação.').first().waitFor()
  await type(page, 'paciente_nome', 'Quitéria Teste Anhanguera')
  await type(page, 'paciente_cns', '123')
  await page.keyboard.press('Tab')
  await page.locator('[data-field=paciente_cns] .wrong').waitFor()
  await choose(page, 'estado_residencia', 'Pern', 'PE')
  await type(page, 'municipio_residencia', 'jaboatao')
  await page.getByRole('option', { name: 'Jaboatão dos Guararapes' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect(await page.locator(field('municipio_residencia')).inputValue()).toBe('Jaboatão dos Guararapes')
  await page.keyboard.press('Enter')
  // Nothing was sent; the first wrong field has the focus, and each is named in a list.
  await page.getByText('Falta corrigir 2 campos:').waitFor()
  await expect.poll(() => isFocused(page, field('data_inicio_sintomas')), { timeout: 20_000 }).toBe(true)
  await picture(page, 'ficha-erros')
  expect(await barriers(page)).toEqual([])
  await typeDay(page, 'data_inicio_sintomas', daysAgo(7))
  await tabTo(page, field('paciente_cns'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await page.getByText(`Caso ${numero} registrado.`).waitFor()
  expect(await page.evaluate('Object.keys(sessionStorage)')).toEqual([])

  // The first view has no name in the address.
  await tabTo(page, '.sections a:not([href*="visao="])')
  await page.keyboard.press('Enter')
  await tabTo(page, 'input[type=search]')
  await page.keyboard.type(numero)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('numero') === numero)
  await tabTo(page, '#casos tbody a')
  await page.keyboard.press('Enter')
  await tabTo(page, 'dialog .actions a.button')
  await page.keyboard.press('Enter')
  await typeDay(page, 'data_investigacao', daysAgo(1))
  await choose(page, 'dados_laboratoriais.ns1', 'Pos', 'positivo')
  await tabTo(page, '.form button[type=submit]')
  await page.keyboard.press('Enter')

  await tabTo(page, 'dialog .actions [data-act=close]')
  await page.keyboard.press('Enter')
  await choose(page, 'classificacao_final', 'Dengue sem', 'dengue_sem_sinais_alarme')
  await choose(page, 'criterio_confirmacao', 'Lab', 'laboratorial')
  await choose(page, 'evolucao', 'Cura', 'cura')
  await tabTo(page, 'dialog .form button[type=submit]')
  await page.keyboard.press('Enter')
  await page.getByText('Salvo.').waitFor()
  const id = Number(new URL(page.url()).searchParams.get('caso'))
  expect(await stored(id)).toMatchObject({
    status: 'encerrado',
    evolucao: 'cura',
    data_investigacao: daysAgo(1),
    data_encerramento: expect.toSatisfy(isToday),
    dados_laboratoriais: { ns1: 'positivo' },
    endereco: { municipio_residencia: 'Jaboatão dos Guararapes' }
  })
  await reader.close()
})

/** Records a case that was notified so many days ago. */
async function recorded(days: number): Promise<number> {
  const body = {
    tipo_agravo: 'dengue',
    numero_notificacao: `N${randomUUID().slice(0, 8)}1`,
    data_notificacao: daysAgo(days),
    data_inicio_sintomas: daysAgo(days + 3),
    paciente_nome: 'Zenóbio Teste Tupinambá',
    municipio_residencia: '2611606',
    estado_residencia: 'PE',
    bairro_residencia: 'Centro'
  }
  return (await call(painel, '/agravos/casos', { method: 'POST', token, body })).id
}

it('two people edit one case: both versions are shown, and neither is lost unseen', async () => {
  const id = await recorded(16)
  const [one, other] = [
    await openAs(painel, GESTOR, `?visao=ficha&caso=${id}`),
    await openAs(painel, ADMIN, `?visao=ficha&caso=${id}`, { viewport: { width: 390, height: 844 } })
  ]
  const bairro = '[data-field=bairro_residencia] input'
  const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click()
  await other.page.locator(bairro).fill('Boa Vista')
  await other.page.locator(field('paciente_sexo')).selectOption('M')

  await one.page.locator(bairro).fill('Boa Viagem')
  await one.page.locator(field('evolucao')).selectOption('cura')
  // A service that is away takes nothing of what was typed, and neither does a reload.
  await one.context.setOffline(true)
  await save(one.page)
  await one.page.locator('.failure').waitFor()
  expect(await one.page.locator(bairro).inputValue()).toBe('Boa Viagem')
  await one.context.setOffline(false)
  await one.page.reload()
  await one.page.getByText('Rascunho recuperado').waitFor()
  expect(await one.page.locator(bairro).inputValue()).toBe('Boa Viagem')
  await save(one.page)
  await one.page.locator('dialog').waitFor()

  await save(other.page)
  const conflict = other.page.locator('[data-figure=conflito]')
  await conflict.waitFor()
  expect(await conflict.locator('tbody tr').allInnerTexts()).toHaveLength(3)
  await picture(other.page, 'ficha-conflito')
  expect(await isWide(other.page)).toBe(false)
  expect(await barriers(other.page)).toEqual([])
  await conflict.locator('tr', { hasText: 'Bairro' }).getByLabel('Boa Viagem').check()
  await conflict.getByRole('button').click()
  await save(other.page)
  await other.page.locator('dialog').waitFor()
  expect(await stored(id)).toMatchObject({
    evolucao: 'cura',
    paciente: { sexo: 'M' },
    endereco: { bairro: 'Boa Viagem' }
  })
  await one.close(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await other.close(/status of 412/)
})

it('the work list counts what the API counts, and leads to the list of it', async () => {
  await recorded(70)
  const late = daysAgo(61)
  const { total } = await call(
    painel,
    `/agravos/casos?status=em_investigacao&data_inicio=${daysAgo(1092)}&data_fim=${late}&size=1`,
    { token }
  )
  const reader = await openAs(painel, GESTOR, '?visao=trabalho')
  const { page } = reader
  const card = page.locator('.cards li').first()
  await card.locator('.card-number').waitFor()
  expect(await card.locator('.card-number').innerText()).toBe(new Intl.NumberFormat('pt-BR').format(total))
  await page.locator('.figure tbody tr').first().waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  expect(await barriers(page)).toEqual([])
  await picture(page, 'trabalho')
  await card.getByRole('link').click()
  await page.waitForURL((url) => url.searchParams.get('pendencia') === 'aberto' && url.searchParams.get('fim') === late)
  await page.locator('#casos tbody tr').first().waitFor()
  // What is listed there can be closed together.
  const lote = page.locator('[data-figure=lote]')
  await lote.getByRole('button', { name: 'Escolher a página' }).click()
  await lote.getByRole('button', { name: 'Encerrar os escolhidos' }).click()
  await lote.getByLabel('Classificação final').selectOption('descartado')
  await lote.locator('form button').click()
  await lote.getByText(/^Concluído\. Casos como se pediu: [1-9]/).waitFor()
  await picture(page, 'lote')
  await reader.close()
})
