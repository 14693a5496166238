import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account, login } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { errorOf, invalid } from '../usuarios/support.ts'
import { anexoRows, fieldPart, filePart, PDF, storedFiles, trailOf, uploadAnexo } from './anexos-support.ts'
import { seedPerson } from './seed.ts'
import { casoAt, casoBody, createCaso, createdCaso, deleteCaso, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account
let id: number

const NOME = 'Zilda Conceição Reis'
const person = { paciente_nome: NOME, endereco: { logradouro: 'Rua do Sol', numero: '77' } }
const PERSONAL = 'PERSONAL_DATA'
const HOUR = 3600_000

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
// Each test has another account, since refusals are counted.
beforeEach(async () => {
  gestor = await account(test, 'gestor')
  id = await createdCaso(test, gestor.token, casoBody(person))
})

const put = (body: unknown, who = gestor) => updateCaso(test, who.token, id, body)
const refusalsOf = (actor: Account) =>
  test.db
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.acao, 'caso.texto_recusado'), eq(auditoria.atorId, actor.id)))
    .orderBy(asc(auditoria.id))
const texts: [field: string, body: (text: string) => object][] = [
  ['bairro_residencia', (text) => ({ bairro_residencia: text })],
  ['endereco.bairro', (text) => ({ endereco: { bairro: text } })],
  ['paciente.ocupacao', (text) => ({ paciente: { ocupacao: text } })],
  ['municipio_infeccao', (text) => ({ municipio_infeccao: text })],
  ['classificacao_inicial', (text) => ({ classificacao_inicial: text })],
  ['numero_notificacao', (text) => ({ numero_notificacao: text })],
  ['unidade_notificante.responsavel', (text) => ({ unidade_notificante: { responsavel: text } })],
  ['unidade_notificante.nome', (text) => ({ unidade_notificante: { nome: text } })],
  ['dados_clinicos.comorbidades.1', (text) => ({ dados_clinicos: { comorbidades: ['asma', text] } })],
  ['dados_clinicos.sinais_alarme.0', (text) => ({ dados_clinicos: { sinais_alarme: [text] } })],
  [
    'investigacao.locais_frequentados.0.local',
    (text) => ({ investigacao: { locais_frequentados: [{ local: text, periodo: 'manhã' }] } })
  ],
  [
    'investigacao.locais_frequentados.0.endereco',
    (text) => ({ investigacao: { locais_frequentados: [{ local: 'Casa', endereco: text }] } })
  ]
]

