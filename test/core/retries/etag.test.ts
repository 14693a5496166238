import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { CASOS, casoBody } from '../../modules/agravos/support.ts'
import { createNoticia, NOTICIAS } from '../../modules/noticias/support.ts'
import { filePart, image } from '../../modules/usuarios/photo-support.ts'
import { multipart } from '../../modules/usuarios/support.ts'
import { createdWebhook } from '../../modules/webhooks/api-support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Call, startApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let admin: Account
let reader: Account
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  reader = await account(test, 'visualizador')
})
afterAll(() => test.close())

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, headers = {}, body?: unknown, token = admin.token) =>
  test.call(method, path, { token, headers, ...(body === undefined ? {} : { body }) } as Call)

async function tagOf(path: string, token = admin.token): Promise<string> {
  const { status, headers } = await call('GET', path, {}, undefined, token)
  expect([status, typeof headers.etag]).toEqual([200, 'string'])
  return headers.etag as string
}

async function created(path: string, body: unknown): Promise<number> {
  const answer = await test.call('POST', path, { token: admin.token, body })
  expect(answer.status).toBe(201)
  return answer.body.id
}

const createCaso = () => created(CASOS, casoBody({ endereco: { logradouro: 'Rua do Sol', numero: '77' } }))
const photo = async () => multipart([filePart(await image('#ff0000', 8, 8).png().toBuffer())])
/** Inserts a news item with an image, so that there is one to replace and to remove. */
async function insertNoticia(): Promise<number> {
  const { id } = await createNoticia(test, admin.token)
  const { raw, headers } = await photo()
  expect((await test.call('PUT', `${NOTICIAS}/${id}/imagem`, { token: admin.token, raw, headers })).status).toBe(200)
  return id
}
const createGrupo = () => created('/api/v1/grupos', { nome: randomUUID(), descricao: 'De teste' })

describe('If-None-Match', () => {
  it('304 without a body while nothing has changed, another tag for a caller who sees another form; each reading is in the trail', async () => {
    const id = await createCaso()
    const path = `${CASOS}/${id}`
    const tag = await tagOf(path)
    expect(await tagOf(path)).toBe(tag)
    expect(await tagOf(path, reader.token)).not.toBe(tag)
    expect(await tagOf(`${path}?include=anexos`)).not.toBe(tag)
    const known = await call('GET', path, { 'if-none-match': `"x", W/${tag}` })
    expect({ status: known.status, length: known.body.length, etag: known.headers.etag }).toEqual({
      status: 304,
      length: 0,
      etag: tag
    })
    expect((await call('GET', path, { 'if-none-match': tag }, undefined, reader.token)).status).toBe(200)
    await test.services.readings.flush()
    const readings = and(eq(auditoria.acao, 'caso.lido'), eq(auditoria.alvoId, id))
    expect(await test.db.$count(auditoria, readings)).toBe(6)
    await call('PUT', path, {}, { bairro_residencia: 'Boa Viagem' })
    expect((await call('GET', path, { 'if-none-match': tag })).status).toBe(200)
  })

  it('of the list of diseases and a webhook, whose answers have the time; callers who may not see them get 401 and 404', async () => {
    const { id } = await createdWebhook(test, admin.token)
    for (const path of ['/api/v1/agravos/tipos', `/api/v1/webhooks/${id}`]) {
      const tag = await tagOf(path)
      test.advance(1000)
      expect((await call('GET', path, { 'if-none-match': tag })).status).toBe(304)
      expect((await test.call('GET', path, { headers: { 'if-none-match': tag } })).status).toBe(401)
    }
    const refused = await call('GET', `/api/v1/webhooks/${id}`, { 'if-none-match': '*' }, undefined, reader.token)
    expect(refused.status).toBe(404)
  })
})

