import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditoria } from '../../src/core/auditoria/tables.ts'
import { barriers, call, daysAgo, isWide, login, openAs, type Painel, picture, startPainel } from './painel-support.ts'

/** Finding a case by number or person, who the patient is, pairs of cases, and the columns of the list. */

const GESTOR = 'gestor@demo.example'
const ANALISTA = 'analista@demo.example'

let painel: Painel
let token: string
beforeAll(async () => {
  painel = await startPainel()
  token = await login(painel, GESTOR)
})
afterAll(() => painel?.stop())

const numbered = () => `N${randomUUID().slice(0, 8)}1`

/** Records a case of an invented person. */
async function recorded(nome: string, fields: object = {}): Promise<{ id: number; numero: string }> {
  const numero = numbered()
  const body = {
    tipo_agravo: 'dengue',
    numero_notificacao: numero,
    data_notificacao: daysAgo(16),
    data_inicio_sintomas: daysAgo(19),
    paciente_nome: nome,
    paciente_data_nascimento: '1984-05-07',
    paciente_sexo: 'M',
    municipio_residencia: '2611606',
    estado_residencia: 'PE',
    ...fields
  }
  const { id } = await call(painel, '/agravos/casos', { method: 'POST', token, body })
  return { id, numero }
}

const settled = (page: Page) => expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
const list = (page: Page) => page.locator('#casos tbody tr')

describe('the search box', () => {
  it('finds a number whatever the filters are, and keeps it in the address', async () => {
    const { numero } = await recorded('Zenóbio Quaresma Tupinambá')
    const reader = await openAs(painel, GESTOR, '?agravo=zika&estado=AC')
    const { page } = reader
    const box = page.getByRole('searchbox')
    await box.fill(numero)
    await box.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('numero') === numero)
    await list(page).getByText(numero).waitFor()
    expect(await list(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Limpar a busca' }).click()
    await page.waitForURL((url) => !url.searchParams.has('numero'))
    await box.fill('dois nomes 7')
    await page.getByText('tem algum algarismo e não tem espaços').waitFor()
    expect(await page.getByRole('button', { name: 'Buscar', exact: true }).isDisabled()).toBe(true)
    await reader.close()
  })

  it('finds a person by the sound of the name; the name is in no address', async () => {
    const { numero } = await recorded('Wanderleia Xavier Cabuçu', { paciente_sexo: 'F' })
    const reader = await openAs(painel, GESTOR, '?agravo=dengue')
    const { page } = reader
    await page.getByRole('searchbox').fill('Vanderléia Chavier Cabussu')
    await page.getByLabel('Data de nascimento').fill('1984-05-07')
    reader.called()
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    const found = page.locator('[data-figure=pessoas]')
    await found.getByText(numero).waitFor()
    expect(await found.innerText()).toContain('nome parecido')
    expect(await found.innerText()).toContain('W. X. C.')
    expect(reader.called().filter((path) => path.includes('buscar-pessoa'))).toEqual([
      '/api/v1/agravos/casos/buscar-pessoa'
    ])
    expect(decodeURIComponent(page.url())).not.toMatch(/Chavier|1984/)
    await picture(page, 'pessoas')
    expect(await barriers(page)).toEqual([])
    await reader.close()
  })

  it('without agravos.identificar: only numbers, no identity and no way to the pairs', async () => {
    const { id, numero } = await recorded('Ubirajara Nonato Fagundes')
    const reader = await openAs(painel, ANALISTA, `?caso=${id}`)
    const { page } = reader
    const dialog = page.getByRole('dialog', { name: `Caso ${numero}` })
    await dialog.getByText('Residência').waitFor()
    expect(await dialog.locator('[data-figure=identidade]').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByLabel('Número da notificação', { exact: true }).fill('Maria da Silva')
    expect(await page.getByRole('button', { name: 'Buscar', exact: true }).isDisabled()).toBe(true)
    expect(await page.getByRole('link', { name: 'Duplicidades' }).count()).toBe(0)
    await page.goto(`${painel.origin}/painel?visao=duplicidades`)
    await page.getByText('uma destas permissões: “Casos: identificar”').waitFor()
    expect(reader.called().filter((path) => path.includes('duplicidades'))).toEqual([])
    await reader.close()
  })
})

describe('the detail of a case', () => {
  it('tells who the patient is for a reason, which is audited, and hides it after a minute', async () => {
    const { id } = await recorded('Iolanda Peçanha Zambujal', { paciente_telefone: '81987654321' })
    const reader = await openAs(painel, GESTOR, `?caso=${id}`)
    const { page } = reader
    const part = page.locator('[data-figure=identidade]')
    await part.getByLabel('Motivo da consulta').waitFor()
    await page.clock.install()
    const show = part.getByRole('button', { name: 'Mostrar a identidade' })
    await show.click()
    expect(await part.innerText()).not.toContain('Zambujal')
    await part.getByLabel('Motivo da consulta').fill('Contato com o paciente')
    await show.click()
    await part.getByText('Iolanda Peçanha Zambujal').waitFor()
    await part.getByText('07/05/1984').waitFor()
    expect(await barriers(page)).toEqual([])
    const [read] = await painel.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.acao, 'caso.identificado'))
      .orderBy(desc(auditoria.id))
      .limit(1)
    expect(JSON.stringify(read)).toContain('Contato com o paciente')
    // The clock runs on while the page is looked at, so that only the end is sure.
    expect(await part.innerText()).toMatch(/Será ocultada em \d+ segundo/)
    await page.clock.runFor(60_500)
    await part.getByText('Iolanda').waitFor({ state: 'detached' })
    await part.getByLabel('Motivo da consulta').fill('Iolanda Peçanha Zambujal')
    await show.click()
    await part.getByRole('alert').waitFor()
    await reader.close(/status of 422/)
  })

  it('tells what was changed, before and after', async () => {
    const { id } = await recorded('Gumercindo Alvarenga Pitanga')
    await call(painel, `/agravos/casos/${id}`, { method: 'PUT', token, body: { hospitalizacao: true } })
    const reader = await openAs(painel, GESTOR, `?caso=${id}`)
    const { page } = reader
    await page.getByRole('dialog').getByText('1 campo alterado').click()
    const row = page.getByRole('dialog').locator('tbody tr')
    expect(await row.locator('th, td').allInnerTexts()).toEqual(['Hospitalização', 'não', 'sim'])
    await reader.close()
  })
})

