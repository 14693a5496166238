// DO NOT EDIT: made from openapi/ by `make generate`.
import type { Handler, ListHandler } from '../src/engine/contract/handler.ts'
import type { operations as A } from './types-a.ts'
import type { operations as B } from './types-b.ts'

export interface AdministracaoHandlers {
  /** GET /api/v1/administracao/modo (B): Show the mode of the service */
  obterModo: Handler<B['obterModo'], 'secured'>
  /** PUT /api/v1/administracao/modo (B): Change the mode of the service */
  alterarModo: Handler<B['alterarModo'], 'secured'>
  /** GET /api/v1/administracao/situacao (B): Show how the service is */
  obterSituacao: Handler<B['obterSituacao'], 'secured'>
  /** POST /api/v1/administracao/carta-teste (B): Send a test letter */
  enviarCartaTeste: Handler<B['enviarCartaTeste'], 'secured'>
  /** GET /api/v1/administracao/demonstracao (B): Show whether demonstration data can be loaded */
  obterDemonstracao: Handler<B['obterDemonstracao'], 'secured'>
  /** POST /api/v1/administracao/demonstracao (B): Load demonstration data */
  carregarDemonstracao: Handler<B['carregarDemonstracao'], 'secured'>
}

export interface AgravosHandlers {
  /** GET /api/v1/agravos/tipos (B): List the notifiable diseases */
  listarTiposAgravo: Handler<B['listarTiposAgravo'], 'secured'>
  /** GET /api/v1/agravos/casos (B): List cases */
  listarCasos: ListHandler<B['listarCasos'], 'secured', 'page' | 'size', 'tipo_agravo' | 'agravo_codigo' | 'estado' | 'municipio' | 'classificacao' | 'situacao' | 'data_inicio' | 'data_fim' | 'data_notificacao_inicio' | 'data_notificacao_fim' | 'id' | 'numero_notificacao' | 'status' | 'data_notificacao' | 'data_inicio_sintomas' | 'classificacao_final' | 'criterio_confirmacao' | 'evolucao' | 'hospitalizacao' | 'sexo' | 'gestante' | 'idade' | 'raca' | 'zona' | 'bairro' | 'sorotipo' | 'ns1' | 'igm' | 'pcr' | 'isolamento_viral' | 'data_coleta_ns1' | 'data_coleta_igm' | 'data_coleta_pcr' | 'data_coleta_isolamento_viral' | 'data_investigacao' | 'data_digitacao' | 'municipio_notificacao' | 'unidade_cnes' | 'criado_em' | 'atualizado_em', 'data_notificacao' | 'data_inicio_sintomas' | 'criado_em' | 'atualizado_em' | 'numero_notificacao' | 'municipio' | 'estado' | 'classificacao_final' | 'evolucao' | 'idade' | 'id'>
  /** POST /api/v1/agravos/casos (B): Record a case */
  criarCaso: Handler<B['criarCaso'], 'secured'>
  /** GET /api/v1/agravos/casos/extrato (B): Stream cases to a program */
  extrairCasos: Handler<B['extrairCasos'], 'secured', 'formato'>
  /** POST /api/v1/agravos/casos/exportar (B): Export cases to a spreadsheet */
  exportarCasos: ListHandler<B['exportarCasos'], 'secured', never, 'tipo_agravo' | 'agravo_codigo' | 'estado' | 'municipio' | 'classificacao' | 'situacao' | 'data_inicio' | 'data_fim' | 'data_notificacao_inicio' | 'data_notificacao_fim' | 'id' | 'numero_notificacao' | 'status' | 'data_notificacao' | 'data_inicio_sintomas' | 'classificacao_final' | 'criterio_confirmacao' | 'evolucao' | 'hospitalizacao' | 'sexo' | 'gestante' | 'idade' | 'raca' | 'zona' | 'bairro' | 'sorotipo' | 'ns1' | 'igm' | 'pcr' | 'isolamento_viral' | 'data_coleta_ns1' | 'data_coleta_igm' | 'data_coleta_pcr' | 'data_coleta_isolamento_viral' | 'data_investigacao' | 'data_digitacao' | 'municipio_notificacao' | 'unidade_cnes' | 'criado_em' | 'atualizado_em', never>
  /** POST /api/v1/agravos/casos/em-lote (B): Close or hand over many cases */
  alterarCasosEmLote: Handler<B['alterarCasosEmLote'], 'secured'>
  /** POST /api/v1/agravos/casos/buscar-pessoa (B): Find cases of a person */
  buscarPessoa: Handler<B['buscarPessoa'], 'secured'>
  /** GET /api/v1/agravos/duplicidades (B): List cases that may be one */
  listarDuplicidades: ListHandler<B['listarDuplicidades'], 'secured', 'page' | 'size', 'id' | 'estado' | 'tipo_agravo' | 'pontuacao' | 'encontrada_em', 'pontuacao' | 'encontrada_em' | 'id'>
  /** POST /api/v1/agravos/duplicidades/busca (B): Look for duplicates among all cases */
  buscarDuplicidades: Handler<B['buscarDuplicidades'], 'secured'>
  /** POST /api/v1/agravos/duplicidades/{id}/resolver (B): Decide about a pair of cases */
  resolverDuplicidade: Handler<B['resolverDuplicidade'], 'secured'>
  /** POST /api/v1/agravos/duplicidades/{id}/desfazer (B): Take a decision about a pair back */
  desfazerDuplicidade: Handler<B['desfazerDuplicidade'], 'secured'>
  /** GET /api/v1/agravos/casos/estatisticas/resumo (B): Read summary statistics of cases */
  resumirCasos: Handler<B['resumirCasos'], 'secured', 'data_base' | 'canal_anos' | 'indicadores'>
  /** GET /api/v1/agravos/alertas (B): Read the levels of alert */
  listarAlertas: Handler<B['listarAlertas'], 'secured', 'abrangencia'>
  /** GET /api/v1/agravos/alertas/historico (B): Read the history of one place's alerts */
  obterHistoricoAlertas: Handler<B['obterHistoricoAlertas'], 'secured'>
  /** GET /api/v1/agravos/casos/estatisticas/series (B): Read series of cases by place, person or outcome */
  obterSeriesCasos: Handler<B['obterSeriesCasos'], 'secured', 'data_base' | 'por'>
  /** GET /api/v1/agravos/casos/mapa-calor (B): Read the heat map of cases */
  mapearCasos: Handler<B['mapearCasos'], 'secured', 'nivel' | 'data_base' | 'periodo'>
  /** GET /api/v1/agravos/casos/{id} (B): Read a case */
  obterCaso: Handler<B['obterCaso'], 'secured'>
  /** PUT /api/v1/agravos/casos/{id} (B): Change some fields of a case */
  editarCaso: Handler<B['editarCaso'], 'secured'>
  /** DELETE /api/v1/agravos/casos/{id} (B): Delete a case with a reason */
  excluirCaso: Handler<B['excluirCaso'], 'secured', 'force'>
  /** GET /api/v1/agravos/casos/{id}/identificacao (B): Read who the patient of a case is */
  obterIdentificacao: Handler<B['obterIdentificacao'], 'secured'>
  /** GET /api/v1/agravos/casos/{id}/anexos (B): List the attachments of a case */
  listarAnexos: Handler<B['listarAnexos'], 'secured'>
  /** POST /api/v1/agravos/casos/{id}/anexos (B): Attach a file to a case */
  anexarArquivo: Handler<B['anexarArquivo'], 'secured'>
  /** GET /api/v1/agravos/casos/{id}/anexos/{anexo_id} (B): Download an attachment */
  baixarAnexo: Handler<B['baixarAnexo'], 'secured'>
  /** DELETE /api/v1/agravos/casos/{id}/anexos/{anexo_id} (B): Remove an attachment */
  removerAnexo: Handler<B['removerAnexo'], 'secured'>
}

