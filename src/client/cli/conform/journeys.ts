/**
 * The journeys that `conform --writes` takes through a service. Each journey creates things, uses them and removes
 * them, so that the service is left as it was. The order of the steps matters: a step may need the id that an earlier
 * one kept with `take`, and what was created last is removed first.
 */
import type { Json, Letter } from './document.ts'

/** One call of a journey. */
export interface Step {
  letter: Letter
  call: string
  /** Variables of the journey, by the name of the path parameter. */
  path?: Record<string, string>
  query?: Record<string, string>
  /** Builds the body from the example of the contract. */
  body?: (example: { [key: string]: Json }, known: Record<string, string>) => Json | FormData
  /** Keeps a field of the answer under a name. */
  take?: Record<string, string>
  /** The call is sent twice with one Idempotency-Key. The second answer has to equal the first. */
  isRepeated?: boolean
}

const b = (call: string, step: Omit<Step, 'letter' | 'call'> = {}): Step => ({ letter: 'b', call, ...step })
const a = (call: string, step: Omit<Step, 'letter' | 'call'> = {}): Step => ({ ...b(call, step), letter: 'a' })

/** The smallest file that is accepted as a PDF. */
const PDF = '%PDF-1.4\n%%EOF\n'

/** Returns all journeys. `mark` is in every name, so that anything left over can be traced to this command. */
export const journeys = (mark: string): Step[][] => [accounts(mark), webhook(), caso(mark), jobs(mark)]

const grupo = { path: { id: 'grupo' } }
const usuario = { path: { id: 'usuario' } }

const accounts = (mark: string): Step[] => [
  b('POST /api/v1/grupos', {
    body: (example) => ({ ...example, nome: `conform-${mark}`, permissoes_ids: [] }),
    take: { grupo: 'id' },
    isRepeated: true
  }),
  a('POST /api/v1/permissoes/', {
    body: (example) => ({ ...example, nome: `conform.${mark}` }),
    take: { permissao: 'id' }
  }),
  b('POST /api/v1/usuarios', {
    body: ({ cpf: _, grupos_ids: __, ...example }) => ({
      ...example,
      nome: 'Conform',
      email: `conform-${mark}@example.com`,
      senha: `Xk#${mark}vT`
    }),
    take: { usuario: 'id' }
  }),
  b('GET /api/v1/grupos/{id}', grupo),
  b('PUT /api/v1/grupos/{id}', { ...grupo, body: (example) => example }),
  b('PUT /api/v1/grupos/{id}/permissoes', { ...grupo, body: () => ({ permissoes_ids: [] }) }),
  a('PUT /api/v1/permissoes/{permissao_id}', {
    path: { permissao_id: 'permissao' },
    body: (example) => ({ ...example, nome: `conform.${mark}` })
  }),
  b('GET /api/v1/usuarios/{id}', usuario),
  b('PUT /api/v1/usuarios/{id}', { ...usuario, body: (example) => example }),
  b('GET /api/v1/usuarios/{id}/permissoes', usuario),
  b('PUT /api/v1/usuarios/{id}/grupos', {
    ...usuario,
    body: (_, { grupo: id }) => ({ grupos_ids: id ? [Number(id)] : [] })
  }),
  ...tied('/api/v1/grupos/{id}/permissoes/{permissao_id}', { id: 'grupo', permissao_id: 'permissao' }),
  ...tied('/api/v1/usuarios/{id}/permissoes/{permissao_id}', { id: 'usuario', permissao_id: 'permissao' }),
  ...tied('/api/v1/usuarios/{id}/grupos/{grupo_id}', { id: 'usuario', grupo_id: 'grupo' }),
  ...tied('/api/v1/grupos/{grupo_id}/usuarios/{usuario_id}', { grupo_id: 'grupo', usuario_id: 'usuario' }),
  b('GET /api/v1/grupos/{grupo_id}/usuarios', { path: { grupo_id: 'grupo' } }),
  b('DELETE /api/v1/usuarios/{id}/bloqueio', usuario),
  b('DELETE /api/v1/usuarios/{id}/sessoes', usuario),
  a('GET /api/v1/usuarios/{usuario_id}', { path: { usuario_id: 'usuario' } }),
  a('POST /api/v1/usuarios/{usuario_id}/desativar', { path: { usuario_id: 'usuario' } }),
  a('POST /api/v1/usuarios/{usuario_id}/reativar', { path: { usuario_id: 'usuario' } }),
  a('DELETE /api/v1/usuarios/{usuario_id}', { path: { usuario_id: 'usuario' } }),
  a('DELETE /api/v1/permissoes/{permissao_id}', { path: { permissao_id: 'permissao' } }),
  b('DELETE /api/v1/grupos/{id}', grupo)
]

