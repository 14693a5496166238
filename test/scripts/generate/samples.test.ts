import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  type CurlSent,
  comparable,
  sampled,
  sentByCurl,
  sentByPython,
  sentByTypeScript,
  TOKEN
} from './samples-support.ts'

const files = ['casos.csv', 'laudo.pdf', 'foto.jpg']
let folder: string
let curl: Map<string, CurlSent>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'))
  for (const name of files) await writeFile(join(folder, name), 'x')
  curl = sentByCurl()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('every operation of both documents has one in each language, with a token unless it is public, and a key where it creates', () => {
  expect(sampled.length).toBeGreaterThan(100)
  expect([...curl.keys()]).toEqual(sampled.map(({ call }) => call.id))
  for (const { call, sample } of sampled) {
    expect(Object.keys(sample)).toEqual(['curl', 'typescript', 'python'])
    const { method, token, hasKey } = curl.get(call.id)!
    const takesKey = call.headers.some(({ name }) => name === 'Idempotency-Key')
    expect([call.id, method, token, hasKey]).toEqual([
      call.id,
      call.method,
      call.isPublic ? undefined : TOKEN,
      takesKey
    ])
  }
})

it('TypeScript sends what curl sends, and asks for a job until it is over', async () => {
  for (const [id, sent] of await sentByTypeScript(folder)) {
    expect([id, comparable(sent[0]!)]).toEqual([id, comparable(plain(curl.get(id)!))])
    expect([id, sent.length]).toEqual([id, startsJob(id) ? 2 : 1])
  }
})

it.skipIf(spawnSync('python3', ['--version']).status !== 0)('Python sends what curl sends, too', () => {
  for (const [id, sent] of sentByPython(folder)) {
    expect([id, comparable(sent[0]!)]).toEqual([id, comparable(plain(curl.get(id)!))])
    expect([id, sent.length]).toEqual([id, startsJob(id) ? 2 : 1])
  }
})

const plain = ({ type: _, ...sent }: CurlSent) => sent
const isJob = (value: unknown) => typeof value === 'object' && value !== null && 'job_id' in value
const startsJob = (id: string) =>
  sampled.some(
    ({ call: { id: own, answers } }) => own === id && answers.some((each) => each.status === 202 && isJob(each.value))
  )

/** Codes, tokens and passwords of the examples, which belong to nobody. */
const nobodys: Record<string, string> = {
  autenticarUsuario: 'INVALID_CREDENTIALS',
  autenticarUsuarioFormulario: 'INVALID_CREDENTIALS',
  entrarConta: 'INVALID_CREDENTIALS',
  cadastrarUsuario: 'INVALID_MASTER_KEY',
  renovarToken: 'INVALID_REFRESH_TOKEN',
  renovarSessao: 'INVALID_REFRESH_TOKEN',
  encerrarSessao: 'INVALID_REFRESH_TOKEN',
  redefinirSenha: 'INVALID_RESET_TOKEN',
  confirmarEmail: 'INVALID_CONFIRMATION_TOKEN',
  liberarConta: 'INVALID_UNLOCK_TOKEN',
  entrarPainel: 'ORIGIN_REFUSED',
  renovarPainel: 'ORIGIN_REFUSED',
  sairPainel: 'ORIGIN_REFUSED',
  iniciarServico: 'NOT_FOUND',
  aceitarConvite: 'INVALID_INVITATION',
  verificarMfa: 'VALIDATION_ERROR',
  desabilitarMfa: 'VALIDATION_ERROR'
}

describe('the service', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startApp()
    // No account may have the id of the examples.
    await test.db.execute(sql`select setval(pg_get_serial_sequence('usuarios', 'id'), 1000)`)
  })
  afterAll(() => test.close())

  it('does what each curl sample asks for, unless it is about a missing record', async () => {
    let [token, tag] = ['', '']
    for (const { call } of sampled) {
      // Some samples of authentication end the session or change the password.
      if (call.tag === 'auth' || call.tag !== tag) token = (await account(test, 'gestor', { admin: true })).token
      tag = call.tag
      const { status, body } = await answered(test, curl.get(call.id)!, token)
      const isMissing = call.pathFields.length > 0 && status === 404
      const outcome = status < 300 || isMissing ? undefined : body.error.code
      expect([call.id, outcome]).toEqual([call.id, nobodys[call.id]])
    }
  })
})

/** Sends a command with a real token and returns the answer. Answers that the contract does not declare throw. */
async function answered(test: TestApp, { method, path, query, token, body, type }: CurlSent, mine: string) {
  const encoded =
    type === 'upload' ? new Response(formOf(body as Fields)) : new Response(new URLSearchParams(body as Fields))
  const raw = {
    raw: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! }
  }
  return await test.call(method as 'GET', path, {
    query,
    ...(token ? { token: mine } : {}),
    ...(type === 'json' ? { body } : type ? raw : {})
  })
}

type Fields = Record<string, string>

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, value.startsWith('@') ? new File(['x'], value.slice(1)) : value)
  return form
}
