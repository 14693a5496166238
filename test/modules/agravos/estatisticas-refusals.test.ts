import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, giveDirect, invalid, unauthorized } from '../usuarios/support.ts'

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
const MAPA = '/api/v1/agravos/casos/mapa-calor'
let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterAll(() => test.close())

describe(`GET ${RESUMO}`, () => {
  const get = (query: Record<string, string>) => test.call('GET', RESUMO, { token: analista.token, query })

  it.each([
    [{ data_inicio: '2026-03-02', data_fim: '2026-03-01' }, 'data_fim', 'OUT_OF_RANGE'],
    [{ data_inicio: '2026-02-30' }, 'data_inicio', 'INVALID_DATE'],
    [{ data_fim: '01/02/2026' }, 'data_fim', 'INVALID_DATE'],
    [{ data_fim: '10000-01-01' }, 'data_fim', 'INVALID_DATE'],
    [{ tipo_agravo: 'gripe' }, 'tipo_agravo', 'INVALID_VALUE'],
    [{ estado: 'XX' }, 'estado', 'INVALID_VALUE'],
    [{ agregacao: 'ano' }, 'agregacao', 'INVALID_VALUE'],
    [{ metricas: 'total,nome' }, 'metricas', 'INVALID_VALUE'],
    [{ metricas: 'total,total' }, 'metricas', 'REPEATED'],
    [{ metricas: 'total' }, 'metricas', 'INVALID_VALUE'],
    [{ municipio: 'Lugar Nenhum' }, 'municipio', 'INVALID_VALUE'],
    [{ municipio: 'Recife', estado: 'BA' }, 'municipio', 'INVALID_VALUE'],
    [{ cidade: 'Recife' }, 'cidade', 'UNKNOWN_FIELD'],
    [{ comparar: 'ontem' }, 'comparar', 'INVALID_VALUE'],
    [{ comparar: 'anterior', data_inicio: '1899-12-31' }, 'data_inicio', 'OUT_OF_RANGE'],
    [{ anos_anteriores: '2' }, 'anos_anteriores', 'INVALID_VALUE'],
    [{ anos_anteriores: '11', agregacao: 'semana' }, 'anos_anteriores', 'OUT_OF_RANGE'],
    [{ canal: 'quartis', agregacao: 'dia' }, 'canal', 'INVALID_VALUE'],
    [{ canal: 'media', agregacao: 'semana' }, 'canal', 'INVALID_VALUE'],
    [{ canal: 'quartis', canal_anos: '2', agregacao: 'mes' }, 'canal_anos', 'OUT_OF_RANGE']
  ] as [Record<string, string>, string, string][])('422: %j at %s', async (query, field, code) => {
    expect(await get(query)).toMatchObject(invalid([field, code]))
  })

  it.each(['admin', 'gestor', 'analista', 'usuario', 'visualizador'] as const)(
    '200 for the group %s',
    async (grupo) => {
      const { token } = await account(test, grupo)
      expect((await test.call('GET', RESUMO, { token })).status).toBe(200)
    }
  )

  it('403 without agravos.estatisticas, whatever else is allowed, and before the query is checked; 401 without a token', async () => {
    const { id, token } = await account(test, null)
    await giveDirect(test, id, 'agravos.listar', 'agravos.editar')
    expect(await test.call('GET', RESUMO, { token })).toMatchObject(denied('agravos.estatisticas'))
    expect(await test.call('GET', RESUMO, { token, query: { estado: 'XX' } })).toMatchObject(
      denied('agravos.estatisticas')
    )
    await giveDirect(test, id, 'agravos.estatisticas')
    expect((await test.call('GET', RESUMO, { token })).status).toBe(200)
    expect(await test.call('GET', RESUMO)).toMatchObject(unauthorized)
  })
})

describe(`GET ${MAPA}`, () => {
  const get = (query: Record<string, string>) => test.call('GET', MAPA, { token: analista.token, query })

  it.each([
    [{ bounds: '-34,-9,-35,-8' }, 'bounds', 'INVALID_VALUE'],
    [{ bounds: '-35,-8,-34,-9' }, 'bounds', 'INVALID_VALUE'],
    [{ bounds: '-35,-91,-34,-8' }, 'bounds', 'OUT_OF_RANGE'],
    [{ bounds: '-35,-9,-34,90.001' }, 'bounds', 'OUT_OF_RANGE'],
    [{ bounds: '-180.1,-9,-34,-8' }, 'bounds', 'OUT_OF_RANGE'],
    [{ bounds: '-35,-9,180.1,-8' }, 'bounds', 'OUT_OF_RANGE'],
    [{ bounds: '-35,-9,-34' }, 'bounds', 'TOO_FEW'],
    [{ bounds: '-35,-9,-34,-8,0' }, 'bounds', 'TOO_MANY'],
    [{ bounds: 'a,b,c,d' }, 'bounds', 'INVALID_TYPE'],
    [{ bounds: '-35,-9,,-8' }, 'bounds', 'INVALID_TYPE'],
    [{ nivel: 'rua' }, 'nivel', 'INVALID_VALUE'],
    [{ periodo: '0' }, 'periodo', 'OUT_OF_RANGE'],
    [{ periodo: '3661' }, 'periodo', 'OUT_OF_RANGE'],
    [{ periodo: '1.5' }, 'periodo', 'INVALID_TYPE'],
    [{ tipo_agravo: 'gripe' }, 'tipo_agravo', 'INVALID_VALUE'],
    [{ estado: 'PE' }, 'estado', 'UNKNOWN_FIELD']
  ] as [Record<string, string>, string, string][])('422: %j at %s', async (query, field, code) => {
    expect(await get(query)).toMatchObject(invalid([field, code]))
  })

  it('403 without agravos.estatisticas; 200 with it alone; 401 without a token', async () => {
    const { id, token } = await account(test, null)
    await giveDirect(test, id, 'agravos.listar')
    expect(await test.call('GET', MAPA, { token })).toMatchObject(denied('agravos.estatisticas'))
    await giveDirect(test, id, 'agravos.estatisticas')
    expect((await test.call('GET', MAPA, { token })).status).toBe(200)
    expect(await test.call('GET', MAPA)).toMatchObject(unauthorized)
  })
})
