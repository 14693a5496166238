import { describe, expect, it } from 'vitest'
import { edgesOf } from '../../../scripts/fuzz/edges.ts'
import { textOf } from '../../../scripts/fuzz/expression.ts'
import { fieldsOf } from '../../../scripts/fuzz/fields.ts'
import { hostileRequest } from '../../../scripts/fuzz/hostile.ts'
import { mutatedRequest } from '../../../scripts/fuzz/mutated.ts'
import { cpfOf } from '../../../scripts/fuzz/outgoing.ts'
import { randomFrom } from '../../../scripts/fuzz/random.ts'
import { exampleRequest, validRequest, wholeOf } from '../../../scripts/fuzz/valid.ts'
import { fittingValue } from '../../../scripts/fuzz/values.ts'
import { isCpf } from '../../../src/engine/contract/schema/cpf.ts'
import { seed } from '../../support/sample.ts'
import { check, contract, makerFrom, refusal, sentOf } from './support.ts'

const ROUNDS = Array.from({ length: 15 }, (_, i) => i)

describe('values', () => {
  const bodies = contract.targets.flatMap((target) =>
    target.body ? [{ id: target.id, target, schema: target.body.schema }] : []
  )
  it.each(bodies)('fit the body of $id', ({ target, schema }) => {
    for (const round of ROUNDS) {
      const value = fittingValue(schema, wholeOf({ contract }, target), randomFrom(seed + round))
      expect(check(target.letter, schema, value), JSON.stringify(value)).toBe('')
    }
  })

  it('fit every parameter and every field of both documents, as do boundary values; those beyond do not', () => {
    const wrong: string[] = []
    let outsideCount = 0
    for (const target of contract.targets) {
      const whole = wholeOf({ contract }, target)
      const parameters = target.parameters.map(({ name, schema }) => ({ path: [name], schema }))
      for (const { path, schema } of [...parameters, ...fieldsOf(contract, target)]) {
        const { inside, outside } = edgesOf(schema, whole)
        const made = fittingValue(schema, whole, randomFrom(seed))
        for (const value of typeof made === 'symbol' ? [] : [made, ...inside]) {
          const problem = check(target.letter, schema, value)
          if (problem) wrong.push(`${target.id} ${path.join('.')} ${JSON.stringify(value).slice(0, 80)}: ${problem}`)
        }
        // A published schema may allow more than the service does, so not every value has to be outside.
        outsideCount += outside.filter((value) => check(target.letter, schema, value) !== '').length
      }
    }
    expect(wrong).toEqual([])
    expect(outsideCount).toBeGreaterThan(2000)
  })

  it('are equal for equal seeds, and differ for another seed', () => {
    const made = (from: number) => {
      const maker = makerFrom(from)
      return contract.targets.map((target) => sentOf(hostileRequest(maker, target)))
    }
    expect(made(seed)).toEqual(made(seed))
    expect(made(seed)).not.toEqual(made(seed + 1))
  })

  it.each([
    '^\\d{3}\\.?\\d{3}-?\\d{2}$',
    '^((nome|email)\\[(eq|ne)\\]|(id)\\[(in)\\])$',
    '^[a-zß-öø-ÿ0-9._-]+$',
    '^\\S+( \\S+)*$',
    '^job_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    '^a{2,}(?:b|c)?$'
  ])('match %s', (pattern) => {
    for (const round of ROUNDS) expect(textOf(pattern, randomFrom(round))).toMatch(new RegExp(pattern, 'u'))
  })

  it('that stand for a CPF have the right check digits', () => {
    for (const serial of [1, 999, 123_456_789]) expect(isCpf(cpfOf(serial))).toBe(true)
  })
})

describe('requests', () => {
  it('that are meant to be right fit the documents', () => {
    const maker = makerFrom(seed)
    const wrong = contract.targets.flatMap((target) =>
      [exampleRequest(maker, target), ...ROUNDS.map(() => validRequest(maker, target))].flatMap((request) => {
        const sent = sentOf(request)
        const why = refusal(
          contract.answering(sent.method, sent.url, request.body?.as === 'json' ? request.body.value : undefined) ??
            target,
          sent
        )
        return why ? [`${target.id} ${sent.url} ${sent.bytes}: ${why}`] : []
      })
    )
    expect(wrong).toEqual([])
  })

  it('that are mutated or hostile are mostly refused', () => {
    const maker = makerFrom(seed)
    const made = contract.targets.flatMap((target) =>
      ROUNDS.flatMap(() => [mutatedRequest(maker, target), hostileRequest(maker, target)])
    )
    const refused = made.filter((request) => refusal(request.target, sentOf(request)) !== '')
    expect(refused.length / made.length).toBeGreaterThan(0.4)
  })
})
