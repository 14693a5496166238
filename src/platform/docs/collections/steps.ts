import type { Json } from '../calls.ts'

/** The variables that hold tokens: the administrator's, the throw-away account's, and that of its key. */
export type Token = 'adminToken' | 'contaToken' | 'chave'

/** A step of the walk. Values may hold variables of the collection, such as `{{casoId}}`. */
interface Step {
  /** The operation, by its operationId. */
  id: string
  /** The status that is promised. */
  status: number
  token?: Token
  path?: Record<string, string>
  query?: Record<string, string>
  body?: Json
  /** What later steps need of the answer: expressions over `body`, by variable. */
  keep?: Record<string, string>
}

const SENHA = 'Descartavel#2026'
const own = { token: 'contaToken' } as const
const admin = { token: 'adminToken' } as const

const caso = {
  tipo_agravo: 'dengue',
  data_notificacao: '2024-03-01',
  data_inicio_sintomas: '2024-02-26',
  paciente_nome: 'Maria da Silva Santos',
  paciente_sexo: 'F',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE'
}

export const steps: Step[] = [
  { id: 'verificarSaude', status: 200 },
  {
    id: 'entrarConta',
    status: 200,
    body: { email: '{{email}}', senha: '{{senha}}' },
    keep: { adminToken: 'body.access_token', adminRefresh: 'body.refresh_token' }
  },
  {
    id: 'listarGrupos',
    status: 200,
    ...admin,
    query: { size: '100' },
    keep: { grupoId: "body.grupos.find(({ nome }) => nome === 'gestor').id" }
  },
  {
    id: 'criarUsuario',
    status: 201,
    ...admin,
    body: {
      nome: 'Conta Descartável',
      email: 'descartavel-{{$timestamp}}@saude.example',
      senha: SENHA,
      grupos_ids: ['{{grupoId}}']
    },
    keep: { contaId: 'body.id', contaEmail: 'body.email' }
  },
  {
    id: 'entrarConta',
    status: 200,
    body: { email: '{{contaEmail}}', senha: SENHA },
    keep: { contaToken: 'body.access_token', contaRefresh: 'body.refresh_token' }
  },
  { id: 'obterPerfil', status: 200, ...own },

  {
    id: 'criarCaso',
    status: 201,
    ...own,
    body: { ...caso, numero_notificacao: '{{$timestamp}}' },
    keep: { casoId: 'body.id' }
  },
  {
    id: 'obterCaso',
    status: 200,
    ...own,
    path: { id: '{{casoId}}' },
    keep: { numero: 'body.numero_notificacao' }
  },
  { id: 'criarCaso', status: 422, ...own, body: { ...caso, numero_notificacao: '{{numero}}' } },
  { id: 'listarCasos', status: 200, ...own, query: { numero_notificacao: '{{numero}}' } },
  {
    id: 'editarCaso',
    status: 200,
    ...own,
    path: { id: '{{casoId}}' },
    body: { bairro_residencia: 'Boa Vista' }
  },
  { id: 'resumirCasos', status: 200, ...own, query: { tipo_agravo: 'dengue' } },
  { id: 'exportarCasos', status: 202, ...own, body: { formato: 'csv' }, keep: { tarefa: 'body.job_id' } },
  { id: 'obterJob', status: 200, ...own, path: { job_id: '{{tarefa}}' } },
  { id: 'listarJobs', status: 200, ...own },

  {
    id: 'criarNoticia',
    status: 201,
    ...own,
    body: { titulo: 'Rascunho de teste', corpo: 'Um texto de teste.', idioma: 'pt-BR', estado: 'rascunho' },
    keep: { noticiaId: 'body.data.id' }
  },
  {
    id: 'editarNoticia',
    status: 200,
    ...own,
    path: { id: '{{noticiaId}}' },
    body: { titulo: 'Rascunho de teste, mudado' }
  },
  { id: 'obterNoticia', status: 200, ...own, path: { id: '{{noticiaId}}' } },
  { id: 'excluirNoticia', status: 204, ...own, path: { id: '{{noticiaId}}' } },

  {
    id: 'criarChave',
    status: 201,
    ...own,
    body: { nome: 'Chave de teste', permissoes: ['agravos.listar'], validade_dias: 1 },
    keep: { chaveId: 'body.chave.id', chave: 'body.segredo' }
  },
  { id: 'listarCasos', status: 200, token: 'chave', query: { size: '1' } },
  { id: 'criarCaso', status: 403, token: 'chave', body: { ...caso, numero_notificacao: '{{$timestamp}}' } },
  { id: 'revogarChave', status: 204, ...own, path: { id: '{{chaveId}}' } },
  { id: 'listarCasos', status: 401, token: 'chave', query: { size: '1' } },

  { id: 'excluirCaso', status: 400, ...own, path: { id: '{{casoId}}' } },
  {
    id: 'excluirCaso',
    status: 204,
    ...own,
    path: { id: '{{casoId}}' },
    query: { motivo: 'Registro de teste' }
  },
  { id: 'obterCaso', status: 404, ...own, path: { id: '{{casoId}}' } },

  { id: 'listarSessoes', status: 200, ...own },
  {
    id: 'renovarSessao',
    status: 200,
    body: { refresh_token: '{{contaRefresh}}' },
    keep: { contaToken: 'body.access_token', contaRefresh: 'body.refresh_token' }
  },
  { id: 'sairConta', status: 200, ...own, body: { refresh_token: '{{contaRefresh}}' } },
  { id: 'obterPerfil', status: 401, ...own },
  { id: 'removerUsuario', status: 200, ...admin, path: { usuario_id: '{{contaId}}' } },
  { id: 'sairConta', status: 200, ...admin, body: { refresh_token: '{{adminRefresh}}' } }
]
