import { join } from 'node:path'
import cors from '@fastify/cors'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController
} from 'fastify'
import type { Redis } from 'ioredis'
import { definitions, operations } from '../generated/operations.ts'
import type { Config } from './config.ts'
import { hasConta } from './core/contas/queries.ts'
import { addModeGate } from './core/modo/gate.ts'
import { answeringFrom } from './core/replicas/requests.ts'
import { runningOnce } from './core/retries/once.ts'
import { corsOptions } from './engine/contract/edge/cors.ts'
import { addEdge, introduce } from './engine/contract/edge/edge.ts'
import { onEnded } from './engine/contract/edge/ended.ts'
import { requestId } from './engine/contract/edge/request-id.ts'
import { errorSender, type SendError } from './engine/contract/edge/send-error.ts'
import type { Services } from './engine/contract/handler.ts'
import { registerContract } from './engine/contract/register.ts'
import { addBodyParsers, BODY_LIMIT } from './engine/contract/request/body.ts'
import type { Contract, Limiter } from './engine/contract/request/contract.ts'
import { readPairs } from './engine/contract/request/pairs.ts'
import type { ErrorHook } from './engine/contract/schema/declared.ts'
import { counting, handlers, rules } from './handlers.ts'
import { addAlertas } from './modules/alertas/pages.ts'
import { createTokens } from './modules/auth/tokens.ts'
import { identifyCaller } from './modules/chaves/identify.ts'
import { addProbes } from './modules/health/probes.ts'
import { addNoticias } from './modules/noticias/pages.ts'
import { addLanding } from './painel/landing.ts'
import { addPainel } from './painel/painel.ts'
import { databaseFault } from './platform/db/faults.ts'
import { diskFault } from './platform/disk/room.ts'
import { addDocs } from './platform/docs/docs.ts'
import { filesFault } from './platform/files/faults.ts'
import { memoryBudget, sharedBudget } from './platform/limits/budget.ts'
import { type AccountLimits, createMetering } from './platform/limits/metered.ts'
import { addPressureValve, type PressureLimits } from './platform/limits/pressure.ts'
import { createLimiter } from './platform/limits/rate.ts'
import { connectRedis } from './platform/limits/redis.ts'
import { lazyChild, requestLines } from './platform/log/log.ts'
import { newProcessState, type ProcessState } from './platform/metrics/process.ts'
import { addMetrics } from './platform/metrics/route.ts'
import { settingsInForce } from './platform/settings/in-force.ts'
import { addTraces } from './platform/tracing/requests.ts'

type Served = Pick<Contract, 'operations' | 'definitions' | 'handlers' | 'rules'>

export interface AppOptions {
  serverFactory?: FastifyServerOptions['serverFactory']
  clientErrorHandler?: FastifyServerOptions['clientErrorHandler']
  log: FastifyBaseLogger
  pressure?: Partial<PressureLimits>
  /** Is called with every error that an operation answers. */
  onError?: ErrorHook
  /** How far the process has come; an application without a process counts as serving. */
  state?: ProcessState
  /** Another contract than the published one, for tests. */
  contract?: Served
}

const served: Served = { operations, definitions, handlers: handlers as unknown as Contract['handlers'], rules }

/** What an error from below the handlers means for the client. */
const faults = (error: unknown) => databaseFault(error) ?? diskFault(error) ?? filesFault(error)

/** Says whether nobody can sign in yet. Once there is an account, the database is not asked any more. */
function isNewService({ database, firstRun }: Pick<Services, 'database' | 'firstRun'>): () => Promise<boolean> {
  let isNew = firstRun.code !== null
  return async () => {
    if (!isNew) return false
    try {
      isNew = !(await hasConta(database.db))
      return isNew
    } catch {
      // The page says better than a guess that the database does not answer.
      return false
    }
  }
}

