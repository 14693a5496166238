import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { NOW } from '../usuarios/support.ts'
import { type casoRow, OLINDA, RECIFE, SALVADOR, seed } from './seed.ts'
import { CASOS } from './support.ts'

let test: TestApp
let reader: Account

const SAO_PAULO = 3550308
type Fields = NonNullable<Parameters<typeof casoRow>[0]>

/** Cases with numbers, so that a test can say which it expects; the newest notification comes first. */
const set: Fields[] = [
  {
    numero_notificacao: '100',
    data_notificacao: '2026-11-09',
    data_inicio_sintomas: '2026-11-01',
    sexo: 'F',
    gestante: true,
    idade: 30,
    raca: 'parda',
    zona: 'urbana',
    bairro: 'São José',
    classificacao_final: 'dengue_grave',
    criterio_confirmacao: 'laboratorial',
    evolucao: 'obito',
    hospitalizacao: true,
    data_investigacao: '2026-11-10',
    data_digitacao: '2026-11-11',
    unidade_cnes: '0000477',
    detalhe: {
      dados_laboratoriais: {
        sorotipo: 'DENV2',
        ns1: 'positivo',
        igm: 'nao_realizado',
        data_coleta_ns1: '2026-11-03',
        data_coleta_pcr: '2026-11-04'
      }
    }
  },
  {
    numero_notificacao: '101',
    data_notificacao: '2026-11-08',
    tipo: 'zika',
    municipio: OLINDA,
    sexo: 'F',
    gestante: false,
    idade: 2
  },
  {
    numero_notificacao: '20_1',
    data_notificacao: '2026-11-07',
    tipo: 'chikungunya',
    municipio: SALVADOR,
    uf: 'BA',
    classificacao_final: 'confirmado',
    evolucao: 'cura',
    status: 'encerrado',
    data_encerramento: '2026-11-09',
    zona: 'rural'
  },
  {
    numero_notificacao: '2071',
    data_notificacao: '2026-11-06',
    municipio: SAO_PAULO,
    uf: 'SP',
    classificacao_final: 'descartado',
    sexo: 'M',
    idade: 61,
    data_digitacao: '2026-11-12',
    unidade_cnes: '2000000',
    detalhe: { dados_laboratoriais: { sorotipo: 'DENV1', pcr: 'nao_realizado', data_coleta_ns1: '2026-11-05' } }
  },
  {
    numero_notificacao: '300',
    data_notificacao: '2026-11-05',
    bairro: 'Boa Viagem',
    evolucao: 'cura',
    // 23:30 of the 5th in Brasília.
    criado_em: new Date('2026-11-06T02:30:00.000Z'),
    atualizado_em: new Date('2026-11-10T12:00:00.000Z')
  }
]
const all = set.map((caso) => caso.numero_notificacao!)

beforeAll(async () => {
  test = await startApp()
  reader = await account(test, 'visualizador')
  for (const fields of set) await seed(test.db, fields)
  await seed(test.db, { numero_notificacao: '999', excluido_em: new Date(NOW) })
})
afterAll(() => test.close())

const listCasos = (query: Record<string, string>) => test.call('GET', CASOS, { token: reader.token, query })

async function numerosOf(query: Record<string, string>) {
  const { status, body } = await listCasos(query)
  expect([status, body.error]).toEqual([200, undefined])
  const found = body.tipos.map((each: { numero_notificacao: string }) => each.numero_notificacao)
  expect(body.total).toBe(found.length)
  return found
}