export interface AuditoriaHandlers {
  /** GET /api/v1/auditoria (B): Read the audit trail */
  listarAuditoria: ListHandler<B['listarAuditoria'], 'secured', 'page' | 'size', 'acao' | 'ator_id' | 'alvo_tipo' | 'alvo_id' | 'id' | 'em' | 'ip' | 'requisicao', 'id' | 'em' | 'acao'>
}

export interface AuthHandlers {
  /** POST /api/v1/auth/login (B): Log in */
  entrarConta: Handler<B['entrarConta'], 'public'>
  /** POST /api/v1/auth/refresh (B): Exchange a refresh token for a new pair */
  renovarSessao: Handler<B['renovarSessao'], 'public'>
  /** POST /api/v1/auth/logout (B): Log out */
  sairConta: Handler<B['sairConta'], 'secured'>
  /** POST /api/v1/auth/painel (B): Sign in to the panel */
  entrarPainel: Handler<B['entrarPainel'], 'public'>
  /** PUT /api/v1/auth/painel (B): Take up the panel's session again */
  renovarPainel: Handler<B['renovarPainel'], 'public'>
  /** DELETE /api/v1/auth/painel (B): Sign out of the panel */
  sairPainel: Handler<B['sairPainel'], 'public'>
  /** POST /api/v1/auth/forgot-password (B): Ask for a password reset */
  esquecerSenha: Handler<B['esquecerSenha'], 'public'>
  /** POST /api/v1/auth/reset-password (B): Set a new password with a mailed token */
  redefinirSenha: Handler<B['redefinirSenha'], 'public'>
  /** POST /api/v1/auth/change-password (B): Change your own password */
  trocarSenha: Handler<B['trocarSenha'], 'secured'>
  /** POST /api/v1/auth/confirm-email (B): Confirm a new email with a mailed token */
  confirmarEmail: Handler<B['confirmarEmail'], 'public'>
  /** POST /api/v1/auth/unlock (B): Release a lock with a mailed token */
  liberarConta: Handler<B['liberarConta'], 'public'>
  /** POST /api/v1/auth/convite (B): Accept an invitation */
  aceitarConvite: Handler<B['aceitarConvite'], 'public'>
  /** POST /api/v1/auth/reauthenticate (B): Confirm your own password within a session */
  reautenticar: Handler<B['reautenticar'], 'secured'>
  /** POST /api/v1/auth/mfa/enable (B): Begin multi-factor authentication */
  habilitarMfa: Handler<B['habilitarMfa'], 'secured'>
  /** POST /api/v1/auth/mfa/verify (B): Verify a code and switch multi-factor authentication on */
  verificarMfa: Handler<B['verificarMfa'], 'secured'>
  /** POST /api/v1/auth/mfa/disable (B): Switch multi-factor authentication off */
  desabilitarMfa: Handler<B['desabilitarMfa'], 'secured'>
  /** GET /api/v1/auth/sessions (B): List the caller's open sessions */
  listarSessoes: Handler<B['listarSessoes'], 'secured'>
  /** DELETE /api/v1/auth/sessions/{session_id} (B): End one of the caller's sessions */
  encerrarSessaoPropria: Handler<B['encerrarSessaoPropria'], 'secured'>
  /** GET /api/v1/auth/security-metrics (B): Read how secure the caller's account is */
  obterMetricasSeguranca: Handler<B['obterMetricasSeguranca'], 'secured'>
}

