import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWayBack, wayBackLink } from '../../src/operations/admin/admin.ts'
import { demoFilePath } from '../../src/operations/demo/demo.ts'
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
  visit
} from './painel-support.ts'

const GESTOR = 'gestor@demo.example'
const ADMIN = 'admin@demo.example'
/** Gets a new password, so no other test signs in with it. */
const FORGETFUL = 'analista@demo.example'

let painel: Painel
let token: string
beforeAll(async () => {
  painel = await startPainel()
  token = await login(painel, GESTOR)
})
afterAll(() => painel?.stop())

/** A walk of one person through the panel: each step begins where the one before ended. */
describe('GET /painel in Chromium', () => {
  let reader: Awaited<ReturnType<typeof open>>
  let page: Page
  beforeAll(async () => {
    reader = await open(painel)
    page = reader.page
  })
  afterAll(() => reader?.close(/status of 401/))

  const field = (label: string) => page.locator('form.filters').getByLabel(label, { exact: true })
  const days = () => {
    const query = new URL(page.url()).searchParams
    return `data_inicio=${query.get('inicio')}&data_fim=${query.get('fim')}`
  }
  const count = (n: number) => new Intl.NumberFormat('pt-BR').format(n)
  const decimal = (n: number | null) =>
    n === null ? '–' : new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(n)

  it('from the landing page to the sign-in; a wrong password is reported in the words of the service', async () => {
    await page.goto(`${painel.origin}/`)
    await page.getByRole('main').getByRole('link', { name: 'Painel' }).click()
    await page.locator('input[name=email]').waitFor()
    await reader.loaded()
    await signIn(page, GESTOR, 'Errada#2026')
    expect(await page.getByRole('alert').innerText()).toContain('E-mail ou senha')
    expect(await barriers(page)).toEqual([])
  })

  it('the first view: all figures in two requests besides the sign-in; the address says what is shown', async () => {
    reader.called()
    await signIn(page, GESTOR)
    await page.locator('[data-figure=curva] .chart svg path').first().waitFor({ state: 'attached' })
    // Files until then; scripts/painel/budget.ts has their sizes. The map's have not been needed yet.
    // The bundler's own helpers are a file of less than a kilobyte, which comes with the charts.
    const files = ['painel', 'index.js', 'index.css', 'echarts.js', 'rolldown-runtime.js']
    expect(reader.files()).toEqual(files)
    await drawn(page)
    const called = reader.called().map((path) => path.split('?')[0])
    expect(called.sort()).toEqual([
      '/api/v1/agravos/casos/estatisticas/resumo',
      '/api/v1/agravos/casos/estatisticas/series',
      '/api/v1/auth/painel',
      '/api/v1/usuarios/me'
    ])
    expect(new URL(page.url()).search).toMatch(/^\?inicio=\d{4}-\d\d-\d\d&fim=\d{4}-\d\d-\d\d$/)
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).toBe('[{},{}]')
    expect(await barriers(page)).toEqual([])
  })

  it('cards and tables have the figures of the API', async () => {
    const resumo = await call(
      painel,
      `/agravos/casos/estatisticas/resumo?${days()}&agregacao=semana&comparar=anterior,ano_anterior&anos_anteriores=2&canal=ministerio&medida=provaveis&data_base=sintomas`,
      { token }
    )
    const cards = await page.locator('.cards .card-number').allInnerTexts()
    const { total, provaveis, por_classificacao, hospitalizados, obitos } = resumo
    expect(cards).toEqual([total, provaveis, por_classificacao.confirmado, hospitalizados, obitos].map(count))
    const { anterior } = resumo.comparacoes
    expect((await rowsOf(page, 'resumo'))[0]?.slice(1, 4)).toEqual([
      count(total),
      count(anterior.total),
      decimal(anterior.variacao.total)
    ])
    const weeks = (await rowsOf(page, 'curva')).map((row) => row.slice(3, 9))
    expect(weeks).toEqual(
      // biome-ignore lint/suspicious/noExplicitAny: the contract states the shape of this answer
      resumo.serie.map(({ valor, anos_anteriores, canal }: any) => [
        count(valor),
        ...anos_anteriores.map((n: number | null) => (n === null ? '–' : count(n))),
        ...[canal?.inferior, canal?.centro, canal?.superior].map((n) => decimal(n ?? null))
      ])
    )
    expect(resumo.serie.some(({ canal }: { canal: object | null }) => canal)).toBe(true)
    const series = await call(painel, `/agravos/casos/estatisticas/series?${days()}&por=uf&data_base=sintomas`, {
      token
    })
    expect(await rowsOf(page, 'mapa')).toEqual(
      // biome-ignore lint/suspicious/noExplicitAny: the contract states the shape of this answer
      series.series.map(({ nome, chave, casos, provaveis, populacao, incidencia_provaveis }: any) => [
        nome,
        chave,
        count(casos),
        count(provaveis),
        count(populacao),
        decimal(incidencia_provaveis)
      ])
    )
  })

  it('filters go into the address, and back and forward lead through them', async () => {
    reader.called()
    await field('Agravo').selectOption('dengue')
    await field('Estado').selectOption('SP')
    await page.getByRole('heading', { name: 'Incidência de casos prováveis por município: São Paulo' }).waitFor()
    await field('Município').selectOption({ label: 'Campinas' })
    await page.waitForURL(/municipio=3509502/)
    await field('Canal de alerta').selectOption('media_dp')
    await page.getByText('dois desvios-padrão').waitFor()
    await drawn(page)
    const total = (
      await call(painel, `/agravos/casos/estatisticas/resumo?${days()}&tipo_agravo=dengue&municipio=3509502`, { token })
    ).total
    expect(await page.locator('[data-card=total] .card-number').innerText()).toBe(count(total))
    await page.goBack()
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('estado') === 'SP' && !url.searchParams.has('municipio'))
    expect(await field('Município').inputValue()).toBe('')
    await page.goForward()
    await page.waitForURL(/municipio=3509502/)
    await field('Estado').selectOption('')
    await field('Período').selectOption('ano')
    expect(new URL(page.url()).searchParams.has('municipio')).toBe(false)
    await drawn(page)
  })

  it('a click on a state of the map chooses it', async () => {
    const map = page.locator('[data-figure=mapa] .chart')
    const box = (await map.boundingBox()) as { x: number; y: number; width: number; height: number }
    await map.click({ position: { x: box.width * 0.45, y: box.height * 0.3 } })
    await page.waitForURL(/estado=[A-Z]{2}/)
    await field('Estado').selectOption('')
    await page.waitForURL((url) => !url.searchParams.has('estado'))
  })

  it('a case of the list opens in a dialog by keyboard, and has an address of its own', async () => {
    await page.locator('#casos').scrollIntoViewIfNeeded()
    const first = page.locator('#casos tbody a').first()
    await first.waitFor()
    // The list of another filter may still be shown. It is settled when the first row stays the same and nothing loads.
    let number = ''
    const isSettled = async () => {
      const before = number
      number = await first.innerText()
      return number === before && (await page.locator('[aria-busy=true]').count()) === 0
    }
    await expect.poll(isSettled, { interval: 200 }).toBe(true)
    await first.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Caso ${number}` })
    await dialog.getByText('Residência').waitFor()
    expect(page.url()).toMatch(/caso=\d+/)
    expect(await dialog.innerText()).not.toContain('***')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Próxima' }).click()
    await page.waitForURL(/pagina=2/)
  })

  it('a file is inspected and sent; refused rows are fetched, corrected and sent again', async () => {
    await page.getByRole('link', { name: 'Importação' }).click()
    const file = demoFilePath(painel.dataDir)
    await send(page, file)
    const figures = page.locator('[data-figura]')
    await figures.first().waitFor()
    const told = async () =>
      Object.fromEntries(
        await Promise.all(
          (await figures.all()).map(async (each) => [
            await each.getAttribute('data-figura'),
            Number((await each.locator('dd').innerText()).replace('.', ''))
          ])
        )
      )
    await picture(page, 'resultado')
    expect(await told()).toMatchObject({ erros: 2, importados: expect.any(Number) })
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar as linhas recusadas' }).click()
    const refused = await readFile(await (await waiting).path(), 'utf8')
    const corrected = join(painel.dataDir, 'corrigido.csv')
    await writeFile(corrected, correct(refused))
    await page.getByRole('button', { name: 'Enviar outro arquivo' }).click()
    await send(page, corrected)
    await page.getByText(/Importados: 2;/).waitFor()
    expect(await told()).toMatchObject({ erros: 0, importados: 2, total_linhas: 2 })
    expect(await barriers(page)).toEqual([])
  })

  it('after signing out the page asks to sign in, and the view stays in the address', async () => {
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByRole('heading', { name: 'Entrar no painel' }).waitFor()
    expect(page.url()).toContain('visao=importacao')
  })
})

/** Puts right the columns of the national file that the demonstration has made wrong. */
function correct(csv: string): string {
  const [header = '', ...lines] = csv.replace('\ufeff', '').trim().split(/\r?\n/)
  const separator = header.includes(';') ? ';' : ','
  const names = header.split(separator)
  const [from, to] = [names.indexOf('DT_NOTIFIC'), names.indexOf('DT_SIN_PRI')]
  const right = lines.map((line) =>
    line
      .split(separator)
      .map((cell, i, all) => (i === to ? all[from] : cell))
      .join(separator)
  )
  return [header, ...right, ''].join('\n')
}

async function send(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Inspecionar' }).click()
  await page.getByText('Arquivo do SINAN').waitFor()
  await picture(page, 'inspecao')
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Só os casos novos').check()
  await page.getByLabel('Deixar de fora').check()
  await page.getByRole('button', { name: 'Gravar já', exact: true }).click()
}

describe('who may see what', () => {
  it('without agravos.listar: figures, and a sentence in place of list and detail; no request is made in vain', async () => {
    const reader = await openAs(painel, 'visualizador@demo.example', '?caso=1')
    await reader.page.getByRole('dialog').getByText('“Casos: ver”').waitFor()
    await reader.page.keyboard.press('Escape')
    await drawn(reader.page)
    expect(await reader.page.locator('#casos').innerText()).toContain('“Casos: ver”')
    expect(reader.called().filter((path) => path.startsWith('/api/v1/agravos/casos?'))).toEqual([])
    await reader.close()
  })

  it('without agravos.listar: no number from 1 to 4 of a municipality is in any figure, and the page says so', async () => {
    const view = async (email: string) => {
      const reader = await openAs(painel, email, '?estado=SP')
      const { page } = reader
      await drawn(page)
      expect(await barriers(page)).toEqual([])
      await picture(page, `ocultos-${email}`)
      const map = page.locator('[data-figure=mapa]')
      await map.locator('details summary').click()
      const seen = {
        cases: await map.locator('tbody tr > :nth-child(3)').allInnerTexts(),
        notes: await map.innerText(),
        legend: await map.locator('.chart svg').innerHTML()
      }
      await reader.close()
      return seen
    }
    const few = (cases: string[]) => cases.filter((shown) => /^[1-4]$/.test(shown))
    const lister = await view(GESTOR)
    expect(few(lister.cases).length).toBeGreaterThan(0)
    expect(lister.notes).not.toContain('são ocultados')
    const viewer = await view('visualizador@demo.example')
    expect(few(viewer.cases)).toEqual([])
    expect(viewer.cases.filter((shown) => shown === 'oculto').length).toBeGreaterThanOrEqual(few(lister.cases).length)
    expect(viewer.cases).toHaveLength(lister.cases.length)
    expect(viewer.notes).toContain('são ocultados')
    expect(viewer.legend).toContain('>Oculto<')
    expect(lister.legend).not.toContain('>Oculto<')
  })

  it('a view that an account may not open: a sentence that names the permissions in words', async () => {
    const reader = await openAs(painel, 'visualizador@demo.example', '?visao=importacao')
    await reader.page.getByText('precisa de uma destas permissões: “Casos: importar”').waitFor()
    expect(await barriers(reader.page)).toEqual([])
    await reader.close()
  })

  it('without dashboard.visualizar: a sentence', async () => {
    const reader = await openAs(painel, 'usuario@demo.example', '')
    await reader.page.getByText('falta a permissão “Painel: abrir”').waitFor()
    // Whether this browser has a session, the sign-in, and who it is.
    expect(reader.called()).toHaveLength(3)
    await reader.close()
  })
})

it('a link of make admin: a new password, once, that leaves no trace in the address', async () => {
  const { token: code } = await openWayBack(painel.db, { email: FORGETFUL, endMfa: false, now: () => new Date() })
  const reader = await open(painel)
  const { page } = reader
  await page.goto(wayBackLink(painel.origin, code))
  await reader.loaded()
  const set = async (senha: string, again = senha) => {
    await page.locator('input[name=senha]').fill(senha)
    await page.getByLabel('Nova senha, de novo').fill(again)
    await page.getByRole('button', { name: 'Definir a senha' }).click()
  }
  expect(await barriers(page)).toEqual([])
  await picture(page, 'nova-senha')
  await set('Retorno#2026-seguro', 'Outra#2026-seguro')
  await page.getByRole('alert').waitFor()
  await set('Retorno#2026-seguro')
  await page.getByText('A senha está definida').waitFor()
  expect(page.url()).not.toContain(code)
  await signIn(page, FORGETFUL, 'Retorno#2026-seguro')
  await drawn(page)
  await page.goto(wayBackLink(painel.origin, code))
  await page.reload()
  await set('Terceira#2026-segura')
  await page.getByRole('alert').waitFor()
  await reader.close(/status of 4(00|01|22)/)
})

describe('the view of the service', () => {
  const titles = {
    'pt-BR': ['Serviço', 'Situação do serviço', 'Configuração em vigor', 'Contas bloqueadas'],
    'en-US': ['Service', 'How the service is', 'Settings in force', 'Locked accounts'],
    'es-ES': ['Servicio', 'Situación del servicio', 'Configuración en vigor', 'Cuentas bloqueadas']
  } as const

  it.each(Object.keys(titles) as (keyof typeof titles)[])(
    'an administrator sees how the service is, in %s, in one request and without barriers',
    async (locale) => {
      const [tab, title, settings, locks] = titles[locale]
      const admin = await login(painel, ADMIN)
      const { data } = await call(painel, '/administracao/situacao', { token: admin })
      const reader = await openAs(painel, ADMIN, '', { locale })
      const { page } = reader
      await drawn(page)
      reader.called()
      await visit(page, tab)
      await page.getByRole('heading', { name: title }).waitFor()
      await page.getByRole('heading', { name: locks }).waitFor()
      expect(reader.called()).toHaveLength(1)
      const facts = page.locator('[data-figure="service.versions"]')
      expect(await facts.innerText()).toContain(data.versoes.banco)
      const table = page.getByRole('table', { name: settings })
      expect(await table.locator('tbody tr').count()).toBe(data.configuracao.length)
      expect(await table.innerText()).toContain('***')
      const parts = page.locator('[data-figure="service.parts"] tbody tr')
      expect(await parts.count()).toBe(data.partes.length)
      expect(await barriers(page)).toEqual([])
      await picture(page, `servico-${locale}`)
      await reader.close()
    }
  )

  it('others have no way to it, and get a sentence at its address', async () => {
    const reader = await openAs(painel, GESTOR, '?visao=servico')
    const { page } = reader
    await page.getByText('só para administradores').waitFor()
    expect(await page.getByRole('navigation').getByRole('link', { name: 'Serviço' }).count()).toBe(0)
    await reader.close()
  })
})

it('a shared view on a phone, dark, in Spanish: complete and without barriers', async () => {
  const viewport = { width: 390, height: 844 }
  const options = { locale: 'es-ES', colorScheme: 'dark', viewport, hasTouch: true } as const
  const reader = await openAs(painel, GESTOR, '?agravo=dengue&estado=PE', options)
  const { page } = reader
  await page.getByRole('heading', { name: 'Curva epidémica' }).waitFor()
  await drawn(page)
  const html = page.locator('html')
  expect([await html.getAttribute('lang'), await html.getAttribute('data-theme')]).toEqual(['es-ES', 'dark'])
  expect(await isWide(page)).toBe(false)
  expect(await barriers(page)).toEqual([])
  await reader.close()
})

it('whoever has scrolled down before the figures are there is not carried away by them', async () => {
  const reader = await open(painel)
  const { page } = reader
  await page.goto(`${painel.origin}/painel?agravo=dengue&estado=SP&numero=X1`)
  await reader.loaded()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/estatisticas/**', async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, GESTOR)
  await page.locator('#casos .empty').waitFor()
  // Browsers that hold on to what is in sight would hide how much it moves.
  await page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
  await page.locator('#casos').evaluate((list) => list.scrollIntoView())
  const top = () => page.evaluate<number>("document.querySelector('#casos').getBoundingClientRect().top + scrollY")
  const before = await top()
  answer()
  await page.locator('[data-figure=evolucao]').waitFor()
  await page.locator('[data-figure=indicadores]').waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  // Without room for them it would be more than 3,000.
  expect(Math.abs((await top()) - before)).toBeLessThan(500)
  await reader.close()
})

it('the indicators come when the reader gets near: the figures of the API, each with its definition, and a file', async () => {
  const reader = await openAs(painel, GESTOR, '?agravo=dengue&estado=SP')
  const { page } = reader
  await drawn(page)
  reader.called()
  await page.locator('#casos').scrollIntoViewIfNeeded()
  const figure = page.locator('[data-figure=indicadores]')
  await figure.waitFor()
  const asked = reader.called().find((path) => path.includes('indicadores=true'))
  const { indicadores } = await call(painel, String(asked).replace('/api/v1', ''), { token })
  const closed = figure.locator('[data-indicator=encerramento]')
  const percent = indicadores.oportunidade.encerramento.percentual
  const said = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(percent)
  expect(await closed.locator('.card-number').innerText()).toContain(said)
  await closed.locator('summary').click()
  await closed.getByText('sexagésimo dia').waitFor()
  expect(await barriers(page)).toEqual([])
  await picture(page, 'indicadores')
  const [file] = await Promise.all([page.waitForEvent('download'), figure.getByRole('button', { name: /CSV/ }).click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')[1]).toContain('Casos prováveis')
  expect(text).toContain(`;${String(percent).replace('.', ',')};%;`)
  await reader.close()
})
