import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { type Compiled, compile } from './request/compile.ts'
import type { Contract } from './request/contract.ts'
import { runner } from './request/run.ts'
import { MULTIPART } from './request/upload.ts'
import { routeOf } from './route.ts'
import { type Validators, validatorsOf } from './schema/ajv.ts'
import type { Operation } from './schema/operation.ts'

/** Registers one route for each method and path of the contract. */
export async function registerContract(app: FastifyInstance, contract: Contract): Promise<void> {
  const validators = validatorsOf(contract.definitions)
  const run = runner(contract)
  const add = (scope: FastifyInstance, group: Operation[]) =>
    scope.route(routeOf(contract, run, compileGroup(validators, contract, group)))
  const groups = routesOf(contract.operations)
  // Plugins read the routes' schemas, which refer to these definitions.
  for (const schema of Object.values(contract.definitions)) app.addSchema(schema)
  for (const group of groups) if (!group.some(takesFiles)) add(app, group)
  // The multipart plugin hooks into every request of its scope, so its scope holds only the routes that take files.
  await app.register(async (scope) => {
    scope.removeContentTypeParser(MULTIPART)
    await scope.register(multipart)
    for (const group of groups) if (group.some(takesFiles)) add(scope, group)
  })
}

const takesFiles = ({ body }: Operation) => MULTIPART in (body?.content ?? {})

function compileGroup(validators: Validators, { rules, services }: Contract, group: Operation[]): Compiled[] {
  return group.map((operation) => {
    const own = rules?.[operation.id]
    return compile(validators, operation, {
      rules: own ? (body) => own(body, services.now()) : null,
      isShared: group.length > 1
    })
  })
}

/** Groups operations by route, A before B. The generator has made sure that two on one route have a rule. */
export function routesOf(operations: Operation[]): Operation[][] {
  const routes = new Map<string, Operation[]>()
  for (const operation of operations) {
    const route = `${operation.method} ${operation.path.replaceAll(/\{\w+\}/g, '{}')}`
    routes.set(route, [...(routes.get(route) ?? []), operation])
  }
  return [...routes.values()].map((group) => group.sort((x, y) => x.description.localeCompare(y.description)))
}
