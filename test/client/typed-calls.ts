/**
 * `make check` compiles this file and nothing runs it: it shows what the client's types accept and refuse. A line that
 * should be refused and is not is itself an error.
 */
import { createClient, isApiError, type Job, verifyWebhook } from '../../src/client/index.ts'

const client = createClient({ baseUrl: 'https://saude.example' })

export async function calls(): Promise<void> {
  const { data: caso } = await client.GET('/api/v1/agravos/casos/{id}', { params: { path: { id: 7 } } })
  caso.id satisfies number
  caso.classificacao_final satisfies string | null
  const { data: health } = await client.GET('/api/v1/health')
  health.status satisfies 'ok'
  const { data: usuario } = await client.a.GET('/api/v1/usuarios/{usuario_id}', { params: { path: { usuario_id: 7 } } })
  usuario.created_at satisfies string
  const { data: nothing } = await client.DELETE('/api/v1/webhooks/{webhook_id}', {
    params: { path: { webhook_id: 'wh_1' } }
  })
  nothing satisfies undefined

  // @ts-expect-error: no such path
  await client.GET('/api/v1/nada')
  // @ts-expect-error: a path of Description A
  await client.GET('/api/v1/usuarios/logado')
  // @ts-expect-error: no such method
  await client.DELETE('/api/v1/health')
  // @ts-expect-error: an id is missing
  await client.GET('/api/v1/agravos/casos/{id}')
  // @ts-expect-error: an id is not a text
  await client.GET('/api/v1/agravos/casos/{id}', { params: { path: { id: '7' } } })
  // @ts-expect-error: a filter that the list does not know
  await client.GET('/api/v1/agravos/casos', { params: { query: { cor: 'azul' } } })
  // @ts-expect-error: the body is missing
  await client.POST('/api/v1/agravos/casos')
  // @ts-expect-error: a body that lacks nearly everything
  await client.POST('/api/v1/agravos/casos', { body: { tipo_agravo: 'dengue' } })
  // @ts-expect-error: no such format
  await client.POST('/api/v1/agravos/casos/bulk', { body: { file: new Blob([]), formato: 'pdf' } })
  // @ts-expect-error: a text is not a file
  await client.POST('/api/v1/agravos/casos/bulk', { body: { file: 'a;b', formato: 'csv' } })
  // @ts-expect-error: no such option
  await client.GET('/api/v1/health', { retries: 3 })
}

export async function lists(): Promise<void> {
  for await (const item of client.list('/api/v1/agravos/casos', { params: { query: { 'idade[gte]': 60 } } }))
    item.paciente.idade satisfies number | null
  for await (const job of client.list('/api/v1/jobs')) job satisfies Job
  for await (const page of client.list('/api/v1/grupos').pages()) page.total satisfies number
  for await (const { nome } of client.a.list('/api/v1/permissoes/')) nome satisfies string
  for await (const { email } of client.search('/api/v1/usuarios/buscar', { body: {} }))
    email satisfies string | undefined
  // @ts-expect-error: one record is not a list
  client.list('/api/v1/agravos/casos/{id}', { params: { path: { id: 7 } } })
  // @ts-expect-error: the id of the webhook is missing
  client.list('/api/v1/webhooks/{webhook_id}/entregas')
}

export async function resources(): Promise<void> {
  const caso = await client.casos.obter(7)
  caso.id satisfies number
  for await (const item of client.casos.listar({ 'idade[gte]': 60, 'classificacao_final[in]': ['dengue_grave'] }))
    item.paciente.idade satisfies number | null
  const gone: Promise<void> = client.casos.excluir(7, { motivo: 'Registrado duas vezes' })
  await gone
  ;(await client.a.usuarios.listar().all()) satisfies { email: string }[]

  // @ts-expect-error: the id is missing
  await client.casos.obter()
  // @ts-expect-error: a filter that the list does not know
  client.casos.listar({ cor: 'azul' })
  // @ts-expect-error: one text is not a list of values
  client.casos.listar({ 'classificacao_final[in]': 'confirmado,dengue_grave' })
  // @ts-expect-error: a value that the enumeration does not have
  client.casos.listar({ 'classificacao_final[in]': ['gripe'] })
  // @ts-expect-error: a body that lacks nearly everything
  await client.casos.criar({ tipo_agravo: 'dengue' })
}

export async function jobs(file: Blob): Promise<void> {
  const started = await client.importacoes.importarCasos({ file, formato: 'csv', modo: 'importar' })
  const imported = await client.jobs.wait(started)
  imported.resultado.importados satisfies number
  imported.status satisfies 'completed'
  const { data } = await client.POST('/api/v1/agravos/casos/bulk', { body: { file, formato: 'csv' } })
  ;(await client.jobs.wait(data)).resultado.erros satisfies number
  const exported = await client.jobs.wait(await client.casos.exportar({ formato: 'csv' }))
  // @ts-expect-error: an export has no figures of an import
  exported.resultado.importados
  // @ts-expect-error: which kind it is, an id does not say
  ;(await client.jobs.wait('job_1')).resultado.importados
  const { tipo } = await client.jobs.get('job_1')
  // The known kinds stay known beside any other text, so that editors offer them.
  'importar-casos' satisfies Extract<typeof tipo, 'importar-casos'>
  // A kind that comes later is a kind, too.
  'novo-tipo' satisfies typeof tipo
}

export async function files(): Promise<void> {
  const { body } = await client.download('/api/v1/jobs/{job_id}/resultado', { params: { path: { job_id: 'job_1' } } })
  body satisfies ReadableStream<Uint8Array>
  // @ts-expect-error: this answer is not a file
  await client.download('/api/v1/health')
}

export function errors(error: unknown): void {
  if (isApiError(error)) {
    error.lockedUntil satisfies string | null
    error.code satisfies string
  }
  if (isApiError(error, 'ACCOUNT_LOCKED')) {
    error.lockedUntil satisfies string
    error.code satisfies 'ACCOUNT_LOCKED'
    // @ts-expect-error: the error has another code
    error.code satisfies 'NOT_FOUND'
  }
  if (isApiError(error, 'NOT_FOUND', 'SESSION_NOT_FOUND')) error.code satisfies 'NOT_FOUND' | 'SESSION_NOT_FOUND'
  // @ts-expect-error: the contract has no such code
  isApiError(error, 'NO_SUCH_CODE')
}

export async function events(): Promise<void> {
  const event = await verifyWebhook({ body: '', headers: {}, secret: '' })
  if (event.tipo === 'agravo.criado') event.dados.numero_notificacao satisfies string
  if (event.tipo === 'importacao.concluida') event.dados.importados satisfies number
}