export interface ChavesHandlers {
  /** GET /api/v1/chaves (B): List keys */
  listarChaves: ListHandler<B['listarChaves'], 'secured', 'page' | 'size', 'situacao' | 'nome' | 'dono_id' | 'criado_em' | 'expira_em' | 'ultimo_uso_em', 'criado_em' | 'expira_em' | 'ultimo_uso_em' | 'nome'>
  /** POST /api/v1/chaves (B): Make a key */
  criarChave: Handler<B['criarChave'], 'secured'>
  /** DELETE /api/v1/chaves/{id} (B): Revoke a key */
  revogarChave: Handler<B['revogarChave'], 'secured'>
}

export interface GruposHandlers {
  /** GET /api/v1/grupos (B): List groups */
  listarGrupos: ListHandler<B['listarGrupos'], 'secured', 'page' | 'size' | 'order' | 'sort', 'ativo' | 'id' | 'nome' | 'descricao' | 'permissao_id' | 'total_usuarios' | 'criado_em' | 'atualizado_em', 'id' | 'nome' | 'descricao' | 'ativo' | 'criado_em' | 'atualizado_em' | 'total_usuarios'>
  /** POST /api/v1/grupos (B): Create a group */
  criarGrupo: Handler<B['criarGrupo'], 'secured'>
  /** GET /api/v1/grupos/{id} (B): Read a group */
  obterGrupo: Handler<B['obterGrupo'], 'secured'>
  /** PUT /api/v1/grupos/{id} (B): Change some fields of a group */
  editarGrupo: Handler<B['editarGrupo'], 'secured'>
  /** DELETE /api/v1/grupos/{id} (B): Delete a group */
  excluirGrupo: Handler<B['excluirGrupo'], 'secured', 'force'>
  /** PUT /api/v1/grupos/{id}/territorios (B): Replace a group's territories */
  definirTerritoriosGrupo: Handler<B['definirTerritoriosGrupo'], 'secured'>
  /** PUT /api/v1/grupos/{id}/permissoes (B): Replace a group's permissions */
  definirPermissoesGrupo: Handler<B['definirPermissoesGrupo'], 'secured'>
  /** POST /api/v1/grupos/{id}/permissoes/{permissao_id} (B): Give a group a permission */
  adicionarPermissaoGrupo: Handler<B['adicionarPermissaoGrupo'], 'secured'>
  /** DELETE /api/v1/grupos/{id}/permissoes/{permissao_id} (B): Take a permission from a group */
  removerPermissaoGrupo: Handler<B['removerPermissaoGrupo'], 'secured'>
  /** GET /api/v1/grupos/{grupo_id}/usuarios (B): List the members of a group */
  listarMembrosGrupo: ListHandler<B['listarMembrosGrupo'], 'secured', 'page' | 'size' | 'order' | 'sort', 'nome' | 'email' | 'ativo' | 'id', 'id' | 'nome' | 'email' | 'cargo' | 'departamento' | 'ativo'>
  /** POST /api/v1/grupos/{grupo_id}/usuarios/{usuario_id} (B): Add a member to a group */
  adicionarMembroGrupo: Handler<B['adicionarMembroGrupo'], 'secured'>
  /** DELETE /api/v1/grupos/{grupo_id}/usuarios/{usuario_id} (B): Remove a member from a group */
  removerMembroGrupo: Handler<B['removerMembroGrupo'], 'secured'>
}

