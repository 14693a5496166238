import { availableParallelism } from 'node:os'
import { setImmediate as breathe } from 'node:timers/promises'
import argon2 from 'argon2'
import { afterEach, expect, it, vi } from 'vitest'
import { hashSenha, newSenha, prepareSenhas, verifySenha } from '../../../src/core/contas/passwords/password.ts'
import { SENHA } from '../../support/app.ts'

/* Passwords hashed at the real cost. Nearly all other tests use a lower one (cheap-argon2.ts). */

const decided = /^\$argon2id\$v=19\$m=32768,t=3,p=1\$/

afterEach(() => vi.restoreAllMocks())

it('a new password is stored as a hash of the decided cost, another one each time', async () => {
  const ana = { nome: 'Ana Souza', email: 'ana.souza@saude.example' }
  const one = await newSenha(SENHA, 'senha', ana, 'test')
  const other = await newSenha(SENHA, 'senha', ana, 'test')
  expect(one.senhaHash).toMatch(decided)
  expect(one.senhaHash).not.toBe(other.senhaHash)
  expect([
    await verifySenha(one.senhaHash, SENHA, 'test'),
    await verifySenha(one.senhaHash, `${SENHA}x`, 'test')
  ]).toEqual([true, false])
})

it('without an account a password is verified at the same cost, and is never right', async () => {
  await prepareSenhas()
  const verify = vi.spyOn(argon2, 'verify')
  expect(await verifySenha(null, SENHA, 'test')).toBe(false)
  expect(await verifySenha(null, 'no account has this password', 'test')).toBe(false)
  expect(verify).toHaveBeenCalledTimes(2)
  for (const [hash] of verify.mock.calls) expect(hash).toMatch(decided)
})

it('a letter and its accent, apart or as one character, are one password', async () => {
  const hash = await hashSenha('Ação#2024'.normalize('NFD'), 'test')
  expect(await verifySenha(hash, 'Ação#2024'.normalize('NFC'), 'test')).toBe(true)
})

it('one is hashed on each core, on three at most, and the others wait their turn', async () => {
  let [running, most, count] = [0, 0, 0]
  // Takes no time: a caller that waits for seconds is refused, and a busy machine may need as long for a real hash.
  vi.spyOn(argon2, 'hash').mockImplementation((async () => {
    most = Math.max(most, ++running)
    await breathe()
    running--
    return `hash ${++count}`
  }) as unknown as typeof argon2.hash)
  const hashes = await Promise.all(Array.from({ length: 8 }, () => hashSenha(SENHA, 'test')))
  expect(new Set(hashes).size).toBe(8)
  expect(most).toBe(Math.min(availableParallelism(), 3))
})