/** Makes a record of each kind; `changes` below changes it by each operation that takes If-Match. */
const records: Record<string, () => Promise<string>> = {
  obterCaso: async () => `${CASOS}/${await createCaso()}?include=anexos`,
  obterGrupo: async () => `/api/v1/grupos/${await createGrupo()}`,
  consultarUsuario: async () => `/api/v1/usuarios/${(await account(test, 'usuario')).id}?include=historico`,
  obterNoticia: async () => `${NOTICIAS}/${await insertNoticia()}`,
  obterWebhook: async () => `/api/v1/webhooks/${(await createdWebhook(test, admin.token)).id}`
}
const changes: Record<string, { query?: string; body?: () => unknown; file?: () => ReturnType<typeof photo> }> = {
  editarCaso: { body: () => ({ bairro_residencia: randomUUID().slice(0, 8) }) },
  excluirCaso: { query: '?motivo=Enganado' },
  editarGrupo: { body: () => ({ descricao: randomUUID() }) },
  excluirGrupo: {},
  definirPermissoesGrupo: { body: () => ({ permissoes_ids: [] }) },
  definirTerritoriosGrupo: { body: () => ({ territorios: [{ tipo: 'uf', codigo: 'PE' }] }) },
  definirTerritoriosUsuario: { body: () => ({ territorios: [{ tipo: 'uf', codigo: 'PE' }] }) },
  editarUsuario: { body: () => ({ cidade: randomUUID().slice(0, 8) }) },
  excluirUsuario: { query: '?motivo=Saiu' },
  definirGruposUsuario: { body: () => ({ grupos_ids: [] }) },
  editarNoticia: { body: () => ({ titulo: randomUUID() }) },
  excluirNoticia: {},
  enviarImagemNoticia: { file: photo },
  removerImagemNoticia: {},
  editarWebhook: { body: () => ({ eventos: ['agravo.excluido'] }) },
  excluirWebhook: {}
}

describe('If-Match', () => {
  const marked = operations.filter(({ ifMatch }) => ifMatch !== null)
  it.each(marked)('$method $path: 412 for a stale or weak tag, done for the present one', async (operation) => {
    const { id, method, path, ifMatch } = operation
    const source = await (records[ifMatch as string] as () => Promise<string>)()
    const at = source.split('?')[0] as string
    const rest = path.split('}')[1] as string
    const { query = '', body, file } = changes[id] as (typeof changes)[string]
    const change = async (match: string) => {
      const { raw, headers } = (await file?.()) ?? {}
      const sent = raw ? { raw } : body ? { body: body() } : {}
      const given = { token: admin.token, headers: { ...headers, 'if-match': match }, ...sent }
      return test.call(method as 'PUT', `${at}${rest}${query}`, given)
    }
    const tag = await tagOf(source)
    for (const wrong of ['"x"', `W/${tag}`, `"${'a'.repeat(27)}"`]) {
      const { status, body } = await change(wrong)
      expect([wrong, status, body.error?.code]).toEqual([wrong, 412, 'PRECONDITION_FAILED'])
    }
    expect(await tagOf(source)).toBe(tag)
    const done = await change(`"x", ${tag}`)
    expect([200, 204]).toContain(done.status)
  })

  it.each(['editarCaso', 'editarGrupo', 'editarUsuario', 'editarWebhook'])(
    '%s, ten at once with one tag: one passes',
    async (id) => {
      const { ifMatch } = operations.find((each) => each.id === id) as (typeof operations)[number]
      const source = await (records[ifMatch as string] as () => Promise<string>)()
      const tag = await tagOf(source)
      const { body } = changes[id] as { body: () => unknown }
      test.advance(1000)
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => call('PUT', source.split('?')[0] as string, { 'if-match': tag }, body()))
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)])
      expect((await call('PUT', source.split('?')[0] as string, { 'if-match': '*' }, body())).status).toBe(200)
    }
  )

  it('comparing a tag does not count as reading', async () => {
    const id = await createCaso()
    await call('PUT', `${CASOS}/${id}`, { 'if-match': '"x"' }, { bairro_residencia: 'Pina' })
    await test.services.readings.flush()
    expect(await test.db.$count(auditoria, and(eq(auditoria.acao, 'caso.lido'), eq(auditoria.alvoId, id)))).toBe(0)
  })
})
