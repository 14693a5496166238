import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { CASOS } from '../agravos/support.ts'
import { csv, expectConsistent, IMPORTACOES, runImport, type SheetRow, showJob, uploadFile } from './api-support.ts'

/** A month of weekly files of one municipality, as SINAN exports them: each has all cases of the year. */

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterAll(() => test.close())

const WEEKS = 5
const NEW = 30

const fresh = (n: number): SheetRow => ({
  NU_NOTIFIC: String(2_000_000 + n),
  ID_AGRAVO: n % 7 === 0 ? 'A92.0' : 'A90',
  DT_NOTIFIC: `2026-10-${String(1 + (n % 28)).padStart(2, '0')}`,
  DT_SIN_PRI: `2026-09-${String(1 + (n % 28)).padStart(2, '0')}`,
  NM_PACIENT: `Maria ${'ABCDEFGHIJ'[n % 10]}nita Souza`,
  CS_SEXO: n % 2 === 0 ? 'F' : 'M',
  SG_UF: '26',
  ID_MN_RESI: '261160',
  NU_IDADE_N: `40${10 + (n % 80)}`,
  FEBRE: '1',
  HOSPITALIZ: n % 9 === 0 ? '1' : '2',
  CLASSI_FIN: n % 3 === 0 ? '5' : '',
  CRITERIO: n % 3 === 0 ? '1' : '',
  EVOLUCAO: n % 11 === 0 ? '2' : '',
  DT_OBITO: n % 11 === 0 ? '2026-10-29' : '',
  DT_ENCERRA: n % 3 === 0 ? '2026-10-30' : '',
  SOROTIPO: n % 7 !== 0 && n % 5 === 0 ? String(1 + (n % 4)) : '',
  DT_NS1: n % 4 === 0 ? '2026-10-29' : '',
  DT_INVEST: n % 2 === 0 ? '2026-10-30' : '',
  DT_DIGITA: '2026-10-31'
})

/** The files of the month; each begins with the state of the week before. */
function files(): SheetRow[][] {
  let state: SheetRow[] = []
  return Array.from({ length: WEEKS }, (_, week) => {
    state = state.map((row, i) => {
      if (row.EVOLUCAO === '2' && i % 2 === week % 2) return { ...row, EVOLUCAO: '1', DT_OBITO: '' }
      if (i % 10 === week) return { ...row, CLASSI_FIN: '5', CRITERIO: '2', DT_ENCERRA: '2026-11-02' }
      if (i % 13 === week && row.DT_ENCERRA) return { ...row, CLASSI_FIN: '', CRITERIO: '', DT_ENCERRA: '' }
      if (i % 19 === week) return { ...row, SOROTIPO: '', DT_NS1: '2026-10-30', DT_DIGITA: '2026-11-01' }
      if (i % 17 === week) return { ...row, NM_PACIENT: `${row.NM_PACIENT} Lima` }
      return row
    })
    state = [...state, ...Array.from({ length: NEW }, (_, i) => fresh(week * NEW + i))]
    // SINAN repeats some rows; an equal one says nothing, and of two different ones the first counts.
    return [...state, ...state.slice(0, 3), { ...state[4]!, HOSPITALIZ: '9' }]
  })
}

async function exported(): Promise<string> {
  const accepted = await test.call('POST', `${CASOS}/exportar`, { token: analista.token, body: { formato: 'csv' } })
  await runImport(test, accepted)
  const { resultado_url } = await showJob(test, analista.token, accepted)
  return String((await test.call('GET', resultado_url, { token: analista.token })).body)
}

const totalsNow = async () => {
  const query = { data_inicio: '2026-01-01', data_fim: '2026-12-31' }
  const { body } = await test.call('GET', `${CASOS}/estatisticas/resumo`, { token: analista.token, query })
  const { total, obitos, por_classificacao, hospitalizados } = body
  return { total, obitos, descartados: por_classificacao.descartado, hospitalizados }
}

/** Counts the cases of a file without any code of the service. */
function countOf(rows: SheetRow[]) {
  const first = new Map<string, SheetRow>()
  for (const row of rows) if (!first.has(row.NU_NOTIFIC!)) first.set(row.NU_NOTIFIC!, row)
  const counted = [...first.values()]
  const of = (is: (row: SheetRow) => boolean) => counted.filter(is).length
  return {
    total: counted.length,
    obitos: of((row) => row.EVOLUCAO === '2'),
    descartados: of((row) => row.CLASSI_FIN === '5'),
    hospitalizados: of((row) => row.HOSPITALIZ === '1')
  }
}

it('after each week the totals are those of the file; taken back in reverse order, each export is as before', async () => {
  const states = [await exported()]
  const jobs: string[] = []
  for (const [week, rows] of files().entries()) {
    test.advance(60_000)
    const trial = await uploadFile(test, analista.token, csv(rows), { modo: 'validar', como: 'espelhar' })
    await runImport(test, trial, 20)
    const accepted = await uploadFile(test, analista.token, csv(rows), { modo: 'espelhar' })
    await runImport(test, accepted, 25)
    const { resultado } = await showJob(test, analista.token, accepted)
    const { tempo_processamento, modo, ...told } = resultado
    expect(told).toMatchObject({ total_linhas: rows.length, importados: NEW, duplicados: 1, erros: 0 })
    expect(told.inalterados + told.atualizados).toBe(week * NEW + 3)
    expect((await showJob(test, analista.token, trial)).resultado).toMatchObject(told)
    expect(await totalsNow()).toEqual(countOf(rows))
    jobs.push(accepted.body.job_id)
    states.push(await exported())
  }
  for (const job of jobs.toReversed()) {
    states.pop()
    await runImport(test, await test.call('DELETE', `${IMPORTACOES}/${job}`, { token: analista.token }))
    expect(await exported()).toBe(states.at(-1))
  }
  expect((await totalsNow()).total).toBe(0)
  await expectConsistent(test)
})