/** Ties one record to another and unties them again. */
const tied = (path: string, names: Record<string, string>): Step[] => [
  b(`POST ${path}`, { path: names }),
  b(`DELETE ${path}`, { path: names })
]

const webhook = (): Step[] => {
  const path = { webhook_id: 'webhook' }
  return [
    b('POST /api/v1/webhooks', {
      // Switched off, so that nothing is sent to the example address.
      body: (example) => ({ ...example, ativo: false }),
      take: { webhook: 'data.id' }
    }),
    b('GET /api/v1/webhooks/{webhook_id}', { path }),
    b('PUT /api/v1/webhooks/{webhook_id}', { path, body: (example) => ({ ...example, ativo: false }) }),
    b('GET /api/v1/webhooks/{webhook_id}/entregas', { path }),
    b('POST /api/v1/webhooks/{webhook_id}/segredo', { path }),
    b('DELETE /api/v1/webhooks/{webhook_id}', { path })
  ]
}

const caso = (mark: string): Step[] => {
  const anexo = { path: { id: 'caso', anexo_id: 'anexo' } }
  return [
    b('POST /api/v1/agravos/casos', {
      body: (example) => ({ ...example, numero_notificacao: mark, paciente_nome: 'Conform Conform' }),
      take: { caso: 'id' }
    }),
    b('GET /api/v1/agravos/casos/{id}', { path: { id: 'caso' } }),
    b('GET /api/v1/agravos/casos/{id}/identificacao', { path: { id: 'caso' }, query: { motivo: 'conform' } }),
    b('POST /api/v1/agravos/casos/buscar-pessoa', { body: () => ({ nome: 'Conform Conform' }) }),
    b('GET /api/v1/agravos/duplicidades'),
    b('PUT /api/v1/agravos/casos/{id}', { path: { id: 'caso' }, body: () => ({ bairro_residencia: 'Centro' }) }),
    b('POST /api/v1/agravos/casos/{id}/anexos', { path: { id: 'caso' }, body: attachment, take: { anexo: 'id' } }),
    b('GET /api/v1/agravos/casos/{id}/anexos/{anexo_id}', anexo),
    b('DELETE /api/v1/agravos/casos/{id}/anexos/{anexo_id}', anexo),
    b('DELETE /api/v1/agravos/casos/{id}', { path: { id: 'caso' }, query: { motivo: 'conform' } })
  ]
}

/** Inspects and validates a file without keeping anything, and starts an export that is not fetched. */
const jobs = (mark: string): Step[] => [
  b('POST /api/v1/agravos/casos/bulk/inspecionar', { body: () => sheet(mark) }),
  b('POST /api/v1/agravos/casos/bulk', { body: () => sheet(mark, { modo: 'validar' }) }),
  b('POST /api/v1/agravos/casos/exportar', { body: (example) => example, take: { job: 'job_id' } }),
  b('GET /api/v1/jobs/{job_id}', { path: { job_id: 'job' } }),
  b('DELETE /api/v1/jobs/{job_id}', { path: { job_id: 'job' } })
]

function sheet(mark: string, more: Record<string, string> = {}): FormData {
  const names =
    'tipo_agravo;numero_notificacao;data_notificacao;data_inicio_sintomas;paciente_nome;municipio_residencia;estado_residencia'
  const row = `dengue;${mark};2024-03-01;2024-02-26;Conform Conform;Recife;PE`
  const form = new FormData()
  form.append('file', new Blob([`${names}\n${row}\n`], { type: 'text/csv' }), 'conform.csv')
  for (const [name, value] of Object.entries({ formato: 'csv', ...more })) form.append(name, value)
  return form
}

function attachment(): FormData {
  const form = new FormData()
  form.append('arquivo', new Blob([PDF], { type: 'application/pdf' }), 'conform.pdf')
  form.append('tipo', 'outro')
  return form
}
