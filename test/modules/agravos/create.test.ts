import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos, casosPessoais } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, invalid, NOW, unauthorized } from '../usuarios/support.ts'
import { trailOf } from './anexos-support.ts'
import { storedPessoais } from './seed.ts'
import { CASOS, casoBody, createCaso, createdCaso, deleteCaso, fullCasoBody, nestedParts, readCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

const send = (fields: Record<string, unknown> = {}) => createCaso(test, gestor.token, casoBody(fields))
const detailOf = async (id: number) => (await readCaso(test, gestor.token, id)).body

describe('GET /api/v1/agravos/tipos', () => {
  it('200 with the three diseases', async () => {
    const { status, body } = await test.call('GET', '/api/v1/agravos/tipos', { token: gestor.token })
    expect(status).toBe(200)
    expect(body).toEqual({
      total: 3,
      tipos: [
        ['dengue', 'Dengue', ['A90', 'A91', 'A97.0', 'A97.1', 'A97.2', 'A97.9']],
        ['zika', 'Zika', ['A92.8', 'U06.9']],
        ['chikungunya', 'Chikungunya', ['A92.0']]
      ].map(([codigo, nome, cid10_codes]) => ({
        codigo,
        nome,
        cid10_codes,
        descricao: expect.stringMatching(/\S/),
        notificacao_obrigatoria: true
      }))
    })
  })

  it('401 without a token, 403 without agravos.listar', async () => {
    const { token } = await account(test, null)
    expect(await test.call('GET', '/api/v1/agravos/tipos')).toMatchObject(unauthorized)
    expect(await test.call('GET', '/api/v1/agravos/tipos', { token })).toMatchObject(denied('agravos.listar'))
  })
})

describe('POST /api/v1/agravos/casos: what is stored', () => {
  it('201 with exactly these fields, the smallest body', async () => {
    const body = casoBody()
    const answer = await createCaso(test, gestor.token, body)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(Number),
      tipo_agravo: 'dengue',
      numero_notificacao: body.numero_notificacao,
      status: 'em_investigacao',
      criado_em: NOW,
      mensagem: 'Caso registrado.'
    })
  })

  it('201, and every omitted field is empty', async () => {
    const id = await createdCaso(test, gestor.token)
    expect(await detailOf(id)).toMatchObject({
      paciente: { idade: null, sexo: null, gestante: null, raca: null, escolaridade: null, ocupacao: null },
      endereco: { bairro: null, zona: null, logradouro: null, numero: null, cep: null, latitude: null },
      classificacao_final: null,
      hospitalizacao: false,
      dados_especificos: { febre: null, prova_laco: null },
      dados_laboratoriais: { ns1: null, hematocrito: null },
      investigacao: { locais_frequentados: [], viagem_recente: null, contato_casos_similares: null },
      data_encerramento: null,
      data_obito: null,
      unidade_notificante: { nome: null, cnes: null, telefone: null, responsavel: null }
    })
  })

  it('201, every field is kept: personal data apart from the rest', async () => {
    const body = fullCasoBody()
    const { body: answer } = await createCaso(test, gestor.token, body)
    expect(answer.status).toBe('encerrado')
    const [caso] = await test.db.select().from(casos).where(eq(casos.id, answer.id))
    expect(caso).toEqual({
      id: answer.id,
      tipo: 'dengue',
      numero_notificacao: body.numero_notificacao,
      data_notificacao: '2026-11-10',
      data_inicio_sintomas: '2026-11-07',
      status: 'encerrado',
      iniciais: 'M. S. S.',
      // The birthday is the day after the first symptoms.
      idade: 35,
      sexo: 'F',
      gestante: true,
      raca: 'parda',
      escolaridade: 'medio_completo',
      ocupacao: 'Enfermeira',
      municipio: 2611606,
      uf: 'PE',
      bairro: 'Boa Viagem',
      zona: 'urbana',
      municipio_infeccao: 'Olinda',
      estado_infeccao: 'PE',
      pais_infeccao: 'Brasil',
      classificacao_inicial: 'dengue_classico',
      classificacao_final: 'dengue_com_sinais_alarme',
      criterio_confirmacao: 'laboratorial',
      evolucao: 'cura',
      hospitalizacao: true,
      data_encerramento: '2026-11-14',
      data_obito: null,
      data_investigacao: '2026-11-15',
      data_digitacao: '2026-11-15',
      municipio_notificacao: 2611606,
      unidade_nome: 'UPA Imbiribeira',
      unidade_cnes: '0000477',
      dados_especificos: nestedParts.dados_especificos,
      detalhe: {
        // This lacks what is kept elsewhere: the signs of `dados_especificos`, and the stay in hospital.
        dados_clinicos: {
          sinais_sintomas: {
            dor_abdominal: true,
            vomito_persistente: false,
            hepatomegalia: false,
            sangramento_mucosa: false,
            letargia: true,
            acumulo_liquidos: false
          },
          sinais_alarme: ['dor_abdominal', 'letargia'],
          comorbidades: ['diabetes'],
          data_internacao: '2026-11-11',
          uti: false
        },
        dados_laboratoriais: nestedParts.dados_laboratoriais,
        investigacao: {
          ...nestedParts.investigacao,
          locais_frequentados: [
            { local: 'Escola', endereco: 'Rua da Aurora, 10', periodo: 'manhã' },
            { local: 'Mercado' }
          ]
        },
        unidade: { telefone: '(81) 3333-4444', responsavel: 'Dra. Lia' }
      },
      responsavel_id: gestor.id,
      criado_em: new Date(NOW),
      atualizado_em: new Date(NOW),
      excluido_em: null
    })
    const pessoais = await storedPessoais(test.db, answer.id)
    expect(pessoais).toEqual({
      caso_id: answer.id,
      telefone: null,
      nome_mae: null,
      cns: null,
      nome: 'Maria da Silva Santos',
      data_nascimento: '1990-11-08',
      logradouro: 'Rua dos Navegantes',
      numero: '123',
      cep: '51021010',
      latitude: -8.119_87,
      longitude: -34.900_44
    })
  })

  it('201, and one entry of the audit trail, without any value', async () => {
    const id = await createdCaso(test, gestor.token)
    const entries = await trailOf(test, id)
    expect(entries).toMatchObject([
      { acao: 'caso.criado', atorId: gestor.id, alvoTipo: 'caso', alvoId: id, detalhes: {} }
    ])
  })

  it('201 with nested fields instead of flat ones, or beside them', async () => {
    const id = await createdCaso(
      test,
      gestor.token,
      casoBody({
        endereco: { bairro: 'Aninhado', zona: 'rural' },
        paciente_nome: 'Zilda Alves',
        paciente: { sexo: 'F', nome: 'Zilda Alves', data_nascimento: '2000-01-01' }
      })
    )
    expect(await detailOf(id)).toMatchObject({
      endereco: { bairro: 'Aninhado', zona: 'rural', municipio_residencia: 'Recife' },
      paciente: { nome: 'Z. A.', sexo: 'F', idade: 26 }
    })
  })

  it.each<[fields: Record<string, unknown>, wanted: boolean]>([
    [{ hospitalizacao: true }, true],
    [{ dados_clinicos: { hospitalizacao: true } }, true],
    [{ dados_clinicos: { hospitalizacao: null } }, false],
    [{ hospitalizacao: true, dados_clinicos: { hospitalizacao: true, uti: true } }, true]
  ])('201 with %j: a stay in hospital is the same in both places', async (fields, wanted) => {
    const body = await detailOf(await createdCaso(test, gestor.token, casoBody(fields)))
    expect([body.hospitalizacao, body.dados_clinicos.hospitalizacao]).toEqual([wanted, wanted])
  })
})

