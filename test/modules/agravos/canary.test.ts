import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPessoais } from '../../../src/modules/agravos/privacy/sealed.ts'
import { casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { mudancas } from '../../../src/modules/importacao/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { recordLog } from '../../support/log.ts'
import { post } from '../auth/b-support.ts'
import { csv, IMPORTACOES, type SheetRow, sheetRows, type UploadFields, uploadFile } from '../importacao/api-support.ts'
import { at, giveDirect, multipart } from '../usuarios/support.ts'
import { createdWebhook } from '../webhooks/api-support.ts'
import { anexosAt, fieldPart, filePart, PDF, picture } from './anexos-support.ts'
import { CASOS, casoAt, casoBody } from './support.ts'

/**
 * A person whose data may be in one table and nowhere else. Only callers who may change cases see the address, in the
 * detail of a case. Others see five digits of a CEP and three decimals of coordinates.
 */
const person = {
  paciente_nome: 'Canarina da Xexéulândia Zurzida',
  paciente_data_nascimento: '1987-03-21',
  paciente_telefone: '(81) 94815-1623',
  paciente_nome_mae: 'Patativa Sabiá Bem-te-vi',
  paciente_cns: '705008484151234',
  endereco: {
    logradouro: 'Rua Gorjeio Amarelo',
    numero: '48151-B',
    cep: '52999-777',
    latitude: -8.123_456,
    longitude: -34.987_654
  }
}
const change = {
  paciente: {
    nome: 'Tiziu Pintassilgo',
    data_nascimento: '1988-04-22',
    telefone: '81948161722',
    nome_mae: 'Graúna Azulão',
    cns: '898 1234 5678 9018'
  },
  endereco: { logradouro: 'Beco Curió', numero: '48152-C', cep: '52998666' }
}
const CPF = '529.982.247-25'
const OTHER_CPF = '111.444.777-35'
const canaries = [
  ...['Canarina', 'Xexéul', 'Zurzida', '1987-03-21', '21/03/1987', 'Gorjeio', '48151-B', '52999-777', '52999777'],
  ...['8.1234', '34.9876', 'Tiziu', 'Pintassilgo', '1988-04-22', 'Curió', '48152-C', '52998-666', '52998666'],
  ...['94815-1623', 'Patativa', 'Bem-te-vi', '705008484151234', '81948161722', 'Graúna', '898123456789018', '898 1234'],
  ...[CPF, '52998224725']
]

const { log, lines } = recordLog()
let test: TestApp
let admin: Account
let reader: Account
const answers: string[] = []

/** Makes a call and keeps its answer with the headers. */
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  given: Parameters<TestApp['call']>[2] = {}
) {
  const answer = await test.call(method, path, { token: admin.token, ...given })
  const body = Buffer.isBuffer(answer.body) ? answer.body.toString() : JSON.stringify(answer.body)
  answers.push(`${method} ${path} ${answer.status} ${JSON.stringify(answer.headers)} ${body}`)
  return answer
}

const foundIn = (text: string) =>
  canaries.filter((canary) =>
    [canary, encodeURIComponent(canary), JSON.stringify(canary).slice(1, -1)].some((form) => text.includes(form))
  )

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function tables(): Promise<string[]> {
  const rows = await test.db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
  return rows.map(({ name }) => name)
}

const content = async (table: string) =>
  (await test.db.execute<{ linha: string }>(sql.raw(`select t::text as linha from ${table} t`)))
    .map(({ linha }) => linha)
    .join('\n')

let id: number
let webhook: string
/** Values that are sealed wherever they are kept: of patients, accounts and webhooks. */
const sealed: string[] = [
  ...['Canarina', 'Xexéul', 'Zurzida', 'Gorjeio', '48151-B', 'Tiziu', 'Pintassilgo', 'Curió', '48152-C'],
  ...['94815-1623', 'Patativa', '705008484151234', '81948161722', 'Graúna', '898123456789018'],
  ...[CPF, OTHER_CPF].flatMap((cpf) => [cpf, cpf.replaceAll(/\D/g, '')]),
  'canario-no-cabecalho'
]

/**
 * Adds an account with a CPF and an authenticator, a webhook with a secret, a search for each of them, and a case that
 * an import changes.
 */
