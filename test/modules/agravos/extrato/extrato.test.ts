import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportNames } from '../../../../src/modules/agravos/list/export-columns.ts'
import { resultOf } from '../../../core/jobs/support.ts'
import { type Account, account } from '../../../support/accounts.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { insertedKey } from '../../chaves/support.ts'
import { denied } from '../../usuarios/support.ts'
import { OLINDA, RECIFE, SALVADOR, seed, seedPerson } from '../seed.ts'
import { CASOS, createdCaso, fullCasoBody } from '../support.ts'
import { EXTRATO, extracted, linesIn } from './support.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp({ worker: true })
  analista = await account(test, 'analista')
  await createdCaso(test, analista.token, fullCasoBody())
  await seedPerson(
    test.db,
    { numero_notificacao: 'a1', iniciais: 'M. S.', bairro: '=cmd(); "x"', sexo: 'F', unidade_nome: 'UPA\nSul' },
    { nome: 'Canária Amarela', logradouro: 'Rua do Canário', cep: '51020999' }
  )
  await seed(test.db, {
    municipio_infeccao: 'Salvador',
    detalhe: { dados_clinicos: { comorbidades: ['asma', 'NA'], sinais_alarme: ['letargia'] } },
    numero_notificacao: 'a2',
    uf: 'BA',
    municipio: SALVADOR,
    tipo: 'zika',
    data_notificacao: '2025-05-02'
  })
  await seed(test.db, { numero_notificacao: 'excluido', excluido_em: new Date() })
})
afterAll(() => test.close())

const call = (query: Record<string, string>, token = analista.token) => test.call('GET', EXTRATO, { token, query })

it('GET /api/v1/agravos/casos/extrato: 200, the same csv as the export, with two columns more', async () => {
  const answer = await call({})
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': 'attachment; filename="casos-2026-11-15.csv"',
    'x-next-since': expect.stringMatching(/^\d{4}-.*Z$/)
  })
  const text: string = answer.body.toString()
  const started = await test.call('POST', `${CASOS}/exportar`, { token: analista.token, body: { formato: 'csv' } })
  const { file } = await resultOf(test, analista.token, started)
  const without = text.replaceAll(/;(?:removido;cursor|false;1\.[0-9a-z]+\.[0-9a-f]{8}\.i0-\d+)\r\n/g, '\r\n')
  expect(without).toBe(file.body.toString())
  // Without cursors, whose letters come from the clock.
  expect(without).not.toMatch(/Canári|51020999|excluido/)
})

it('GET /api/v1/agravos/casos/extrato: the separator, for csv alone', async () => {
  const [head = ''] = (await call({ separador: ',' })).body.toString().split('\r\n')
  expect(head).toBe(`\ufeff${[...exportNames, 'removido', 'cursor'].join(',')}`)
  const { status, body } = await call({ separador: ',', formato: 'ndjson' })
  expect([status, body.error.details[0].field]).toEqual([422, 'separador'])
})

it('GET /api/v1/agravos/casos/extrato: ndjson has the columns of the export with their types', async () => {
  const answer = await call({ formato: 'ndjson' })
  expect(answer.headers['content-type']).toBe('application/x-ndjson')
  const [full, person, other, ...rest] = linesIn(answer.body.toString())
  expect(rest).toEqual([])
  expect(Object.keys(full ?? {})).toEqual([...exportNames, 'removido', 'cursor'])
  expect(full).toMatchObject({
    paciente_nome: 'M. S. S.',
    idade: 35,
    gestante: true,
    municipio_residencia: 'Recife',
    municipio_codigo: RECIFE,
    febre: true,
    mialgia: true,
    prova_laco: 'negativa',
    plaquetas: 90_000,
    hematocrito: 44.5,
    data_coleta_ns1: '2026-11-15',
    municipio_infeccao: 'Olinda',
    municipio_infeccao_codigo: OLINDA,
    data_notificacao: '2026-11-10',
    criado_em: '2026-11-15T12:00:00.000Z',
    removido: false
  })
  expect(person).toMatchObject({ bairro: '=cmd(); "x"', unidade_nome: 'UPA\nSul', idade: null, gestante: null })
  expect(other).toMatchObject({
    tipo_agravo: 'zika',
    municipio_residencia: 'Salvador',
    municipio_infeccao: 'Salvador',
    municipio_infeccao_codigo: null,
    comorbidades: 'asma | NA',
    lista_sinais_alarme: 'letargia',
    uti: null
  })
  expect(full).not.toHaveProperty('locais_frequentados')
})

