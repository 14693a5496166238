import { describe, expect, it } from 'vitest'
import { createResolver, type Lookup } from '../../../src/modules/webhooks/sending/resolver.ts'

/** Stands in for the system's resolver, and answers when a test says so. */
function held() {
  const asked: { hostname: string; answer: Parameters<Lookup>[2] }[] = []
  const resolve = createResolver((hostname, _, answer) => asked.push({ hostname, answer }))
  const got: string[] = []
  const ask = (hostname: string, who = hostname) =>
    resolve(hostname, { all: true }, (error, addresses) =>
      got.push(`${who}: ${error?.message ?? addresses[0]?.address}`)
    )
  const names = () => asked.map(({ hostname }) => hostname)
  const answer = (address: string) => asked.shift()!.answer(null, [{ address, family: 4 }])
  return { ask, asked, names, answer, got }
}

describe('createResolver', () => {
  it('asks for two names at once, and for the next as soon as one is answered', () => {
    const { ask, names, answer, got } = held()
    for (const name of ['a', 'b', 'c', 'd']) ask(name)
    expect(names()).toEqual(['a', 'b'])
    answer('1.1.1.1')
    expect(names()).toEqual(['b', 'c'])
    answer('2.2.2.2')
    answer('3.3.3.3')
    answer('4.4.4.4')
    expect(got).toEqual(['a: 1.1.1.1', 'b: 2.2.2.2', 'c: 3.3.3.3', 'd: 4.4.4.4'])
  })

  it('asks once for everyone who wants the same name meanwhile, and again for later callers', () => {
    const { ask, names, answer, got } = held()
    ask('a', 'one')
    ask('a', 'two')
    expect(names()).toEqual(['a'])
    answer('1.1.1.1')
    ask('a', 'three')
    answer('2.2.2.2')
    expect(got).toEqual(['one: 1.1.1.1', 'two: 1.1.1.1', 'three: 2.2.2.2'])
  })

  it('gives an error to everyone waiting, and goes on', () => {
    const { ask, asked, answer, got } = held()
    for (const name of ['a', 'b', 'c']) ask(name)
    asked.shift()!.answer(new Error('ENOTFOUND'), [])
    answer('2.2.2.2')
    answer('3.3.3.3')
    expect(got).toEqual(['a: ENOTFOUND', 'b: 2.2.2.2', 'c: 3.3.3.3'])
  })

  it('asks the system when nothing else is given', async () => {
    const addresses = await new Promise<string[]>((resolve, reject) => {
      createResolver()('localhost', { all: true }, (error, found) =>
        error ? reject(error) : resolve(found.map(({ address }) => address))
      )
    })
    expect(addresses.every((address) => ['127.0.0.1', '::1'].includes(address))).toBe(true)
    expect(addresses).not.toEqual([])
  })
})
