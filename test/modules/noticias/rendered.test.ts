import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noticias } from '../../../src/modules/noticias/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { createNoticia, NOTICIAS } from './support.ts'

let test: TestApp
let gestor: Account
beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const publish = async (corpo: string): Promise<number> =>
  (await createNoticia(test, gestor.token, { corpo, estado: 'publicada' })).id
const set = (id: number, fields: Partial<typeof noticias.$inferInsert>) =>
  test.db.update(noticias).set(fields).where(eq(noticias.id, id))
const row = async (id: number) => (await test.db.select().from(noticias).where(eq(noticias.id, id)))[0]!
const page = async (id: number) => String((await test.call('GET', `/noticias/${id}`)).body)
const shown = async (id: number) =>
  (await test.call('GET', `${NOTICIAS}/${id}`, { token: gestor.token })).body.data.corpo_html

it('GET /noticias/{id}: what was rendered at the writing is served', async () => {
  const id = await publish('**a**')
  expect((await row(id)).corpoHtml).toBe('<p><strong>a</strong></p>')
  // Nobody renders this again, so what stands in the row is what readers get.
  await set(id, { corpoHtml: '<p>kept</p>' })
  expect(await page(id)).toContain('<p>kept</p>')
  expect(await shown(id)).toBe('<p>kept</p>')
})

it('PUT /noticias/{id}: a new text is rendered, and another title alone changes no text', async () => {
  const id = await publish('*a*')
  const put = (body: object) => test.call('PUT', `${NOTICIAS}/${id}`, { token: gestor.token, body })
  expect((await put({ corpo: '*b*' })).body.data.corpo_html).toBe('<p><em>b</em></p>')
  expect((await row(id)).corpoHtml).toBe('<p><em>b</em></p>')
  expect((await put({ titulo: 'Outro título' })).body.data.corpo_html).toBe('<p><em>b</em></p>')
})

it('GET /noticias/{id}: a row of an older version is rendered once and kept, without a new date', async () => {
  const id = await publish('**a**')
  await set(id, { corpoHtml: null, corpoHtmlDe: null })
  const before = await row(id)
  expect(await page(id)).toContain('<p><strong>a</strong></p>')
  const after = await row(id)
  expect(after.corpoHtml).toBe('<p><strong>a</strong></p>')
  expect(after.atualizadoEm).toEqual(before.atualizadoEm)
})

it('GET /noticias/{id}: a text that an instance of the last release has changed is shown as it is now', async () => {
  const id = await publish('**a**')
  await set(id, { corpo: '**c**' })
  expect(await page(id)).toContain('<p><strong>c</strong></p>')
  expect(await shown(id)).toBe('<p><strong>c</strong></p>')
  expect((await row(id)).corpoHtml).toBe('<p><strong>c</strong></p>')
})
