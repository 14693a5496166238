import { readFile } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import type { Download, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { views } from '../../src/painel/page/base/address.ts'
import { sampled } from '../support/sample.ts'
import { type By, type Counts, countedBy, countedCards, type Filtro } from './painel-counts.ts'
import {
  barriers,
  call,
  drawn,
  isWide,
  login,
  open,
  openAs,
  type Painel,
  picture,
  rowsOf,
  signIn,
  startPainel,
  toMap,
  visit
} from './painel-support.ts'

/** Every view in every language, theme and size, which painel.test.ts leaves out. `make ci-full` runs it. */

const GESTOR = 'gestor@demo.example'

let painel: Painel
let token: string
beforeAll(async () => {
  painel = await startPainel()
  token = await login(painel, GESTOR)
  for (const [idioma, titulo] of Object.entries(titles)) {
    const body = { titulo, resumo: `${titulo}.`, corpo: titulo, idioma, estado: 'publicada', tags: ['dengue'] }
    await call(painel, '/noticias', { method: 'POST', token, body })
  }
  const draft = { titulo: 'Rascunho', corpo: 'Ainda não', idioma: 'pt-BR', estado: 'rascunho' }
  await call(painel, '/noticias', { method: 'POST', token, body: draft })
  const boletim = { tipo: 'boletim', tipo_agravo: 'dengue', abrangencia: 'uf', codigo: 'SP' }
  await call(painel, '/relatorios', { method: 'POST', token, body: boletim })
  const url = 'https://vigilancia.saude.example/eventos'
  await call(painel, '/webhooks', { method: 'POST', token, body: { url, eventos: ['agravo.criado'] } })
})
afterAll(() => painel?.stop())

const titles = {
  'pt-BR': 'Semana de combate à dengue',
  'en-US': 'A week against dengue',
  'es-ES': 'Semana de lucha contra el dengue'
}
type Language = keyof typeof titles

const tabs: Record<Language, string[]> = {
  'pt-BR': ['Alertas', 'Boletins e notícias', 'Importação', 'Tarefas', 'Webhooks'],
  'en-US': ['Alerts', 'Bulletins and news', 'Import', 'Jobs', 'Webhooks'],
  'es-ES': ['Alertas', 'Boletines y noticias', 'Importación', 'Tareas', 'Webhooks']
}

const sizes = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }

const settled = (page: Page) => expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)

/** Checks what must hold of every view. */
async function judged(page: Page, name: string): Promise<void> {
  await settled(page)
  await picture(page, name)
  expect([name, await isWide(page)]).toEqual([name, false])
  expect([name, ...(await barriers(page))]).toEqual([name])
}

const readers = (['pt-BR', 'en-US', 'es-ES'] as const).flatMap((locale) =>
  (['desk', 'phone'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => [locale, size, colorScheme] as const)
  )
)

describe('the panel', () => {
  it.each(
    sampled(
      readers,
      ([locale]) => locale,
      ([, size]) => size,
      ([, , colorScheme]) => colorScheme
    )
  )(
    'in %s, %s, %s: every view complete, in three requests at most, without barriers',
    async (locale, size, colorScheme) => {
      const reader = await open(painel, { locale, colorScheme, viewport: sizes[size], hasTouch: size === 'phone' })
      const { page } = reader
      const judge = (name: string) => judged(page, `${name}-${locale}-${size}-${colorScheme}`)
      await page.goto(`${painel.origin}/`)
      await judge('inicio')
      await page.goto(`${painel.origin}/painel`)
      await reader.loaded()
      await judge('entrada')
      await signIn(page, GESTOR)
      await drawn(page)
      const signingIn = ['/api/v1/auth/painel', '/api/v1/usuarios/me']
      const asked = reader.called().filter((path) => !signingIn.includes(path.split('?')[0] as string))
      expect(asked).toHaveLength(2)
      await page.locator('#casos').scrollIntoViewIfNeeded()
      await page.locator('#casos tbody a').first().waitFor()
      await settled(page)
      // The list and, above it, the indicators are asked for once the reader is near.
      expect(
        reader
          .called()
          .map((path) => path.split('?')[0])
          .sort()
      ).toEqual(['/api/v1/agravos/casos', '/api/v1/agravos/casos/estatisticas/resumo'])
      await judge('visao')
      await page.locator('#casos tbody a').first().click()
      await page.getByRole('dialog').locator('dd').first().waitFor()
      expect(reader.called()).toHaveLength(1)
      await judge('caso')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.locator('select').nth(3).selectOption('SP')
      await drawn(page)
      await judge('estado')
      reader.called()
      const html = page.locator('html')
      expect([await html.getAttribute('lang'), await html.getAttribute('data-theme')]).toEqual([locale, colorScheme])
      for (const [i, tab] of tabs[locale].entries()) {
        await visit(page, tab)
        await page.locator('h1').waitFor()
        await settled(page)
        expect([tab, reader.called().length <= 3]).toEqual([tab, true])
        await judge(['alertas', 'publicacoes', 'importacao', 'tarefas', 'webhooks'][i] as string)
        if (i === 1) await page.getByRole('link', { name: titles[locale] }).waitFor()
      }
      await page.locator('main table a').first().click()
      await page.locator('h2.address').first().waitFor()
      await settled(page)
      expect(reader.called().length).toBeLessThanOrEqual(3)
      await judge('entregas')
      await reader.close()
    }
  )
})

