import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriers, call, isWide, login, openAs, type Painel, picture, rowsOf, startPainel } from './painel-support.ts'

const GESTOR = 'gestor@demo.example'
const RECIFE = '2611606'
const CARUARU = '2604106'

let painel: Painel
let token: string
beforeAll(async () => {
  painel = await startPainel(20_000)
  token = await login(painel, GESTOR)
})
afterAll(() => painel?.stop())

const alertas = async (query: Record<string, string>) =>
  (await call(painel, `/agravos/alertas?${new URLSearchParams({ tipo_agravo: 'dengue', ...query })}`, { token }))
    .alertas

describe('the alerts', () => {
  it('from the navigation to a state, to a municipality and back: the address says what is shown', async () => {
    const reader = await openAs(painel, GESTOR, '?visao=alertas')
    const { page } = reader
    await page.locator('[data-figure=alertas] tbody tr').first().waitFor()
    const places = page.locator('[data-figure=alertas] tbody tr')
    expect(await places.count()).toBe((await alertas({ abrangencia: 'uf' })).length)
    // The list of states leads to the municipalities of one.
    await page.getByRole('link', { name: 'Pernambuco' }).click()
    await page.getByRole('link', { name: 'Recife' }).waitFor()
    const own = await alertas({ estado: 'PE' })
    expect(await places.count()).toBe(own.length)
    const levels = await places.locator('.level').allInnerTexts()
    const names = ['Sem nível', '● 1 Verde', '◆ 2 Amarelo', '▲ 3 Laranja', '■ 4 Vermelho']
    expect(levels).toEqual(own.map(({ nivel }: { nivel: number | null }) => names[nivel ?? 0]))
    for (const name of names) expect(levels).toContain(name)
    // The map has them, too, and its table is the same.
    expect((await rowsOf(page, 'niveis')).map((row) => row[1])).toEqual(
      own.map(({ codigo }: { codigo: string }) => codigo)
    )
    await page.locator('[data-figure=niveis] .chart').scrollIntoViewIfNeeded()
    await page.locator('[data-figure=niveis] .chart svg path').first().waitFor({ state: 'attached' })

    await page.getByLabel('Nível', { exact: true }).selectOption('3')
    expect(await places.locator('.level').allInnerTexts()).toEqual(levels.filter((name) => /[34]/.test(name)))
    await page.getByLabel('Nome contém').fill('CARUARU')
    await expect.poll(() => places.count()).toBe(1)
    expect(new URL(page.url()).search).toMatch(/visao=alertas.*estado=PE.*nivel=3.*lugar=CARUARU/)
    await page.getByRole('link', { name: 'Caruaru' }).click()
    await page.getByRole('heading', { name: /Casos, estimativa e nível por semana: Caruaru/ }).waitFor()
    // Whoever chose a place sees its history, which is below the list and the map.
    const top = () => page.locator('[data-figure=historico]').evaluate((figure) => figure.getBoundingClientRect().top)
    // Browsers round where they scroll to.
    await expect.poll(async () => Math.abs((await top()) - 250) < 251).toBe(true)
    const weeks = await rowsOf(page, 'historico')
    const query = new URLSearchParams({ tipo_agravo: 'dengue', municipio: CARUARU })
    const { semanas } = await call(painel, `/agravos/alertas/historico?${query}`, { token })
    expect(weeks).toHaveLength(semanas.length)
    expect(weeks.at(-1)?.[2]).toBe('3 Laranja')
    await page.goBack()
    await page.getByRole('heading', { name: /por semana: Pernambuco/ }).waitFor()
    expect(await barriers(page)).toEqual([])
    await reader.close()
  })

  it('on a phone, dark: the history of a municipality with its files and the criteria, without barriers', async () => {
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' } as const
    const reader = await openAs(painel, GESTOR, `?visao=alertas&estado=PE&municipio=${RECIFE}`, options)
    const { page } = reader
    for (const name of ['historico', 'rt'])
      await page.locator(`[data-figure=${name}] .chart svg path`).first().waitFor({ state: 'attached' })
    await page.getByText('Como o nível é decidido').click()
    await page.getByText('Wallinga e Lipsitch').waitFor()
    expect([await isWide(page), ...(await barriers(page))]).toEqual([false])
    const download = page.waitForEvent('download')
    await page.locator('[data-figure=historico]').getByRole('button', { name: /CSV/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^historico-dengue-2611606-\d{6}[.]csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('Limite superior do canal')
    await picture(page, 'alertas-phone-dark')
    await reader.close()
  })

  it('mails are asked for and ended, with the keyboard alone', async () => {
    const reader = await openAs(painel, GESTOR, '?visao=alertas')
    const { page } = reader
    const part = page.locator('[data-part=seguir]')
    await part.locator('summary').focus()
    await page.keyboard.press('Enter')
    await part.getByLabel('Estado').selectOption('PE')
    await part.getByRole('button', { name: 'Acrescentar o lugar' }).focus()
    await page.keyboard.press('Enter')
    await part.getByLabel('Avisar a partir de').selectOption('4')
    await part.getByRole('button', { name: 'Salvar os avisos' }).focus()
    await page.keyboard.press('Enter')
    await part.getByText('Os avisos foram salvos.').waitFor()
    expect(await call(painel, '/usuarios/me/alertas', { token })).toEqual({
      territorios: [{ tipo: 'uf', codigo: 'PE' }],
      nivel_minimo: 4
    })
    await part.getByRole('button', { name: 'Retirar' }).click()
    await part.getByRole('button', { name: 'Salvar os avisos' }).click()
    await part.getByText('Você não recebe mais avisos.').waitFor()
    expect((await call(painel, '/usuarios/me/alertas', { token })).territorios).toEqual([])
    expect(await barriers(page)).toEqual([])
    await reader.close()
  })
})
