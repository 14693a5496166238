import { expect, it } from 'vitest'
import { compareCounts } from '../../src/operations/recount/recount.ts'
import { answered, ask, type Client, signIn, startLoad } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(1)
const CASOS = '/api/v1/agravos/casos'
const PERMISSIONS = ['agravos.listar', 'agravos.criar', 'agravos.estatisticas']

const site = servers()

const places = [
  ['Recife', 'PE'],
  ['Olinda', 'PE'],
  ['Campinas', 'SP']
] as const

/** Bodies different enough to touch several counts at once. */
function caso(numero: string, n: number) {
  const [municipio_residencia, estado_residencia] = places[n % 3] as (typeof places)[number]
  return {
    tipo_agravo: n % 4 === 0 ? 'chikungunya' : 'dengue',
    numero_notificacao: numero,
    data_notificacao: `2026-03-0${1 + (n % 7)}`,
    data_inicio_sintomas: '2026-02-27',
    paciente_nome: 'Pessoa Inventada',
    municipio_residencia,
    estado_residencia,
    classificacao_final: n % 5 === 0 ? 'descartado' : null,
    hospitalizacao: n % 6 === 0
  }
}

/** The number of cases, as told by everything that knows it. */
async function totals(client: Client, token: string) {
  const total = async (path: string) => JSON.parse((await ask(client, 'GET', path, { token })).body).total
  const [row] = await site.direct.sql<{ count: number }[]>`select count(*)::int from casos where excluido_em is null`
  return {
    list: await total(`${CASOS}?size=1`),
    states: (await total(`${CASOS}?estado=PE&size=1`)) + (await total(`${CASOS}?estado=SP&size=1`)),
    summary: await total(`${CASOS}/estatisticas/resumo?data_inicio=2026-01-01&data_fim=2026-12-31`),
    rows: row!.count
  }
}

it(`kill -9 of the server while cases are recorded, ${ROUNDS} times: every acknowledged case is stored, and counted once`, async () => {
  const acknowledged: string[] = []
  const asked = new Set<string>()
  let token = ''
  for (let round = 0; round <= ROUNDS; round++) {
    const { server, client } = await site.start()
    token ||= await signIn(client, PERMISSIONS)
    const { list, states, summary, rows } = await totals(client, token)
    expect({ list, states, summary }).toEqual({ list: rows, states: rows, summary: rows })
    expect(rows).toBeGreaterThanOrEqual(acknowledged.length)
    expect(await compareCounts(site.direct.db)).toEqual([])
    if (round === ROUNDS) {
      client.close()
      expect(await server.stop()).toBe(0)
      break
    }
    let n = 0
    const load = startLoad(
      {
        write: (numero) => client.call('POST', CASOS, { token, body: caso(numero, n++) }),
        writers: 4,
        read: () => client.call('GET', `${CASOS}?size=5`, { token }),
        readers: 1
      },
      `morto${round}-`
    )
    await expect.poll(() => answered(load, 201).length).toBeGreaterThan(40)
    await server.stop('SIGKILL')
    await load.over
    client.close()
    expect([...load.statuses.keys()].filter((status) => status >= 300)).toEqual([])
    acknowledged.push(...answered(load, 201))
    for (const numero of load.names.keys()) asked.add(numero)
    await site.untilQuiet()
  }

  const cases = await site.direct.sql<{ numero: string; people: number; records: number }[]>`
    select c.numero_notificacao as numero, (select count(*)::int from casos_pessoais p where p.caso_id = c.id) as people,
      (select count(*)::int from auditoria a where a.acao = 'caso.criado' and a.alvo_id = c.id) as records
    from casos c`
  // A creation writes the case, the person and the audit entry: all three or none.
  expect(cases.filter(({ people, records }) => people !== 1 || records !== 1)).toEqual([])
  const numeros = new Set(cases.map(({ numero }) => numero))
  expect(numeros.size).toBe(cases.length)
  expect(acknowledged.filter((numero) => !numeros.has(numero))).toEqual([])
  expect([...numeros].filter((numero) => !asked.has(numero))).toEqual([])
})