it('every view of an administrator on a phone, dark, in Spanish: within the page, one title, without barriers', async () => {
  const options = { locale: 'es-ES', colorScheme: 'dark', viewport: sizes.phone, hasTouch: true } as const
  const reader = await openAs(painel, 'admin@demo.example', '?visao=conta', options)
  const { page } = reader
  for (const view of views.filter((each) => each !== 'visao')) {
    await page.goto(`${painel.origin}/painel?visao=${view}`)
    await page.locator('main h1').waitFor()
    await judged(page, `es-${view}`)
    expect([view, await page.locator('h1').count()]).toEqual([view, 1])
  }
  for (const [name, search] of [
    ['pessoa', '?visao=pessoas&pessoa=2'],
    ['grupo', '?visao=grupos&grupo=2'],
    ['redacao', '?visao=noticias&noticia=nova']
  ] as const) {
    await page.goto(`${painel.origin}/painel${search}`)
    await page
      .locator(name === 'redacao' ? 'main textarea' : 'dialog details')
      .first()
      .waitFor()
    await judged(page, `es-${name}`)
  }
  await reader.close()
})

describe('figures', () => {
  const count = (n: number) => new Intl.NumberFormat('pt-BR').format(n)
  const decimal = (n: number | null) =>
    n === null ? '–' : new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(n)

  interface Serie {
    por: By
    chave: string
    nome: string
    casos: number
    provaveis: number
    populacao: number | null
    incidencia_provaveis: number | null
  }

  const withCases = (counts: Counts) => Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0))

  it.each([
    ['of the country', {}],
    ['of a disease in a state', { agravo: 'dengue', estado: 'SP' }],
    ['of a municipality', { agravo: 'dengue', estado: 'SP', municipio: '3509502' }],
    ['of a place without cases', { agravo: 'zika', estado: 'AC', municipio: '1200807' }]
  ])('%s: cards and tables show what the API answers, and the API answers what SQL counts', async (_, chosen) => {
    const by = { base: 'notificacao', medida: 'total', canal: 'quartis' }
    const reader = await openAs(painel, GESTOR, `?${new URLSearchParams({ ...chosen, ...by })}`)
    const { page } = reader
    await page.locator('[data-card=total] .card-number').waitFor()
    await toMap(page)
    await settled(page)
    const address = new URL(page.url()).searchParams
    const filtro: Filtro = { inicio: String(address.get('inicio')), fim: String(address.get('fim')), ...chosen }
    const query = new URLSearchParams({ data_inicio: filtro.inicio, data_fim: filtro.fim })
    if (filtro.agravo) query.set('tipo_agravo', filtro.agravo)
    for (const name of ['estado', 'municipio'] as const) if (filtro[name]) query.set(name, filtro[name])
    const api = '/agravos/casos/estatisticas'
    const more = 'agregacao=semana&comparar=anterior,ano_anterior&anos_anteriores=2&canal=quartis'
    const resumo = await call(painel, `${api}/resumo?${query}&${more}`, { token })
    const place = filtro.estado ? 'municipio' : 'uf'
    const por = [place, 'piramide', 'classificacao', 'evolucao'] as const
    const { series }: { series: Serie[] } = await call(painel, `${api}/series?${query}&por=${por}`, { token })

    // The figures of the API are what SQL counts.
    const { total, provaveis, por_classificacao, hospitalizados, obitos, comparacoes, serie } = resumo
    const cards = [total, provaveis, por_classificacao.confirmado, hospitalizados, obitos]
    expect(cards).toEqual(await countedCards(painel.db, filtro))
    for (const which of ['anterior', 'ano_anterior']) {
      const { periodo, total, provaveis, confirmados, hospitalizados, obitos } = comparacoes[which]
      const former = await countedCards(painel.db, { ...filtro, ...periodo })
      expect([total, provaveis, confirmados, hospitalizados, obitos]).toEqual(former)
    }
    const weeks: Counts = Object.fromEntries(
      serie.map((week: { inicio: string; total: number }) => [week.inicio, week.total])
    )
    expect(withCases(weeks)).toEqual(await countedBy(painel.db, 'semana', filtro))
    const of = (by: By) => series.filter((each) => each.por === by)
    for (const by of por) {
      const counts: Counts = Object.fromEntries(of(by).map(({ chave, casos }) => [chave, casos]))
      expect(withCases(counts)).toEqual(await countedBy(painel.db, by, filtro))
    }

    // The figures of the page are those of the API.
    expect(await page.locator('.cards .card-number').allInnerTexts()).toEqual(cards.map(count))
    const change = (n: number | null) => decimal(n)
    const { anterior, ano_anterior } = comparacoes
    expect((await rowsOf(page, 'resumo')).map((row) => row.slice(1))).toEqual(
      (['total', 'provaveis', 'confirmados', 'hospitalizados', 'obitos'] as const).map((name, i) => [
        count(cards[i]),
        count(anterior[name]),
        change(anterior.variacao[name]),
        count(ano_anterior[name]),
        change(ano_anterior.variacao[name])
      ])
    )
    expect((await rowsOf(page, 'curva')).map((row) => row.slice(1, 4))).toEqual(
      serie.map((week: { inicio: string; fim: string; total: number }) => [week.inicio, week.fim, count(week.total)])
    )
    // The map keeps the figures of the whole state around a municipality.
    query.delete('municipio')
    const around: { series: Serie[] } = await call(painel, `${api}/series?${query}&por=${place}`, { token })
    expect(await rowsOf(page, 'mapa')).toEqual(
      around.series.map(({ nome, chave, casos, provaveis, populacao, incidencia_provaveis }) => [
        nome,
        chave,
        count(casos),
        count(provaveis),
        populacao === null ? '–' : count(populacao),
        decimal(incidencia_provaveis)
      ])
    )
    const people = of('piramide')
    const ages = await rowsOf(page, 'piramide')
    for (const [band, ...cells] of ages) {
      const key = band === 'não informado' ? 'nao_informado' : band
      const wanted = ['F', 'M', 'I', 'nao_informado'].map(
        (sexo) => people.find(({ chave }) => chave === `${sexo}/${key}`)?.casos ?? 0
      )
      expect([band, ...cells]).toEqual([band, ...wanted.map(count)])
    }
    expect(ages.length).toBe(new Set(people.map(({ chave }) => chave.split('/')[1])).size)
    for (const by of ['classificacao', 'evolucao'] as const)
      expect((await rowsOf(page, by)).map((row) => row.slice(0, 2))).toEqual(
        of(by).map(({ nome, casos }) => [nome, count(casos)])
      )
    await reader.close()
  })
})

