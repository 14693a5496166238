import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, todayAt } from '../../src/platform/time/days.ts'
import { barriers, call, isWide, login, openAs, type Painel, picture, startPainel } from './painel-support.ts'

/** A service that dies under an open form, a case that is deleted, and what is given to one person only. */

const GESTOR = 'gestor@demo.example'
const ANALISTA = 'analista@demo.example'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let painel: Painel
let token: string
beforeAll(async () => {
  painel = await startPainel()
  token = await login(painel, GESTOR)
})
afterAll(() => painel?.stop())

const daysAgo = (days: number) => addDays(todayAt(new Date()), -days)

async function recorded(): Promise<{ id: number; numero: string }> {
  const numero = `N${randomUUID().slice(0, 8)}1`
  const body = {
    tipo_agravo: 'dengue',
    numero_notificacao: numero,
    data_notificacao: daysAgo(9),
    data_inicio_sintomas: daysAgo(12),
    paciente_nome: 'Zenóbio Teste Tupinambá',
    municipio_residencia: '2611606',
    estado_residencia: 'PE'
  }
  return { id: (await call(painel, '/agravos/casos', { method: 'POST', token, body })).id, numero }
}

it('the service is killed while a form is open: nothing typed is lost, and it is sent when the service is back', async () => {
  const { id } = await recorded()
  const reader = await openAs(painel, GESTOR, `?visao=ficha&caso=${id}`)
  const { page } = reader
  const field = (name: string) => page.locator(`[data-field="${name}"] :is(input, select)`)
  const save = () => page.getByRole('button', { name: 'Salvar' }).click()
  await field('bairro_residencia').fill('Boa Viagem')
  await field('paciente_sexo').selectOption('M')
  await field('dados_laboratoriais.ns1').selectOption('positivo')
  await painel.kill()
  await save()
  await page.locator('.failure').waitFor()
  await painel.revive()
  expect(await field('bairro_residencia').inputValue()).toBe('Boa Viagem')
  expect(await field('paciente_sexo').inputValue()).toBe('M')
  await save()
  await page.locator('dialog').waitFor()
  expect(await call(painel, `/agravos/casos/${id}`, { token })).toMatchObject({
    paciente: { sexo: 'M' },
    endereco: { bairro: 'Boa Viagem' },
    dados_laboratoriais: { ns1: 'positivo' }
  })
  await reader.close(/^$|Failed to load resource/)
})

it('a case is deleted by who may, as it was read, after the page has said what is lost', async () => {
  const { id, numero } = await recorded()
  const other = await openAs(painel, ANALISTA, `?caso=${id}`)
  await other.page.getByRole('dialog').locator('[data-figure=anexos]').waitFor()
  expect(await other.page.locator('[data-act=remove]').count()).toBe(0)
  await other.close()

  const reader = await openAs(painel, GESTOR, `?numero=${numero}&caso=${id}`, PHONE)
  const { page } = reader
  const removal = page.locator('[data-act=remove]')
  await removal.locator('summary').click()
  await removal.getByText(`O caso ${numero} (Dengue) sai de todas as listas`).waitFor()
  const button = removal.getByRole('button', { name: 'Excluir o caso' })
  expect(await button.isDisabled()).toBe(true)
  await removal.getByLabel('Motivo da exclusão').fill('Notificado por engano')
  await removal.getByRole('checkbox').check()
  expect([await isWide(page), await barriers(page)]).toEqual([false, []])
  await picture(page, 'caso-excluir')
  // Somebody else has changed it meanwhile: it is read again, and the reader has to say so once more.
  await call(painel, `/agravos/casos/${id}`, { method: 'PUT', token, body: { bairro_residencia: 'Boa Vista' } })
  await button.click()
  await removal.getByRole('alert').waitFor()
  await page.getByRole('dialog').getByText('Boa Vista').waitFor()
  expect(await button.isDisabled()).toBe(true)
  await removal.getByRole('checkbox').check()
  await button.click()
  await page.getByText(`O caso ${numero} foi excluído.`).waitFor()
  await page.getByText('Nenhum caso').waitFor()
  expect((await call(painel, `/agravos/casos/${id}`, { token })).error).toBeDefined()
  await reader.close(/status of 412/)
})

it('one permission is given to a person and taken back; the list of users is exported', async () => {
  const reader = await openAs(painel, GESTOR, '?visao=pessoas&quem=visualizador')
  const { page } = reader
  await page.getByRole('button', { name: 'Exportar a lista (XLSX)' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar o arquivo' }).click()
  expect((await readFile(await (await waiting).path())).subarray(0, 2).toString()).toBe('PK')
  await picture(page, 'pessoas-exportar')

  await page.locator('main table a').first().click()
  const dialog = page.getByRole('dialog')
  const part = dialog.locator('details', { hasText: 'Permissões diretas' })
  const box = part.getByRole('checkbox', { name: 'Casos: criar' })
  const id = Number(new URL(page.url()).searchParams.get('pessoa'))
  const held = async () => (await call(painel, `/usuarios/${id}/permissoes`, { token })).permissoes_diretas.length
  for (const given of [true, false]) {
    await part.locator('summary').click()
    await box.setChecked(given)
    reader.called()
    await part.getByRole('button', { name: 'Salvar' }).click()
    // The part begins anew, closed, with what is stored.
    await box.waitFor({ state: 'detached' })
    expect(reader.called().filter((path) => /\/permissoes\/\d+$/.test(path))).toHaveLength(1)
    expect(await held()).toBe(given ? 1 : 0)
  }
  expect(await barriers(page)).toEqual([])
  await reader.close()
})