export interface HealthHandlers {
  /** GET /api/v1/health (B): Check that the service answers */
  verificarSaude: Handler<B['verificarSaude'], 'public'>
  /** GET /api/v1/health/detailed (B): Check the parts of the service */
  verificarSaudeDetalhada: Handler<B['verificarSaudeDetalhada'], 'public'>
}

export interface ImportacoesHandlers {
  /** POST /api/v1/agravos/casos/bulk (B): Import cases from a file */
  importarCasos: Handler<B['importarCasos'], 'secured'>
  /** POST /api/v1/agravos/casos/bulk/inspecionar (B): Look into a file before it is imported */
  inspecionarArquivo: Handler<B['inspecionarArquivo'], 'secured'>
  /** GET /api/v1/agravos/importacoes (B): List imports */
  listarImportacoes: ListHandler<B['listarImportacoes'], 'secured', 'page' | 'size', 'estado' | 'modo' | 'formato' | 'dono_id' | 'sha256' | 'criado_em' | 'concluido_em', 'criado_em' | 'concluido_em'>
  /** DELETE /api/v1/agravos/importacoes/{job_id} (B): Undo an import */
  desfazerImportacao: Handler<B['desfazerImportacao'], 'secured'>
}

export interface JobsHandlers {
  /** GET /api/v1/jobs (B): List jobs */
  listarJobs: ListHandler<B['listarJobs'], 'secured', 'page' | 'size', 'status' | 'tipo' | 'cancelado' | 'progress' | 'dono_id' | 'created_at' | 'completed_at', 'created_at' | 'completed_at'>
  /** GET /api/v1/jobs/{job_id} (B): Read the state of a job */
  obterJob: Handler<B['obterJob'], 'secured'>
  /** DELETE /api/v1/jobs/{job_id} (B): Cancel a job */
  cancelarJob: Handler<B['cancelarJob'], 'secured'>
  /** GET /api/v1/jobs/{job_id}/resultado (B): Download the file of a job */
  baixarResultado: Handler<B['baixarResultado'], 'secured'>
}

