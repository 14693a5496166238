import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAll } from '../../scripts/sdk/pack.ts'
import { newSegredo, signaturesOf } from '../../src/modules/webhooks/sending/signature.ts'
import { addSdk } from '../../src/platform/docs/sdk.ts'
import { listenApp } from '../contract/listening.ts'
import { mfaAccount, STEP, totp } from '../modules/auth/b-support.ts'
import { insertedKey } from '../modules/chaves/support.ts'
import { csv, sheetRows } from '../modules/importacao/api-support.ts'
import { insertAccount } from '../support/accounts.ts'
import { SENHA } from '../support/app.ts'

let service: Awaited<ReturnType<typeof listenApp>>
let folder: string
let program: string
let ca: string
let email: string

/** Installs the package as a client team gets it: from the service, without a registry. */
async function install(): Promise<string> {
  const app = Fastify({ https: service.certificate })
  await packAll(join(folder, 'dist'))
  app.decorateRequest('language', 'en-US')
  addSdk(app as never, { publicUrl: '' }, { built: () => join(folder, 'dist'), released: () => null })
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const settings = ['--no-audit', '--no-fund', '--registry=http://127.0.0.1:9', `--cafile=${ca}`, '--loglevel=error']
  const cache = `--cache=${join(folder, 'npm')}`
  const archive = `https://localhost:${port}/sdk/saude-integra-client.tgz`
  await promisify(execFile)('npm', ['install', archive, ...settings, cache], { cwd: folder })
  await app.close()
  return join(folder, 'node_modules/.bin/saude-integra')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-cli-'))
  ca = join(folder, 'ca.pem')
  service = await listenApp({}, { worker: true })
  await writeFile(ca, service.ca)
  program = await install()
  email = (await insertAccount(service.test, 'gestor', { nome: 'Gestora', admin: true })).email
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

/** Tells Node itself to trust the certificate, once a test has shown that --ca is kept: Node then starts only once. */
let trust: Record<string, string> = {}
const env = () => ({ PATH: process.env.PATH, SAUDE_INTEGRA_HOME: join(folder, 'home'), LANG: 'en_US.UTF-8', ...trust })

/** Runs one command, with these lines typed into it. */
async function run(args: string[], lines: string[] = [], more: Record<string, string> = {}) {
  const child = spawn(program, args, { env: { ...env(), ...more }, cwd: folder })
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const [code] = await once(child, 'close')
  return { code, out, err }
}
const objects = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** A day of one person: each step begins where the one before ended. */
describe('saude-integra', () => {
  it('explains what to do before a login, and how to use it', async () => {
    const [none, help, wrong] = await Promise.all([
      run(['list', 'casos']),
      run(['help', '--lang', 'es']),
      run(['list', 'casos', '--filtro', 'x', '--lang', 'pt'])
    ])
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('saude-integra login --server')])
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('cierra la sesión')])
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--filtro')])
  })

  it('login: a certificate that nobody trusts, a wrong password in the language of the user, then a session', async () => {
    const at = ['login', '--server', service.url, '--email', email]
    const untrusted = await run(at, [SENHA])
    expect([untrusted.code, untrusted.err]).toEqual([3, expect.stringContaining('--ca FILE')])
    const refused = await run([...at, '--ca', ca, '--lang', 'es-ES'], ['Errada#2024'])
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('INVALID_CREDENTIALS')])
    expect(refused.err).toMatch(/contraseña/i)
    const entered = await run([...at, '--ca', ca], [SENHA])
    expect(entered).toEqual({ code: 0, out: `Logged in as Gestora at ${service.url} (profile default).\n`, err: '' })
    const profile = join(folder, 'home/default.json')
    expect(((await stat(profile)).mode & 0o777).toString(8)).toBe('600')
    expect(JSON.parse(await readFile(profile, 'utf8'))).toMatchObject({ server: service.url, ca, email })
    expect((await run(['list', 'tipos'])).code).toBe(0)
    trust = { NODE_EXTRA_CA_CERTS: ca }
  })

  it('login with a second factor: the code is asked for, in a profile of its own', async () => {
    const who = await mfaAccount(service.test)
    service.test.advance(3 * STEP)
    const code = totp(who.secret, service.test.clock.moment)
    const at = ['login', '--server', service.url, '--ca', ca, '--profile', 'mfa', '--email', who.email]
    expect(await run(at, [SENHA, code])).toMatchObject({ code: 0 })
    const out = await run(['logout', '--profile', 'mfa'])
    expect(out).toMatchObject({ code: 0, out: 'Logged out.\n' })
    const after = await run(['list', 'casos', '--profile', 'mfa'])
    expect([after.code, after.err]).toEqual([1, expect.stringContaining('There is no session')])
  })

  it('import: refused rows are written to a file, and the exit code says so; the session is renewed on the way', async () => {
    service.test.advance(3_601_000)
    await writeFile(join(folder, 'casos.csv'), csv([...sheetRows(30), ...sheetRows(1, { estado_residencia: 'XX' })]))
    const { code, out, err } = await run(['import', 'casos.csv', '--ignorar-erros'])
    expect([code, out]).toEqual([4, expect.stringMatching(/imported: 30/i)])
    expect(err).toContain('casos.csv.erros.csv')
    expect(await readFile(join(folder, 'casos.csv.erros.csv'), 'utf8')).toContain('XX')
  })

  it('import --json, then watch: one object for programs', async () => {
    const { code, out } = await run(['import', 'casos.csv', '--modo', 'validar', '--json', '--errors', 'e.csv'])
    const [job] = objects(out)
    expect([code, job.resultado.erros, job.arquivo_de_erros]).toEqual([4, 1, 'e.csv'])
    const watched = await run(['watch', job.job_id, '--json'])
    expect([watched.code, objects(watched.out)[0].job_id]).toEqual([4, job.job_id])
    expect(await run(['import', 'falta.csv'])).toMatchObject({ code: 2, err: expect.stringContaining('falta.csv') })
  })

  it("list: a table for people, objects for programs, filters, and the service's answer to a wrong one", async () => {
    const table = await run(['list', 'casos', 'estado=PE', '--limit', '3'])
    expect([table.code, table.out.trim().split('\n').length, table.err]).toEqual([0, 4, '3 of 30\n'])
    const all = await run(['list', 'casos', '--json', 'municipio[like]=reci'])
    expect(objects(all.out).map(({ tipo_agravo }) => tipo_agravo)).toEqual(Array(30).fill('dengue'))
    const [names, members, wrong] = await Promise.all([
      run(['list', '--json']),
      run(['list', 'grupos/usuarios', 'grupo_id=1', '--json']),
      run(['list', 'casos', 'cor=azul', '--lang', 'pt-BR'])
    ])
    expect(objects(names.out)[0]).toEqual(expect.arrayContaining(['casos', 'usuarios', 'entregas', 'a/usuarios']))
    expect(members.code).toBe(0)
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/cor: Campo desconhecido[\s\S]*requisição: /)])
  })

  it('SAUDE_INTEGRA_KEY takes the place of a login, and a refused key is told as such', async () => {
    const { id } = await insertAccount(service.test, 'gestor')
    const segredo = await insertedKey(service.test, id, ['agravos.listar'])
    const at = ['list', 'casos', '--limit', '3', '--server', service.url, '--profile', 'none']
    const well = await run(at, [], { SAUDE_INTEGRA_KEY: segredo })
    expect([well.code, well.out.trim().split('\n').length]).toEqual([0, 4])
    const wrong = await run(at, [], { SAUDE_INTEGRA_KEY: `${segredo.slice(0, -1)}!` })
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('SAUDE_INTEGRA_KEY')])
    expect(wrong.err).not.toContain(segredo.slice(4, -1))
  })

  it('export: the file with the filtered cases', async () => {
    const { code, err } = await run([
      'export',
      'casos',
      'estado=PE',
      '--campos',
      'id,idade',
      '--output',
      'casos-pe.csv'
    ])
    expect([code, err]).toEqual([0, expect.stringContaining('casos-pe.csv')])
    const rows = (await readFile(join(folder, 'casos-pe.csv'), 'utf8')).trim().split('\n')
    expect([rows.length, rows[0]]).toEqual([31, expect.stringContaining('id;idade')])
    const refused = await run(['export', 'casos', 'idade[gte]:=200000', '--json'])
    expect([refused.code, JSON.parse(refused.err).error.code]).toEqual([1, 'VALIDATION_ERROR'])
  })

  it('conform: reports to people, to programs and to a file that all is as the contract says; wrong use is reported', async () => {
    const only = ['--only', 'listarGrupos,obterGrupo,criarGrupo']
    const [people, programs, file, wrong, stranger] = await Promise.all([
      run(['conform', ...only]),
      run(['conform', ...only, '--json']),
      run(['conform', ...only, '--report', 'conforme.html', '--lang', 'pt-BR']),
      run(['conform', '--report', 'conforme.pdf', '--lang', 'es-ES']),
      run(['conform', '--token', 'nobody'])
    ])
    expect([people.code, people.out]).toEqual([0, expect.stringContaining('2 operations as in the contract, 0 differ')])
    const results = objects(programs.out)
    expect(results.at(-1)).toMatchObject({ ok: true, contract: { state: 'same' }, summary: { ok: 2, notTried: 1 } })
    expect(results.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['listarGrupos', 'obterGrupo', 'criarGrupo'])
    )
    expect([stranger.code, stranger.err]).toEqual([2, expect.stringContaining('does not take this token')])
    expect([file.code, file.err]).toEqual([0, 'Relatório em conforme.html.\n'])
    expect(await readFile(join(folder, 'conforme.html'), 'utf8')).toContain('<h2>Como no contrato</h2>')
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('El informe debe terminar')])
  })

  it('receive: verifies and prints, refuses unsigned deliveries, and ends after the given number', async () => {
    const secret = newSegredo()
    const args = ['receive', '--port', '0', '--secret', secret, '--count', '1']
    const child = spawn(program, args, { env: env(), stdio: ['ignore', 'pipe', 'pipe'] })
    const url = await new Promise<string>((resolve) =>
      child.stderr.on('data', (chunk) => {
        const found = /http:\/\/[\d.]+:\d+/.exec(String(chunk))?.[0]
        if (found) resolve(found)
      })
    )
    const event = { id: 'evt_1', tipo: 'agravo.criado', timestamp: 'now', dados: { id: 7 }, webhook_id: 'wh_1' }
    const body = JSON.stringify(event)
    const headers = { ...signaturesOf({ id: event.id, moment: new Date(), body, segredos: [secret] }) }
    const post = async (sent: string) => (await fetch(url, { method: 'POST', headers, body: sent })).status
    expect(await post(body.replace('7', '8'))).toBe(400)
    expect(await post(body)).toBe(204)
    let out = ''
    for await (const chunk of child.stdout) out += chunk
    expect(out).toBe('now  agravo.criado  evt_1  {"id":7}\n')
  })
})
