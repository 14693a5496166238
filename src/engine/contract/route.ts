import type { FastifyRequest, RouteOptions } from 'fastify'
import { ApiError } from '../../errors.ts'
import { deprecationHook } from './edge/deprecation.ts'
import { isHealth } from './edge/health.ts'
import { authorise } from './request/authorise.ts'
import { Unreadable } from './request/body.ts'
import { choose } from './request/choose.ts'
import type { Compiled } from './request/compile.ts'
import { serializerCompiler, validatorCompiler } from './request/compilers.ts'
import type { Contract } from './request/contract.ts'
import { pathParams } from './request/params.ts'
import { requireReadable } from './request/readable.ts'
import type { Run } from './request/run.ts'
import { routeSchema } from './schema/route-schema.ts'

/** Builds the route of one operation, or of A's and B's operations on one method and path. A's comes first. */
export function routeOf(contract: Contract, run: Run, candidates: Compiled[]): RouteOptions {
  const first = candidates[0] as Compiled
  const onSend = deprecationHook(candidates)
  return {
    method: first.operation.method,
    url: first.operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation: first },
    bodyLimit: Math.max(...candidates.map(({ operation }) => operation.bodyLimit)),
    schema: routeSchema(candidates.map(({ operation }) => operation)),
    validatorCompiler: validatorCompiler(first),
    serializerCompiler: serializerCompiler(first),
    onRequest: countedAndIdentified(contract, candidates),
    preValidation: chosenAndAllowed(contract, candidates),
    ...(onSend ? { onSend } : {}),
    handler: run
  }
}

function countedAndIdentified({ limit, identify }: Contract, candidates: Compiled[]) {
  const isSecured = candidates.some(({ operation }) => !operation.public)
  return async (request: FastifyRequest, reply: Parameters<Run>[1]) => {
    const refusal = isSecured ? await identified(identify, request) : null
    // Without the database no account can be identified. Counting by address would soon refuse every account that
    // shares one.
    if (refusal && !isCallersFault(refusal)) throw refusal
    // Requests count by account or, without one, by address, so a flood of bad tokens is limited as well.
    await limit?.(request, reply, !isHealth(request))
    if (refusal) throw refusal
  }
}

const isCallersFault = (refusal: unknown) => refusal instanceof ApiError && refusal.status < 500

/** Sets the caller. Returns an error instead of throwing it, because the request must be counted first. */
async function identified(identify: Contract['identify'], request: FastifyRequest): Promise<unknown> {
  try {
    request.caller = await identify(request)
    return null
  } catch (error) {
    return error
  }
}

/** Runs before validation: a caller without the permission gets 403 and learns nothing about the request's mistakes. */
function chosenAndAllowed({ descriptionAAccess }: Contract, candidates: Compiled[]) {
  return (request: FastifyRequest, _reply: unknown, done: () => void) => {
    const body = request.body instanceof Unreadable ? undefined : request.body
    const chosen = choose(candidates, request.query as Record<string, unknown>, body)
    request.operation = chosen
    const params = pathParams(request, chosen)
    request.grantedBy = authorise(chosen.operation, request.caller, params, descriptionAAccess)
    requireReadable(request, chosen.operation)
    done()
  }
}