export interface NoticiasHandlers {
  /** GET /api/v1/noticias (B): List news */
  listarNoticias: ListHandler<B['listarNoticias'], 'secured', 'page' | 'size', 'estado' | 'idioma' | 'titulo' | 'resumo' | 'tags' | 'autor_id' | 'id' | 'publicar_em' | 'criado_em' | 'atualizado_em', 'publicar_em' | 'criado_em' | 'atualizado_em' | 'titulo' | 'idioma' | 'id'>
  /** POST /api/v1/noticias (B): Write news */
  criarNoticia: Handler<B['criarNoticia'], 'secured'>
  /** GET /api/v1/noticias/{id} (B): Read news */
  obterNoticia: Handler<B['obterNoticia'], 'secured'>
  /** PUT /api/v1/noticias/{id} (B): Change news */
  editarNoticia: Handler<B['editarNoticia'], 'secured'>
  /** DELETE /api/v1/noticias/{id} (B): Delete news */
  excluirNoticia: Handler<B['excluirNoticia'], 'secured'>
  /** GET /api/v1/noticias/{id}/imagem (B): Read the image of published news */
  obterImagemNoticia: Handler<B['obterImagemNoticia'], 'public'>
  /** PUT /api/v1/noticias/{id}/imagem (B): Set the image of news */
  enviarImagemNoticia: Handler<B['enviarImagemNoticia'], 'secured'>
  /** DELETE /api/v1/noticias/{id}/imagem (B): Remove the image of news */
  removerImagemNoticia: Handler<B['removerImagemNoticia'], 'secured'>
  /** GET /api/v1/noticias/{id}/imagem/previa (B): Read the image of news before they are published */
  preverImagemNoticia: Handler<B['preverImagemNoticia'], 'secured'>
}

export interface PermissoesHandlers {
  /** GET /api/v1/permissoes/ (A): List permissions */
  listarPermissoes: Handler<A['listarPermissoes'], 'secured'>
  /** POST /api/v1/permissoes/ (A): Create a permission */
  criarPermissao: Handler<A['criarPermissao'], 'secured'>
  /** PUT /api/v1/permissoes/{permissao_id} (A): Update a permission */
  atualizarPermissao: Handler<A['atualizarPermissao'], 'secured'>
  /** DELETE /api/v1/permissoes/{permissao_id} (A): Remove a permission */
  removerPermissao: Handler<A['removerPermissao'], 'secured'>
  /** GET /api/v1/permissoes (B): List permissions by category */
  listarPermissoesPorCategoria: Handler<B['listarPermissoesPorCategoria'], 'secured'>
}

export interface RelatoriosHandlers {
  /** GET /api/v1/relatorios (B): List reports */
  listarRelatorios: ListHandler<B['listarRelatorios'], 'secured', 'page' | 'size', 'estado' | 'tipo_agravo' | 'abrangencia' | 'codigo' | 'formato' | 'dono_id' | 'criado_em' | 'concluido_em', 'criado_em' | 'concluido_em'>
  /** POST /api/v1/relatorios (B): Make a report */
  gerarRelatorio: Handler<B['gerarRelatorio'], 'secured'>
  /** GET /api/v1/relatorios-agendamentos (B): List schedules of reports */
  listarAgendamentos: ListHandler<B['listarAgendamentos'], 'secured', 'page' | 'size', 'periodicidade' | 'tipo_agravo' | 'abrangencia' | 'dono_id' | 'criado_em' | 'proximo_em', 'criado_em' | 'proximo_em'>
  /** POST /api/v1/relatorios-agendamentos (B): Schedule a report */
  agendarRelatorio: Handler<B['agendarRelatorio'], 'secured'>
  /** DELETE /api/v1/relatorios-agendamentos/{agendamento_id} (B): End a schedule */
  cancelarAgendamento: Handler<B['cancelarAgendamento'], 'secured'>
  /** GET /api/v1/relatorios/{relatorio_id} (B): Read a report */
  obterRelatorio: Handler<B['obterRelatorio'], 'secured'>
  /** DELETE /api/v1/relatorios/{relatorio_id} (B): Remove a report */
  excluirRelatorio: Handler<B['excluirRelatorio'], 'secured'>
  /** GET /api/v1/relatorios/{relatorio_id}/arquivo (B): Download the file of a report */
  baixarRelatorio: Handler<B['baixarRelatorio'], 'secured'>
}

