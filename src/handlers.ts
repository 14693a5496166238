import type {
  AdministracaoHandlers,
  AgravosHandlers,
  AuditoriaHandlers,
  AuthHandlers,
  ChavesHandlers,
  GruposHandlers,
  Handlers,
  HealthHandlers,
  ImportacoesHandlers,
  JobsHandlers,
  NoticiasHandlers,
  PermissoesHandlers,
  RelatoriosHandlers,
  UsuariosHandlers,
  WebhooksHandlers
} from '../generated/handlers.ts'
import * as auditoria from './core/auditoria/handlers.ts'
import { sealingOfTrail } from './core/auditoria/seal-trail.ts'
import { contasCleanup } from './core/contas/cleanup.ts'
import { foldingOfAccounts } from './core/contas/fold.ts'
import { countJobs } from './core/jobs/census.ts'
import { jobsCleanup } from './core/jobs/cleanup.ts'
import * as jobs from './core/jobs/handlers.ts'
import type { JobKind, JobServices } from './core/jobs/kinds.ts'
import { runJob, SHORT_TURN_MS } from './core/jobs/task.ts'
import { jobUpkeep } from './core/jobs/upkeep.ts'
import { retriesCleanup } from './core/retries/cleanup.ts'
import type { Services } from './engine/contract/handler.ts'
import type { Contract } from './engine/contract/request/contract.ts'
import * as administracao from './modules/administracao/handlers.ts'
import * as agravosAnexos from './modules/agravos/anexos/handlers.ts'
import * as agravosEmLote from './modules/agravos/bulk/handlers.ts'
import { changeMany } from './modules/agravos/bulk/many.ts'
import { foldingOfCases } from './modules/agravos/counts/fold.ts'
import * as agravosDuplicidades from './modules/agravos/duplicidades/handlers.ts'
import { searchDuplicates } from './modules/agravos/duplicidades/job.ts'
import { findingOfDuplicates } from './modules/agravos/duplicidades/search.ts'
import { extratoCleanup } from './modules/agravos/extrato/cleanup.ts'
import * as agravosExtrato from './modules/agravos/extrato/handlers.ts'
import * as agravos from './modules/agravos/handlers.ts'
import { exportCasos } from './modules/agravos/list/export.ts'
import { creationRules } from './modules/agravos/record/rules.ts'
import * as agravosEstatisticas from './modules/agravos/statistics/handlers.ts'
import { keepingOfIndicators } from './modules/agravos/statistics/indicators/keep.ts'
import { alertasCleanup } from './modules/alertas/cleanup.ts'
import * as alertas from './modules/alertas/handlers.ts'
import * as alertasUsuarios from './modules/alertas/handlers-usuarios.ts'
import { computingOfAlerts } from './modules/alertas/work.ts'
import { authCleanup } from './modules/auth/cleanup.ts'
import * as authMail from './modules/auth/handlers-mail.ts'
import * as authPainel from './modules/auth/handlers-painel.ts'
import * as authSecurity from './modules/auth/handlers-security.ts'
import * as authSessions from './modules/auth/handlers-sessions.ts'
import * as authUsuarios from './modules/auth/handlers-usuarios.ts'
import { sendConfirmationMail, sendLockMail, sendResetMail } from './modules/auth/mails.ts'
import { chavesCleanup } from './modules/chaves/cleanup.ts'
import * as chaves from './modules/chaves/handlers.ts'
import { tellingOfEnds } from './modules/chaves/tell.ts'
import { convitesCleanup } from './modules/convites/cleanup.ts'
import * as convites from './modules/convites/handlers.ts'
import * as convitesAuth from './modules/convites/handlers-auth.ts'
import { sendConviteMail } from './modules/convites/mail.ts'
import * as grupos from './modules/grupos/handlers.ts'
import * as health from './modules/health/handlers.ts'
import { countImports } from './modules/importacao/census.ts'
import * as importacao from './modules/importacao/handlers.ts'
import { importCasos } from './modules/importacao/job/import-job.ts'
import { undoImport } from './modules/importacao/job/undo-job.ts'
import { forgettingOfFormer, importUpkeep } from './modules/importacao/upkeep.ts'
import * as noticias from './modules/noticias/handlers.ts'
import * as permissoes from './modules/permissoes/handlers.ts'
import { runDueAgendamentos } from './modules/relatorios/due.ts'
import * as relatorios from './modules/relatorios/handlers.ts'
import { makeRelatorio } from './modules/relatorios/job.ts'
import { sendRelatorio } from './modules/relatorios/send.ts'
import { relatorioUpkeep } from './modules/relatorios/upkeep.ts'
import { eraseUsuario } from './modules/titular/erase.ts'
import * as titular from './modules/titular/handlers.ts'
import { writeOwnData } from './modules/titular/own-data.ts'
import { retention } from './modules/titular/retention.ts'
import { exportUsuarios } from './modules/usuarios/export.ts'
import * as usuariosA from './modules/usuarios/handlers-a.ts'
import * as usuariosB from './modules/usuarios/handlers-b.ts'
import * as usuariosInicio from './modules/usuarios/handlers-inicio.ts'
import * as usuariosList from './modules/usuarios/handlers-list.ts'
import * as usuariosMembers from './modules/usuarios/handlers-members.ts'
import * as usuariosPhoto from './modules/usuarios/handlers-photo.ts'
import * as usuariosTerritorios from './modules/usuarios/handlers-territorios.ts'
import * as usuariosTies from './modules/usuarios/handlers-ties.ts'
import { webhooksCleanup } from './modules/webhooks/cleanup.ts'
import * as webhooks from './modules/webhooks/handlers.ts'
import { countWaiting } from './modules/webhooks/waiting.ts'
import * as demonstracao from './operations/demo/handlers.ts'
import { loadDemo } from './operations/demo/job.ts'
import { sendQueuedMail } from './platform/mail/task.ts'
import type { Counting } from './platform/metrics/figures.ts'
import type { TaskHandlers } from './platform/queue/tasks.ts'
import { cleanUpHourly, type Removals } from './platform/time/cleanup.ts'
import type { PeriodicWork } from './platform/time/periodic.ts'
import type {} from './services.ts'

