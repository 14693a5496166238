import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetOld } from '../../../src/modules/titular/retention.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { anexosAt, fieldPart, filePart, PDF } from '../agravos/anexos-support.ts'
import { CASOS, casoAt, casoBody } from '../agravos/support.ts'
import { post, totp } from '../auth/b-support.ts'
import { at, denied, invalid, multipart, notFound, storedUsuario } from '../usuarios/support.ts'

const DAY = 24 * 3600_000
const AGENDAMENTOS = '/api/v1/relatorios-agendamentos'
const boletim = { tipo: 'boletim', tipo_agravo: 'dengue', abrangencia: 'pais' }
const weekly = { ...boletim, periodicidade: 'semanal' }

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: unknown) =>
  test.call(method, path, { token, body })

/** Polls a job until it has ended. */
async function ended(url: string, token: string) {
  for (let tries = 0; ; tries++) {
    const { body } = await call('GET', url, token)
    if (body.status !== 'processing') return body
    if (tries > 4000) throw new Error('the job did not end')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Creates a case with an attachment, recorded by an account. */
async function createCasoOf(who: Account): Promise<number> {
  const { id } = (await call('POST', CASOS, who.token, casoBody({ paciente_nome: 'Maria Esquecida' }))).body
  const parts = [filePart(PDF, 'exame.pdf'), fieldPart('descricao', 'Exame')]
  expect((await test.call('POST', anexosAt(id), { token: who.token, ...multipart(parts) })).status).toBe(201)
  return id
}

describe('POST /api/v1/usuarios/me/dados', () => {
  it('202, and a file with everything that is kept, only for its creator and without secrets', async () => {
    const who = await account(test, 'gestor', { cpf: '52998224725', nome: 'Célia Titular' })
    const { secret } = (await post(test, 'mfa/enable', who.token)).body
    await post(test, 'mfa/verify', who.token, { code: totp(secret, test.clock.moment) })
    const headers = { Authorization: 'Bearer segredissimo' }
    const hook = await call('POST', '/api/v1/webhooks', who.token, {
      url: 'https://a.example/x',
      eventos: ['agravo.criado'],
      headers
    })
    await call('POST', AGENDAMENTOS, who.token, weekly)
    const casoId = await createCasoOf(who)
    const accepted = await call('POST', at('me', '/dados'), who.token)
    expect([accepted.status, accepted.body.status]).toEqual([202, 'processing'])
    const job = await ended(accepted.body.status_url, who.token)
    expect(job).toMatchObject({ status: 'completed', tipo: 'dados-do-titular' })
    const file = await call('GET', job.resultado_url, who.token)
    const text = file.body.toString()
    const lines = text.trim().split(/\r?\n/)
    expect(lines[0]).toContain('secao;registro;campo;valor')
    for (const wanted of [
      'conta;1;nome;Célia Titular',
      `conta;1;email;${who.email}`,
      'conta;1;cpf;52998224725',
      'conta;1;trocar_senha;false',
      'sessoes;1;ip;127.0.0.1',
      'grupos;1;nome;gestor',
      'webhooks;1;url;https://a.example/x',
      'agendamentos;1;periodicidade;semanal',
      `casos;1;id;${casoId}`,
      'auditoria;1;acao;login.sucesso'
    ])
      expect(lines).toContain(wanted)
    const hidden = [
      secret,
      hook.body.data.segredo,
      'segredissimo',
      '$argon2',
      'Maria Esquecida',
      'exame.pdf',
      'v1.',
      'v2.'
    ]
    for (const one of hidden) expect(text).not.toContain(one)
    expect((await call('GET', job.status_url, admin.token)).body.resultado_url).toBeNull()
    expect(await call('GET', `${job.status_url}/resultado`, admin.token)).toMatchObject(notFound)
  })

  it('202 for any account, 401 without a token; once deactivated nobody gets it', async () => {
    const who = await account(test, null)
    expect((await call('POST', at('me', '/dados'), who.token)).status).toBe(202)
    expect((await test.call('POST', at('me', '/dados'))).status).toBe(401)
  })
})

describe('POST /api/v1/usuarios/{id}/apagar', () => {
  const motivo = 'Pedido do titular'
  const erase = (id: number, token = admin.token) => call('POST', at(id, '/apagar'), token, { motivo })

  it('202: the account is gone, and its name is in no history, job, import or attachment', async () => {
    const who = await account(test, 'gestor', { nome: 'Otília Apagável' })
    const casoId = await createCasoOf(who)
    await call('PUT', at(who.id), who.token, { nome: 'Otília Nova' })
    await call('PUT', casoAt(casoId), who.token, { evolucao: 'cura' })
    await call('POST', '/api/v1/usuarios/exportar', who.token, { formato: 'csv' })
    expect((await call('POST', AGENDAMENTOS, who.token, weekly)).status).toBe(201)
    const relatorio = await call('POST', '/api/v1/relatorios', who.token, { ...boletim, formato: 'xlsx' })
    await ended(relatorio.body.status_url, who.token)
    const accepted = await erase(who.id)
    expect(accepted.status).toBe(202)
    expect(await ended(accepted.body.status_url, admin.token)).toMatchObject({
      status: 'completed',
      tipo: 'apagar-usuario'
    })
    expect(await storedUsuario(test, who.id)).toBeNull()
    // The account's schedules end with it. A report stays for its 30 days, without an owner.
    const { data: agendamentos } = (await call('GET', AGENDAMENTOS, admin.token)).body
    expect(agendamentos.map(({ dono_id }: { dono_id: number }) => dono_id)).not.toContain(who.id)
    const finished = await call('GET', `/api/v1/relatorios/${relatorio.body.relatorio_id}`, admin.token)
    expect(finished.body.data).toMatchObject({ estado: 'concluido', dono_id: null })
    const { body } = await test.call('GET', casoAt(casoId), {
      token: admin.token,
      query: { include: 'historico,anexos' }
    })
    const byThem = body.historico.filter(({ usuario }: { usuario: { id: number } | null }) => usuario?.id === who.id)
    expect(byThem.length).toBeGreaterThan(1)
    for (const { usuario } of byThem) expect(usuario).toEqual({ id: who.id, nome: null })
    const tables = ['usuarios', 'nomes_anteriores', 'jobs', 'importacoes', 'anexos', 'auditoria']
    for (const table of tables) {
      const rows = await test.db.execute<{ line: string }>(sql.raw(`select t::text as line from ${table} t`))
      const text = rows.map(({ line }) => line).join('\n')
      expect([table, text.includes('Otília'), text.includes(who.email)]).toEqual([table, false, false])
    }
    const query = { acao: 'usuario.apagado', alvo_id: String(who.id) }
    const { items } = (await test.call('GET', '/api/v1/auditoria', { token: admin.token, query })).body
    expect(items).toMatchObject([{ ator_id: admin.id, detalhes: { motivo } }])
    expect(await erase(who.id)).toMatchObject(notFound)
  })

  it('202 for an account that was removed before, whose name histories still have', async () => {
    const who = await account(test, 'gestor', { nome: 'Abel Removido' })
    const casoId = await createCasoOf(who)
    expect((await call('DELETE', at(who.id), admin.token)).status).toBe(200)
    const nomeShown = async () => (await call('GET', casoAt(casoId), admin.token)).body.historico[0].usuario.nome
    expect(await nomeShown()).toBe('Abel Removido')
    const accepted = await erase(who.id)
    await ended(accepted.body.status_url, admin.token)
    expect(await nomeShown()).toBeNull()
    const [anexo] = await test.db.execute(sql`select enviado_por_nome from anexos where caso_id = ${casoId}`)
    expect(anexo).toEqual({ enviado_por_nome: null })
  })

  it('403 for anyone but an administrator, 422 for oneself and without a reason, 404 for an unknown account; nothing is changed', async () => {
    const gestor = await account(test, 'gestor')
    const target = await insertAccount(test, 'usuario')
    expect(await erase(target.id, gestor.token)).toMatchObject(denied('admin'))
    expect(await erase(admin.id)).toMatchObject(invalid(['id', 'OWN_ACCOUNT']))
    for (const body of [{}, { motivo: '' }, { motivo: '  ' }])
      expect((await call('POST', at(target.id, '/apagar'), admin.token, body)).status).toBe(422)
    expect(await erase(2_147_483_647)).toMatchObject(notFound)
    expect(await storedUsuario(test, target.id)).not.toBeNull()
  })
})

describe('RETENTION_DAYS', () => {
  const forget = () => forgetOld(test.services)
  const there = async (table: string, id: number) => {
    const key = table === 'casos_pessoais' || table === 'anexos' ? 'caso_id' : 'id'
    return (await test.db.execute(sql.raw(`select 1 from ${table} where ${key} = ${id}`))).length > 0
  }

  it('a deleted case goes for good with its person, attachments and files; others stay, and the counts are right', async () => {
    const who = await account(test, 'gestor')
    const [gone, later, live] = [await createCasoOf(who), await createCasoOf(who), await createCasoOf(who)]
    const keys = await test.db.execute<{ chave: string }>(
      sql`select chave from anexos where caso_id in (${gone}, ${later}) order by caso_id`
    )
    // Each removal has a new account, since tokens do not live for days.
    const remove = async (id: number) => {
      const { token } = await account(test, 'admin')
      expect((await test.call('DELETE', casoAt(id), { token, query: { motivo: 'Erro' } })).status).toBe(204)
    }
    await remove(gone)
    test.advance(2 * DAY)
    await remove(later)
    test.advance(88.5 * DAY)
    expect((await forget()).casos).toBe(1)
    for (const table of ['casos', 'casos_pessoais', 'anexos'])
      expect([table, await there(table, gone), await there(table, later), await there(table, live)]).toEqual([
        table,
        false,
        true,
        true
      ])
    const exists = (key: string) =>
      test.services.files.get(key).then(
        (file) => {
          file.stream.destroy()
          return true
        },
        () => false
      )
    expect([await exists(keys[0]!.chave), await exists(keys[1]!.chave)]).toEqual([false, true])
    expect(await compareCounts(test.db)).toEqual([])
    const [row] = await test.db.execute(
      sql`select ator_id, detalhes from auditoria where acao = 'caso.removido' and alvo_id = ${gone}`
    )
    expect(row).toEqual({ ator_id: null, detalhes: { motivo: 'retencao' } })
    expect((await forget()).casos).toBe(0)
  })

  it('an account that was removed with a reason goes for good; one that was reactivated or only deactivated stays', async () => {
    const otherAdmin = await account(test, 'admin')
    const [gone, back, off] = [
      await insertAccount(test, 'usuario'),
      await insertAccount(test, 'usuario'),
      await insertAccount(test, 'usuario')
    ]
    for (const { id } of [gone, back])
      await test.call('DELETE', at(id), { token: otherAdmin.token, query: { motivo: 'Saída' } })
    await call('POST', at(back.id, '/reativar'), otherAdmin.token)
    await call('POST', at(back.id, '/desativar'), otherAdmin.token)
    await call('POST', at(off.id, '/desativar'), otherAdmin.token)
    test.advance(89 * DAY)
    expect((await forget()).usuarios).toBe(0)
    test.advance(2 * DAY)
    expect((await forget()).usuarios).toBe(1)
    expect(
      await Promise.all([gone, back, off].map(async ({ id }) => (await storedUsuario(test, id)) !== null))
    ).toEqual([false, true, true])
  })
})
