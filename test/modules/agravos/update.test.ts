import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { authorOf, invalid, notFound } from '../usuarios/support.ts'
import { trailOf } from './anexos-support.ts'
import { seed, storedPessoais } from './seed.ts'
import { casoBody, createdCaso, deleteCaso, fullCasoBody, nestedParts, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
})
afterAll(() => test.close())

type Fields = Record<string, unknown>
const detailOf = async (id: number) => (await readCaso(test, gestor.token, id)).body
const personOf = (id: number) => storedPessoais(test.db, id)

/** Changes a new case. Returns the names that the answer gives, and the case afterwards. */
async function change(fields: Fields, before: Fields = fullCasoBody()) {
  const id = await createdCaso(test, gestor.token, before)
  const { status, body } = await updateCaso(test, gestor.token, id, fields)
  expect([status, body.error]).toEqual([200, undefined])
  return { id, alterados: body.campos_alterados, depois: await detailOf(id) }
}

describe('PUT /api/v1/agravos/casos/{id}: only what is sent changes', () => {
  it('200 with exactly these fields; the rest of the case stays', async () => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    const before = await detailOf(id)
    test.advance(60_000)
    const moment = test.clock.moment.toISOString()
    const answer = await updateCaso(test, gestor.token, id, {
      classificacao_final: 'dengue_grave',
      evolucao: 'obito',
      data_obito: '2026-11-12',
      dados_laboratoriais: { ns1: 'negativo', plaquetas: 90_000 }
    })
    const campos = ['classificacao_final', 'dados_laboratoriais.ns1', 'data_obito', 'evolucao']
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ id, message: 'Caso atualizado.', atualizado_em: moment, campos_alterados: campos })
    expect(await detailOf(id)).toEqual({
      ...before,
      classificacao_final: 'dengue_grave',
      evolucao: 'obito',
      data_obito: '2026-11-12',
      dados_laboratoriais: { ...before.dados_laboratoriais, ns1: 'negativo' },
      atualizado_em: moment,
      historico: [
        {
          data: moment,
          acao: 'caso.alterado',
          descricao: 'Caso alterado',
          usuario: authorOf(gestor),
          detalhes: {
            campos,
            mudancas: [
              { campo: 'classificacao_final', antes: before.classificacao_final, depois: 'dengue_grave' },
              { campo: 'dados_laboratoriais.ns1', antes: before.dados_laboratoriais.ns1, depois: 'negativo' },
              { campo: 'data_obito', antes: null, depois: '2026-11-12' },
              { campo: 'evolucao', antes: before.evolucao, depois: 'obito' }
            ]
          }
        },
        ...before.historico
      ]
    })
  })

  it.each<[fields: Fields, changed: string[], after: Fields]>([
    [{ bairro_residencia: 'Pina' }, ['bairro_residencia'], { endereco: { bairro: 'Pina', zona: 'urbana' } }],
    [{ endereco: { bairro: 'Pina' } }, ['endereco.bairro'], { endereco: { bairro: 'Pina', zona: 'urbana' } }],
    [{ paciente_raca: 'preta' }, ['paciente_raca'], { paciente: { raca: 'preta', ocupacao: 'Enfermeira' } }],
    [{ paciente: { raca: 'preta' } }, ['paciente.raca'], { paciente: { raca: 'preta', sexo: 'F' } }],
    [{ paciente_nome: 'Zilda Alves' }, ['paciente_nome'], { paciente: { nome: 'Z. A.', idade: 35 } }],
    [
      { paciente_sexo: 'I', paciente_gestante: null },
      ['paciente_gestante', 'paciente_sexo'],
      { paciente: { sexo: 'I', gestante: null } }
    ],
    [
      { evolucao: null, classificacao_inicial: null },
      ['classificacao_inicial', 'evolucao'],
      { evolucao: null, classificacao_inicial: null }
    ],
    [{ municipio_residencia: 'olinda' }, ['municipio_residencia'], { endereco: { municipio_residencia: 'Olinda' } }],
    [
      { municipio_residencia: '3550308', estado_residencia: 'sp' },
      ['estado_residencia', 'municipio_residencia'],
      { endereco: { municipio_residencia: 'São Paulo', estado_residencia: 'SP' } }
    ],
    [
      { endereco: { logradouro: null, cep: null } },
      ['endereco.cep', 'endereco.logradouro'],
      { endereco: { logradouro: null, cep: null, numero: '123' } }
    ],
    [{ endereco: { cep: '51030-000' } }, ['endereco.cep'], { endereco: { cep: '51030000' } }],
    [
      { dados_clinicos: { sinais_sintomas: { febre: false }, comorbidades: [] } },
      ['dados_clinicos.comorbidades', 'dados_clinicos.sinais_sintomas.febre'],
      {
        dados_clinicos: {
          ...nestedParts.dados_clinicos,
          sinais_sintomas: { ...nestedParts.dados_clinicos.sinais_sintomas, febre: false },
          comorbidades: []
        }
      }
    ],
    [
      { dados_especificos: { prova_laco: null } },
      ['dados_especificos.prova_laco'],
      { dados_especificos: { febre: true, prova_laco: null } }
    ],
    [
      { unidade_notificante: { telefone: '1' } },
      ['unidade_notificante.telefone'],
      { unidade_notificante: { telefone: '1', cnes: '0000477' } }
    ],
    [
      { investigacao: { locais_frequentados: [{ local: 'Praia' }] } },
      ['investigacao.locais_frequentados'],
      {
        investigacao: {
          locais_frequentados: [{ local: 'Praia', endereco: null, periodo: null }],
          contato_casos_similares: true
        }
      }
    ],
    [
      { tipo_agravo: 'zika', classificacao_final: 'confirmado', dados_laboratoriais: { sorotipo: null } },
      ['classificacao_final', 'dados_laboratoriais.sorotipo', 'tipo_agravo'],
      { tipo_agravo: 'zika', dados_laboratoriais: { sorotipo: null } }
    ],
    [
      { paciente_raca: 'preta', paciente: { raca: 'preta', ocupacao: 'Médica' } },
      ['paciente.ocupacao', 'paciente.raca', 'paciente_raca'],
      { paciente: { raca: 'preta', ocupacao: 'Médica' } }
    ]
  ])('200 for %j: %j', async (fields, names, wanted) => {
    const { alterados: changed, depois: after } = await change(fields)
    expect(changed).toEqual(names)
    expect(after).toMatchObject(wanted)
  })

  it('200, and hidden values are really changed', async () => {
    const { id } = await change({
      paciente: { nome: 'Zilda Alves', data_nascimento: '1980-01-01' },
      endereco: { logradouro: 'Rua Nova', numero: null, cep: '51030-000', latitude: 1.5 }
    })
    expect(await personOf(id)).toEqual({
      caso_id: id,
      telefone: null,
      nome_mae: null,
      cns: null,
      nome: 'Zilda Alves',
      data_nascimento: '1980-01-01',
      logradouro: 'Rua Nova',
      numero: null,
      cep: '51030000',
      latitude: 1.5,
      longitude: -34.900_44
    })
  })

  it.each<[fields: Fields]>([
    [{ evolucao: 'cura' }],
    [{ paciente: {} }],
    [nestedParts],
    [{ paciente_nome: 'Maria da Silva Santos', paciente_data_nascimento: '1990-11-08' }],
    [{ endereco: { cep: '51021010' } }],
    [{ endereco: { cep: '51021-010' } }],
    [{ municipio_residencia: 'RECIFE' }],
    [{ endereco: { municipio_residencia: '261160', estado_residencia: 'PE' } }],
    [
      {
        investigacao: {
          locais_frequentados: [
            { periodo: 'manhã', endereco: 'Rua da Aurora, 10', local: 'Escola' },
            { local: 'Mercado' }
          ]
        }
      }
    ],
    [{ hospitalizacao: true }],
    [{ data_obito: null }]
  ])('200 for %j, which is already stored: nothing changes, and no history', async (fields) => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    const before = await detailOf(id)
    test.advance(1000)
    const { status, body } = await updateCaso(test, gestor.token, id, fields)
    expect(status).toBe(200)
    expect(body).toMatchObject({ campos_alterados: [], atualizado_em: before.atualizado_em })
    expect(await detailOf(id)).toEqual(before)
  })
})