describe('text that holds the whole name, or the street with its number', () => {
  it('422 PERSONAL_DATA at each field, when a case is recorded and when it is changed; audited, nothing is stored', async () => {
    const before = await readCaso(test, gestor.token, id)
    const cases = await test.db.$count(casos)
    for (const [i, [field, body]] of texts.entries()) {
      const who = i % 5 === 0 ? await account(test, 'gestor') : gestor
      gestor = who
      for (const text of ['de ZILDA conceicao reis', 'r. do sol, nº 77']) {
        const { paciente = {}, endereco = {}, ...rest } = body(text) as { paciente?: object; endereco?: object }
        const created = casoBody({
          ...rest,
          paciente,
          paciente_nome: NOME,
          endereco: { ...person.endereco, ...endereco }
        })
        expect(await createCaso(test, who.token, created)).toMatchObject(invalid([field, PERSONAL]))
        expect(await put(body(text), who)).toMatchObject(invalid([field, PERSONAL]))
      }
      const [created, changed] = (await refusalsOf(who)).slice(-2)
      expect(created).toMatchObject({ alvoTipo: 'caso', alvoId: null, detalhes: { campos: [field], no_limite: false } })
      expect(changed).toMatchObject({ alvoTipo: 'caso', alvoId: id, detalhes: { campos: [field] } })
    }
    expect(await test.db.$count(casos)).toBe(cases)
    expect((await readCaso(test, gestor.token, id)).body).toEqual(before.body)
  })

  it('201, 200: parts of the name, the street without its number, other numbers', async () => {
    for (const [field, body] of texts) {
      // A number of words alone is refused, whatever they are.
      const end = field === 'numero_notificacao' ? ' 12' : ''
      for (const text of ['Zilda Conceição', 'Rua do Sol', 'Rua do Sol, 78'])
        expect((await put({ ...body(`${text}${end}`), evolucao: null })).status).toBe(200)
    }
    const { status } = await createCaso(
      test,
      gestor.token,
      casoBody({ paciente_nome: 'Zilda', bairro_residencia: 'Vila Zilda' })
    )
    expect(status).toBe(201)
  })

  it('422: a changed name or street that stored texts and attachments hold', async () => {
    await put({ bairro_residencia: 'Sítio Ana Prado', unidade_notificante: { responsavel: 'Beco do Ó, 5' } })
    await uploadAnexo(test, gestor.token, id, [filePart(PDF, 'ana_prado.pdf'), fieldPart('descricao', 'De Ana Prado')])
    expect(await put({ paciente_nome: 'Ana Prado' })).toMatchObject(
      invalid(['endereco.bairro', PERSONAL], ['anexos.0.nome', PERSONAL], ['anexos.0.descricao', PERSONAL])
    )
    expect(await put({ endereco: { logradouro: 'Beco do Ó', numero: '5' } })).toMatchObject(
      invalid(['unidade_notificante.responsavel', PERSONAL])
    )
    expect(await put({ paciente_nome: 'Ana Prado', bairro_residencia: null })).toMatchObject(
      invalid(['anexos.0.nome', PERSONAL], ['anexos.0.descricao', PERSONAL])
    )
    expect((await put({ paciente_nome: 'Ana Prates' })).status).toBe(200)
  })

  it('200: what was stored with a name before stays, as long as it is not changed', async () => {
    const old = await seedPerson(test.db, { bairro: `Casa de ${NOME}` }, { nome: NOME })
    const { body: detail } = await readCaso(test, gestor.token, old)
    expect((await updateCaso(test, gestor.token, old, { ...detail, evolucao: 'cura' })).status).toBe(200)
    expect(await updateCaso(test, gestor.token, old, { bairro_residencia: `casa de ${NOME}` })).toMatchObject(
      invalid(['bairro_residencia', PERSONAL])
    )
  })

  it('422: file name, descricao and motivo; nothing is kept, and nothing is replaced', async () => {
    const parts = [fieldPart('descricao', `NS1 de ${NOME}`), filePart(PDF, 'exame_zildaConceicaoReis2.pdf')]
    expect(await uploadAnexo(test, gestor.token, id, parts)).toMatchObject(
      invalid(['arquivo', PERSONAL], ['descricao', PERSONAL])
    )
    expect([await anexoRows(test, id), await storedFiles(test, id)]).toEqual([[], []])
    expect(await deleteCaso(test, gestor.token, id, { motivo: `Erro: ${NOME}` })).toMatchObject(
      invalid(['motivo', PERSONAL])
    )
    expect((await readCaso(test, gestor.token, id)).status).toBe(200)
    expect((await refusalsOf(gestor)).map(({ detalhes }) => detalhes.campos)).toEqual([
      ['arquivo', 'descricao'],
      ['motivo']
    ])
    expect((await deleteCaso(test, gestor.token, id, { motivo: 'Zilda pediu' })).status).toBe(204)
    expect((await trailOf(test, id)).find(({ acao }) => acao === 'caso.excluido')).toMatchObject({
      acao: 'caso.excluido',
      detalhes: { motivo: 'Zilda pediu' }
    })
  })
})

