import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listsA, listsB } from '../../src/client/contract.ts'
import { type Client, createClient, isAborted, isApiError, type Job, JobFailedError } from '../../src/client/index.ts'
import { fileFromDisk, saveDownload } from '../../src/client/node/index.ts'
import { casoBody } from '../modules/agravos/support.ts'
import { csv, sheetRows } from '../modules/importacao/api-support.ts'
import { account, insertAccount } from '../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../support/app.ts'

const CASOS = '/api/v1/agravos/casos'
const BULK = '/api/v1/agravos/casos/bulk'
const PEOPLE = 120

let test: TestApp
let folder: string
let email: string
let client: Client
/** Method and path of every request sent. */
const sent: string[] = []

const connect = (tokens?: string): Client =>
  createClient({
    baseUrl: `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`,
    tokens,
    // Says what a proxy would that stands before the service and ends TLS.
    headers: { 'x-forwarded-proto': 'https' },
    fetch(url, init) {
      sent.push(`${init.method} ${new URL(url).pathname}`)
      return fetch(url, init)
    }
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-service-'))
  test = await startApp({ worker: true })
  await test.app.listen({ port: 0 })
  email = (await insertAccount(test, 'gestor', { nome: 'Gestora', admin: true })).email
  for (let i = 0; i < PEOPLE; i++) await insertAccount(test, 'usuario')
  client = connect()
  await client.login({ email, senha: SENHA })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

describe('tokens', () => {
  it('20 calls at once after the token has expired: one refresh, and all are answered', async () => {
    test.advance(3_601_000)
    sent.length = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.GET('/api/v1/usuarios/me')))
    expect(answers.map(({ data }) => data.email)).toEqual(Array(20).fill(email))
    expect(sent.filter((each) => each === 'POST /api/v1/auth/refresh')).toHaveLength(1)
  })

  it('logout ends the session at the service', async () => {
    const other = connect()
    await other.login({ email, senha: SENHA })
    const { access_token } = other.tokens()!
    await other.logout()
    const error = await connect(access_token)
      .GET('/api/v1/usuarios/me')
      .catch((each: unknown) => each)
    expect(isApiError(error, 'UNAUTHORIZED')).toBe(true)
  })
})

describe('lists', () => {
  it.each(Object.entries(listsB).filter(([path]) => !path.includes('{')))('%s: all that it has', async (path) => {
    const listing = client.list(path as '/api/v1/usuarios')
    for await (const page of listing.pages()) expect(page.total).toBe((await listing.all()).length)
  })

  it.each(Object.keys(listsA))('%s (A): all that it has', async (path) => {
    const found = await client.a.list(path as '/api/v1/usuarios/').all()
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(found.length).toBeGreaterThan(0)
  })

  it('GET /api/v1/usuarios: page by page, each once, with the filters of the call', async () => {
    const listing = client.list('/api/v1/usuarios', { params: { query: { 'nome[like]': 'pessoa', sort: 'id' } } })
    const ids: number[] = []
    for await (const { id } of listing) ids.push(id)
    expect([ids.length, new Set(ids).size, ids.toSorted((x, y) => x - y)]).toEqual([PEOPLE, PEOPLE, ids])
    const sizes: number[] = []
    for await (const { items } of listing.pages()) sizes.push(items.length)
    expect(sizes).toEqual([100, 20])
  })

  it('asks only for pages that are read, and begins at the given one', async () => {
    sent.length = 0
    for await (const _ of client.list('/api/v1/usuarios')) break
    expect(sent).toHaveLength(1)
    const query = { size: 50, page: 3 }
    expect(await client.list('/api/v1/usuarios', { params: { query } }).all()).toHaveLength(PEOPLE + 1 - 100)
  })

  it('GET /api/v1/usuarios/ (A) by offset, POST /api/v1/usuarios/buscar by its body', async () => {
    const query = { nome: 'Pessoa', limit: 50 }
    const ids = (await client.a.list('/api/v1/usuarios/', { params: { query } }).all()).map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([PEOPLE, PEOPLE])
    const body = { filtros: { campo: 'nome', operador: 'like', valor: 'pessoa' } } as const
    expect(await client.search('/api/v1/usuarios/buscar', { body }).all()).toHaveLength(PEOPLE)
  })

  it('a list of a record, by its path', async () => {
    const [grupo] = await client.list('/api/v1/grupos', { params: { query: { nome: 'usuario' } } }).all()
    const path = { grupo_id: grupo!.id }
    expect(await client.list('/api/v1/grupos/{grupo_id}/usuarios', { params: { path } }).all()).toHaveLength(PEOPLE)
  })
})