describe('PUT /api/v1/agravos/casos/{id}: what follows from other fields', () => {
  it('a case is closed while data_encerramento is set', async () => {
    const id = await createdCaso(test, gestor.token)
    expect((await detailOf(id)).status).toBe('em_investigacao')
    await updateCaso(test, gestor.token, id, { data_encerramento: '2026-11-15' })
    expect((await detailOf(id)).status).toBe('encerrado')
    await updateCaso(test, gestor.token, id, { evolucao: 'cura' })
    expect((await detailOf(id)).status).toBe('encerrado')
    await updateCaso(test, gestor.token, id, { data_encerramento: null })
    expect(await detailOf(id)).toMatchObject({ status: 'em_investigacao', data_encerramento: null })
  })

  it('the age follows the birth date and the first symptoms, and goes with the birth date', async () => {
    const id = await createdCaso(test, gestor.token, fullCasoBody())
    const ageAfter = async (fields: Fields) => {
      expect((await updateCaso(test, gestor.token, id, fields)).status).toBe(200)
      return (await detailOf(id)).paciente.idade
    }
    expect(await ageAfter({ data_inicio_sintomas: '2026-11-08' })).toBe(36)
    expect(await ageAfter({ paciente: { data_nascimento: '2000-11-09' } })).toBe(25)
    expect(await ageAfter({ paciente_data_nascimento: null })).toBeNull()
  })

  it('an age without a birth date stays, and initials without a name', async () => {
    const [id] = await seed(test.db, { idade: 41 })
    expect((await updateCaso(test, gestor.token, id!, { evolucao: 'cura' })).status).toBe(200)
    expect((await detailOf(id!)).paciente).toMatchObject({ nome: 'A. B.', idade: 41 })
    await updateCaso(test, gestor.token, id!, { paciente_data_nascimento: '1990-01-01' })
    expect((await detailOf(id!)).paciente.idade).toBe(36)
  })

  it.each<[fields: Fields, before: boolean, after: boolean, changed: string[]]>([
    [{ hospitalizacao: true }, false, true, ['hospitalizacao']],
    [{ dados_clinicos: { hospitalizacao: true } }, false, true, ['dados_clinicos.hospitalizacao']],
    [{ hospitalizacao: false }, true, false, ['hospitalizacao']],
    [{ dados_clinicos: { hospitalizacao: null } }, true, false, ['dados_clinicos.hospitalizacao']],
    [
      { hospitalizacao: true, dados_clinicos: { hospitalizacao: true } },
      false,
      true,
      ['dados_clinicos.hospitalizacao', 'hospitalizacao']
    ],
    [{ hospitalizacao: true, dados_clinicos: { hospitalizacao: false } }, false, true, ['hospitalizacao']],
    [{ hospitalizacao: false }, false, false, []],
    [{ dados_clinicos: { hospitalizacao: null } }, false, false, []],
    [{ dados_clinicos: { uti: true } }, true, true, ['dados_clinicos.uti']]
  ])('%j, hospitalised %s before and %s after, in both places', async (fields, before, wanted, names) => {
    const { alterados: changed, depois: after } = await change(fields, casoBody({ hospitalizacao: before }))
    expect(changed).toEqual(names)
    expect([after.hospitalizacao, after.dados_clinicos.hospitalizacao]).toEqual([wanted, wanted])
  })
})

