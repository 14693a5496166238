import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWebhook } from '../../../src/modules/webhooks/sealed.ts'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { recordLog } from '../../support/log.ts'
import { casoBody, createdCaso } from '../agravos/support.ts'
import { SEGREDO, WEBHOOKS, webhookAt, webhookBody } from './api-support.ts'

/** Values of headers and passwords in addresses. */
const canaries = ['Bearer canario-7f3a', 'canario-9b1c', 'canario-url-5d']
const segredos: string[] = []
const { log, lines } = recordLog()

let test: TestApp
let dono: Account
let admin: Account
const answers: string[] = []

/** Makes a call and keeps its answer. The one place where a secret is shown is taken out of it. */
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  token: string = dono.token
) {
  const answer = await test.call(method, path, { token, body })
  const shown = answer.body?.data?.segredo
  const kept = structuredClone(answer.body)
  if (shown) {
    segredos.push(shown)
    delete kept.data.segredo
  }
  answers.push(`${method} ${path} ${answer.status} ${JSON.stringify(answer.headers)} ${JSON.stringify(kept)}`)
  return answer
}

/** Returns the canaries in a text; a secret also counts without its prefix. */
const foundIn = (text: string) =>
  [...canaries, ...segredos, ...segredos.map((segredo) => segredo.slice('whsec_'.length))].filter((each) =>
    [each, encodeURIComponent(each), JSON.stringify(each).slice(1, -1)].some((form) => text.includes(form))
  )

beforeAll(async () => {
  test = await startApp({ log })
  dono = await account(test, 'gestor')
  admin = await account(test, 'admin')
  const headers = { Authorization: canaries[0], 'X-Chave': canaries[1] }
  const { id } = (await call('POST', WEBHOOKS, webhookBody({ headers }))).body.data
  await createdCaso(test, admin.token, casoBody())
  await call('POST', webhookAt(id, '/teste'))
  await call('POST', webhookAt(id, '/segredo'))
  await call('PUT', webhookAt(id), { headers: { Authorization: '***', 'X-Chave': canaries[1] } })
  await call('POST', webhookAt(id, '/segredo'), undefined, admin.token)
  await refusals(id)
  await failures(id, headers)
  for (const token of [dono.token, admin.token]) {
    const { data } = (await call('GET', webhookAt(id, '/entregas'), undefined, token)).body
    for (const path of [WEBHOOKS, webhookAt(id), webhookAt(id, `/entregas/${data[0].id}`)])
      await call('GET', path, undefined, token)
    await call('POST', webhookAt(id, `/entregas/${data[0].id}/reenviar`), undefined, token)
    await call('POST', webhookAt(id, '/entregas/reenviar'), { desde: '2026-11-01' }, token)
  }
  await call('GET', '/api/v1/auditoria', undefined, admin.token)
  await call('DELETE', webhookAt(id))
  await call('POST', WEBHOOKS, webhookBody({ headers }))
})
afterAll(() => test.close())

/** Sends bodies that are refused, each with something that must not come back. */
async function refusals(id: string) {
  const wrong: Record<string, unknown>[] = [
    { headers: { Host: canaries[0] } },
    { headers: { 'X-A': `${canaries[1]}\r\n` } },
    { headers: { 'X-A': [canaries[1]] } },
    { headers: { 'X-A': canaries[1]?.repeat(300) } },
    { headers: canaries[0] },
    { url: `https://ana:${canaries[2]}@saude.example/` },
    { url: `http://saude.example/?chave=${canaries[2]}` },
    { url: `https://10.0.0.1/${canaries[2]}` },
    { eventos: [canaries[1]] },
    { segredo: segredos[0] }
  ]
  for (const fields of wrong) {
    expect((await call('POST', WEBHOOKS, webhookBody(fields))).status).toBe(422)
    expect((await call('PUT', webhookAt(id), fields)).status).toBe(422)
  }
}

/** Has the database refuse in the middle of a request: its own messages quote what it was given. */
async function failures(id: string, headers: Record<string, unknown>) {
  await test.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused: %', new.segredo using detail = new::text; end $$`)
  await test.db.execute(sql`create trigger refusal before insert or update on webhooks
    for each row execute function refuse()`)
  expect((await call('POST', WEBHOOKS, webhookBody({ headers }))).status).toBe(500)
  expect((await call('PUT', webhookAt(id), { headers })).status).toBe(500)
  expect((await call('POST', webhookAt(id, '/segredo'))).status).toBe(500)
  await test.db.execute(sql`drop trigger refusal on webhooks`)
  await test.db.execute(sql`alter table webhooks rename column segredo to guardado`)
  expect((await call('POST', WEBHOOKS, webhookBody({ headers }))).status).toBe(500)
  expect((await call('GET', webhookAt(id))).status).toBe(500)
  await test.db.execute(sql`alter table webhooks rename column guardado to segredo`)
}

const contentOf = async (table: string) =>
  (await test.db.execute<{ linha: string }>(sql.raw(`select t::text as linha from ${table} t`)))
    .map(({ linha }) => linha)
    .join('\n')

it('a secret is shown at its creation and at each replacement, another one each time', () => {
  expect(segredos).toHaveLength(4)
  expect(new Set(segredos).size).toBe(4)
  for (const segredo of segredos) expect(segredo).toMatch(SEGREDO)
})

it('secrets and values of headers are where they belong, sealed, and the search finds them', async () => {
  expect(foundIn(await contentOf('public.webhooks'))).toEqual([])
  const opened = (await test.db.select().from(webhooks)).map(openWebhook)
  expect(foundIn(JSON.stringify(opened))).toEqual(expect.arrayContaining([canaries[0], canaries[1], segredos[3]]))
})

it('in no other answer of any route, errors among them', () => {
  expect(answers.length).toBeGreaterThan(40)
  expect(answers.filter((answer) => / (422|500) /.test(answer)).length).toBeGreaterThan(24)
  for (const answer of answers) expect([foundIn(answer), answer]).toEqual([[], answer])
})

it('in no line of the log, at its most talkative', () => {
  expect(lines.filter((line) => JSON.parse(line).err).length).toBeGreaterThanOrEqual(5)
  for (const line of lines) expect([foundIn(line), line]).toEqual([[], line])
})

it('in no other table: not the trail, the deliveries or the queue', async () => {
  const rows = await test.db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
  const others = rows.map(({ name }) => name).filter((name) => name !== 'public.webhooks')
  expect(others).toEqual(expect.arrayContaining(['public.auditoria', 'public.webhook_entregas']))
  expect(await contentOf('public.auditoria')).toContain('webhook.segredo_trocado')
  for (const name of others) expect([name, foundIn(await contentOf(name))]).toEqual([name, []])
})

it('in no stored file', async () => {
  const entries = await readdir(test.dataDir, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const name = join(entry.parentPath, entry.name)
    expect([name, foundIn(await readFile(name, 'utf8'))]).toEqual([name, []])
  }
})
