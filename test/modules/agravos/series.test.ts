import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldCounts } from '../../../src/modules/agravos/counts/fold.ts'
import {
  CLASSIFICACOES,
  classificacoes,
  EVOLUCOES,
  profileColumns,
  UFS
} from '../../../src/modules/agravos/counts/profile.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { casosContadosDia, casosDeltas } from '../../../src/modules/agravos/tables-kept.ts'
import { compareCounts, rebuildCounts } from '../../../src/operations/recount/recount.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, giveDirect, invalid, unauthorized } from '../usuarios/support.ts'
import { casoRow, OLINDA, RECIFE, SALVADOR } from './seed.ts'
import { casoBody, createdCaso, deleteCaso, updateCaso } from './support.ts'

const SERIES = '/api/v1/agravos/casos/estatisticas/series'
const MANAUS = 1302603
const EVERY = 'total,uf,sexo,faixa_etaria,piramide,classificacao,evolucao'
const periodo = { data_inicio: '2024-12-25', data_fim: '2026-01-07' }
let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
  test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
  await test.db.insert(casos).values(Array.from({ length: 400 }, (_, i) => casoRow(invented(i))))
})
afterAll(() => test.close())

const places = [
  { municipio: RECIFE, uf: 'PE' },
  { municipio: OLINDA, uf: 'PE' },
  { municipio: SALVADOR, uf: 'BA' },
  { municipio: MANAUS, uf: 'AM' }
]

/** Fields from numbers without a common factor, so that they come in all combinations. */
const invented = (i: number) => ({
  ...places[i % 4],
  tipo: (['dengue', 'dengue', 'zika'] as const)[i % 3],
  data_notificacao: new Date(Date.UTC(2024, 11, 20 + ((i * 7) % 400))).toISOString().slice(0, 10),
  sexo: (['F', 'M', 'F', 'I', null] as const)[i % 5],
  idade: i % 11 === 0 ? null : (i * 13) % 101,
  classificacao_final: [...CLASSIFICACOES, null][i % (CLASSIFICACOES.length + 1)],
  evolucao: [...EVOLUCOES, null][(i * 5) % (EVOLUCOES.length + 1)],
  hospitalizacao: i % 4 === 1,
  excluido_em: i % 17 === 0 ? new Date() : null
})

const get = (query: Record<string, string> = {}, token = analista.token) => test.call('GET', SERIES, { token, query })

const keys: Record<string, string> = {
  total: "'total'",
  uf: 'uf',
  municipio: 'municipio::text',
  sexo: "coalesce(sexo, 'nao_informado')",
  faixa_etaria: `case when idade is null then 'nao_informado' when idade >= 80 then '80+'
    else (idade / 5 * 5)::text || '-' || (idade / 5 * 5 + 4)::text end`,
  classificacao: "coalesce(classificacao_final, 'nao_informado')",
  evolucao: "coalesce(evolucao, 'nao_informado')"
}
keys.piramide = `${keys.sexo} || '/' || ${keys.faixa_etaria}`

const steps: Record<string, string> = {
  dia: 'data_notificacao',
  semana: "date_trunc('week', data_notificacao + 1)::date - 1",
  mes: "date_trunc('month', data_notificacao)::date"
}

interface Filtro {
  tipo_agravo?: string
  estado?: string
  municipio?: string
}

const restricted = ({ tipo_agravo: tipo, estado, municipio }: Filtro) =>
  and(
    sql`excluido_em is null`,
    gte(casos.data_notificacao, periodo.data_inicio),
    lte(casos.data_notificacao, periodo.data_fim),
    tipo ? sql`tipo = ${tipo}` : undefined,
    estado ? eq(casos.uf, estado) : undefined,
    municipio ? eq(casos.municipio, Number(municipio)) : undefined
  )

