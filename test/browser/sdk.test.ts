import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writePackage } from '../../scripts/sdk/typescript.ts'
import { newSegredo, signaturesOf } from '../../src/modules/webhooks/sending/signature.ts'
import { launchBrowser, newVisitor } from '../support/browser.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { runServer, type ServerRun } from '../support/server.ts'

const MASTER_KEY = 'a-master-key-for-the-browser'
const conta = { nome: 'Ana Browser', email: 'ana.sdk@saude.example', senha: 'Dengue#2024' }
const segredo = newSegredo()
const body = JSON.stringify({ id: 'evt_1', tipo: 'agravo.criado', dados: { id: 7 } })

let database: TestDatabase
let server: ServerRun
let browser: Browser
let site: FastifyInstance
let folder: string

/** The page of a client team. It puts its findings into its title. */
const script = (origin: string) => `
import { createClient, isApiError, verifyWebhook } from '/lib/index.js'
const client = createClient({ baseUrl: ${JSON.stringify(origin)}, language: 'es-ES' })
const user = await client.login({ email: ${JSON.stringify(conta.email)}, senha: ${JSON.stringify(conta.senha)} })
const grupos = await client.list('/api/v1/grupos').all()
const file = new File(['tipo_agravo;numero_notificacao\\ndengue;1\\n'], 'casos.csv')
const { data } = await client.POST('/api/v1/agravos/casos/bulk/inspecionar', { body: { file, formato: 'csv' } })
const { data: grupo } = await client.POST('/api/v1/grupos', { body: { nome: 'pagina', descricao: 'x' } })
const error = await client.GET('/api/v1/grupos/{id}', { params: { path: { id: 999999 } } }).catch((each) => each)
const event = await verifyWebhook({
  body: ${JSON.stringify(body)},
  headers: ${JSON.stringify(signaturesOf({ id: 'evt_1', moment: new Date(), body, segredos: [segredo] }))},
  secret: ${JSON.stringify(segredo)}
})
const found = [user.nome, grupos.length, grupo.nome, data.layout, isApiError(error, 'NOT_FOUND'), event.tipo]
document.title = JSON.stringify(found)
`

beforeAll(async () => {
  browser = await launchBrowser()
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sdk-page-'))
  await writePackage(folder)
  server = await runServer({ DATABASE_URL: database.url, MASTER_KEY })
  const origin = await server.origin
  site = Fastify()
  site.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', `default-src 'none'; script-src 'self'; connect-src ${origin}`)
  })
  site.get('/', (_, reply) =>
    reply.type('text/html').send('<!doctype html><script type="module" src="/app.js"></script>')
  )
  site.get('/app.js', (_, reply) => reply.type('text/javascript').send(script(origin)))
  site.get<{ Params: { '*': string } }>('/lib/*', async ({ params }, reply) =>
    reply.type('text/javascript').send(await readFile(join(folder, 'lib', params['*'])))
  )
  await site.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await server?.stop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

it('saude-integra-client in a page of another origin, under a strict Content-Security-Policy', async () => {
  const context = await newVisitor(browser)
  const signup = await context.request.post(`${await server.origin}/api/v1/usuarios/signup`, {
    data: { usuario: { ...conta, admin: true, master_key: MASTER_KEY } }
  })
  expect(signup.status()).toBe(201)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`http://127.0.0.1:${(site.server.address() as AddressInfo).port}/`)
  const found = JSON.stringify([conta.nome, 5, 'pagina', 'especificacao', true, 'agravo.criado'])
  await expect.poll(() => page.title()).toBe(found)
  expect(complaints.filter((each) => !each.includes('404'))).toEqual([])
})