/** Puts the application together: first the plugins and the routes beside the contract, then the contract. */
export async function buildApp(
  config: Config,
  base: Omit<Services, 'tokens' | 'instance'>,
  options: AppOptions
): Promise<FastifyInstance> {
  const contract = options.contract ?? served
  const sendError = errorSender({ now: base.now, faults, onError: options.onError })
  const app = Fastify(fastifyOptions(config, options, sendError)) as unknown as FastifyInstance

  let limit: Limiter | null = null
  onEnded(app, requestLines(app.log))
  addEdge(app, { operations: contract.operations, sendError, cors: config, limiter: () => limit })
  if (config.otel) addTraces(app)
  const state = options.state ?? newProcessState('serving')
  addPressureValve(app, options.pressure)
  addModeGate(app, base.modo)
  const redis = await redisOf(app, config)
  limit = config.rateLimit ? await createLimiter(app, redis, base.now) : null
  // In a scope of its own, which has no other route, the plugin answers OPTIONS, and costs other requests nothing.
  await app.register(async (scope) => void (await scope.register(cors, corsOptions(config))))
  addBodyParsers(app)
  addMetrics(app, {
    config,
    database: base.database,
    state,
    now: base.now,
    counting,
    vitals: base.vitals,
    room: base.files.room,
    isResting: () => base.modo.known().modo !== 'normal'
  })
  addProbes(app, { database: base.database, state, vitals: base.vitals, modo: base.modo })
  await addDocs(app, config, { limit, now: base.now })
  addPainel(app, { isNew: isNewService(base) })
  addLanding(app, config)

  const instance = { state, settings: settingsInForce(config) }
  const services: Services = { ...base, instance, tokens: await createTokens(app, config) }
  await addNoticias(app, services, limit)
  await addAlertas(app, { ...services, config }, limit)
  await registerContract(app, {
    ...contract,
    services,
    identify: (request) => identifyCaller(request, services),
    descriptionAAccess: config.descriptionAAccess,
    uploads: { folder: join(config.dataDir, 'tmp'), admit: base.files.room.requireFree },
    once: runningOnce(services),
    ...(services.replicas ? { answering: answeringFrom({ ...services, replicas: services.replicas }) } : {}),
    metering: createMetering({
      database: base.database,
      limits: accountLimitsOf(app, config, redis, base.now),
      figures: state.readings
    }),
    comparing: { readings: { ...services.readings, note: async () => {} } },
    fileSizes: { importarCasos: config.importMaxBytes, inspecionarArquivo: config.importMaxBytes },
    limit
  })
  return app
}

function fastifyOptions(config: Config, options: AppOptions, sendError: SendError): FastifyServerOptions {
  const { log, serverFactory, clientErrorHandler } = options
  return {
    loggerInstance: log,
    ...(serverFactory ? { serverFactory } : {}),
    ...(clientErrorHandler ? { clientErrorHandler } : {}),
    genReqId: requestId,
    childLoggerFactory: lazyChild,
    logController: new LogController({ requestIdLogLabel: 'request_id', disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // A request that comes while the process closes is still answered, and its connection then ends.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200, querystringParser: readPairs },
    // A path that cannot be decoded never reaches the hooks, so their work is done here.
    frameworkErrors: (error, request, answer) => {
      const reply = answer as unknown as FastifyReply
      introduce(request as FastifyRequest, reply, config)
      sendError(error, request as FastifyRequest, reply)
    }
  }
}

/** Connects to Redis, where limits are shared through it. */
async function redisOf(app: FastifyInstance, { rateLimit, redisUrl }: Config): Promise<Redis | null> {
  if (!rateLimit || !redisUrl) return null
  const redis = await connectRedis(redisUrl, app.log)
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}

function accountLimitsOf(
  app: FastifyInstance,
  { rateLimit, readingBudget }: Config,
  redis: Redis | null,
  now: () => Date
): AccountLimits | null {
  if (!rateLimit) return null
  const budget = redis ? sharedBudget(redis, now, app.log) : memoryBudget(now)
  return { budget, budgetMs: readingBudget * 1000 }
}
