import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { curlOf } from '../../../scripts/fuzz/curl.ts'
import type { Outgoing, Sent, Who } from '../../../scripts/fuzz/outgoing.ts'
import { settingsFrom } from '../../../scripts/fuzz/settings.ts'
import { shrunk } from '../../../scripts/fuzz/shrink.ts'
import { exampleRequest } from '../../../scripts/fuzz/valid.ts'
import { contract, makerFrom, sentOf } from './support.ts'

describe('shrinking', () => {
  const request = (id: string, more: Partial<Outgoing>): Outgoing => ({
    ...exampleRequest(makerFrom(1), contract.target(id)),
    ...more
  })

  it('leaves only the part of a body that shows the problem', async () => {
    const value = { nome: 'a%b and more', descricao: 'x', permissoes_ids: [1, 2, 150, 4], ativo: true }
    const large = request('criarGrupo', { body: { as: 'json', value }, headers: { 'x-request-id': 'a' } })
    const smallest = await shrunk(large, async ({ body }) => {
      const { nome = '', permissoes_ids: ids = [] } = body?.as === 'json' ? (body.value as typeof value) : {}
      return nome.includes('%') && ids.some((id) => id > 100)
    })
    expect(smallest.body).toEqual({ as: 'json', value: { nome: '%', permissoes_ids: [101] } })
    expect(smallest.headers).toEqual({})
  })

  it('leaves only the part of a query that shows the problem', async () => {
    const large = request('listarCasos', {
      query: [
        ['size', '100'],
        ['page', '2'],
        ['search', 'abcdef']
      ]
    })
    const smallest = await shrunk(large, async ({ query }) =>
      query.some(([name, text]) => name === 'search' && text.includes('d'))
    )
    expect(smallest.query).toEqual([['search', 'd']])
  })

  it('keeps the request when nothing smaller shows the problem, and gives up in the end', async () => {
    const large = request('criarCaso', {})
    let tries = 0
    expect(await shrunk(large, async () => ++tries < 0)).toBe(large)
    const endless = await shrunk(large, async () => ++tries > 0)
    expect(endless.body).toBe(null)
    expect(tries).toBeLessThan(500)
  })
})

describe('a command', () => {
  /** Returns the arguments and the input that curl would get. */
  const argumentsOf = (command: string): { words: string[]; input: string } => {
    const script = `curl() { for each; do printf '%s' "$each" | base64 -w0; echo; done; if [ "\${!#}" = @- ]; then echo input; base64 -w0; fi; }\n${command}`
    const text = execFileSync('bash', ['-c', script], {
      env: { PATH: process.env.PATH, SERVER: 'https://localhost:1', TOKEN: 'a.b.c' }
    }).toString()
    const [words = '', input = ''] = text.split(/^input\n/m)
    const decode = (line: string) => Buffer.from(line, 'base64').toString()
    return {
      words: words.replace(/\n$/, '').split('\n').map(decode),
      input: Buffer.from(input, 'base64').toString('latin1')
    }
  }
  const sent: Sent = {
    ...sentOf(exampleRequest(makerFrom(1), contract.target('criarGrupo'))),
    headers: { 'content-type': 'application/json' }
  }

  it.each(["it's", '$(id) `id` "$HOME" \\ !! %00 {a,b} [1-9] ~ * ; & |', 'ação 👩', "'", "''\\'"])(
    'carries %s',
    (text) => {
      const { words } = argumentsOf(
        curlOf({ ...sent, url: `/x?a=${text}`, headers: { 'x-a': text }, bytes: Buffer.from(text) }, 'admin')
      )
      expect(words).toContain(`https://localhost:1/x?a=${text}`)
      expect(words).toContain(`x-a: ${text}`)
      expect(words).toContain('authorization: Bearer a.b.c')
      expect(words.at(-1)).toBe(text)
    }
  )

  it.each(['a\u0000b', '\xff\xfe', 'a\nb', '@file', ''])('carries bytes that cannot stand in it: %j', (text) => {
    const { words, input } = argumentsOf(curlOf({ ...sent, bytes: Buffer.from(text, 'latin1') }, 'admin'))
    expect(words.at(-1) === '@-' ? input : words.at(-1)).toBe(text)
  })

  it.each<[Who, RegExp | null]>([
    ['nobody', null],
    ['broken', /Bearer broken/],
    ['plain', /\$PLAIN_TOKEN/]
  ])('of %s has %s', (who, token) => {
    const command = curlOf(sent, who)
    if (token) expect(command).toMatch(token)
    else expect(command).not.toMatch(/authorization/)
  })
})

describe('settings', () => {
  const read = (env: Record<string, string>) => settingsFrom(env, () => 5)

  it('have defaults', () => {
    expect(read({ COUNT: '', SEED: '', SERVER: '' })).toMatchObject({ count: 2000, seed: 5, only: null, server: null })
    expect(read({ COUNT: '10', SEED: '7', ONLY: 'criarCaso' })).toMatchObject({ count: 10, seed: 7, only: 'criarCaso' })
  })

  it.each([
    [{ COUNT: 'many' }, /COUNT/],
    [{ SERVER: 'http://localhost:1', TOKEN: 't' }, /https/],
    [{ SERVER: 'https://localhost:1' }, /TOKEN/],
    [{ SERVER: 'https://saude.example', TOKEN: 't' }, /REMOTE/],
    [{ SERVER: 'https://localhost.saude.example', TOKEN: 't' }, /REMOTE/]
  ])('%j: refused', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })

  it.each(['https://localhost:8443', 'https://127.0.0.1:8443', 'https://[::1]:8443'])(
    '%s is this machine',
    (SERVER) => {
      expect(read({ SERVER, TOKEN: 't' }).server?.origin).toBe(SERVER)
      expect(read({ SERVER: 'https://saude.example', TOKEN: 't', REMOTE: 'yes' }).server?.origin).toBe(
        'https://saude.example'
      )
    }
  )
})
