import type {
  AgravosHandlers,
  AuditoriaHandlers,
  AuthHandlers,
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
import { exportCasos } from './agravos/export.ts'
import { foldingOfCases } from './agravos/fold.ts'
import * as agravos from './agravos/handlers.ts'
import * as agravosAnexos from './agravos/handlers-anexos.ts'
import * as agravosEstatisticas from './agravos/handlers-estatisticas.ts'
import { creationRules } from './agravos/rules.ts'
import * as auditoria from './auditoria/handlers.ts'
import { sealingOfTrail } from './auditoria/seal-trail.ts'
import { authCleanup } from './auth/cleanup.ts'
import * as authMail from './auth/handlers-mail.ts'
import * as authSecurity from './auth/handlers-security.ts'
import * as authSessions from './auth/handlers-sessions.ts'
import * as authUsuarios from './auth/handlers-usuarios.ts'
import { sendConfirmationMail, sendLockMail, sendResetMail } from './auth/mails.ts'
import { cleanUpHourly, type Removals } from './cleanup/cleanup.ts'
import { contasCleanup } from './contas/cleanup.ts'
import { foldingOfAccounts } from './contas/fold.ts'
import type { Contract } from './contract/contract.ts'
import type { Services } from './contract/handler.ts'
import * as grupos from './grupos/handlers.ts'
import * as health from './health/handlers.ts'
import * as importacao from './importacao/handlers.ts'
import { importCasos } from './importacao/job.ts'
import { undoImport } from './importacao/undo.ts'
import { importUpkeep } from './importacao/upkeep.ts'
import { jobsCleanup } from './jobs/cleanup.ts'
import * as jobs from './jobs/handlers.ts'
import type { JobKind, JobServices } from './jobs/kinds.ts'
import { runJob } from './jobs/task.ts'
import { jobUpkeep } from './jobs/upkeep.ts'
import { sendQueuedMail } from './mail/task.ts'
import * as noticias from './noticias/handlers.ts'
import * as permissoes from './permissoes/handlers.ts'
import type { TaskHandlers } from './queue/tasks.ts'
import { runDueAgendamentos } from './relatorios/due.ts'
import * as relatorios from './relatorios/handlers.ts'
import { makeRelatorio } from './relatorios/job.ts'
import { sendRelatorio } from './relatorios/send.ts'
import { relatorioUpkeep } from './relatorios/upkeep.ts'
import { retriesCleanup } from './retries/cleanup.ts'
import type {} from './services.ts'
import type { PeriodicWork } from './time/periodic.ts'
import { eraseUsuario } from './titular/erase.ts'
import * as titular from './titular/handlers.ts'
import { writeOwnData } from './titular/own-data.ts'
import { retention } from './titular/retention.ts'
import { exportUsuarios } from './usuarios/export.ts'
import * as usuariosA from './usuarios/handlers-a.ts'
import * as usuariosB from './usuarios/handlers-b.ts'
import * as usuariosList from './usuarios/handlers-list.ts'
import * as usuariosMembers from './usuarios/handlers-members.ts'
import * as usuariosPhoto from './usuarios/handlers-photo.ts'
import * as usuariosTies from './usuarios/handlers-ties.ts'
import { webhooksCleanup } from './webhooks/cleanup.ts'
import * as webhooks from './webhooks/handlers.ts'

/** Takes just what the contract names: a missing handler does not compile, and neither does one without an operation. */
const exactly =
  <Wanted>() =>
  <Given extends Wanted>(given: Given & { [K in Exclude<keyof Given, keyof Wanted>]: never }): Wanted =>
    given

export const handlers: Handlers = {
  agravos: exactly<AgravosHandlers>()({ ...agravos, ...agravosAnexos, ...agravosEstatisticas }),
  auditoria: exactly<AuditoriaHandlers>()(auditoria),
  auth: exactly<AuthHandlers>()({ ...authSessions, ...authMail, ...authSecurity }),
  grupos: exactly<GruposHandlers>()({ ...grupos, ...usuariosMembers }),
  health: exactly<HealthHandlers>()(health),
  importacoes: exactly<ImportacoesHandlers>()(importacao),
  jobs: exactly<JobsHandlers>()(jobs),
  noticias: exactly<NoticiasHandlers>()(noticias),
  permissoes: exactly<PermissoesHandlers>()(permissoes),
  relatorios: exactly<RelatoriosHandlers>()(relatorios),
  usuarios: exactly<UsuariosHandlers>()({
    ...usuariosA,
    ...usuariosB,
    ...usuariosPhoto,
    ...usuariosList,
    ...usuariosTies,
    ...authUsuarios,
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
  writeOwnData,
  eraseUsuario,
  makeRelatorio
]

/** What each room has removed once it is of no more use. */
export const removals: readonly Removals[] = [contasCleanup, retriesCleanup, authCleanup, jobsCleanup, webhooksCleanup]

/** What is done again and again, by the instances that work on jobs. */
export const periodicWork: readonly PeriodicWork<BackgroundServices>[] = [
  cleanUpHourly(removals),
  jobUpkeep,
  importUpkeep,
  relatorioUpkeep,
  runDueAgendamentos,
  sealingOfTrail,
  retention,
  foldingOfAccounts,
  foldingOfCases
]

export type BackgroundServices = JobServices & Pick<Services, 'mailer'>

/** What each kind of entry of the queue does. */
export const tasks = (services: BackgroundServices): TaskHandlers => ({
  'enviar-mail': (payload) => sendQueuedMail(services.mailer, payload),
  'redefinir-senha': ({ email, idioma }) => sendResetMail(services, email, idioma),
  'confirmar-email': ({ usuarioId, emailNovo, idioma }) => sendConfirmationMail(services, usuarioId, emailNovo, idioma),
  'avisar-bloqueio': ({ email, idioma }) => sendLockMail(services, email, idioma),
  'executar-job': ({ jobId }, info) => runJob(services, jobId, info),
  'enviar-relatorio': (payload) => sendRelatorio(services, payload)
})
