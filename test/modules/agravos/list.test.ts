import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid, NOW } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { CASOS, createdCaso, fullCasoBody } from './support.ts'

let test: TestApp
let reader: Account

beforeAll(async () => {
  test = await startApp()
  reader = await account(test, 'visualizador')
  await seed(test.db, { data_notificacao: '2026-11-09' }, 5)
  await seed(test.db, { excluido_em: new Date(NOW) })
})
afterAll(() => test.close())

const listCasos = (query: Record<string, string | string[]> = {}) =>
  test.call('GET', CASOS, { token: reader.token, query })

describe('GET /api/v1/agravos/casos: the page', () => {
  it('200 with exactly these fields', async () => {
    const gestor = await account(test, 'gestor')
    const body = fullCasoBody({ data_notificacao: '2026-11-15' })
    const id = await createdCaso(test, gestor.token, body)
    const answer = await listCasos({ size: '1' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      total: 6,
      page: 1,
      size: 1,
      pages: 6,
      tipos: [
        {
          id,
          tipo_agravo: 'dengue',
          numero_notificacao: body.numero_notificacao,
          data_notificacao: '2026-11-15T00:00:00-03:00',
          data_inicio_sintomas: '2026-11-07',
          paciente: { nome: 'M. S. S.', idade: 35, sexo: 'F', gestante: true },
          endereco: { municipio_residencia: 'Recife', estado_residencia: 'PE', bairro: 'Boa Viagem', zona: 'urbana' },
          classificacao_final: 'dengue_com_sinais_alarme',
          criterio_confirmacao: 'laboratorial',
          evolucao: 'cura',
          hospitalizacao: true,
          dados_especificos: (body as Record<string, unknown>).dados_especificos,
          unidade_notificante: { nome: 'UPA Imbiribeira', cnes: '0000477' },
          criado_em: NOW,
          atualizado_em: NOW
        }
      ],
      links: {
        first: `${CASOS}?size=1&page=1`,
        prev: null,
        next: `${CASOS}?size=1&page=2`,
        last: `${CASOS}?size=1&page=6`
      },
      meta: { timestamp: NOW }
    })
  })
})

describe('GET /api/v1/agravos/casos: refusals', () => {
  it.each<[query: Record<string, string | string[]>, field: string, code: string]>([
    [{ paciente_nome: 'Maria' }, 'paciente_nome', 'UNKNOWN_FIELD'],
    [{ cep: '50000' }, 'cep', 'UNKNOWN_FIELD'],
    [{ 'nome[like]': 'a' }, 'nome[like]', 'UNKNOWN_FIELD'],
    [{ search: '{"iniciais":"A. B."}' }, 'search.iniciais', 'UNKNOWN_FIELD'],
    [{ agravo_codigo: 'gripe' }, 'agravo_codigo', 'INVALID_VALUE'],
    [{ tipo_agravo: 'gripe' }, 'tipo_agravo', 'INVALID_VALUE'],
    [{ estado: 'XX' }, 'estado', 'INVALID_VALUE'],
    [{ estado: 'xx' }, 'estado', 'INVALID_VALUE'],
    [{ 'estado[in]': 'PE,XX' }, 'estado[in]', 'INVALID_VALUE'],
    [{ 'estado[gt]': 'B' }, 'estado[gt]', 'INVALID_VALUE'],
    [{ classificacao: 'foo' }, 'classificacao', 'INVALID_VALUE'],
    [{ 'classificacao_final[ne]': 'foo' }, 'classificacao_final[ne]', 'INVALID_VALUE'],
    [{ criterio_confirmacao: 'foo' }, 'criterio_confirmacao', 'INVALID_VALUE'],
    [{ evolucao: 'foo' }, 'evolucao', 'INVALID_VALUE'],
    [{ sorotipo: 'DENV5' }, 'sorotipo', 'INVALID_VALUE'],
    [{ data_coleta_ns1: '2024-02-30' }, 'data_coleta_ns1', 'INVALID_DATE'],
    [{ 'data_digitacao[gte]': 'ontem' }, 'data_digitacao[gte]', 'INVALID_DATE'],
    [{ unidade_cnes: '12345678' }, 'unidade_cnes', 'TOO_LONG'],
    [{ raca: 'foo' }, 'raca', 'INVALID_VALUE'],
    [{ zona: 'foo' }, 'zona', 'INVALID_VALUE'],
    [{ search: '{"or":[{"estado":"XX"},{"estado":"PE"}]}' }, 'search.or.0.estado', 'INVALID_VALUE'],
    [{ data_inicio: '2024-02-30' }, 'data_inicio', 'INVALID_DATE'],
    [{ data_notificacao_fim: 'ontem' }, 'data_notificacao_fim', 'INVALID_DATE'],
    [{ data_fim: ['2024-01-01', '2024-01-02'] }, 'data_fim', 'REPEATED'],
    [{ sort: 'paciente' }, 'sort', 'INVALID_VALUE'],
    [{ sort: 'bairro' }, 'sort', 'INVALID_VALUE'],
    [{ sort: 'situacao' }, 'sort', 'INVALID_VALUE'],
    [{ situacao: 'inconclusivo' }, 'situacao', 'INVALID_VALUE'],
    [{ 'situacao[like]': 'conf' }, 'situacao[like]', 'INVALID_OPERATOR'],
    [{ 'data_inicio[lte]': '2026-11-01' }, 'data_inicio[lte]', 'INVALID_OPERATOR'],
    [{ search: '{"data_fim":{"gte":"2026-11-01"}}' }, 'search.data_fim.gte', 'INVALID_OPERATOR'],
    [{ search: '{"data_fim":"ontem"}' }, 'search.data_fim', 'INVALID_DATE'],
    [{ 'sexo[like]': 'F' }, 'sexo[like]', 'INVALID_OPERATOR'],
    [{ 'estado[maior]': 'PE' }, 'estado[maior]', 'INVALID_OPERATOR'],
    [{ size: '101' }, 'size', 'OUT_OF_RANGE'],
    [{ page: '0' }, 'page', 'OUT_OF_RANGE'],
    [{ search: '{' }, 'search', 'INVALID_FORMAT']
  ])('422 for %j at %s', async (query, field, code) => {
    expect(await listCasos(query)).toMatchObject(invalid([field, code]))
  })
})