export interface UsuariosHandlers {
  /** POST /api/v1/usuarios/login (A): Log in with email and password */
  autenticarUsuario: Handler<A['autenticarUsuario'], 'public'>
  /** POST /api/v1/usuarios/login_sw (A): Log in with the OAuth2 password form */
  autenticarUsuarioFormulario: Handler<A['autenticarUsuarioFormulario'], 'public'>
  /** POST /api/v1/usuarios/refresh-token (A): Exchange a refresh token for a new pair */
  renovarToken: Handler<A['renovarToken'], 'public'>
  /** POST /api/v1/usuarios/signup (A): Create an account */
  cadastrarUsuario: Handler<A['cadastrarUsuario'], 'public'>
  /** POST /api/v1/usuarios/reset-password (A): Ask for a password reset */
  solicitarRedefinicaoSenha: Handler<A['solicitarRedefinicaoSenha'], 'public'>
  /** GET /api/v1/usuarios/logado (A): Read the caller's own account */
  obterUsuarioLogado: Handler<A['obterUsuarioLogado'], 'secured'>
  /** POST /api/v1/usuarios/logout (A): Log out */
  encerrarSessao: Handler<A['encerrarSessao'], 'secured'>
  /** GET /api/v1/usuarios/ (A): List accounts */
  listarUsuarios: Handler<A['listarUsuarios'], 'secured', 'limit' | 'offset'>
  /** GET /api/v1/usuarios/{usuario_id} (A): Read an account */
  obterUsuario: Handler<A['obterUsuario'], 'secured'>
  /** PUT /api/v1/usuarios/{usuario_id} (A): Update an account */
  atualizarUsuario: Handler<A['atualizarUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/{usuario_id} (A): Remove an account for good */
  removerUsuario: Handler<A['removerUsuario'], 'secured'>
  /** POST /api/v1/usuarios/{usuario_id}/desativar (A): Deactivate an account */
  desativarUsuario: Handler<A['desativarUsuario'], 'secured'>
  /** POST /api/v1/usuarios/{usuario_id}/reativar (A): Reactivate an account */
  reativarUsuario: Handler<A['reativarUsuario'], 'secured'>
  /** GET /api/v1/usuarios/{usuario_id}/foto-perfil (A): Read the profile photo */
  obterFotoPerfil: Handler<A['obterFotoPerfil'], 'secured'>
  /** POST /api/v1/usuarios/{usuario_id}/foto-perfil (A): Upload the profile photo */
  enviarFotoPerfil: Handler<A['enviarFotoPerfil'], 'secured'>
  /** DELETE /api/v1/usuarios/{usuario_id}/foto-perfil (A): Remove the profile photo */
  removerFotoPerfil: Handler<A['removerFotoPerfil'], 'secured'>
  /** POST /api/v1/inicio (B): Make the first administrator */
  iniciarServico: Handler<B['iniciarServico'], 'public'>
  /** GET /api/v1/usuarios (B): List users */
  pesquisarUsuarios: ListHandler<B['pesquisarUsuarios'], 'secured', 'page' | 'size' | 'order' | 'sort', 'nome' | 'email' | 'admin' | 'ativo' | 'cidade' | 'estado' | 'grupo_id' | 'id' | 'cpf' | 'cargo' | 'departamento' | 'instituicao' | 'plano' | 'email_verificado' | 'mfa_habilitado' | 'criado_em' | 'atualizado_em' | 'ultimo_acesso', 'id' | 'nome' | 'email' | 'telefone' | 'cargo' | 'departamento' | 'cidade' | 'estado' | 'admin' | 'ativo' | 'email_verificado' | 'mfa_habilitado' | 'plano' | 'criado_em' | 'atualizado_em' | 'ultimo_acesso'>
  /** POST /api/v1/usuarios (B): Create a user */
  criarUsuario: Handler<B['criarUsuario'], 'secured'>
  /** POST /api/v1/usuarios/buscar (B): Search users with nested conditions */
  buscarUsuarios: ListHandler<B['buscarUsuarios'], 'secured', never, 'nome' | 'email' | 'admin' | 'ativo' | 'cidade' | 'estado' | 'grupo_id' | 'id' | 'cpf' | 'cargo' | 'departamento' | 'instituicao' | 'plano' | 'email_verificado' | 'mfa_habilitado' | 'criado_em' | 'atualizado_em' | 'ultimo_acesso', 'id' | 'nome' | 'email' | 'telefone' | 'cargo' | 'departamento' | 'cidade' | 'estado' | 'admin' | 'ativo' | 'email_verificado' | 'mfa_habilitado' | 'plano' | 'criado_em' | 'atualizado_em' | 'ultimo_acesso'>
  /** POST /api/v1/usuarios/exportar (B): Export users to a spreadsheet */
  exportarUsuarios: ListHandler<B['exportarUsuarios'], 'secured', never, 'nome' | 'email' | 'admin' | 'ativo' | 'cidade' | 'estado' | 'grupo_id' | 'id' | 'cpf' | 'cargo' | 'departamento' | 'instituicao' | 'plano' | 'email_verificado' | 'mfa_habilitado' | 'criado_em' | 'atualizado_em' | 'ultimo_acesso', never>
  /** GET /api/v1/usuarios/estatisticas (B): Count users */
  obterEstatisticasUsuarios: Handler<B['obterEstatisticasUsuarios'], 'secured', 'periodo'>
  /** GET /api/v1/usuarios/convites (B): List invitations */
  listarConvites: ListHandler<B['listarConvites'], 'secured', 'page' | 'size', 'situacao' | 'nome' | 'email' | 'convidado_por_id' | 'criado_em' | 'expira_em', 'criado_em' | 'expira_em' | 'nome' | 'email'>
  /** POST /api/v1/usuarios/convites (B): Invite a user */
  convidarUsuario: Handler<B['convidarUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/convites/{id} (B): Withdraw an invitation */
  retirarConvite: Handler<B['retirarConvite'], 'secured'>
  /** POST /api/v1/usuarios/{id}/alterar-senha (B): Set another user's password */
  alterarSenhaUsuario: Handler<B['alterarSenhaUsuario'], 'secured'>
  /** PUT /api/v1/usuarios/{id}/grupos (B): Replace a user's groups */
  definirGruposUsuario: Handler<B['definirGruposUsuario'], 'secured'>
  /** POST /api/v1/usuarios/{id}/grupos/{grupo_id} (B): Add a user to a group */
  adicionarGrupoUsuario: Handler<B['adicionarGrupoUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/{id}/grupos/{grupo_id} (B): Remove a user from a group */
  removerGrupoUsuario: Handler<B['removerGrupoUsuario'], 'secured'>
  /** PUT /api/v1/usuarios/{id}/territorios (B): Replace a user's territories */
  definirTerritoriosUsuario: Handler<B['definirTerritoriosUsuario'], 'secured'>
  /** GET /api/v1/usuarios/{id}/permissoes (B): Read a user's permissions */
  listarPermissoesUsuario: Handler<B['listarPermissoesUsuario'], 'secured'>
  /** POST /api/v1/usuarios/{id}/permissoes/{permissao_id} (B): Give a user a permission */
  adicionarPermissaoUsuario: Handler<B['adicionarPermissaoUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id} (B): Take a direct permission from a user */
  removerPermissaoUsuario: Handler<B['removerPermissaoUsuario'], 'secured'>
  /** GET /api/v1/usuarios/me (B): Read the caller's own profile */
  obterPerfil: Handler<B['obterPerfil'], 'secured'>
  /** GET /api/v1/usuarios/me/alertas (B): Read of which alerts the caller is told by mail */
  obterMeusAlertas: Handler<B['obterMeusAlertas'], 'secured'>
  /** PUT /api/v1/usuarios/me/alertas (B): Choose of which alerts the caller is told by mail */
  definirMeusAlertas: Handler<B['definirMeusAlertas'], 'secured'>
  /** POST /api/v1/usuarios/me/dados (B): Ask for all that is kept about the caller */
  pedirDados: Handler<B['pedirDados'], 'secured'>
  /** POST /api/v1/usuarios/{id}/apagar (B): Erase a person's account and name */
  apagarUsuario: Handler<B['apagarUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/{id}/bloqueio (B): End the lock of an account */
  liberarBloqueio: Handler<B['liberarBloqueio'], 'secured'>
  /** DELETE /api/v1/usuarios/{id}/sessoes (B): End all sessions of an account */
  encerrarSessoesUsuario: Handler<B['encerrarSessoesUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/{id}/mfa (B): Switch off an account's multi-factor authentication */
  removerMfaUsuario: Handler<B['removerMfaUsuario'], 'secured'>
  /** GET /api/v1/usuarios/{id} (B): Read a user with groups and permissions */
  consultarUsuario: Handler<B['consultarUsuario'], 'secured'>
  /** PUT /api/v1/usuarios/{id} (B): Change some fields of a user */
  editarUsuario: Handler<B['editarUsuario'], 'secured'>
  /** DELETE /api/v1/usuarios/{id} (B): Deactivate a user with a reason */
  excluirUsuario: Handler<B['excluirUsuario'], 'secured', 'force'>
}

export interface WebhooksHandlers {
  /** GET /api/v1/webhooks (B): List webhooks */
  listarWebhooks: ListHandler<B['listarWebhooks'], 'secured', 'page' | 'size', 'ativo' | 'url' | 'dono_id' | 'criado_em' | 'atualizado_em', 'criado_em' | 'atualizado_em'>
  /** POST /api/v1/webhooks (B): Register a webhook */
  criarWebhook: Handler<B['criarWebhook'], 'secured'>
  /** GET /api/v1/webhooks/{webhook_id} (B): Read a webhook */
  obterWebhook: Handler<B['obterWebhook'], 'secured'>
  /** PUT /api/v1/webhooks/{webhook_id} (B): Change a webhook */
  editarWebhook: Handler<B['editarWebhook'], 'secured'>
  /** DELETE /api/v1/webhooks/{webhook_id} (B): Remove a webhook */
  excluirWebhook: Handler<B['excluirWebhook'], 'secured'>
  /** POST /api/v1/webhooks/{webhook_id}/segredo (B): Replace the secret */
  rotacionarSegredo: Handler<B['rotacionarSegredo'], 'secured'>
  /** POST /api/v1/webhooks/{webhook_id}/teste (B): Send a test event */
  testarWebhook: Handler<B['testarWebhook'], 'secured'>
  /** GET /api/v1/webhooks/{webhook_id}/entregas (B): List deliveries */
  listarEntregas: ListHandler<B['listarEntregas'], 'secured', 'page' | 'size', 'estado' | 'tipo' | 'evento_id' | 'timestamp', 'id'>
  /** POST /api/v1/webhooks/{webhook_id}/entregas/reenviar (B): Send again all that failed */
  reenviarFalhas: Handler<B['reenviarFalhas'], 'secured'>
  /** GET /api/v1/webhooks/{webhook_id}/entregas/{entrega_id} (B): Read a delivery */
  obterEntrega: Handler<B['obterEntrega'], 'secured'>
  /** POST /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar (B): Send a delivery again */
  reenviarEntrega: Handler<B['reenviarEntrega'], 'secured'>
}

/** Every module with every operation: the registry in src/handlers.ts must have exactly these. */
export interface Handlers {
  administracao: AdministracaoHandlers
  agravos: AgravosHandlers
  auditoria: AuditoriaHandlers
  auth: AuthHandlers
  chaves: ChavesHandlers
  grupos: GruposHandlers
  health: HealthHandlers
  importacoes: ImportacoesHandlers
  jobs: JobsHandlers
  noticias: NoticiasHandlers
  permissoes: PermissoesHandlers
  relatorios: RelatoriosHandlers
  usuarios: UsuariosHandlers
  webhooks: WebhooksHandlers
}
