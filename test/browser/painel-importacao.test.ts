import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../src/modules/agravos/tables.ts'
import { csv, type SheetRow, sheetRows } from '../modules/importacao/api-support.ts'
import { inline, sheet, workbook } from '../platform/sheets/read/xlsx-file.ts'
import { barriers, isWide, openAs, type Painel, picture, startPainel } from './painel-support.ts'

/** The view of imports: the sheet, the mode, the trial run with what it would change, and the confirmation. */

const GESTOR = 'gestor@demo.example'
const DAYS = { data_notificacao: '2025-03-10', data_inicio_sintomas: '2025-03-07' }

let painel: Painel
beforeAll(async () => {
  painel = await startPainel()
})
afterAll(() => painel?.stop())

const cells = (texts: string[]) => texts.map(inline).join('')
const tableOf = (rows: SheetRow[]) =>
  sheet(cells(Object.keys(rows[0] ?? {})), ...rows.map((row) => cells(Object.values(row))))
const asCsv = (rows: SheetRow[]) => ({ name: 'casos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(rows)) })

const stored = async ({ numero_notificacao }: SheetRow) =>
  (await painel.db.select().from(casos).where(eq(casos.numero_notificacao, numero_notificacao!)))[0]

async function openImports(options: Parameters<typeof openAs>[3] = {}) {
  const reader = await openAs(painel, GESTOR, '?visao=importacao', options)
  await reader.page.locator('input[type=file]').waitFor()
  return reader
}

async function inspect(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.sheet button.main').first().click()
  await page.locator('fieldset').waitFor()
}

/** Confirms what was tried out, and waits for the outcome. */
async function write(page: Page) {
  await page.locator('[data-figure=confirmacao] button.main').click()
  await page.locator('[data-figure=confirmacao]').waitFor({ state: 'detached' })
  await figure(page, 'importados').waitFor()
  expect(await page.locator('[data-figure=mudancas]').count()).toBe(0)
}

const figure = (page: Page, name: string) => page.locator(`[data-figura=${name}] dd`)
const changes = async (page: Page) =>
  await Promise.all(
    (await page.locator('[data-figure=mudancas] tbody tr').all()).map((row) => row.locator('th, td').allInnerTexts())
  )

describe('a walk through the view', () => {
  const rows = sheetRows(2, DAYS)
  const [first, second] = rows as [SheetRow, SheetRow]
  let reader: Awaited<ReturnType<typeof openImports>>
  let page: Page
  beforeAll(async () => {
    reader = await openImports()
    page = reader.page
  })
  afterAll(() => reader?.close())

  const button = (name: string) => page.getByRole('button', { name, exact: true })

  it('a workbook with a cover and two tables: another sheet is chosen, tried out and written', async () => {
    const book = workbook({
      sheets: [sheet(cells(['Secretaria de Saúde'])), tableOf(sheetRows(1, DAYS)), tableOf(rows)]
    })
    await inspect(page, { name: 'casos.xlsx', mimeType: 'application/octet-stream', buffer: book })
    const choice = page.getByLabel('Planilha a ler')
    expect(await choice.locator('option').allInnerTexts()).toEqual(['Plan0', 'Plan1', 'Plan2'])
    expect(await choice.inputValue()).toBe('Plan1')
    // A sheet without a known header can be looked into, but not sent.
    await choice.selectOption('Plan0')
    await page.locator('fieldset').waitFor({ state: 'detached' })
    await choice.selectOption('Plan2')
    await page.locator('fieldset').waitFor()
    expect(await page.getByRole('radio').count()).toBe(3)
    expect(await page.getByLabel('Só os casos novos').isChecked()).toBe(true)
    await page.getByText('uma célula vazia esvazia o campo').waitFor()
    await picture(page, 'importacao-planilha')
    expect(await barriers(page)).toEqual([])
    await button('Conferir sem gravar').click()
    await button('Gravar').waitFor()
    expect(await figure(page, 'importados').innerText()).toBe('2')
    expect(await page.locator('[data-figure=mudancas]').count()).toBe(0)
    expect(await stored(first)).toBeUndefined()
    await write(page)
    expect(await figure(page, 'importados').innerText()).toBe('2')
    expect(await stored(second)).toMatchObject({ data_notificacao: DAYS.data_notificacao })
    await button('Enviar outro arquivo').click()
  })

  it('the trial run of a mirror shows field, before and after; only the confirmation writes', async () => {
    const cured = [{ ...first, evolucao: 'cura', paciente_nome: 'João Souza' }, second, ...sheetRows(1, DAYS)]
    await inspect(page, asCsv(cured))
    await page.getByLabel('Espelhar o arquivo').check()
    await button('Conferir sem gravar').click()
    await button('Gravar').waitFor()
    expect(await changes(page)).toEqual([
      ['Evolução', '–', 'Cura', first.numero_notificacao, '2'],
      ['Paciente: Nome', 'não mostrado', 'não mostrado', first.numero_notificacao, '2']
    ])
    expect(await page.locator('[data-figure=confirmacao]').innerText()).toContain('1 novos, 1 alterados')
    expect(await barriers(page)).toEqual([])
    expect(await stored(first)).toMatchObject({ evolucao: null })
    await button('Voltar').click()
    expect(await page.getByLabel('Espelhar o arquivo').isChecked()).toBe(true)
    await button('Conferir sem gravar').click()
    await write(page)
    expect(await figure(page, 'importados').innerText()).toBe('1')
    expect(await figure(page, 'atualizados').innerText()).toBe('1')
    expect(await stored(first)).toMatchObject({ evolucao: 'cura' })
    await button('Enviar outro arquivo').click()
  })

  it('what the service would refuse is not offered: rows with errors, nothing to write, a file that is gone', async () => {
    const faulty = [...sheetRows(1, DAYS), ...sheetRows(1, { ...DAYS, data_notificacao: '2042-01-01' })]
    await inspect(page, asCsv(faulty))
    await button('Conferir sem gravar').click()
    await page.getByText('nada seria gravado').waitFor()
    expect(await button('Gravar').count()).toBe(0)
    await button('Voltar').click()
    await page.getByLabel('Deixar de fora').check()
    await button('Conferir sem gravar').click()
    await button('Gravar').waitFor()
    await button('Enviar outro arquivo').click()
    await inspect(page, asCsv([second]))
    await page.getByLabel('Casos novos e atualizações').check()
    await button('Conferir sem gravar').click()
    await page.getByText('Não há nada a gravar.').waitFor()
    await page.getByText('Nenhum caso que já existe mudaria.').waitFor()
    expect(await button('Gravar').count()).toBe(0)
    const { href } = new URL(page.url())
    const other = await openImports()
    await other.page.goto(href)
    await other.page.getByText('escolha o arquivo de novo').waitFor()
    expect(await other.page.getByRole('button', { name: 'Gravar', exact: true }).count()).toBe(0)
    await other.close()
  })
})

describe.each([
  ['pt-BR', 'light', 1280, 'Espelhar o arquivo', 'Conferir sem gravar', 'Antes'],
  ['en-US', 'dark', 1280, 'Mirror the file', 'Try without writing', 'Before'],
  ['es-ES', 'light', 390, 'Reflejar el archivo', 'Probar sin grabar', 'Antes'],
  ['pt-BR', 'dark', 390, 'Espelhar o arquivo', 'Conferir sem gravar', 'Antes']
] as const)('in %s, %s, %i wide', (locale, colorScheme, width, mode, attempt, before) => {
  it('form and preview are complete, within the page and without barriers', async () => {
    const rows = sheetRows(2, { ...DAYS, evolucao: 'obito', data_obito: '2025-03-12' })
    const viewport = { width, height: 900 }
    const reader = await openImports({ locale, colorScheme, viewport, hasTouch: width < 500 })
    const { page } = reader
    const judge = async (name: string) => {
      await picture(page, `importacao-${name}-${locale}-${colorScheme}-${width}`)
      expect([name, await isWide(page)]).toEqual([name, false])
      expect(await barriers(page)).toEqual([])
    }
    await inspect(page, asCsv(rows))
    await page.locator('.sheet .row button').nth(2).click()
    await figure(page, 'importados').waitFor()
    await page.locator('[data-figure=importacao] > button').click()
    await inspect(
      page,
      asCsv(rows.map((row) => ({ ...row, evolucao: 'cura', data_obito: '', hospitalizacao: 'true' })))
    )
    await page.getByLabel(mode).check()
    await judge('forma')
    await page.getByRole('button', { name: attempt }).click()
    await page.locator('[data-figure=mudancas] table').waitFor()
    expect(await page.locator('[data-figure=mudancas] thead').innerText()).toContain(before)
    expect(await changes(page)).toHaveLength(6)
    await judge('previa')
    await reader.close()
  })
})