/** Returns the points that have cases, as SQL counts the cases themselves: `por chave inicio` and how many. */
async function countedIn(por: string[], agregacao: string, filtro: Filtro): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const each of por) {
    const rows = await test.db.execute<{ chave: string; inicio: string; n: number }>(sql`
      select ${sql.raw(keys[each] as string)} as chave,
        greatest(${sql.raw(steps[agregacao] as string)}, ${periodo.data_inicio}::date)::text as inicio, count(*)::int as n
      from casos where ${restricted(filtro)} group by 1, 2`)
    for (const { chave, inicio, n } of rows) found[`${each} ${chave} ${inicio}`] = n
  }
  return found
}

interface Serie {
  por: string
  chave: string
  casos: number
  pontos: { inicio: string; casos: number }[]
}

const answered = (series: Serie[]): Record<string, number> =>
  Object.fromEntries(
    series.flatMap(({ por, chave, pontos }) =>
      pontos.filter(({ casos: n }) => n !== 0).map(({ inicio, casos: n }) => [`${por} ${chave} ${inicio}`, n] as const)
    )
  )

async function expectExact(): Promise<void> {
  const asked: [string, string, Filtro][] = [
    [EVERY, 'semana', {}],
    [EVERY, 'mes', { tipo_agravo: 'dengue' }],
    ['sexo,evolucao', 'dia', { estado: 'BA' }],
    ['uf,sexo,municipio', 'semana', { tipo_agravo: 'zika', estado: 'PE' }],
    [`${EVERY},municipio`, 'mes', { municipio: String(OLINDA) }]
  ]
  for (const [por, agregacao, filtro] of asked) {
    const { status, body } = await get({ ...periodo, por, agregacao, ...filtro })
    expect(status).toBe(200)
    const wanted = await countedIn(por.split(','), agregacao, filtro)
    expect(answered(body.series)).toEqual(wanted)
    const total = await test.db.$count(casos, restricted(filtro))
    expect(body.total).toBe(total)
    const plain = (await get({ ...periodo, por, ...filtro })).body
    expect(plain.series.map(({ casos: n }: Serie) => n)).toEqual(body.series.map(({ casos: n }: Serie) => n))
    for (const each of por.split(',')) {
      const parts = body.series.filter((serie: Serie) => serie.por === each)
      expect(parts.reduce((sum: number, { casos: n }: Serie) => sum + n, 0)).toBe(total)
    }
  }
}