describe('pairs of cases', () => {
  it('are decided side by side, made one, and taken back', async () => {
    const first = await recorded('Policarpo Quintanilha Urupês')
    const second = await recorded('Policarpo Quintanilha Urupês', { data_inicio_sintomas: daysAgo(21) })
    const reader = await openAs(painel, GESTOR, '?visao=duplicidades')
    const { page } = reader
    const pair = page.locator('.pair').filter({ hasText: second.numero })
    await pair.waitFor()
    expect(await pair.innerText()).toContain('2 dias entre os primeiros sintomas')
    const differing = await pair.locator('tr.differs th').allInnerTexts()
    expect(differing.join()).toContain('Primeiros sintomas')
    const merge = pair.getByRole('button', { name: 'Unir os dois' })
    expect(await merge.isDisabled()).toBe(true)
    await picture(page, 'duplicidades')
    expect(await barriers(page)).toEqual([])
    await pair.getByRole('radio', { name: first.numero }).check()
    await merge.click()
    await pair.waitFor({ state: 'detached' })
    await page.getByLabel('Mostrar').selectOption('mesmo_caso')
    await page.waitForURL(/pares=mesmo_caso/)
    await pair.getByText(`ficou ${first.numero}`).waitFor()
    await pair.getByRole('button', { name: 'Desfazer' }).click()
    await pair.waitFor({ state: 'detached' })
    await page.getByLabel('Mostrar').selectOption('pendente')
    await pair.getByRole('button', { name: 'São casos diferentes' }).click()
    await pair.waitFor({ state: 'detached' })
    await reader.close()
  })

  it.each([
    ['en-US', 'dark', 1280, 'Make them one'],
    ['es-ES', 'light', 390, 'Unir los dos'],
    ['pt-BR', 'dark', 390, 'Unir os dois']
  ] as const)('in %s, %s, %i wide: complete, within the page and without barriers', async (...reading) => {
    const [locale, colorScheme, width, merge] = reading
    await recorded('Eustáquio Belarmino Jatobá', { data_inicio_sintomas: daysAgo(22) })
    const reader = await openAs(painel, GESTOR, '?visao=duplicidades', {
      locale,
      colorScheme,
      viewport: { width, height: 900 },
      hasTouch: width < 500
    })
    const { page } = reader
    await recorded('Eustáquio Belarmino Jatobá')
    await page.reload()
    await page.getByRole('button', { name: merge }).first().waitFor()
    await settled(page)
    await picture(page, `duplicidades-${locale}-${colorScheme}-${width}`)
    expect(await isWide(page)).toBe(false)
    expect(await barriers(page)).toEqual([])
    await page.locator('.pair thead a').first().click()
    await page.locator('[data-figure=identidade]').waitFor()
    await picture(page, `caso-${locale}-${colorScheme}-${width}`)
    expect(await barriers(page)).toEqual([])
    await reader.close()
  })
})

it('the columns of the list are chosen, and this browser keeps them', async () => {
  const { numero } = await recorded('Hermenegilda Sobral Cunhambebe')
  const reader = await openAs(painel, GESTOR, `?numero=${numero}`)
  const { page } = reader
  const heads = () => page.locator('#casos thead th').allInnerTexts()
  await list(page).getByText(numero).waitFor()
  expect(await heads()).not.toContain('Bairro')
  await page.locator('summary', { hasText: 'Escolher as colunas' }).click()
  await page.getByRole('checkbox', { name: 'Bairro' }).check()
  await page.getByRole('checkbox', { name: 'Evolução' }).uncheck()
  expect(await heads()).toContain('Bairro')
  expect(await heads()).not.toContain('Evolução')
  expect(await barriers(page)).toEqual([])
  await page.reload()
  await list(page).getByText(numero).waitFor()
  expect(await heads()).toContain('Bairro')
  await page.locator('summary', { hasText: 'Escolher as colunas' }).click()
  await page.getByRole('button', { name: 'Voltar às colunas' }).click()
  expect(await heads()).toContain('Evolução')
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await reader.close()
})

it('a view is saved under a name, opened again and removed; it holds neither a case nor a number', async () => {
  const reader = await openAs(painel, GESTOR, '?agravo=dengue&estado=PE&classes=ministerio')
  const { page } = reader
  await page.getByText('Visões salvas').click()
  await page.getByLabel('Nome da visão').fill('Dengue em Pernambuco')
  await page.getByRole('button', { name: 'Salvar esta visão' }).click()
  const view = page.getByRole('button', { name: 'Dengue em Pernambuco', exact: true })
  await view.waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Estado', { exact: true }).selectOption('')
  await page.waitForURL((url) => !url.searchParams.has('estado'))
  await view.click()
  await page.waitForURL((url) => url.searchParams.get('estado') === 'PE')
  expect(page.url()).toContain('classes=ministerio')
  await page.getByRole('button', { name: 'Remover a visão Dengue em Pernambuco' }).click()
  await view.waitFor({ state: 'detached' })
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await reader.close()
})
