import { sql } from 'drizzle-orm'
import postgres, { type ParameterOrJSON } from 'postgres'
import type { Context } from '../../src/engine/contract/handler.ts'
import { recordCaso } from '../../src/modules/agravos/record/create.ts'
import { compareCounts } from '../../src/operations/recount/recount.ts'
import { connect } from '../../src/platform/db/client.ts'
import { addDays, todayAt } from '../../src/platform/time/days.ts'
import { callerOf, record, type Statement, startExpress } from './bare.ts'
import { lugarDe } from './casos-dados.ts'
import { type Client, connectTo, rate } from './client.ts'
import { COMPARED, type Finding } from './finding.ts'
import { either } from './size.ts'
import type { Sized } from './sizes.ts'

const WRITERS = 8
const TURNS = 2
const TURN_MS = either(6_000, 15_000)
const MODELS = 100
const hoje = todayAt(new Date())

const SYLLABLES = 'ba ce di fo gu ja le mi no pu ra se ti vo zu'.split(' ')

/** A word like a name. Patients who are all alike would be compared with each other when they are recorded. */
const invented = (i: number) =>
  [i, Math.floor(i / 15), Math.floor(i / 225)].map((n) => SYLLABLES[n % SYLLABLES.length]).join('')

/** The body of a case. It is like every hundredth, but for its number and its patient. */
export const corpo = (i: number, numero: string, n = i % MODELS) => ({
  tipo_agravo: n % 10 === 0 ? ('chikungunya' as const) : ('dengue' as const),
  numero_notificacao: numero,
  data_notificacao: addDays(hoje, -(n % 30)),
  data_inicio_sintomas: addDays(hoje, -(n % 30) - 3),
  paciente_nome: `${invented(i)} ${invented(i * 7919 + 13)}`,
  paciente_data_nascimento: addDays(hoje, -9000 - ((i * 31) % 20_000)),
  paciente_sexo: n % 2 === 0 ? ('F' as const) : ('M' as const),
  municipio_residencia: lugarDe(n).nome,
  estado_residencia: lugarDe(n).uf as 'PE',
  bairro_residencia: 'Centro',
  zona_residencia: 'urbana' as const,
  criterio_confirmacao: 'clinico_epidemiologico' as const,
  dados_especificos: { febre: true, mialgia: n % 3 === 0, prova_laco: 'negativa' as const }
})

/**
 * Measures how many cases per second the service records, against the same statements sent by the bare driver. Then
 * checks that nothing was miscounted.
 */
export async function escrever(service: Sized): Promise<Finding[]> {
  const models = await statements(service)
  const client = await connectTo(service.server.origin, service.server.dataDir, WRITERS)
  const drivers = Array.from({ length: WRITERS }, () => postgres(service.url, { max: 1, fetch_types: false }))
  const express = await startExpress(service)
  const other = await connectTo(express.origin, service.server.dataDir, WRITERS)
  const ours: number[] = []
  const theirs: number[] = []
  const compared: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const post = (to: Client, label: string) => async (i: number) => {
      const body = corpo(i, `${label}${turn}-${i}`)
      const answer = await to.request('POST', '/api/v1/agravos/casos', body, service.token)
      if (answer.status !== 201) throw new Error(`POST /casos: ${answer.status} ${answer.body}`)
    }
    const insert = async (i: number) => {
      const { ids, inserted } = models[i % MODELS] as (typeof models)[number]
      const driver = drivers[i % WRITERS] as postgres.Sql
      const run = ({ text, params }: Statement) =>
        driver.unsafe(text, params as ParameterOrJSON<never>[], { prepare: true })
      const [id] = Object.values((await run(ids))[0] ?? {})
      const params = inserted.params.map((value) =>
        String(value)
          .replaceAll(`"M${i % MODELS}"`, `"D${turn}-${i}"`)
          .replace(/"new_id":\d+/, `"new_id":${id}`)
      )
      const [row] = await run({ ...inserted, params })
      if (!row) throw new Error('the driver inserted nothing')
    }
    ours.push(await rate(WRITERS, TURN_MS, post(client, 'S')))
    theirs.push(await rate(WRITERS, TURN_MS, insert))
    compared.push(await rate(WRITERS, TURN_MS, post(other, 'E')))
  }
  client.close()
  other.close()
  await express.stop()
  for (const driver of drivers) await driver.end()
  const mean = (rates: number[]) => rates.reduce((sum, each) => sum + each, 0) / rates.length
  const ratio = mean(ours) / mean(theirs)
  return [
    {
      name: `POST /casos per second, ${WRITERS} writers for ${(TURNS * TURN_MS) / 1000} s / the same statements from the bare driver`,
      measured: `${mean(ours).toFixed(0)} / ${mean(theirs).toFixed(0)}`,
      ratio,
      wanted: '>= 0.5',
      ok: ratio >= 0.5,
      figures: [
        { plot: 'writes', group: `POST /casos, ${WRITERS}`, series: 'service', value: mean(ours) },
        { plot: 'writes', group: `POST /casos, ${WRITERS}`, series: 'sql', value: mean(theirs) }
      ]
    },
    {
      name: `POST /casos per second, ${WRITERS} writers / express and pg on the same tables, without audit trail and sealing`,
      measured: `${mean(ours).toFixed(0)} / ${mean(compared).toFixed(0)}`,
      ratio: mean(ours) / mean(compared),
      wanted: COMPARED,
      ok: true,
      figures: [{ plot: 'writes', group: `POST /casos, ${WRITERS}`, series: 'express', value: mean(compared) }]
    },
    await conferir(service)
  ]
}

/**
 * Records the two statements that store a case, for some cases of each kind: one takes its id, the other inserts it.
 * These cases are stored and counted with the others.
 */
async function statements({ url, token }: Sized) {
  let caller: Context<'secured'>['caller'] | undefined
  await record(url, async (db) => {
    caller = await callerOf(db, token)
  })
  const recorded = await record(url, async (db) => {
    const context = { db, caller, now: () => new Date(), ip: '127.0.0.1', requestId: 'bench' } as Context<'secured'>
    for (let n = 0; n < MODELS; n++) await recordCaso(context, corpo(n, `M${n}`))
  })
  return Array.from({ length: MODELS }, (_, n) => {
    const [ids, inserted] = recorded.slice(2 * n, 2 * n + 2) as [Statement, Statement]
    return { ids, inserted }
  })
}

async function conferir({ url, client, token }: Sized): Promise<Finding> {
  const database = connect(url, { max: 1, statementTimeout: 0 })
  try {
    const period = `data_inicio=${addDays(hoje, -3000)}&data_fim=${hoje}`
    const total = async (path: string) => JSON.parse((await client.request('GET', path, undefined, token)).body).total
    const listed: number = await total('/api/v1/agravos/casos?size=1')
    const summed: number = await total(`/api/v1/agravos/casos/estatisticas/resumo?${period}`)
    const [row] = await database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from casos where excluido_em is null`
    )
    const differences = await compareCounts(database.db)
    const counted = row?.n ?? 0
    return {
      name: `total of the list and of the summary / cases; ${differences.length} kept counts differ from the rows`,
      measured: `${listed} and ${summed} / ${counted}`,
      ratio: listed / counted,
      wanted: '= 1 and 0 that differ',
      ok: listed === counted && summed === counted && differences.length === 0
    }
  } finally {
    await database.close()
  }
}
