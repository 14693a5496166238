import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  barriers,
  call,
  isWide,
  login,
  open,
  type Painel,
  picture,
  signIn,
  startPainel,
  visit
} from './painel-support.ts'

const ADMIN = 'admin@demo.example'

let painel: Painel
beforeAll(async () => {
  painel = await startPainel()
})
afterAll(() => painel?.stop())

/** What must hold of every view, whatever it shows. */
async function judge(page: Page, name: string) {
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  await picture(page, name)
  expect([name, await isWide(page), await page.locator('h1').count()]).toEqual([name, false, 1])
  expect([name, ...(await barriers(page))]).toEqual([name])
}

describe('writing in the panel, by an administrator', () => {
  let reader: Awaited<ReturnType<typeof open>>
  let page: Page
  let token: string
  beforeAll(async () => {
    token = await login(painel, ADMIN)
    reader = await open(painel)
    page = reader.page
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`${painel.origin}/painel?visao=tarefas`)
    await reader.loaded()
    await signIn(page, ADMIN)
  })
  afterAll(() => reader?.close(/status of (404|422)/))

  it('news: a field is missing, a draft, its preview, published, read by anybody, removed', async () => {
    await visit(page, 'Redação')
    await page.getByRole('button', { name: 'Escrever notícia' }).click()
    await page.getByLabel('Título').fill('Mutirão no sábado')
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await page.getByRole('alert').getByText('Texto').waitFor()
    await page.getByLabel('Texto', { exact: false }).and(page.locator('textarea')).last().fill('Começa às **8 horas**.')
    // The preview does not wait until it is saved.
    await page.locator('.preview strong', { hasText: '8 horas' }).waitFor()
    await page.getByRole('button', { name: 'Salvar rascunho' }).click()
    await page.waitForURL((url) => /^\d+$/.test(url.searchParams.get('noticia') ?? ''))
    await page.locator('.preview strong', { hasText: '8 horas' }).waitFor()
    await judge(page, 'noticia')
    const id = Number(new URL(page.url()).searchParams.get('noticia'))
    const read = () => call(painel, `/noticias/${id}`, { token })
    expect((await read()).data.estado).toBe('rascunho')
    await page.getByLabel('Publicar agora, para todos').check()
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await page.getByRole('link', { name: 'Ver a página publicada' }).waitFor()
    expect((await read()).data.estado).toBe('publicada')
    await page.getByRole('button', { name: 'Excluir a notícia' }).click()
    await page.getByRole('button', { name: 'Escrever notícia' }).waitFor()
    expect((await read()).error.code).toBe('NOT_FOUND')
  })

  it('a bulletin of each week for two people, and its end', async () => {
    await visit(page, 'Boletins programados')
    await page.getByLabel('Estado').selectOption('PE')
    await page.getByLabel('Buscar por nome ou e-mail').fill('gestor@')
    await page.getByRole('button', { name: /Incluir .*gestor@demo/ }).click()
    await page.getByLabel('Texto de todas as edições').fill('Dúvidas: ligue 156.')
    await page.getByRole('button', { name: 'Prévia' }).click()
    const look = page.getByRole('button', { name: 'Ver', exact: true })
    await look.waitFor()
    const [tab] = await Promise.all([page.waitForEvent('popup'), look.click()])
    await tab.waitForURL(/^blob:/)
    await tab.close()
    await page.getByRole('button', { name: 'Programar', exact: true }).click()
    await page.getByText('O boletim está programado.').waitFor()
    const made = await call(painel, '/relatorios-agendamentos', { token })
    expect(made.data[0].texto).toBe('Dúvidas: ligue 156.')
    const row = page.getByRole('row', { name: /Pernambuco/ })
    await row.getByText('1 pessoa').waitFor()
    await judge(page, 'agendamentos')
    await row.getByRole('button', { name: 'Encerrar' }).click()
    await page.getByText('Nenhum boletim programado.').waitFor()
  })

  it('a webhook: refused by the service at its field, registered, its secret told once, replaced, removed', async () => {
    await visit(page, 'Webhooks')
    await page.getByRole('button', { name: 'Registrar webhook' }).click()
    await page.getByLabel('Endereço').fill('https://127.0.0.1/aqui')
    await page.getByLabel('Caso registrado').check()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('alert').first().waitFor()
    await page.getByLabel('Endereço').fill('https://receptor.example/eventos')
    await page.getByRole('button', { name: 'Salvar' }).click()
    const secret = page.locator('code', { hasText: 'whsec_' })
    const first = await secret.innerText()
    await judge(page, 'webhook')
    await page.getByRole('button', { name: 'Trocar o segredo' }).click()
    await expect.poll(() => secret.innerText()).not.toBe(first)
    await page.getByRole('button', { name: 'Já guardei' }).click()
    await page.getByRole('button', { name: 'Alterar' }).click()
    await page.getByLabel('Importação concluída').check()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('cell', { name: 'Caso registrado, Importação concluída' }).waitFor()
    await page.getByRole('button', { name: 'Remover', exact: true }).click()
    await page.getByRole('cell', { name: 'Caso registrado, Importação concluída' }).waitFor({ state: 'detached' })
  })

  it('the audit trail: narrowed to webhooks it tells what was just done, in words', async () => {
    await visit(page, 'Auditoria')
    await page.getByLabel('Assunto').selectOption('webhook.')
    await page.getByRole('cell', { name: 'Webhook removido' }).waitFor()
    expect(await page.getByRole('cell', { name: /^Webhook/ }).count()).toBeGreaterThanOrEqual(4)
    const { nome } = await call(painel, '/usuarios/me', { token })
    await page.getByRole('cell', { name: nome }).first().waitFor()
    await judge(page, 'auditoria')
    // What was looked for stays in the address.
    await page.reload()
    await page.getByRole('cell', { name: 'Webhook removido' }).waitFor()
    await page.getByRole('combobox', { name: 'Por quem' }).fill('gestor@')
    await page.getByRole('option', { name: /gestor@demo/ }).click()
    await page.waitForURL((url) => url.searchParams.has('ator') && url.searchParams.get('acao') === 'webhook.')
    await page.getByText('Nenhum registro com estes filtros.').waitFor()
  })
})