/**
 * Takes just what the contract names: a missing handler does not compile, and neither does one without an operation.
 */
const exactly =
  <Wanted>() =>
  <Given extends Wanted>(given: Given & { [K in Exclude<keyof Given, keyof Wanted>]: never }): Wanted =>
    given

export const handlers: Handlers = {
  agravos: exactly<AgravosHandlers>()({
    ...agravos,
    ...agravosAnexos,
    ...agravosDuplicidades,
    ...agravosEmLote,
    ...agravosEstatisticas,
    ...agravosExtrato,
    ...alertas
  }),
  auditoria: exactly<AuditoriaHandlers>()(auditoria),
  auth: exactly<AuthHandlers>()({ ...authSessions, ...authMail, ...authPainel, ...authSecurity, ...convitesAuth }),
  chaves: exactly<ChavesHandlers>()(chaves),
  grupos: exactly<GruposHandlers>()({ ...grupos, ...usuariosMembers }),
  administracao: exactly<AdministracaoHandlers>()({ ...administracao, ...demonstracao }),
  health: exactly<HealthHandlers>()(health),
  importacoes: exactly<ImportacoesHandlers>()(importacao),
  jobs: exactly<JobsHandlers>()(jobs),
  noticias: exactly<NoticiasHandlers>()(noticias),
  permissoes: exactly<PermissoesHandlers>()(permissoes),
  relatorios: exactly<RelatoriosHandlers>()(relatorios),
  usuarios: exactly<UsuariosHandlers>()({
    ...usuariosA,
    ...usuariosB,
    ...usuariosInicio,
    ...usuariosPhoto,
    ...usuariosList,
    ...usuariosTerritorios,
    ...usuariosTies,
    ...authUsuarios,
    ...alertasUsuarios,
    ...convites,
    ...titular
  }),
  webhooks: exactly<WebhooksHandlers>()(webhooks)
}

/** Rules of a body that need no database: what they refuse is named together with what the schema refuses. */
export const rules: NonNullable<Contract['rules']> = { criarCaso: creationRules }

/** What each kind of job does. */
export const jobKinds: readonly JobKind[] = [
  exportUsuarios,
  exportCasos,
  importCasos,
  undoImport,
  searchDuplicates,
  changeMany,
  writeOwnData,
  eraseUsuario,
  makeRelatorio,
  loadDemo
]

/** What each room has removed once it is of no more use. */
export const removals: readonly Removals[] = [
  contasCleanup,
  retriesCleanup,
  authCleanup,
  chavesCleanup,
  convitesCleanup,
  jobsCleanup,
  webhooksCleanup,
  extratoCleanup,
  alertasCleanup
]

/** What /metrics has each room count. */
export const counting: Counting = { deliveries: countWaiting, imports: countImports, jobs: countJobs }

/** What is done again and again, by the instances that work on jobs. */
export const periodicWork: readonly PeriodicWork<BackgroundServices>[] = [
  cleanUpHourly(removals),
  jobUpkeep,
  importUpkeep,
  forgettingOfFormer,
  relatorioUpkeep,
  runDueAgendamentos,
  sealingOfTrail,
  retention,
  tellingOfEnds,
  foldingOfAccounts,
  foldingOfCases,
  keepingOfIndicators,
  findingOfDuplicates,
  computingOfAlerts
]

export type BackgroundServices = JobServices & Pick<Services, 'deliveries' | 'mailer' | 'vitals'>

/** What each kind of entry of the queue does. */
export const tasks = (services: BackgroundServices): TaskHandlers => ({
  'enviar-mail': (payload) => sendQueuedMail(services.mailer, payload),
  'redefinir-senha': ({ email, idioma }, info) => sendResetMail(services, email, idioma, info),
  'confirmar-email': ({ usuarioId, emailNovo, idioma }, info) =>
    sendConfirmationMail(services, usuarioId, emailNovo, idioma, info),
  'avisar-bloqueio': ({ email, idioma }, info) => sendLockMail(services, email, idioma, info),
  'enviar-convite': ({ conviteId, idioma }, info) => sendConviteMail(services, conviteId, idioma, info),
  'executar-job': ({ jobId, curta }, info) => runJob(services, jobId, info, { turnMs: curta ? SHORT_TURN_MS : null }),
  'enviar-relatorio': (payload) => sendRelatorio(services, payload)
})