describe(`GET ${SERIES}`, () => {
  it('agrees with a count by SQL: not folded, folded, and after creations, changes and deletions through the API', async () => {
    await expectExact()
    await foldCounts(test.db)
    expect(await test.db.$count(casosDeltas)).toBe(0)
    await expectExact()
    const fields = { data_notificacao: '2025-03-10', data_inicio_sintomas: '2025-03-08' }
    const id = await createdCaso(
      test,
      analista.token,
      casoBody({ ...fields, paciente_sexo: 'F', paciente_data_nascimento: '1990-11-08' })
    )
    const gone = await createdCaso(test, analista.token, casoBody({ ...fields, paciente_sexo: 'M' }))
    const change = {
      paciente_sexo: 'I',
      paciente_data_nascimento: '1930-01-01',
      classificacao_final: 'dengue_grave',
      evolucao: 'cura'
    }
    expect((await updateCaso(test, analista.token, id, change)).status).toBe(200)
    const gestor = await account(test, 'gestor')
    expect((await deleteCaso(test, gestor.token, gone)).status).toBeLessThan(300)
    await test.db.update(casos).set({ sexo: 'M', idade: 3 }).where(eq(casos.municipio, SALVADOR))
    await test.db.delete(casos).where(eq(casos.idade, 26))
    await expectExact()
    await foldCounts(test.db)
    await expectExact()
    expect(await compareCounts(test.db)).toEqual([])
  })

  it('a wrong part is found, named and recounted', async () => {
    await test.db.execute(sql`update casos_contados_dia set f_20 = 1000 where uf = '' and dia = '2025-03-10'`)
    await test.db.execute(sql`update casos_contados_municipio set obitos = 7 where dia = '2025-03-10'`)
    const found = await compareCounts(test.db)
    expect(found.map(({ tabela, chave }) => `${tabela} ${chave}`)).toEqual(
      expect.arrayContaining([
        'casos_contados_dia  | 2025-03-10 | dengue | f_20',
        `casos_contados_municipio 2025-03-10 | ${RECIFE} | dengue | obitos`
      ])
    )
    await rebuildCounts(test.db)
    expect(await compareCounts(test.db)).toEqual([])
    await expectExact()
  })

  it('the whole answer; without agregacao there are no points', async () => {
    const query = { data_inicio: '2025-03-09', data_fim: '2025-03-22', municipio: 'recife', estado: 'pe' }
    const { body } = await get({ ...query, por: 'total,sexo', agregacao: 'semana' })
    const [total, female, ...others] = body.series
    expect(body).toMatchObject({
      periodo: { inicio: '2025-03-09', fim: '2025-03-22' },
      agregacao: 'semana',
      por: ['total', 'sexo'],
      populacao: { ano: 2025, fonte: 'IBGE, Estimativas da População 2025', habitantes: 1588376 }
    })
    expect(total).toEqual({
      por: 'total',
      chave: 'total',
      nome: 'Todos os casos',
      pontos: [
        { inicio: '2025-03-09', casos: expect.any(Number), provaveis: expect.any(Number), obitos: expect.any(Number) },
        { inicio: '2025-03-16', casos: expect.any(Number), provaveis: expect.any(Number), obitos: expect.any(Number) }
      ],
      casos: body.total,
      populacao: 1588376,
      incidencia: Math.round((body.total * 10_000_000) / 1588376) / 100,
      provaveis: body.provaveis,
      incidencia_provaveis: Math.round((body.provaveis * 10_000_000) / 1588376) / 100,
      obitos: body.obitos,
      letalidade: body.letalidade
    })
    expect(body.incidencia).toBe(total.incidencia)
    expect(body.total).toBeGreaterThan(0)
    expect(female).toMatchObject({ por: 'sexo', chave: 'F', nome: 'Feminino', populacao: null, incidencia: null })
    expect(others.map(({ chave }: Serie) => chave)).toEqual(['M', 'I', 'nao_informado'])
    const plain = await get(query)
    expect(plain.body).toMatchObject({ agregacao: null, por: ['total'], total: body.total })
    expect(plain.body.series).toEqual([{ ...total, pontos: [] }])
  })

  it('names are in the language of the answer, and every value of the contract has its key', async () => {
    const answer = await test.call('GET', SERIES, {
      token: analista.token,
      query: { por: `municipio,${EVERY}`, estado: 'BA' },
      headers: { 'accept-language': 'en-US' }
    })
    const nomes = new Map(answer.body.series.map(({ chave, nome }: { chave: string; nome: string }) => [chave, nome]))
    expect([...nomes.values()].filter((nome) => /[{}]|^series/.test(String(nome)))).toEqual([])
    expect(nomes.get('F/80+')).toBe('Female, 80 years or more')
    expect(nomes.get('20-24')).toBe('20 to 24 years')
    expect(nomes.get('dengue_grave')).toBe('Severe dengue')
    expect(nomes.get(String(SALVADOR))).toBe('Salvador')
    expect(answer.body.series.filter(({ por }: Serie) => por === 'uf')).toMatchObject([{ chave: 'BA', nome: 'Bahia' }])
    const municipios = answer.body.series.filter(({ por }: Serie) => por === 'municipio')
    expect(municipios).toHaveLength(417)
    const salvador = municipios.find(({ chave }: Serie) => chave === String(SALVADOR))
    expect(salvador).toMatchObject({ latitude: expect.closeTo(-12.97, 1), longitude: expect.closeTo(-38.5, 1) })
    const { body } = await get({ por: 'uf,classificacao,evolucao' })
    expect(body.series.map(({ chave }: Serie) => chave)).toEqual([
      ...UFS,
      ...classificacoes.map(({ chave }) => chave),
      ...EVOLUCOES,
      'nao_informado'
    ])
  })

  it.each([
    ['2021-01-01', '2021-12-31', 2022, 203_080_756],
    ['2023-01-01', '2023-12-31', 2022, 203_080_756],
    ['2024-01-01', '2024-12-31', 2025, 213_421_037],
    ['2022-06-01', '2026-06-01', 2025, 213_421_037]
  ])('the population from %s to %s is that of %i', async (data_inicio, data_fim, ano, habitantes) => {
    const { body } = await get({ data_inicio, data_fim, por: 'uf' })
    expect(body.populacao).toMatchObject({ ano, habitantes })
    const ufs: { populacao: number }[] = body.series
    expect(ufs.reduce((sum, { populacao }) => sum + populacao, 0)).toBe(habitantes)
  })

  it('a municipality that the census does not have has no population', async () => {
    const census = await get({ data_inicio: '2022-01-01', data_fim: '2022-12-31', municipio: '5101837' })
    expect(census.body).toMatchObject({ incidencia: null, populacao: { ano: 2022, habitantes: null } })
    const estimate = await get({ data_inicio: '2025-01-01', data_fim: '2025-12-31', municipio: '510183' })
    expect(estimate.body).toMatchObject({ incidencia: 0, populacao: { ano: 2025, habitantes: 5877 } })
  })

  it('has up to as many points as the contract says; a refusal says how to ask for less', async () => {
    const ask = { por: 'sexo', agregacao: 'dia', data_inicio: '2018-01-01' }
    expect((await get({ ...ask, data_fim: '2026-03-19' })).body.series[0].pontos).toHaveLength(3_000)
    const more = await get({ ...ask, data_fim: '2026-03-20' })
    expect(more).toMatchObject(invalid(['agregacao', 'OUT_OF_RANGE']))
    expect(more.body.error.details[0].message).toContain('12004')
    expect((await get({ ...ask, agregacao: 'semana', data_fim: '2026-03-20' })).status).toBe(200)
  })

  it.each([
    [{ por: 'municipio' }, 'estado', 'REQUIRED'],
    [{ por: 'bairro' }, 'por', 'INVALID_VALUE'],
    [{ por: 'uf,uf' }, 'por', 'REPEATED'],
    [{ municipio: 'Lugar Nenhum' }, 'municipio', 'INVALID_VALUE'],
    [{ municipio: '9999999' }, 'municipio', 'INVALID_VALUE'],
    [{ municipio: 'Bom Jesus' }, 'municipio', 'INVALID_VALUE'],
    [{ municipio: 'Recife', estado: 'BA' }, 'municipio', 'INVALID_VALUE'],
    [{ municipio: '2611606', estado: 'BA' }, 'municipio', 'INVALID_VALUE'],
    [{ metricas: 'total' }, 'metricas', 'UNKNOWN_FIELD'],
    [{ data_inicio: '2026-03-02', data_fim: '2026-03-01' }, 'data_fim', 'OUT_OF_RANGE'],
    [{ agregacao: 'dia', data_inicio: '2000-01-01' }, 'data_inicio', 'OUT_OF_RANGE']
  ] as [Record<string, string>, string, string][])('422: %j at %s', async (query, field, code) => {
    expect(await get(query)).toMatchObject(invalid([field, code]))
  })

  it('403 without agravos.estatisticas, whatever else is allowed; 401 without a token', async () => {
    const { id, token } = await account(test, null)
    await giveDirect(test, id, 'agravos.listar', 'agravos.editar')
    expect(await get({ por: 'bairro' }, token)).toMatchObject(denied('agravos.estatisticas'))
    await giveDirect(test, id, 'agravos.estatisticas')
    expect((await get({}, token)).status).toBe(200)
    expect(await test.call('GET', SERIES)).toMatchObject(unauthorized)
  })

  it('the table has a column for each part', async () => {
    const rows = await test.db.execute<{ name: string }>(sql`
      select attname as name from pg_attribute where attrelid = 'perfil_de_casos'::regclass and attnum > 10 order by attnum`)
    const names = rows.map(({ name }) => name)
    expect(names.slice(0, profileColumns.length)).toEqual(profileColumns)
    expect(Object.keys(casosContadosDia)).toEqual(expect.arrayContaining(names))
  })
})
