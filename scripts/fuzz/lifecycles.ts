/** Where something that was created must appear, and must no longer appear when it is gone. */
export interface Seen {
  operation: string
  /** The keys that lead to the list in the answer; `*` is any key. */
  at: string
  /** Parameters of the query. `ID` stands for the id of the thing, `EMAIL` for the email it was created with. */
  query?: Record<string, string>
}

/** Something that is created, read, listed and removed. */
export interface Lifecycle {
  collection: string
  create: string
  /** The thing that contains it, which is created for it. */
  under?: string
  detail?: string
  lists: Seen[]
  /** What is done with it before it is removed, and where that can be seen. */
  use?: { operation: string; see: string }
  remove: string
  /** Whether it may be removed twice, because its record stays. */
  isRemovedAgain?: true
  query?: Record<string, string>
}

const users: Omit<Lifecycle, 'create'> = {
  collection: 'usuarios',
  detail: 'obterUsuario',
  lists: [
    { operation: 'pesquisarUsuarios', at: 'items', query: { id: 'ID' } },
    { operation: 'pesquisarUsuarios', at: 'items', query: { email: 'EMAIL' } },
    { operation: 'listarUsuarios', at: 'usuarios', query: { email: 'EMAIL' } }
  ],
  use: { operation: 'enviarFotoPerfil', see: 'obterFotoPerfil' },
  remove: 'removerUsuario'
}

export const lifecycles: Lifecycle[] = [
  {
    collection: 'casos',
    create: 'criarCaso',
    detail: 'obterCaso',
    lists: [
      { operation: 'listarCasos', at: 'tipos', query: { id: 'ID' } },
      { operation: 'listarCasos', at: 'tipos', query: { 'id[gte]': 'ID', sort: 'id', size: '1' } }
    ],
    use: { operation: 'editarCaso', see: 'obterCaso' },
    remove: 'excluirCaso',
    query: { motivo: 'Registrado por engano' }
  },
  { ...users, create: 'criarUsuario' },
  { ...users, create: 'cadastrarUsuario' },
  {
    collection: 'chaves',
    create: 'criarChave',
    lists: [{ operation: 'listarChaves', at: 'items', query: { situacao: 'ativa', size: '100' } }],
    remove: 'revogarChave',
    isRemovedAgain: true
  },
  {
    collection: 'convites',
    create: 'convidarUsuario',
    lists: [{ operation: 'listarConvites', at: 'items', query: { size: '100' } }],
    remove: 'retirarConvite'
  },
  {
    collection: 'grupos',
    create: 'criarGrupo',
    detail: 'obterGrupo',
    lists: [{ operation: 'listarGrupos', at: 'grupos', query: { id: 'ID' } }],
    use: { operation: 'editarGrupo', see: 'obterGrupo' },
    remove: 'excluirGrupo'
  },
  {
    collection: 'permissoes',
    create: 'criarPermissao',
    lists: [
      { operation: 'listarPermissoes', at: '' },
      { operation: 'listarPermissoesPorCategoria', at: 'categorias.*' }
    ],
    remove: 'removerPermissao'
  },
  {
    collection: 'webhooks',
    create: 'criarWebhook',
    detail: 'obterWebhook',
    lists: [{ operation: 'listarWebhooks', at: 'data', query: { size: '100' } }],
    use: { operation: 'testarWebhook', see: 'listarEntregas' },
    remove: 'excluirWebhook'
  },
  {
    collection: 'noticias',
    create: 'criarNoticia',
    detail: 'obterNoticia',
    lists: [{ operation: 'listarNoticias', at: 'data', query: { id: 'ID' } }],
    use: { operation: 'enviarImagemNoticia', see: 'preverImagemNoticia' },
    remove: 'excluirNoticia'
  },
  {
    collection: 'agendamentos',
    create: 'agendarRelatorio',
    lists: [{ operation: 'listarAgendamentos', at: 'data', query: { size: '100' } }],
    remove: 'cancelarAgendamento'
  },
  {
    collection: 'anexos',
    create: 'anexarArquivo',
    under: 'casos',
    detail: 'baixarAnexo',
    lists: [{ operation: 'obterCaso', at: 'anexos', query: { include: 'anexos' } }],
    remove: 'removerAnexo'
  }
]

/** Two things that are tied to each other and then untied. */
export interface Tie {
  add: string
  remove: string
  /** Which collections the parameters of the path stand for, in their order. */
  between: [string, string]
  seen: (Seen & { shows: 0 | 1 })[]
}

const groupOfUser: Tie['seen'][number] = {
  operation: 'consultarUsuario',
  at: 'grupos',
  query: { include: 'grupos' },
  shows: 1
}
const userOfGroup: Tie['seen'][number] = {
  operation: 'listarMembrosGrupo',
  at: 'items',
  query: { size: '100' },
  shows: 1
}

export const ties: Tie[] = [
  {
    add: 'adicionarGrupoUsuario',
    remove: 'removerGrupoUsuario',
    between: ['usuarios', 'grupos'],
    seen: [groupOfUser, { ...userOfGroup, shows: 0 }]
  },
  {
    add: 'adicionarMembroGrupo',
    remove: 'removerMembroGrupo',
    between: ['grupos', 'usuarios'],
    seen: [{ ...groupOfUser, shows: 0 }, userOfGroup]
  },
  {
    add: 'adicionarPermissaoUsuario',
    remove: 'removerPermissaoUsuario',
    between: ['usuarios', 'permissoes'],
    seen: [{ operation: 'listarPermissoesUsuario', at: 'permissoes_diretas', shows: 1 }]
  },
  {
    add: 'adicionarPermissaoGrupo',
    remove: 'removerPermissaoGrupo',
    between: ['grupos', 'permissoes'],
    seen: [{ operation: 'obterGrupo', at: 'permissoes', shows: 1 }]
  }
]

/** What ends a session. Its token must be refused from the next request on. */
export const endings = [
  { operation: 'encerrarSessaoPropria', by: 'self' },
  { operation: 'sairConta', by: 'self' },
  { operation: 'encerrarSessao', by: 'self' },
  { operation: 'encerrarSessoesUsuario', by: 'admin' },
  { operation: 'desativarUsuario', by: 'admin' },
  { operation: 'removerUsuario', by: 'admin' },
  { operation: 'excluirUsuario', by: 'admin' }
] as const

/**
 * Operations that are left out: they delete nothing that could be looked for afterwards, or what jobs make, of which an
 * account has three at a time, or something without an id of its own.
 */
export const notDeleting = [
  // Without the cookie of a browser it ends nothing.
  'sairPainel',
  'cancelarJob',
  'excluirRelatorio',
  'desfazerImportacao',
  'liberarBloqueio',
  'removerFotoPerfil',
  'removerImagemNoticia',
  'removerMfaUsuario'
]