describe('GET /api/v1/agravos/casos: each filter', () => {
  it.each<[query: Record<string, string>, wanted: string[]]>([
    [{}, all],
    [{ order: 'asc' }, [...all].reverse()],
    [{ tipo_agravo: 'dengue' }, ['100', '2071', '300']],
    [{ agravo_codigo: 'zika' }, ['101']],
    [{ 'agravo_codigo[in]': 'zika' }, ['101']],
    // An empty filter is none, as a form sends those that nobody has filled in.
    [{ estado: '', municipio: '', search: '', 'idade[gte]': '', 'agravo_codigo[in]': '' }, all],
    [{ estado: '', agravo_codigo: 'zika' }, ['101']],
    [{ 'agravo_codigo[ne]': 'zika' }, ['100', '20_1', '2071', '300']],
    [{ search: '{"agravo_codigo":"zika"}' }, ['101']],
    [{ agravo_codigo: 'zika', tipo_agravo: 'zika' }, ['101']],
    [{ agravo_codigo: 'zika', tipo_agravo: 'dengue' }, []],
    [{ data_inicio: '2026-11-07' }, ['100', '101', '20_1']],
    [{ data_fim: '2026-11-07' }, ['20_1', '2071', '300']],
    [{ data_notificacao_inicio: '2026-11-08' }, ['100', '101']],
    [{ data_notificacao_fim: '2026-11-05' }, ['300']],
    [{ data_inicio: '2026-11-05', data_notificacao_inicio: '2026-11-07', data_fim: '2026-11-08' }, ['101', '20_1']],
    [{ data_inicio: '2026-11-07', data_fim: '2026-11-07' }, ['20_1']],
    [{ data_inicio: '2026-11-06', data_notificacao: '2026-11-06' }, ['2071']],
    [{ data_inicio: '2026-11-06', sexo: 'M' }, ['2071']],
    [{ estado: 'PE' }, ['100', '101', '300']],
    [{ estado: 'AC' }, []],
    [{ municipio: 'recife' }, ['100', '300']],
    [{ municipio: 'LIND' }, ['101']],
    [{ municipio: 'sao paulo' }, ['2071']],
    [{ municipio: String(RECIFE) }, ['100', '300']],
    [{ municipio: '292740' }, ['20_1']],
    [{ municipio: 'Atlântida' }, []],
    [{ municipio: '%' }, []],
    [{ municipio: 'recife', estado: 'SP' }, []],
    [{ municipio: 'recife', estado: 'PE', tipo_agravo: 'dengue', data_fim: '2026-11-05' }, ['300']],
    [{ municipio: 'recife', classificacao: 'dengue_grave' }, ['100']],
    [{ classificacao: 'dengue_grave' }, ['100']],
    [{ classificacao_final: 'descartado' }, ['2071']],
    [{ classificacao: 'confirmado' }, ['20_1']],
    [{ situacao: 'confirmado' }, ['100', '20_1']],
    [{ situacao: 'descartado' }, ['2071']],
    [{ situacao: 'em_investigacao' }, ['101', '300']],
    [{ situacao: 'confirmado', estado: 'PE' }, ['100']],
    [{ situacao: 'confirmado', hospitalizacao: 'false' }, ['20_1']],
    [{ situacao: 'confirmado', classificacao: 'confirmado' }, ['20_1']],
    [{ situacao: 'em_investigacao', classificacao: 'confirmado' }, []],
    [{ situacao: 'confirmado', municipio: 'recife' }, ['100']],
    [{ situacao: 'em_investigacao', sexo: 'F' }, ['101']],
    [{ situacao: 'em_investigacao', evolucao: 'cura' }, ['300']],
    [{ situacao: 'confirmado', data_fim: '2026-11-08' }, ['20_1']],
    [{ classificacao: 'dengue_grave', classificacao_final: 'descartado' }, []],
    [{ numero_notificacao: '100' }, ['100']],
    [{ status: 'encerrado' }, ['20_1']],
    [{ data_inicio_sintomas: '2026-11-01' }, ['100']],
    [{ criterio_confirmacao: 'laboratorial' }, ['100']],
    [{ evolucao: 'cura' }, ['20_1', '300']],
    [{ evolucao: 'cura', estado: 'BA' }, ['20_1']],
    [{ hospitalizacao: 'true' }, ['100']],
    [{ hospitalizacao: 'false' }, ['101', '20_1', '2071', '300']],
    [{ sexo: 'F' }, ['100', '101']],
    [{ gestante: 'false' }, ['101']],
    [{ idade: '61' }, ['2071']],
    [{ raca: 'parda' }, ['100']],
    [{ zona: 'rural' }, ['20_1']],
    [{ bairro: 'sao' }, ['100']],
    [{ bairro: 'VIAGEM' }, ['300']],
    [{ criado_em: '2026-11-05' }, ['300']],
    [{ atualizado_em: '2026-11-10' }, ['300']],
    [{ sorotipo: 'DENV2' }, ['100']],
    [{ sorotipo: 'DENV2', estado: 'SP' }, []],
    [{ sorotipo: 'DENV4' }, []],
    [{ ns1: 'positivo' }, ['100']],
    [{ igm: 'nao_realizado' }, ['100']],
    [{ pcr: 'nao_realizado' }, ['2071']],
    [{ isolamento_viral: 'positivo' }, []],
    [{ data_coleta_ns1: '2026-11-05' }, ['2071']],
    [{ data_coleta_igm: '2026-11-05' }, []],
    [{ data_coleta_pcr: '2026-11-04' }, ['100']],
    [{ data_coleta_isolamento_viral: '2026-11-04' }, []],
    [{ data_investigacao: '2026-11-10' }, ['100']],
    [{ data_digitacao: '2026-11-12' }, ['2071']],
    [{ unidade_cnes: '0000477' }, ['100']]
  ])('%j: %j', async (query, wanted) => {
    expect(await numerosOf(query)).toEqual(wanted)
  })
})