describe('every guess leaves a trace', () => {
  it('a request that is refused for another reason says nothing about the name', async () => {
    const other = casoBody()
    await createCaso(test, gestor.token, other)
    const { numero_notificacao, data_notificacao, tipo_agravo } = other
    const answersTo = async (guess: string) => [
      (await put({ bairro_residencia: guess, data_obito: '2030-01-01' })).body.error.details,
      (await put({ bairro_residencia: guess, numero_notificacao, data_notificacao, tipo_agravo })).body.error.details,
      (await uploadAnexo(test, gestor.token, id, [filePart('x'), fieldPart('descricao', guess)])).body.error.details
    ]
    expect(await answersTo(NOME)).toEqual(await answersTo('Zulmira Conceição Reis'))
    expect(await refusalsOf(gestor)).toEqual([])
  })

  it('a PUT without effect is audited, in no history, and does not keep an import from being undone', async () => {
    expect((await put({ paciente_nome: NOME, hospitalizacao: false })).body.campos_alterados).toEqual([])
    await put({ bairro_residencia: NOME })
    expect((await trailOf(test, id)).slice(1)).toMatchObject([
      { acao: 'caso.sem_mudanca', atorId: gestor.id, detalhes: { campos: ['hospitalizacao', 'paciente_nome'] } },
      { acao: 'caso.texto_recusado', atorId: gestor.id }
    ])
    const { historico } = (await readCaso(test, gestor.token, id)).body
    expect(historico.map(({ acao }: { acao: string }) => acao)).toEqual(['caso.criado'])
  })
})

describe('20 refusals of an account within an hour', () => {
  const guess = () => put({ bairro_residencia: NOME })

  it('the 21st is 429, whatever the text; other requests and other accounts go on; after an hour the count begins again', async () => {
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(422)
    test.advance(HOUR / 2)
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(422)
    const tooMuch = await guess()
    expect(tooMuch).toMatchObject(errorOf(429, 'RATE_LIMIT_EXCEEDED'))
    expect(tooMuch.headers['retry-after']).toBe(String(HOUR / 2 / 1000))
    expect(tooMuch.body.error.message).toContain('20 textos')
    // A wrong guess must not look any different.
    expect(await put({ bairro_residencia: 'Zulmira Reis' })).toMatchObject(errorOf(429, 'RATE_LIMIT_EXCEEDED'))
    expect(await uploadAnexo(test, gestor.token, id, [filePart(PDF)])).toMatchObject(
      errorOf(429, 'RATE_LIMIT_EXCEEDED')
    )
    expect(await deleteCaso(test, gestor.token, id)).toMatchObject(errorOf(429, 'RATE_LIMIT_EXCEEDED'))
    expect(await storedFiles(test, id)).toEqual([])
    expect((await put({ evolucao: 'cura' })).status).toBe(200)
    expect((await createCaso(test, gestor.token, casoBody())).status).toBe(201)
    expect(
      (await createCaso(test, gestor.token, casoBody({ bairro_residencia: 'Maria da Silva Santos' }))).status
    ).toBe(429)
    expect((await put({ bairro_residencia: NOME }, await account(test, 'gestor'))).status).toBe(422)
    expect((await refusalsOf(gestor)).map(({ detalhes }) => detalhes.no_limite)).toEqual([
      ...Array(20).fill(false),
      ...Array(5).fill(true)
    ])
    test.advance(HOUR / 2)
    gestor.token = (await login(test, gestor.email)).body.access_token
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
  })

  it('even when 30 come at once', async () => {
    const status = (await Promise.all(Array.from({ length: 30 }, guess))).map((answer) => answer.status)
    expect(status.sort()).toEqual([...Array(20).fill(422), ...Array(10).fill(429)])
  })
})

it('the sentence, in each language', async () => {
  const said = async (language: string) => {
    const call = { token: gestor.token, body: { bairro_residencia: NOME }, headers: { 'accept-language': language } }
    return (await test.call('PUT', casoAt(id), call)).body.error.details[0].message
  }
  expect([await said('pt-BR'), await said('en-US'), await said('es-ES')]).toEqual([
    'O texto tem o nome completo do paciente, ou a rua com o número; escreva-o sem eles.',
    "The text has the patient's whole name, or the street with its number, in it; write it without them.",
    'El texto contiene el nombre completo del paciente, o la calle con su número; escríbalo sin ellos.'
  ])
})