async function otherSecrets(): Promise<void> {
  const conta = { nome: 'Ana Souza', email: 'ana.canario@saude.example', senha: SENHA, cpf: OTHER_CPF }
  expect((await test.call('POST', '/api/v1/usuarios', { token: admin.token, body: conta })).status).toBe(201)
  const { body: mfa } = await post(test, 'mfa/enable', admin.token)
  const body = {
    url: 'https://a.example/x',
    eventos: ['agravo.criado'],
    headers: { Authorization: 'Bearer canario-no-cabecalho' }
  }
  const webhook = await test.call('POST', '/api/v1/webhooks', { token: admin.token, body })
  const renewed = await test.call('POST', `/api/v1/webhooks/${webhook.body.data.id}/segredo`, { token: admin.token })
  sealed.push(mfa.secret, ...mfa.backup_codes, webhook.body.data.segredo, renewed.body.data.segredo)
  await test.call('GET', '/api/v1/usuarios', { token: admin.token, query: { cpf: OTHER_CPF } })
  const filtros = { and: [{ campo: 'cpf', operador: 'eq', valor: OTHER_CPF }] }
  await test.call('POST', '/api/v1/usuarios/exportar', {
    token: admin.token,
    body: { formato: 'csv', campos: ['id'], filtros }
  })
  for (const search of ['Canarina', 'Gorjeio', 'Patativa', '705008484151234'])
    await test.call('GET', CASOS, { token: admin.token, query: { search, bairro: search } })
}
/** The detail as a caller who may change cases sees it, and the identity, kept apart from the other answers. */
let whole: string
let identity: string

beforeAll(async () => {
  test = await startApp({ worker: true, log })
  admin = await account(test, 'admin')
  reader = await account(test, 'visualizador')
  await giveDirect(test, reader.id, 'usuarios.exportar', 'agravos.exportar')
  const other = await insertAccount(test, 'analista')
  await insertAccount(test, 'analista', { cpf: '52998224725', telefone: '(81) 98765-4321' })
  const eventos = ['agravo.criado', 'agravo.atualizado', 'agravo.excluido', 'importacao.concluida']
  webhook = (await createdWebhook(test, admin.token, { eventos })).id
  const body = casoBody(person)
  id = (await call('POST', CASOS, { body })).body.id
  await call('POST', CASOS, { body })
  await call('PUT', casoAt(id), { body: { ...change, evolucao: 'cura' } })
  const living = (await call('POST', CASOS, { body: casoBody(person) })).body.id
  await call('PUT', casoAt(living), { body: { paciente_nome: person.paciente_nome, bairro_residencia: 'Pina' } })
  await refusals(body)
  await failures(living)
  await writeFreeTexts(living)
  const anexo = await call('POST', anexosAt(living), multipart([filePart(await photograph(), 'foto.jpg')]))
  await call('GET', anexosAt(living, `/${anexo.body.id}`))
  await call('DELETE', anexosAt(living, `/${anexo.body.id}`))
  await call('DELETE', casoAt(id), { query: { motivo: 'Erro' } })
  await readAll(living, other.id)
  // The links of a page repeat the caller's own query; the log does not.
  for (const search of ['Canarina', 'Gorjeio', '52999777', 'Patativa', '705008484151234', '1987-03-21']) {
    const { body: page } = await test.call('GET', CASOS, { token: admin.token, query: { search } })
    expect(page.total).toBe(0)
  }
  await otherSecrets()
  await test.services.readings.flush()
})
afterAll(() => test.close())

/**
 * Writes the name and the address into free texts, as people do: requests are refused, and imports leave the text out.
 */
