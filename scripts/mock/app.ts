import { AsyncLocalStorage } from 'node:async_hooks'
import { tmpdir } from 'node:os'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { definitions, operations } from '../../generated/operations.ts'
import { type CorsSettings, corsOptions } from '../../src/engine/contract/edge/cors.ts'
import { addEdge } from '../../src/engine/contract/edge/edge.ts'
import { requestId } from '../../src/engine/contract/edge/request-id.ts'
import { errorSender } from '../../src/engine/contract/edge/send-error.ts'
import type { Caller, Services } from '../../src/engine/contract/handler.ts'
import { registerContract } from '../../src/engine/contract/register.ts'
import { addBodyParsers, BODY_LIMIT } from '../../src/engine/contract/request/body.ts'
import type { AnyHandler } from '../../src/engine/contract/request/contract.ts'
import { readPairs } from '../../src/engine/contract/request/pairs.ts'
import { unauthorized, validationError } from '../../src/errors.ts'
import { addDocs, type DocsSettings } from '../../src/platform/docs/docs.ts'
import { exampleOf, type Preference, preferenceOf, shownBy } from './examples.ts'

const now = () => new Date()

/** The administrator that every token stands for. */
const caller: Caller = {
  id: 1,
  nome: 'Ana Souza',
  email: 'ana.souza@saude.example',
  admin: true,
  permissoes: new Set(['admin']),
  plano: 'enterprise',
  territorio: null,
  sessaoId: '00000000-0000-4000-8000-000000000000',
  trocarSenha: false,
  mustEnrolMfa: false,
  authenticatedAt: new Date()
}

async function identify({ headers }: FastifyRequest): Promise<Caller> {
  if (!/^Bearer +\S/i.test(headers.authorization ?? '')) throw unauthorized()
  return caller
}

/**
 * Serves the contract without a database: the service's own engine checks each request, and the examples of the
 * documents are the answers. `Prefer: code=404` or `Prefer: example=name` asks for another answer.
 */
export async function buildMock(
  config: Omit<DocsSettings, 'securityContact'> & CorsSettings,
  options: FastifyServerOptions = {}
): Promise<FastifyInstance> {
  const wanted = new AsyncLocalStorage<Preference>()
  const sendError = errorSender({ now, faults: () => null })
  const app = Fastify({
    ...options,
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200, querystringParser: readPairs }
  }) as unknown as FastifyInstance
  app.addHook('onRequest', (request, _, done) => wanted.run(preferenceOf(headerOf(request)), done))
  addEdge(app, { operations, sendError, cors: config, limiter: () => null })
  await app.register(cors, corsOptions(config))
  addBodyParsers(app)
  await addDocs(app, { ...config, securityContact: 'mailto:security@localhost' }, { limit: null, now })

  const handlers: Record<string, Record<string, AnyHandler>> = {}
  for (const { id, module, description } of operations) {
    handlers[module] ??= {}
    handlers[module][id] = async () => answerOf(description, id, wanted.getStore() ?? {})
  }
  await registerContract(app, {
    operations,
    definitions,
    handlers,
    services: { now } as Services,
    identify,
    descriptionAAccess: 'permission',
    uploads: { folder: tmpdir() },
    limit: null,
    once: null
  })
  return app
}

const headerOf = ({ headers }: FastifyRequest) => [headers.prefer].flat().join(', ')

function answerOf(letter: 'a' | 'b', id: string, preference: Preference) {
  const answer = exampleOf(letter, id, preference)
  if (answer) return answer
  const values = { values: shownBy(letter, id).join(', ') }
  throw validationError([
    { in: 'header', path: ['Prefer'], key: 'field.enum', values, code: 'INVALID_VALUE', type: 'enum' }
  ])
}
