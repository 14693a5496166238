import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { authorOf, invalid, NOW, notFound } from '../usuarios/support.ts'
import { filePart, PDF, uploadAnexo } from './anexos-support.ts'
import { seed } from './seed.ts'
import { casoAt, casoBody, createdCaso, fullCasoBody, nestedParts, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const nulls = (shape: object) => Object.fromEntries(Object.keys(shape).map((key) => [key, null]))

describe('GET /api/v1/agravos/casos/{id}', () => {
  it('200 with exactly these fields', async () => {
    const dados_laboratoriais = { ...nestedParts.dados_laboratoriais, sorotipo: null }
    const other = { tipo_agravo: 'chikungunya', classificacao_final: 'confirmado', dados_laboratoriais }
    const body = fullCasoBody(other)
    const id = await createdCaso(test, gestor.token, body)
    const answer = await readCaso(test, gestor.token, id)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id,
      tipo_agravo: 'chikungunya',
      numero_notificacao: body.numero_notificacao,
      data_notificacao: '2026-11-10T00:00:00-03:00',
      data_inicio_sintomas: '2026-11-07',
      status: 'encerrado',
      paciente: {
        nome: 'M. S. S.',
        idade: 35,
        sexo: 'F',
        gestante: true,
        raca: 'parda',
        escolaridade: 'medio_completo',
        ocupacao: 'Enfermeira'
      },
      endereco: {
        municipio_residencia: 'Recife',
        estado_residencia: 'PE',
        bairro: 'Boa Viagem',
        zona: 'urbana',
        logradouro: 'Rua dos Navegantes',
        numero: '123',
        cep: '51021010',
        latitude: -8.119_87,
        longitude: -34.900_44
      },
      municipio_infeccao: 'Olinda',
      estado_infeccao: 'PE',
      pais_infeccao: 'Brasil',
      classificacao_inicial: 'dengue_classico',
      classificacao_final: 'confirmado',
      criterio_confirmacao: 'laboratorial',
      evolucao: 'cura',
      hospitalizacao: true,
      ...nestedParts,
      dados_laboratoriais,
      data_encerramento: '2026-11-14',
      data_obito: null,
      data_investigacao: '2026-11-15',
      data_digitacao: '2026-11-15',
      municipio_notificacao: '2611606',
      historico: [
        { data: NOW, acao: 'caso.criado', descricao: 'Caso registrado', usuario: authorOf(gestor), detalhes: {} }
      ],
      criado_em: NOW,
      atualizado_em: NOW
    })
  })

  it('200 for a bare case: every field is there, and empty; the name of an unknown municipality is its code', async () => {
    const [id] = await seed(test.db, { municipio: 9999999 })
    const { status, body } = await readCaso(test, gestor.token, id!)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      endereco: { municipio_residencia: '9999999', logradouro: null, numero: null, cep: null, latitude: null },
      dados_especificos: nulls(nestedParts.dados_especificos),
      dados_clinicos: {
        sinais_sintomas: nulls(nestedParts.dados_clinicos.sinais_sintomas),
        sinais_alarme: [],
        comorbidades: [],
        hospitalizacao: false,
        data_internacao: null,
        uti: null
      },
      dados_laboratoriais: nulls(nestedParts.dados_laboratoriais),
      investigacao: { locais_frequentados: [], viagem_recente: null, contato_casos_similares: null },
      historico: [],
      unidade_notificante: { nome: null, cnes: null, telefone: null, responsavel: null }
    })
  })

  it('404 for a missing case; 422 for an invalid id', async () => {
    for (const missing of [2_147_483_647, 2_147_483_648, 0, -1])
      expect(await readCaso(test, gestor.token, missing)).toMatchObject(notFound)
    for (const bad of ['x', '1.5', '1e3'])
      expect((await test.call('GET', casoAt(bad), { token: gestor.token })).status).toBe(422)
  })
})

describe('GET /api/v1/agravos/casos/{id}: include', () => {
  it.each([
    ['historico', false],
    ['investigacao', false],
    ['anexos', true],
    ['historico,anexos,investigacao', true],
    ['', false]
  ])('include=%s: shows attachments: %s', async (include, there) => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    await uploadAnexo(test, gestor.token, id, [filePart(PDF), { name: 'tipo', content: 'exame' }])
    const { body } = await readCaso(test, gestor.token, id, include === '' ? {} : { include })
    expect('anexos' in body).toBe(there)
    if (there) expect(body.anexos).toMatchObject([{ nome: 'exame.pdf', tipo: 'exame', tamanho: PDF.length }])
    expect(body.historico).toHaveLength(2)
    expect(body.investigacao).toEqual(nestedParts.investigacao)
  })

  it('an empty list of attachments when there is none', async () => {
    const id = await createdCaso(test, gestor.token)
    expect((await readCaso(test, gestor.token, id, { include: 'anexos' })).body.anexos).toEqual([])
  })

  it.each([['pessoais'], ['historico,pessoais'], ['Anexos']])('422 at include for %s', async (include) => {
    const id = await createdCaso(test, gestor.token)
    const { status, body } = await readCaso(test, gestor.token, id, { include })
    expect(status).toBe(422)
    expect(body.error.details).toHaveLength(1)
    expect(body.error.details[0].field).toMatch(/^include/)
  })

  it('422 for an unknown parameter', async () => {
    const id = await createdCaso(test, gestor.token)
    expect(await readCaso(test, gestor.token, id, { completo: 'true' })).toMatchObject(
      invalid(['completo', 'UNKNOWN_FIELD'])
    )
  })
})

describe('GET /api/v1/agravos/casos/{id}: historico', () => {
  it('newest first, who did it, and without the readings', async () => {
    const other = await account(test, 'analista')
    const id = await createdCaso(test, gestor.token)
    await readCaso(test, gestor.token, id)
    await test.services.readings.flush()
    test.advance(1000)
    await updateCaso(test, other.token, id, { evolucao: 'cura' })
    const first = test.clock.moment.toISOString()
    await readCaso(test, other.token, id)
    test.advance(1000)
    await updateCaso(test, gestor.token, id, {
      criterio_confirmacao: 'laboratorial',
      classificacao_final: 'dengue_grave'
    })
    const second = test.clock.moment.toISOString()
    await test.services.readings.flush()
    expect((await readCaso(test, gestor.token, id)).body.historico).toMatchObject([
      {
        data: second,
        acao: 'caso.alterado',
        usuario: authorOf(gestor),
        detalhes: { campos: ['classificacao_final', 'criterio_confirmacao'] }
      },
      { data: first, acao: 'caso.alterado', usuario: authorOf(other), detalhes: { campos: ['evolucao'] } },
      { acao: 'caso.criado', usuario: authorOf(gestor), detalhes: {} }
    ])
  })

  it('the latest 100, and only of this case', async () => {
    const id = await createdCaso(test, gestor.token)
    const otherCaso = await createdCaso(test, gestor.token, casoBody())
    for (let i = 0; i < 101; i++) await updateCaso(test, gestor.token, id, { bairro_residencia: `B${i}` })
    const { historico } = (await readCaso(test, gestor.token, id)).body
    expect(historico).toHaveLength(100)
    expect(historico.every(({ acao }: { acao: string }) => acao === 'caso.alterado')).toBe(true)
    expect((await readCaso(test, gestor.token, otherCaso)).body.historico).toHaveLength(1)
  })
})
