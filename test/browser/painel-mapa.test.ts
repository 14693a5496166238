import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  barriers,
  call,
  drawn,
  isWide,
  login,
  openAs,
  type Painel,
  picture,
  rowsOf,
  startPainel,
  toMap
} from './painel-support.ts'

/** The map: municipalities as areas, the chosen one, and the classes of its legend. */

const GESTOR = 'gestor@demo.example'
/** Files with the boundaries of one state are named after its two digits. */
const MESH = /^(\d\d)\.js$/

let painel: Painel
beforeAll(async () => {
  painel = await startPainel()
})
afterAll(() => painel?.stop())

const settled = (page: Page) => expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
const map = (page: Page) => page.locator('[data-figure=mapa]')
const areas = (page: Page) => map(page).locator('.chart svg path[stroke-width="0.4"]')
const outlined = (page: Page) => map(page).locator('.chart svg path[stroke-width="2.5"]')

async function openMap(search: string, options: Parameters<typeof openAs>[3] = {}) {
  const reader = await openAs(painel, GESTOR, search, options)
  await toMap(reader.page)
  return {
    ...reader,
    get meshes() {
      return reader.files().flatMap((name) => MESH.exec(name)?.slice(1) ?? [])
    }
  }
}

describe('a walk from the country to a municipality', () => {
  let reader: Awaited<ReturnType<typeof openMap>>
  let page: Page
  beforeAll(async () => {
    reader = await openMap('')
    page = reader.page
  })
  afterAll(() => reader?.close())

  it('the country is drawn by states, without any file of boundaries', async () => {
    expect(reader.meshes).toEqual([])
    expect(await map(page).locator('.chart svg path[stroke-width="0.8"]').count()).toBe(27)
  })

  it('a state is drawn by the areas of its municipalities, from one file', async () => {
    await page.getByLabel('Estado', { exact: true }).selectOption('SP')
    await page.getByRole('heading', { name: 'Incidência de casos prováveis por município: São Paulo' }).waitFor()
    await drawn(page)
    await expect.poll(() => areas(page).count()).toBe(645)
    expect(reader.meshes).toEqual(['35'])
    expect(await outlined(page).count()).toBe(0)
    await picture(page, 'mapa-sp')
  })

  it('a click outlines a municipality, and the others keep their figures; another click takes it back', async () => {
    const before = await rowsOf(page, 'mapa')
    expect(before).toHaveLength(645)
    expect(before.filter(([, , casos]) => casos !== '0').length).toBeGreaterThan(1)
    reader.called()
    const box = (await map(page).locator('.chart').boundingBox()) as { width: number; height: number }
    const middle = { position: { x: box.width * 0.6, y: box.height * 0.5 } }
    await map(page).locator('.chart').click(middle)
    await page.waitForURL(/municipio=35\d{5}/)
    await settled(page)
    await expect.poll(() => outlined(page).count()).toBe(1)
    // The indicators, which are asked for once the reader is near, are not part of the view's figures.
    const figures = reader.called().filter((path) => path.includes('/estatisticas/') && !path.includes('indicadores='))
    expect(figures).toHaveLength(3)
    expect(await areas(page).count()).toBe(644)
    expect(await rowsOf(page, 'mapa')).toEqual(before)
    await picture(page, 'mapa-municipio')
    await map(page).locator('.chart').click(middle)
    await page.waitForURL((url) => !url.searchParams.has('municipio'))
    await settled(page)
    await expect.poll(() => outlined(page).count()).toBe(0)
  })

  it('the classes are chosen, and stay in the address', async () => {
    const legend = () => map(page).locator('.chart svg').innerHTML()
    expect(await legend()).not.toContain('menos de 100')
    await page.getByLabel('Classes do mapa').selectOption('ministerio')
    await page.waitForURL(/classes=ministerio/)
    for (const text of ['menos de 100', '100 a 300', 'mais de 300', 'Sem casos prováveis'])
      await expect.poll(legend).toContain(`>${text}<`)
    expect(await barriers(page)).toEqual([])
  })

  it('an address with a municipality opens with the figures of its whole state', async () => {
    const token = await login(painel, GESTOR)
    const other = await openMap('?estado=PE&municipio=2611606&classes=ministerio')
    await expect.poll(() => outlined(other.page).count()).toBe(1)
    const query = new URL(other.page.url()).searchParams
    const { series } = await call(
      painel,
      `/agravos/casos/estatisticas/series?por=municipio&estado=PE&data_base=sintomas&data_inicio=${query.get('inicio')}&data_fim=${query.get('fim')}`,
      { token }
    )
    const count = (n: number) => new Intl.NumberFormat('pt-BR').format(n)
    expect((await rowsOf(other.page, 'mapa')).map((row) => row.slice(1, 3))).toEqual(
      series.map(({ chave, casos }: { chave: string; casos: number }) => [chave, count(casos)])
    )
    expect(await map(other.page).locator('.chart svg').innerHTML()).toContain('>Fernando de Noronha<')
    await other.close()
  })
})

describe.each([
  ['pt-BR', 'light', 390, 'Nazária não tem limite'],
  ['en-US', 'dark', 1280, 'Nazária has no boundary'],
  ['es-ES', 'dark', 390, 'Nazária no tiene límite']
] as const)('in %s, %s, %i wide', (locale, colorScheme, width, note) => {
  it('a state with a point is complete, within the page and without barriers', async () => {
    const viewport = { width, height: 900 }
    const reader = await openMap('?estado=PI&municipio=2206720', {
      locale,
      colorScheme,
      viewport,
      hasTouch: width < 500
    })
    const { page } = reader
    await expect.poll(() => outlined(page).count()).toBe(1)
    expect(await areas(page).count()).toBe(223)
    expect(await map(page).innerText()).toContain(note)
    await picture(page, `mapa-${locale}-${colorScheme}-${width}`)
    expect(await isWide(page)).toBe(false)
    expect(await barriers(page)).toEqual([])
    await reader.close()
  })
})