describe('files and jobs', () => {
  it('an import from disk with progress; its job awaited with progress; the refused rows saved to disk', async () => {
    const path = join(folder, 'casos.csv')
    await writeFile(path, csv([...sheetRows(2000), ...sheetRows(1, { estado_residencia: 'XX' })]))
    const uploaded: number[] = []
    const file = await fileFromDisk(path, { onProgress: (bytes) => uploaded.push(bytes) })
    const { data } = await client.POST(BULK, { body: { file, formato: 'csv', modo: 'importar', ignorar_erros: true } })
    expect([uploaded.length > 1, uploaded.at(-1)]).toEqual([true, (await readFile(path)).length])

    const seen: Job[] = []
    const job = await client.jobs.wait(data, { onProgress: (each) => seen.push(each), intervalMs: 50 })
    expect(job.resultado).toMatchObject({ importados: 2000, erros: 1 })
    expect([seen[0]?.job_id, seen.at(-1)]).toEqual([job.job_id, job])

    const saved = join(folder, 'erros.csv')
    const download = await client.jobs.download(job)
    expect(download.type).toContain('text/csv')
    expect(await saveDownload(download, saved)).toBe((await readFile(saved)).length)
    expect(await readFile(saved, 'utf8')).toContain('XX')
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
    const { data: importacoes } = await client.GET('/api/v1/agravos/importacoes')
    expect(importacoes.data[0]?.arquivo.nome).toBe('casos.csv')
  })

  it('a download that breaks off leaves no file', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(10))
        controller.error(new Error('cut'))
      }
    })
    const path = join(folder, 'cut.csv')
    await expect(saveDownload({ body, size: null } as never, path)).rejects.toThrow('cut')
    expect((await readdir(folder)).filter((name) => name.startsWith('cut'))).toEqual([])
  })

  it('a job that fails is an error that has the job', async () => {
    const file = new File(['nothing,that,is,known\n1,2,3,4\n'], 'ruim.csv')
    const { data } = await client.POST(BULK, { body: { file, formato: 'csv', modo: 'importar' } })
    const waited = await client.jobs.wait(data, { intervalMs: 50 }).catch((error: unknown) => error)
    expect(waited).toBeInstanceOf(JobFailedError)
    expect((waited as JobFailedError).job).toMatchObject({ job_id: data.job_id, status: 'failed' })
  })

  it('waiting ends with the signal; a cancelled job is an error', async () => {
    const file = new File([csv(sheetRows(30_000))], 'longo.csv')
    const { data } = await client.POST(BULK, { body: { file, formato: 'csv', modo: 'validar' } })
    const abort = new AbortController()
    const waiting = client.jobs.wait(data, { signal: abort.signal, onProgress: () => abort.abort() })
    expect(isAborted(await waiting.catch((error: unknown) => error))).toBe(true)
    expect((await client.jobs.cancel(data)).cancelado).toBe(true)
    await expect(client.jobs.wait(data)).rejects.toMatchObject({ name: 'JobFailedError', job: { cancelado: true } })
  })

  it('an attachment of a case, there and back, with its name', async () => {
    const { data: caso } = await client.POST(CASOS, { body: casoBody() as never })
    const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'exame de São.pdf', { type: 'application/pdf' })
    const path = { id: caso.id }
    const { data: anexo } = await client.POST('/api/v1/agravos/casos/{id}/anexos', {
      params: { path },
      body: { arquivo: pdf, tipo: 'exame' }
    })
    const download = await client.download('/api/v1/agravos/casos/{id}/anexos/{anexo_id}', {
      params: { path: { ...path, anexo_id: anexo.id } }
    })
    expect([download.filename, download.type, download.size]).toEqual(['exame de São.pdf', 'application/pdf', pdf.size])
    expect(await download.text()).toBe(await pdf.text())
  })

  it('a missing file: an error of the service, and no file', async () => {
    const job_id = `job_${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`
    await expect(client.jobs.download(job_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('POST /api/v1/usuarios/login_sw (A): its form', async () => {
  const body = { grant_type: 'password', username: email, password: SENHA } as const
  const { data } = await connect().a.POST('/api/v1/usuarios/login_sw', { body })
  expect(data.token_type).toBe('bearer')
})

it('DELETE: 204 has no data; errors of a call are in the language of the client', async () => {
  const { data: grupo } = await client.POST('/api/v1/grupos', { body: { nome: 'temporario', descricao: 'x' } })
  const params = { path: { id: grupo.id } }
  const { data, response } = await client.DELETE('/api/v1/grupos/{id}', { params })
  expect([data, response.status]).toEqual([undefined, 204])
  const gestor = await account(test, 'visualizador')
  const error = await connect(gestor.token)
    .POST('/api/v1/grupos', { body: { nome: 'x', descricao: 'x' }, headers: { 'Accept-Language': 'es-ES' } })
    .catch((each: unknown) => each)
  if (!isApiError(error, 'PERMISSION_DENIED')) throw error
  expect([error.requiredPermission, error.message]).toEqual(['grupos.criar', expect.stringContaining('permiso')])
})