describe('GET /api/v1/agravos/casos: operators', () => {
  it.each<[query: Record<string, string>, wanted: string[]]>([
    [{ 'tipo_agravo[ne]': 'dengue' }, ['101', '20_1']],
    [{ 'tipo_agravo[in]': 'zika,chikungunya' }, ['101', '20_1']],
    [{ 'estado[in]': 'BA,SP' }, ['20_1', '2071']],
    [{ 'estado[like]': 'p' }, ['100', '101', '2071', '300']],
    [{ 'estado[gt]': 'BA' }, ['100', '101', '2071', '300']],
    [{ 'data_notificacao[gt]': '2026-11-07' }, ['100', '101']],
    [{ 'data_notificacao[lt]': '2026-11-06' }, ['300']],
    [{ 'data_notificacao[ne]': '2026-11-06' }, ['100', '101', '20_1', '300']],
    [{ 'data_notificacao[in]': '2026-11-06,2026-11-09' }, ['100', '2071']],
    [{ 'data_notificacao[gte]': '2026-11-06', 'data_notificacao[lte]': '2026-11-07' }, ['20_1', '2071']],
    [{ 'idade[gte]': '2', 'idade[lt]': '61' }, ['100', '101']],
    [{ 'idade[ne]': '30' }, ['101', '20_1', '2071', '300']],
    [{ 'classificacao[ne]': 'dengue_grave' }, ['101', '20_1', '2071', '300']],
    [{ 'classificacao[like]': 'GRAVE' }, ['100']],
    [{ 'criterio_confirmacao[like]': 'lab' }, ['100']],
    [{ 'evolucao[like]': 'ur' }, ['20_1', '300']],
    [{ 'raca[like]': 'ard' }, ['100']],
    [{ 'zona[like]': 'r' }, ['100', '20_1']],
    [{ 'evolucao[gt]': 'cura' }, ['100']],
    [{ 'evolucao[lte]': 'cura' }, ['20_1', '300']],
    [{ 'zona[lt]': 'urbana' }, ['20_1']],
    [{ 'raca[gte]': 'parda' }, ['100']],
    [{ 'raca[like]': 'ardas' }, []],
    [{ 'raca[like]': 'r', 'zona[like]': 'b' }, ['100']],
    [{ 'bairro[like]': 'ão' }, ['100']],
    [{ 'bairro[like]': 'A' }, ['100', '300']],
    [{ 'bairro[like]': '%' }, []],
    [{ 'bairro[gt]': 'boa viagem' }, ['100']],
    [{ 'bairro[gte]': 'BOA VIAGEM' }, ['100', '300']],
    [{ 'bairro[lt]': 'sao jose' }, ['300']],
    [{ 'bairro[in]': 'Boa Viagem,São José' }, ['100', '300']],
    [{ 'bairro[eq]': 'sao jose' }, []],
    [{ 'bairro[ne]': 'São José' }, ['101', '20_1', '2071', '300']],
    [{ 'numero_notificacao[like]': '0_' }, ['20_1']],
    [{ 'numero_notificacao[like]': '07' }, ['2071']],
    [{ 'numero_notificacao[like]': '0-' }, []],
    [{ 'municipio[eq]': 'recif' }, []],
    [{ 'municipio[eq]': 'SÃO PAULO' }, ['2071']],
    [{ 'municipio[ne]': 'Recife' }, ['101', '20_1', '2071']],
    [{ 'municipio[ne]': 'Atlântida' }, all],
    [{ 'municipio[in]': 'Recife,Olinda' }, ['100', '101', '300']],
    [{ 'municipio[like]': 'ec' }, ['100', '300']],
    [{ 'municipio[gt]': 'Recife' }, ['20_1', '2071']],
    [{ 'municipio[gte]': 'Recife' }, ['100', '20_1', '2071', '300']],
    [{ 'municipio[lt]': 'recife' }, ['101']],
    [{ 'municipio[lte]': 'recife' }, ['100', '101', '300']],
    [{ 'criado_em[lt]': '2026-11-06T02:30:00.001Z' }, ['300']],
    [{ 'situacao[ne]': 'confirmado' }, ['101', '2071', '300']],
    [{ 'situacao[ne]': 'em_investigacao' }, ['100', '20_1', '2071']],
    [{ 'situacao[in]': 'descartado,em_investigacao' }, ['101', '2071', '300']],
    [{ 'hospitalizacao[ne]': 'true' }, ['101', '20_1', '2071', '300']],
    [{ 'sorotipo[in]': 'DENV1,DENV2' }, ['100', '2071']],
    [{ 'sorotipo[ne]': 'DENV1' }, ['100', '101', '20_1', '300']],
    [{ 'data_coleta_ns1[gt]': '2026-11-03' }, ['2071']],
    [{ 'data_coleta_ns1[lte]': '2026-11-03' }, ['100']],
    [{ 'data_coleta_ns1[in]': '2026-11-03,2026-11-05' }, ['100', '2071']],
    [{ 'data_digitacao[gte]': '2026-11-11' }, ['100', '2071']],
    [{ 'data_digitacao[lt]': '2026-11-12' }, ['100']],
    [{ 'unidade_cnes[in]': '0000477,2000000' }, ['100', '2071']],
    [{ estado: 'PE', 'estado[ne]': 'PE' }, []]
  ])('%j: %j', async (query, wanted) => {
    expect(await numerosOf(query)).toEqual(wanted)
  })
})