describe('PUT /api/v1/agravos/casos/{id}: history and refusals', () => {
  it('the history names fields and who changed them, and never values of personal ones', async () => {
    const { id } = await change({
      paciente_nome: 'Canária Oculta',
      endereco: { logradouro: 'Rua Oculta' },
      evolucao: 'ignorado'
    })
    const [, entry, ...more] = await trailOf(test, id)
    expect(entry).toMatchObject({ acao: 'caso.alterado', atorId: gestor.id, alvoTipo: 'caso', alvoId: id })
    expect(entry!.detalhes).toEqual({
      campos: ['endereco.logradouro', 'evolucao', 'paciente_nome'],
      mudancas: [{ campo: 'evolucao', antes: expect.toBeOneOf([null, expect.any(String)]), depois: 'ignorado' }]
    })
    expect(more.map(({ acao }) => acao)).toEqual(['caso.lido'])
    const [row] = await test.db.select().from(casos).where(eq(casos.id, id))
    expect(row!.responsavel_id).toBe(gestor.id)
  })

  it.each<[before: Fields, after: Fields, told: string[]]>([
    [{ numero_notificacao: 'HIST-1' }, { numero_notificacao: 'HIST 2.1' }, ['numero_notificacao']],
    [{ municipio_infeccao: null }, { municipio_infeccao: 'olinda' }, ['municipio_infeccao']],
    [{ municipio_infeccao: 'Sítio do Seu Zé' }, { municipio_infeccao: 'Olinda' }, []],
    [{ municipio_infeccao: 'Olinda' }, { municipio_infeccao: 'casa da Zilda' }, []],
    [{ estado_infeccao: 'PE' }, { estado_infeccao: 'Bahia' }, ['estado_infeccao']],
    [{ estado_infeccao: 'PE' }, { estado_infeccao: 'com a Zilda' }, []],
    [{ pais_infeccao: 'Brasil' }, { pais_infeccao: 'paraguai' }, ['pais_infeccao']],
    [{ pais_infeccao: 'Brasil' }, { pais_infeccao: '23' }, ['pais_infeccao']],
    [{ pais_infeccao: 'Zilda' }, { pais_infeccao: null }, []]
  ])(
    'the history of %j and then %j tells values of %j: of what is surely a number or a place',
    async (before, after, told) => {
      const id = await createdCaso(test, gestor.token, casoBody(before))
      expect((await updateCaso(test, gestor.token, id, after)).status).toBe(200)
      const { detalhes } = (await detailOf(id)).historico[0]
      const [campo = ''] = Object.keys(after)
      const mudanca = { campo, antes: Object.values(before)[0], depois: Object.values(after)[0] }
      expect(detalhes).toEqual({ campos: [campo], ...(told.length > 0 ? { mudancas: [mudanca] } : {}) })
    }
  )

  it('a number that was stored before names were looked for in it is not told', async () => {
    const id = await createdCaso(test, gestor.token)
    await test.db.update(casos).set({ numero_notificacao: 'Ana Lima 7' }).where(eq(casos.id, id))
    expect((await updateCaso(test, gestor.token, id, { numero_notificacao: 'HIST-3' })).status).toBe(200)
    expect((await detailOf(id)).historico[0].detalhes).toEqual({ campos: ['numero_notificacao'] })
  })

  it('422 when it would be the number of another case; 200 once that is deleted', async () => {
    const key = { numero_notificacao: 'tomado', data_notificacao: '2026-11-10' }
    const otherCaso = await createdCaso(test, gestor.token, casoBody(key))
    const id = await createdCaso(test, gestor.token, casoBody({ ...key, data_notificacao: '2026-11-11' }))
    const change = { data_notificacao: '2026-11-10' }
    expect(await updateCaso(test, gestor.token, id, change)).toMatchObject(invalid(['numero_notificacao', 'DUPLICATE']))
    expect((await detailOf(id)).data_notificacao).toBe('2026-11-11T00:00:00-03:00')
    await deleteCaso(test, gestor.token, otherCaso)
    expect((await updateCaso(test, gestor.token, id, change)).status).toBe(200)
  })

  it('404 for a missing or a deleted case', async () => {
    const id = await createdCaso(test, gestor.token)
    await deleteCaso(test, gestor.token, id)
    for (const missing of [id, 2_147_483_647])
      expect(await updateCaso(test, gestor.token, missing, { evolucao: 'cura' })).toMatchObject(notFound)
  })
})