describe('what can be downloaded', () => {
  /**
   * Clicks and waits for the file. On a busy machine the page may miss the few seconds in which it may save one after a
   * click, so this clicks again. The limit of the test ends it.
   */
  const clicked = async (page: Page, button: Locator): Promise<Download> => {
    const waiting = page.waitForEvent('download', { timeout: 15_000 })
    await button.click()
    return await waiting.catch((error) => {
      if (error.name !== 'TimeoutError') throw error
      return clicked(page, button)
    })
  }

  const fetched = async (page: Page, button: Locator) => {
    const download = await clicked(page, button)
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
  }

  it('every figure as csv, svg and png', async () => {
    const reader = await openAs(painel, GESTOR, '')
    const { page } = reader
    await drawn(page)
    const begins = { csv: '\u00ef\u00bb\u00bf', svg: '<svg xmlns="http://www.w3.org/2000/svg"', png: '\x89PNG' }
    for (const figure of ['resumo', 'curva', 'mapa', 'piramide', 'classificacao', 'evolucao'])
      for (const [kind, begin] of Object.entries(begins)) {
        const button = page.locator(`[data-figure=${figure}] .figure-files button`, { hasText: kind.toUpperCase() })
        const { name, content } = await fetched(page, button)
        expect(name).toMatch(new RegExp(`^${figure}-[\\d-]+\\.${kind}$`))
        expect(content.length).toBeGreaterThan(100)
        expect(content.toString('latin1').startsWith(begin)).toBe(true)
      }
    await reader.close()
  })

  it.each([
    ['pdf', '%PDF-'],
    ['xlsx', 'PK']
  ])('a bulletin of the filtered cases as %s', async (formato, begin) => {
    const reader = await openAs(painel, GESTOR, '?visao=publicacoes&agravo=dengue&estado=PE')
    const { page } = reader
    await page.getByLabel('Formato').selectOption(formato)
    await page.getByRole('button', { name: 'Gerar boletim' }).click()
    await page.locator('[data-figure=boletim] progress').waitFor()
    const rows = page.locator('[data-figure=relatorios] tbody tr')
    const row = rows.filter({ hasText: 'Pernambuco' })
    await row.getByText('Pronto').waitFor()
    expect(await row.innerText()).toMatch(new RegExp(`Dengue\\s+Pernambuco.*${formato.toUpperCase()}`, 's'))
    const { name, content } = await fetched(page, row.getByRole('button', { name: 'Baixar o arquivo' }))
    expect(name).toMatch(new RegExp(`\\.${formato}$`))
    expect(content.toString('latin1').startsWith(begin)).toBe(true)
    expect(await barriers(page)).toEqual([])
    page.on('dialog', (dialog) => void dialog.accept())
    await row.getByRole('button', { name: 'Excluir' }).click()
    await row.waitFor({ state: 'detached' })
    expect(await rows.count()).toBe(1)
    await reader.close()
  })
})

