import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { codeOf, undeclaredError } from '../../src/engine/contract/schema/declared.ts'
import { startApp, type TestApp } from '../support/app.ts'

describe('undeclaredError', () => {
  const operation = { id: 'entrar', errors: { 401: ['INVALID_CREDENTIALS', 'UNAUTHORIZED'], 422: [] } }

  it.each<[number, string | null]>([
    [401, 'INVALID_CREDENTIALS'],
    [401, 'UNAUTHORIZED'],
    [422, null]
  ])('%i %s: declared', (status, code) => {
    expect(undeclaredError(operation, status, code)).toBeNull()
  })

  it.each<[number, string | null, string]>([
    [401, 'OUTRO', '401 OUTRO'],
    [403, 'UNAUTHORIZED', '403 UNAUTHORIZED'],
    [422, 'VALIDATION_ERROR', '422 VALIDATION_ERROR'],
    [401, null, '401 without a code'],
    [404, null, '404 without a code']
  ])('%i %s: not declared', (status, code, words) => {
    expect(undeclaredError(operation, status, code)).toBe(
      `entrar answered ${words}, which its contract does not declare`
    )
  })
})

it('codeOf: the code of the envelope; none for invalid data in Description A', () => {
  expect(codeOf({ error: { code: 'NOT_FOUND', message: '' } })).toBe('NOT_FOUND')
  expect(codeOf({ detail: [] })).toBeNull()
})

it('every operation declares codes for each error status that it describes, except the 422 of Description A', () => {
  for (const { id, description, responses, errors } of operations) {
    const statuses = Object.keys(responses).filter((status) => Number(status) >= 400)
    expect(Object.keys(errors), id).toEqual(statuses)
    const without = statuses.filter((status) => errors[status]?.length === 0)
    expect(without, id).toEqual(description === 'a' ? ['422'] : [])
  }
})

describe('the application of the tests', () => {
  let test: TestApp
  const login = operations.find(({ id }) => id === 'entrarConta')!
  const declared = login.errors
  beforeAll(async () => {
    test = await startApp()
  })
  afterAll(() => {
    login.errors = declared
  })

  it('does not close quietly after an operation has answered an undeclared error', async () => {
    const wrong = { body: { email: 'ninguem@saude.example', senha: 'x' } }
    expect((await test.call('POST', '/api/v1/auth/login', wrong)).status).toBe(401)
    login.errors = { ...declared, 401: [] }
    expect((await test.call('POST', '/api/v1/auth/login', wrong)).body.error.code).toBe('INVALID_CREDENTIALS')
    await expect(test.close()).rejects.toThrow('entrarConta answered 401 INVALID_CREDENTIALS')
  })
})
