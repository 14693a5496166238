import { join } from 'node:path'
import cors from '@fastify/cors'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController
} from 'fastify'
import { definitions, operations } from '../generated/operations.ts'
import { identificar } from './auth/identificar.ts'
import { createTokens } from './auth/tokens.ts'
import type { Config } from './config.ts'
import { addBodyParsers, BODY_LIMIT } from './contract/body.ts'
import { allowOrigin, corsOptions } from './contract/cors.ts'
import type { ErrorHook } from './contract/declared.ts'
import { addEdge, introduce } from './contract/edge.ts'
import { readPairs } from './contract/pairs.ts'
import { type Contract, registerContract } from './contract/register.ts'
import { requestId } from './contract/request-id.ts'
import { sendError } from './contract/respond.ts'
import { addDocs } from './docs/docs.ts'
import { handlers, rules } from './handlers.ts'
import { addPressureValve, type PressureLimits } from './limits/pressure.ts'
import { createLimiter, type Limiter } from './limits/rate.ts'
import { connectRedis } from './limits/redis.ts'
import { bufferedOutput, lazyChild, loggerOptions, requestLines } from './log/log.ts'
import type { Services } from './services.ts'

/** Of the process, which has one, however many applications a test makes. */
const output = bufferedOutput()

export interface AppOptions {
  serverFactory?: FastifyServerOptions['serverFactory']
  clientErrorHandler?: FastifyServerOptions['clientErrorHandler']
  logger?: FastifyServerOptions['loggerInstance']
  /** Tests serve a contract of their own. */
  pressure?: Partial<PressureLimits>
  /** Told of every error that an operation answers. */
  onError?: ErrorHook
  contract?: Pick<Contract, 'operations' | 'definitions' | 'handlers' | 'rules'>
}

/** Plugins, then the contract. */
export async function buildApp(
  config: Config,
  base: Omit<Services, 'tokens'>,
  options: AppOptions = {}
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: { ...loggerOptions(config), stream: output } }),
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
    ...(options.clientErrorHandler ? { clientErrorHandler: options.clientErrorHandler } : {}),
    genReqId: requestId,
    childLoggerFactory: lazyChild,
    logController: new LogController({ requestIdLogLabel: 'request_id', disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // A request that comes while the process closes is still answered; its connection then ends.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200, querystringParser: readPairs },
    // A path that can not be decoded never reaches the hooks.
    frameworkErrors: (error, request, answer) => {
      const reply = answer as unknown as FastifyReply
      introduce(request as FastifyRequest, reply)
      allowOrigin(config, request as FastifyRequest, reply)
      sendError(error, request as FastifyRequest, reply, base.now)
    }
  }) as unknown as FastifyInstance
  const contract = options.contract ?? {
    operations,
    definitions,
    handlers: handlers as unknown as Contract['handlers'],
    rules
  }

  if (options.onError) app.decorate('onError', options.onError)
  let limit: Limiter | null = null
  addEdge(app, contract.operations, base.now, () => limit)
  const line = requestLines(app.log)
  app.addHook('onResponse', (request, reply, done) => {
    line(request, reply)
    done()
  })
  await addPressureValve(app, options.pressure)
  const redis = config.rateLimit && config.redisUrl ? connectRedis(config.redisUrl, app.log) : null
  app.addHook('onClose', async () => redis?.disconnect())
  limit = config.rateLimit ? await createLimiter(app, redis, base.now) : null
  await app.register(cors, corsOptions(config))
  addBodyParsers(app)
  await addDocs(app, config)

  const services: Services = { ...base, tokens: await createTokens(app, config) }
  await registerContract(app, {
    ...contract,
    services,
    identify: (request) => identificar(request, services),
    uploads: join(config.dataDir, 'tmp'),
    limit
  })
  return app
}
