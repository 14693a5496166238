import { expect, it } from 'vitest'
import { createModo } from '../../../src/core/modo/modo.ts'
import { changeModo } from '../../../src/core/modo/queries.ts'
import { type Db, connect as plain } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'

let db: Db
useDatabase({ max: 2 }, (connection) => {
  db = connection.db
})

let day = 1
const change = (modo: 'normal' | 'somente_leitura' | 'manutencao', mensagem: string | null = null) =>
  changeModo(
    db,
    { caller: null, ip: null, requestId: null, now: () => new Date(Date.UTC(2026, 0, day++)) },
    { modo, mensagem }
  )

/** An instance whose clock the test moves. */
function instance(on = db) {
  const lines: unknown[] = []
  let at = 0
  const modo = createModo({ db: on, clock: () => at, log: { info: (data: unknown) => void lines.push(data) } as never })
  const pass = (ms: number) => {
    at += ms
  }
  return { ...modo, lines, pass }
}

it('is asked for at first, known for a second, and asked for again by whoever comes later', async () => {
  const one = instance()
  expect(one.known().modo).toBe('normal')
  expect(await one.now()).toMatchObject({ modo: 'normal', desde: null })
  await change('somente_leitura', 'até as 18h')
  one.pass(999)
  expect(one.now()).toMatchObject({ modo: 'normal' })
  one.pass(1)
  // Whoever comes between one and three seconds later does not wait, but has the others know it.
  expect(one.now()).toMatchObject({ modo: 'normal' })
  await expect.poll(() => one.known().modo).toBe('somente_leitura')
  await change('manutencao')
  one.pass(3000)
  expect(await one.now()).toMatchObject({ modo: 'manutencao', mensagem: null })
  expect(await one.isResting()).toBe(true)
  await change('normal', 'not kept')
  one.pass(3000)
  expect(await one.now()).toMatchObject({ modo: 'normal', mensagem: null })
  expect(await one.isResting()).toBe(false)
  expect(one.lines).toEqual([
    { from: 'normal', to: 'somente_leitura' },
    { from: 'somente_leitura', to: 'manutencao' },
    { from: 'manutencao', to: 'normal' }
  ])
})

it('work in the background is told of a change, and asks by itself four times a minute', async () => {
  const one = instance()
  expect(await one.isResting()).toBe(false)
  await change('manutencao')
  one.pass(14_999)
  expect(await one.isResting()).toBe(false)
  one.pass(1)
  expect(await one.isResting()).toBe(true)
  await change('normal')
  await one.refresh()
  expect(await one.isResting()).toBe(false)
})

it('is known at once where it was changed, and no older answer takes that back', async () => {
  const one = instance()
  const asking = one.refresh()
  const estado = await change('manutencao')
  one.learn({ ...estado, desde: new Date('2030-01-01') })
  await asking
  expect(one.now()).toMatchObject({ modo: 'manutencao' })
  expect((await one.refresh()).modo).toBe('manutencao')
  await change('normal')
})

it('stays as it was while the database cannot be reached, and nobody waits for long', async () => {
  const nowhere = plain('postgres://nobody@127.0.0.1:1/none', { max: 1 })
  const one = instance(nowhere.db)
  expect(await one.now()).toMatchObject({ modo: 'normal' })
  expect(one.now()).toMatchObject({ modo: 'normal' })
  await nowhere.close()
})