async function writeFreeTexts(living: number) {
  const { paciente_nome: nome, endereco } = person
  for (const text of [`De ${nome}`, `${endereco.logradouro}, ${endereco.numero}`]) {
    const freeTexts = {
      bairro_residencia: text,
      paciente: { ocupacao: text },
      dados_clinicos: { comorbidades: [text] },
      investigacao: { locais_frequentados: [{ local: text, endereco: text }] },
      unidade_notificante: { nome: text, responsavel: text }
    }
    expect((await call('PUT', casoAt(living), { body: freeTexts })).status).toBe(422)
    expect((await call('POST', CASOS, { body: { ...casoBody(person), ...freeTexts } })).status).toBe(422)
    const parts = [filePart(PDF, `${text}.pdf`), fieldPart('descricao', text)]
    expect((await call('POST', anexosAt(living), multipart(parts))).status).toBe(422)
    expect((await call('DELETE', casoAt(living), { query: { motivo: text } })).status).toBe(422)
  }
  const row = { paciente_nome: nome, bairro_residencia: `de ${nome}`, logradouro: endereco.logradouro, ocupacao: nome }
  const { paciente_data_nascimento, paciente_telefone, paciente_nome_mae, paciente_cns } = person
  const identity = { paciente_data_nascimento, paciente_telefone, paciente_nome_mae, paciente_cns }
  const wrong = {
    paciente_cns: `${person.paciente_cns}9`,
    paciente_telefone: `${person.paciente_telefone} recado`,
    paciente_nome_mae: `${person.paciente_nome_mae} `.repeat(20)
  }
  const sent = [...sheetRows(1, { ...row, ...identity }), ...sheetRows(1, { ...row, ...wrong })]
  for (const modo of ['validar', 'importar']) {
    const accepted = await uploadFile(test, admin.token, csv(sent), { modo, ignorar_erros: 'true' })
    expect(accepted.status).toBe(202)
    await waitForEnd(accepted.body.status_url)
  }
  await updateByFile({ ...row, ...identity })
}

/** Changes a person by files, with a look beforehand, and takes the first change back. The second one stays. */
async function updateByFile(fields: SheetRow) {
  const rows = sheetRows(2, { ...fields, bairro_residencia: 'Pina', ocupacao: 'Ourives' })
  const { nome, data_nascimento, telefone, nome_mae } = change.paciente
  const { logradouro, numero, cep } = change.endereco
  const identity = {
    paciente_data_nascimento: data_nascimento,
    paciente_telefone: telefone,
    paciente_nome_mae: nome_mae
  }
  const changed = rows.map((row) => ({ ...row, paciente_nome: nome, ...identity, logradouro, numero, cep }))
  const send = async (sent: SheetRow[], fields: UploadFields) => {
    const accepted = await uploadFile(test, admin.token, csv(sent), fields)
    expect(accepted.status).toBe(202)
    await waitForEnd(accepted.body.status_url)
    return accepted.body.job_id
  }
  await send(rows, { modo: 'importar' })
  for (const como of ['atualizar', 'espelhar']) await send(changed, { modo: 'validar', como })
  const first = await send(changed, { modo: 'espelhar' })
  const undoing = await call('DELETE', `${IMPORTACOES}/${first}`)
  await waitForEnd(undoing.body.status_url)
  await send(changed, { modo: 'espelhar' })
  await call('GET', IMPORTACOES)
  expect(await test.db.$count(mudancas)).toBe(2)
}