it.each([
  [{ tipo_agravo: 'zika' }, ['a2']],
  [{ estado: 'BA' }, ['a2']],
  [{ estado: 'pe', tipo_agravo: 'zika' }, []],
  [{ municipio: String(SALVADOR) }, ['a2']],
  [{ municipio: 'salvador', estado: 'BA' }, ['a2']],
  [{ data_fim: '2026-01-01' }, ['a2']],
  [{ data_inicio: '2025-05-02', data_fim: '2025-05-02' }, ['a2']],
  [{ data_inicio: '2025-05-03', data_fim: '2026-10-01' }, []]
])('GET /api/v1/agravos/casos/extrato: %o', async (query, numbers) => {
  const { lines } = await extracted(test, analista.token, query as unknown as Record<string, string>)
  expect(lines.map((line) => line.numero_notificacao)).toEqual(numbers)
})

it.each([
  [{ formato: 'xlsx' }, 'formato'],
  [{ estado: 'XX' }, 'estado'],
  [{ municipio: 'Lugar Nenhum' }, 'municipio'],
  [{ data_inicio: '2026-02-02', data_fim: '2026-02-01' }, 'data_fim'],
  [{ cursor: 'x' }, 'cursor'],
  [{ cursor: '1.mi0c7n28.00000000.i0-1' }, 'cursor'],
  [{ limite: '0' }, 'limite'],
  [{ atualizado_desde: '2020-01-01T00:00:00Z' }, 'atualizado_desde'],
  [{ atualizado_desde: 'ontem' }, 'atualizado_desde'],
  [{ sexo: 'F' }, 'sexo']
])('GET /api/v1/agravos/casos/extrato: 422 for %o', async (query, field) => {
  const { status, body } = await call(query as unknown as Record<string, string>)
  expect([status, body.error.details[0].field]).toEqual([422, field])
})

it('GET /api/v1/agravos/casos/extrato: 403 without agravos.exportar, 401 without a token', async () => {
  const usuario = await account(test, 'usuario')
  expect(await call({}, usuario.token)).toMatchObject(denied('agravos.exportar'))
  expect((await test.call('GET', EXTRATO)).status).toBe(401)
})

it('HEAD /api/v1/agravos/casos/extrato reads nothing, and leaves no place taken', async () => {
  const { status, body } = await test.call('HEAD', EXTRATO, { token: analista.token })
  expect([status, body.length, test.services.extracts.running]).toEqual([200, 0, 0])
})

it('GET /api/v1/agravos/casos/extrato is written to the audit trail, with what was asked', async () => {
  const reader = await account(test, 'gestor')
  await call({ formato: 'ndjson', estado: 'PE', limite: '1' }, reader.token)
  const rows = await test.db.execute(
    sql`select alvo_tipo, alvo_id, detalhes from auditoria where acao = 'caso.extraido' and ator_id = ${reader.id}`
  )
  expect([...rows]).toEqual([
    { alvo_tipo: 'caso', alvo_id: null, detalhes: { formato: 'ndjson', estado: 'PE', limite: 1 } }
  ])
})

it('GET /api/v1/agravos/casos/extrato: a key with places of its own gets the cases there, to the last line', async () => {
  const territorios = [{ tipo: 'uf' as const, codigo: 'BA' }]
  const key = await insertedKey(test, analista.id, ['agravos.exportar'], { territorios })
  const { lines } = await extracted(test, key)
  expect(lines.map(({ numero_notificacao }) => numero_notificacao)).toEqual(['a2'])
  const other = await insertedKey(test, analista.id, ['agravos.listar'], { territorios })
  expect(await call({}, other)).toMatchObject(denied('agravos.exportar'))
})
