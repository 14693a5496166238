import { expect, it } from 'vitest'
import { definitions, operations } from '../../generated/operations.ts'
import { compile } from '../../src/engine/contract/request/compile.ts'
import { createAjv } from '../../src/engine/contract/schema/ajv.ts'

// A running service compiles a schema when it is first needed. Without this test, a request would find one that does
// not compile.
it('every schema of the contract compiles', () => {
  const ajv = createAjv(definitions)
  const schemas = new Set<string>()
  const collect = (schema: object) => {
    schemas.add(JSON.stringify(schema))
    return () => true
  }
  for (const operation of operations) compile(collect, operation)
  expect(schemas.size).toBeGreaterThan(operations.length)
  for (const schema of schemas) ajv.compile(JSON.parse(schema))
})

it('a schema that does not is refused', () => {
  const [operation] = operations
  const params = { type: 'object', properties: { id: { type: 'integer', minimun: 1 } } } as never
  expect(() => compile((schema) => createAjv(definitions).compile(schema), { ...operation!, params })).toThrow(
    'minimun'
  )
})
