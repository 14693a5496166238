import { describe, expect, it } from 'vitest'
import description from '../../generated/description-b.json' with { type: 'json' }
import { resourcesA, resourcesB } from '../../src/client/contract.ts'
import { isApiError } from '../../src/client/index.ts'
import { jobKinds } from '../../src/handlers.ts'
import { fakeService, json, refusal } from './support.ts'

const caso = {
  tipo_agravo: 'dengue',
  numero_notificacao: '1',
  data_notificacao: '2026-03-02',
  data_inicio_sintomas: '2026-02-26',
  paciente_nome: 'Maria da Silva Santos',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE'
} as const

describe('operations as methods', () => {
  it('a record by its id: the answer itself, and an error as everywhere', async () => {
    const { client, sent } = fakeService((_, count) => (count === 1 ? json(200, { id: 7 }) : refusal(404, 'NOT_FOUND')))
    expect(await client.casos.obter(7)).toEqual({ id: 7 })
    expect([sent[0]?.method, sent[0]?.url.pathname]).toEqual(['GET', '/api/v1/agravos/casos/7'])
    const error = await client.casos.obter(8).catch((each: unknown) => each)
    expect(isApiError(error, 'NOT_FOUND')).toBe(true)
  })

  it('a list: its items from every page, with filters; an array is sent with commas', async () => {
    const { client, sent } = fakeService(({ url }) => {
      const page = Number(url.searchParams.get('page'))
      return json(200, { tipos: [{ id: page }], total: 2, page, size: 1, pages: 2 })
    })
    const ids: number[] = []
    const list = client.casos.listar({ estado: 'PE', 'classificacao_final[in]': ['confirmado', 'dengue_grave'] })
    for await (const { id } of list) ids.push(id)
    expect(ids).toEqual([1, 2])
    expect(sent[0]?.url.searchParams.get('classificacao_final[in]')).toBe('confirmado,dengue_grave')
    expect(sent.map(({ url }) => url.searchParams.get('estado'))).toEqual(['PE', 'PE'])
  })

  it('a search: a list that is asked for with a body', async () => {
    const { client, sent } = fakeService(() => json(200, { items: [{ id: 3 }], total: 1, pages: 1 }))
    expect(await client.usuarios.buscar({}).all()).toEqual([{ id: 3 }])
    expect([sent[0]?.method, sent[0]?.body]).toEqual(['POST', '{"paginacao":{"tamanho":100,"pagina":1}}'])
  })

  it('a body, and an id before it; a POST that creates has its key', async () => {
    const { client, sent } = fakeService(() => json(200, { id: 7 }))
    await client.casos.criar(caso)
    await client.casos.editar(7, { observacoes: 'Visita' } as never)
    expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /api/v1/agravos/casos',
      'PUT /api/v1/agravos/casos/7'
    ])
    expect([JSON.parse(String(sent[0]?.body)), sent[1]?.body]).toEqual([caso, '{"observacoes":"Visita"}'])
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('settings come last, whether or not what may be left out stands before them', async () => {
    const { client, sent } = fakeService(() => refusal(503, 'SERVICE_UNAVAILABLE'))
    await expect(client.grupos.obter(7, { retry: false })).rejects.toMatchObject({ status: 503 })
    await expect(client.casos.listar(undefined, { retry: false }).all()).rejects.toMatchObject({ status: 503 })
    expect(sent).toHaveLength(2)
  })

  it('a file: as a stream, with its name', async () => {
    const { client } = fakeService(
      () => new Response('a;b', { headers: { 'content-disposition': 'attachment; filename="casos.csv"' } })
    )
    const file = await client.jobs.baixarResultado('job_1')
    expect([file.filename, await file.text()]).toEqual(['casos.csv', 'a;b'])
  })

  it('Description A has its own', async () => {
    const { client, sent } = fakeService(() => json(200, []))
    expect(await client.a.permissoes.listar().all()).toEqual([])
    expect(sent[0]?.url.pathname).toBe('/api/v1/permissoes/')
  })

  it('no group hides a member of the client', () => {
    const { client } = fakeService(() => json(200, {}))
    const own = ['GET', 'POST', 'PUT', 'DELETE', 'list', 'search', 'download', 'a', 'login', 'logout', 'tokens']
    expect(own.filter((name) => name in resourcesB || name in resourcesA)).toEqual([])
    for (const group of Object.keys(resourcesB)) expect(client).toHaveProperty(group)
    expect(client.jobs).toHaveProperty('wait')
    expect(client.jobs).toHaveProperty('listar')
  })
})

describe('kinds of jobs', () => {
  it('each kind is the x-job of the operation that starts it, and no other operation has one', () => {
    const declared = Object.values(description.paths)
      .flatMap((item) => Object.values(item) as { operationId?: string; 'x-job'?: string }[])
      .filter((operation) => operation['x-job'])
      .map((operation) => `${operation.operationId} ${operation['x-job']}`)
    expect(declared.sort()).toEqual(jobKinds.map(({ operation, tipo }) => `${operation} ${tipo}`).sort())
  })

  it('every operation that answers a job says which kind it starts', () => {
    const silent = Object.values(description.paths)
      .flatMap((item) => Object.values(item) as { operationId?: string; 'x-job'?: string; responses?: object }[])
      .filter((operation) => JSON.stringify(operation.responses ?? {}).includes('/JobAceito"') && !operation['x-job'])
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })
})