describe('GET /api/v1/agravos/casos: search', () => {
  it.each<[search: unknown, wanted: string[]]>([
    ['10', ['100', '101']],
    ['20_', ['20_1']],
    ['%', []],
    ['00', []],
    ['recife', ['100', '300']],
    ['Salvad', ['20_1']],
    ['A. B.', []],
    ['999', []],
    [{ tipo_agravo: 'zika' }, ['101']],
    [{ municipio: 'olin' }, ['101']],
    [{ or: [{ tipo_agravo: 'zika' }, { estado: 'BA' }] }, ['101', '20_1']],
    [{ or: [{ id: { gte: 1 } }] }, all],
    [{ and: [{ estado: 'PE' }, { or: [{ evolucao: 'cura' }, { gestante: true }] }] }, ['100', '300']],
    [{ situacao: 'descartado' }, ['2071']],
    [{ or: [{ situacao: 'descartado' }, { tipo_agravo: 'zika' }] }, ['101', '2071']],
    [{ or: [{ bairro: 'jos' }, { bairro: 'viag' }, { tipo_agravo: 'zika' }] }, ['100', '101', '300']],
    [{ and: [{ bairro: 'a' }, { bairro: { gt: 'c' } }] }, ['100']],
    [{ ns1: null }, ['101', '20_1', '2071', '300']],
    [{ and: [{ ns1: null }, { or: [{ pcr: null }, { pcr: 'nao_realizado' }] }] }, ['101', '20_1', '2071', '300']],
    [{ or: [{ raca: { like: 'zz' } }, { zona: { like: 'rur' } }] }, ['20_1']],
    [{ data_inicio: '2026-11-08' }, ['100', '101']],
    [{ or: [{ data_fim: '2026-11-05' }, { data_notificacao_inicio: '2026-11-09' }] }, ['100', '300']],
    [{ campo: 'data_notificacao_fim', operador: 'lte', valor: '2026-11-05' }, ['300']],
    [{ classificacao: null }, ['101', '300']],
    [{ sexo: null }, ['20_1', '300']],
    [{ sorotipo: null }, ['101', '20_1', '300']],
    [{ or: [{ sorotipo: 'DENV2' }, { data_digitacao: { gte: '2026-11-12' } }] }, ['100', '2071']],
    [{ campo: 'evolucao', operador: 'ne', valor: null }, ['100', '20_1', '300']]
  ])('%j: %j', async (search, wanted) => {
    expect(await numerosOf({ search: typeof search === 'string' ? search : JSON.stringify(search) })).toEqual(wanted)
  })

  it('together with filters: all must hold', async () => {
    expect(await numerosOf({ search: 'recife', evolucao: 'cura' })).toEqual(['300'])
    expect(await numerosOf({ search: '{"estado":"PE"}', agravo_codigo: 'dengue', data_fim: '2026-11-08' })).toEqual([
      '300'
    ])
  })
})