describe('POST /api/v1/agravos/casos: a number is unique', () => {
  const key = { numero_notificacao: 'unico-1', data_notificacao: '2026-11-10', tipo_agravo: 'dengue' }
  const duplicate = invalid(['numero_notificacao', 'DUPLICATE'])

  it('422 at numero_notificacao for the same disease, number and day; a difference in one of the three makes another case', async () => {
    const id = await createdCaso(test, gestor.token, casoBody(key))
    expect(await send({ ...key, paciente_nome: 'Outra' })).toMatchObject(duplicate)
    expect((await send({ ...key, data_notificacao: '2026-11-11' })).status).toBe(201)
    expect((await send({ ...key, tipo_agravo: 'zika' })).status).toBe(201)
    expect((await send({ ...key, numero_notificacao: 'unico-2' })).status).toBe(201)
    expect((await deleteCaso(test, gestor.token, id)).status).toBe(204)
    expect((await send(key)).status).toBe(201)
    expect(await send(key)).toMatchObject(duplicate)
  })

  it('50 at once: one 201, 49 times 422, one case with one person and one entry in the trail', async () => {
    const body = casoBody({ numero_notificacao: 'paralelo' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => createCaso(test, gestor.token, body)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(49)
    for (const answer of refused) expect(answer).toMatchObject(duplicate)
    const rows = await test.db.select().from(casos).where(eq(casos.numero_notificacao, 'paralelo'))
    expect(rows).toHaveLength(1)
    expect(await test.db.$count(casosPessoais, eq(casosPessoais.caso_id, rows[0]!.id))).toBe(1)
    expect(await trailOf(test, rows[0]!.id)).toHaveLength(1)
    const list = await test.call('GET', CASOS, { token: gestor.token, query: { numero_notificacao: 'paralelo' } })
    expect(list.body.total).toBe(1)
  })
})