describe('who may see what', () => {
  it('without relatorios.gerar and relatorios.exportar: a sentence, and the news', async () => {
    const reader = await openAs(painel, 'visualizador@demo.example', '?visao=publicacoes')
    const { page } = reader
    await page.getByRole('link', { name: titles['pt-BR'] }).waitFor()
    await page.getByText('“Boletins: gerar”').waitFor()
    expect(await page.getByText('Rascunho').count()).toBe(0)
    expect(reader.called().filter((path) => path.startsWith('/api/v1/relatorios'))).toEqual([])
    await page.getByRole('link', { name: titles['pt-BR'] }).click()
    await page.getByRole('heading', { name: titles['pt-BR'] }).waitFor()
    await reader.close()
  })

  it('with a second factor: the page asks for its code', async () => {
    const own = await login(painel, 'analista@demo.example')
    const { secret } = await call(painel, '/auth/mfa/enable', { method: 'POST', token: own })
    const codes = new TOTP({ secret })
    await call(painel, '/auth/mfa/verify', { method: 'POST', token: own, body: { code: codes.generate() } })
    const reader = await open(painel)
    await reader.page.goto(`${painel.origin}/painel?visao=tarefas`)
    await reader.loaded()
    await signIn(reader.page, 'analista@demo.example')
    // A code works once, so this uses the next one, half a minute early.
    await reader.page.locator('input[name=mfa_code]').fill(codes.generate({ timestamp: Date.now() + 30_000 }))
    expect(await barriers(reader.page)).toEqual([])
    await reader.page.locator('button[type=submit]').click()
    await reader.page.getByRole('heading', { name: 'Tarefas' }).waitFor()
    await reader.close(/status of 428/)
  })
})

it('language and theme are one choice away; the language stays in the address, the theme in the browser', async () => {
  const reader = await open(painel)
  const { page } = reader
  await page.goto(`${painel.origin}/painel?visao=tarefas`)
  await reader.loaded()
  await page.getByLabel('Idioma').selectOption('en-US')
  await page.getByLabel('Theme').selectOption('dark')
  expect(page.url()).toContain('lang=en-US')
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in to the panel' }).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await reader.close()
})