async function waitForEnd(url: string) {
  for (let tries = 0; ; tries++) {
    const { body } = await call('GET', url)
    if (body.status === 'completed') return
    if (body.status !== 'processing' || tries > 4000) throw new Error(`the job did not end: ${body.status}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

const photograph = () =>
  picture()
    .withExif({ IFD0: { Artist: person.paciente_nome, ImageDescription: person.endereco.logradouro } })
    .jpeg()
    .toBuffer()

/** Sends bodies that are refused, each with something that must not come back. */
async function refusals(body: Record<string, unknown>) {
  const wrong: Record<string, unknown>[] = [
    { cpf: CPF },
    { paciente_cpf: CPF, tipo_agravo: CPF, estado_residencia: CPF, municipio_residencia: CPF },
    { municipio_residencia: person.endereco.logradouro },
    { paciente_sexo: person.paciente_nome, paciente_data_nascimento: `${person.paciente_data_nascimento}T00:00` },
    { data_obito: person.paciente_data_nascimento },
    { data_inicio_sintomas: person.paciente_data_nascimento, data_notificacao: '1987-03-20' },
    { paciente_nome: { nome: person.paciente_nome } },
    { paciente_nome: `${person.paciente_nome} `.repeat(20) },
    { endereco: { ...person.endereco, cep: '52999-7777', numero: '48151-B'.repeat(9) } },
    { paciente_gestante: true, paciente_sexo: 'M' },
    { paciente_cns: '705008484151235', paciente_telefone: `${person.paciente_telefone} recado` },
    { paciente_nome_mae: `${person.paciente_nome_mae} `.repeat(20), paciente: { cns: '898123456789018' } },
    { dados_especificos: { prova_laco: person.paciente_nome } }
  ]
  for (const fields of wrong) {
    expect((await call('POST', CASOS, { body: { ...body, numero_notificacao: 'r', ...fields } })).status).toBe(422)
    expect((await call('PUT', casoAt(id), { body: { ...body, ...fields } })).status).toBe(422)
  }
  const raw = JSON.stringify({ ...body, cpf: CPF })
  await call('POST', CASOS, { raw: raw.slice(0, -1), headers: { 'content-type': 'application/json' } })
  await call('POST', CASOS, { raw, headers: { 'content-type': 'text/plain' } })
  await call('POST', CASOS, { body, token: 'nenhum' })
}

/** Has the database refuse in the middle of a request: its own messages quote what it was given. */
async function failures(living: number) {
  await test.db.execute(sql`alter table casos_pessoais add constraint refusal check (nome = '') not valid`)
  expect((await call('POST', CASOS, { body: casoBody(person) })).status).toBe(422)
  await test.db.execute(sql`alter table casos_pessoais drop constraint refusal`)
  await test.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused: %', new.nome using detail = new::text; end $$`)
  await test.db.execute(sql`create trigger refusal before insert or update on casos_pessoais
    for each row execute function refuse()`)
  expect((await call('POST', CASOS, { body: casoBody(person) })).status).toBe(500)
  expect((await call('PUT', casoAt(living), { body: change })).status).toBe(500)
  await test.db.execute(sql`drop trigger refusal on casos_pessoais`)
  await test.db.execute(sql`alter table casos_pessoais rename to guardada`)
  expect((await call('POST', CASOS, { body: casoBody(person) })).status).toBe(500)
  expect((await call('GET', casoAt(living))).status).toBe(500)
  await test.db.execute(sql`alter table guardada rename to casos_pessoais`)
}

async function readAll(living: number, other: number) {
  const read = [CASOS, casoAt(id), `${CASOS}/estatisticas/resumo`, `${CASOS}/mapa-calor`]
  for (const path of read) await call('GET', path)
  for (const include of ['historico', 'historico,anexos,investigacao'])
    expect((await call('GET', casoAt(living), { token: reader.token, query: { include } })).status).toBe(200)
  whole = JSON.stringify((await test.call('GET', casoAt(living), { token: admin.token })).body)
  const query = { motivo: 'Busca ativa' }
  identity = JSON.stringify(
    (await test.call('GET', casoAt(living, '/identificacao'), { token: admin.token, query })).body
  )
  await call('GET', casoAt(living, '/identificacao'), { token: reader.token })
  const { paciente_nome: nome, paciente_data_nascimento: data_nascimento, paciente_nome_mae: nome_mae } = person
  const sought = { nome, data_nascimento, nome_mae, cns: person.paciente_cns }
  const { body: persons } = await call('POST', `${CASOS}/buscar-pessoa`, { body: sought })
  expect(persons.total).toBeGreaterThan(0)
  await call('POST', `${CASOS}/buscar-pessoa`, { body: sought, token: reader.token })
  await call('POST', `${CASOS}/buscar-pessoa`, { body: { ...sought, cns: `${sought.cns}0`, cpf: CPF } })
  await call('GET', '/api/v1/agravos/duplicidades')
  await call('GET', casoAt(living, '/identificacao'), { query: { motivo: `de ${person.paciente_nome}` } })
  for (const nivel of ['municipio', 'bairro', 'cep']) await call('GET', `${CASOS}/mapa-calor`, { query: { nivel } })
  for (const path of ['/api/v1/auditoria', '/api/v1/jobs', '/api/v1/usuarios/', at(admin.id), '/api/v1/usuarios/me'])
    expect((await call('GET', path)).status).toBe(200)
  await usuarios()
  const { body: entregas } = await call('GET', `/api/v1/webhooks/${webhook}/entregas`, { query: { size: '100' } })
  expect(entregas.total).toBeGreaterThanOrEqual(4)
  for (const entrega of entregas.data) await call('GET', `/api/v1/webhooks/${webhook}/entregas/${entrega.id}`)
  for (const formato of ['csv', 'ndjson'])
    await call('GET', `${CASOS}/extrato`, { token: reader.token, query: { formato } })
  for (const path of ['/api/v1/usuarios/exportar', `${CASOS}/exportar`]) {
    // A caller who may not edit users gets their documents masked.
    const { body: job } = await call('POST', path, { token: reader.token, body: { formato: 'csv' } })
    for (let tries = 0; tries < 4000; tries++) {
      const { body } = await call('GET', job.status_url, { token: reader.token })
      if (body.status === 'completed') break
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    expect((await call('GET', `${job.status_url}/resultado`, { token: reader.token })).status).toBe(200)
  }
  await call('DELETE', at(other), { query: { motivo: 'Saída', transferir_para: String(admin.id) } })
}

/** Asks for the documents of users as somebody who may list them. */
async function usuarios() {
  const { token } = reader
  const { body } = await call('GET', '/api/v1/usuarios', { token, query: { size: '100' } })
  expect(body.items.map(({ cpf }: { cpf: string | null }) => cpf)).toContain('***.982.247-**')
  await call('POST', '/api/v1/usuarios/buscar', { token, body: { filtros: { ativo: true } } })
  for (const { id: usuario } of body.items)
    await call('GET', at(usuario), { token, query: { include: 'grupos,permissoes,historico' } })
  const hidden: Record<string, string>[] = [{ cpf: CPF }, { sort: 'telefone' }]
  for (const query of hidden) expect((await test.call('GET', '/api/v1/usuarios', { token, query })).status).toBe(403)
}

it('the canaries are where they belong, with name, street and number sealed, and the search finds them', async () => {
  const found = foundIn(await content('public.casos_pessoais'))
  expect(found).toEqual(['1987-03-21', '52999777', '8.1234', '34.9876', '1988-04-22', '52998666'])
  const people = (await test.db.select().from(casosPessoais)).map((row) => openPessoais(row.caso_id, row))
  expect(foundIn(JSON.stringify(people))).toEqual(expect.arrayContaining(['Canarina', 'Gorjeio', '48151-B', 'Curió']))
  expect(foundIn(JSON.stringify({ ...person, cpf: CPF })).length).toBeGreaterThan(8)
})

it('in no answer of any route', () => {
  expect(answers.length).toBeGreaterThan(45)
  for (const answer of answers) expect([foundIn(answer), answer]).toEqual([[], answer])
})

it('in the detail for callers who may change cases only the address', () => {
  expect(foundIn(whole)).toEqual(['Gorjeio', '48151-B', '52999777', '8.1234', '34.9876'])
})

it('in the identity all that is known of the person', () => {
  const address = ['Gorjeio', '48151-B', '52999777', '8.1234', '34.9876']
  const known = ['Canarina', 'Xexéul', 'Zurzida', '1987-03-21', ...address, '94815-1623', 'Patativa', 'Bem-te-vi']
  expect(foundIn(identity)).toEqual([...known, '705008484151234'])
})

it('in no line of the log, at its most talkative', () => {
  const failed = lines.filter((line) => JSON.parse(line).err)
  expect(failed.length).toBeGreaterThanOrEqual(4)
  for (const line of lines) expect([foundIn(line), line]).toEqual([[], line])
})

it('in no other table: not the cases, the trail, the queue or the counts', async () => {
  const own = ['public.casos_pessoais', 'public.usuarios']
  const others = (await tables()).filter((table) => !own.includes(table))
  expect(others).toEqual(expect.arrayContaining(['public.casos', 'public.auditoria', 'public.jobs']))
  for (const table of others) expect([table, foundIn(await content(table))]).toEqual([table, []])
})

it('in no stored file: exports, attachments, mails', async () => {
  const names = await filesIn(test.dataDir)
  expect(names.some((name) => name.includes('exportacoes'))).toBe(true)
  for (const name of names) expect([name, foundIn(await readFile(name, 'utf8'))]).toEqual([name, []])
})

it('sealed values are in no table of a dump, neither plain nor as hexadecimal digits or base64', async () => {
  expect(sealed.length).toBeGreaterThan(20)
  for (const table of await tables()) {
    const text = await content(table)
    const found = sealed.filter((one) =>
      [one, Buffer.from(one).toString('hex'), Buffer.from(one).toString('base64').slice(0, -4)].some(
        (form) => form.length > 5 && text.includes(form)
      )
    )
    expect([table, found]).toEqual([table, []])
  }
})
