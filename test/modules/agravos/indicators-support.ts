import { type SQL, sql } from 'drizzle-orm'
import { CLASSIFICACOES } from '../../../src/modules/agravos/counts/profile.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { random } from '../../support/sample.ts'
import { casoRow, OLINDA, RECIFE, SALVADOR } from './seed.ts'

const EXAMES = ['ns1', 'igm', 'pcr', 'isolamento_viral']
const RESULTS = ['positivo', 'negativo', 'inconclusivo', 'nao_realizado', null]
export const TODAY = '2026-11-15'
export const YEAR = { data_inicio: '2026-01-01', data_fim: '2026-12-31' }

const dayAt = (n: number) => new Date(Date.UTC(2025, 11, 1 + n)).toISOString().slice(0, 10)

/** Invents cases of about a year, of two states and two diseases, with all that the indicators look at. */
export function inventCasos(n: number, seed: number) {
  const below = random(seed)
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  return Array.from({ length: n }, () => {
    const notified = below(345)
    const municipio = one([RECIFE, OLINDA, SALVADOR])
    const laboratorio = {
      sorotipo: one(['DENV1', 'DENV2', 'DENV2', 'DENV4', null]),
      ...Object.fromEntries(EXAMES.map((exame) => [exame, one(RESULTS)]))
    }
    return casoRow({
      tipo: one(['dengue', 'dengue', 'zika'] as const),
      municipio,
      uf: municipio === SALVADOR ? 'BA' : 'PE',
      data_notificacao: dayAt(notified),
      // Imported cases may have been notified before their symptoms, or typed before that.
      data_inicio_sintomas: dayAt(notified - below(30) + 2),
      data_digitacao: one([null, dayAt(notified + below(40) - 2)]),
      data_encerramento: one([null, dayAt(notified + 30), dayAt(notified + below(130))]),
      classificacao_final: one([...CLASSIFICACOES, 'descartado', null]),
      detalhe: one([{}, { dados_laboratoriais: laboratorio }, { dados_laboratoriais: laboratorio }]),
      excluido_em: below(20) === 0 ? new Date() : null
    })
  })
}

/** Counts the figures by other means: percentiles of sorted days, and a filter of its own for each. */
export async function indicatorsOfRows(db: Db, where: SQL) {
  const lab = "detalhe -> 'dados_laboratoriais' ->>"
  const share = (part: string, all: string) => `round(100.0 * (${part}) / nullif(${all}, 0), 2)::float8`
  const count = (fits: string) => `count(*) filter (where ${fits})`
  const provavel = "classificacao_final is distinct from 'descartado'"
  const known = count(`${provavel} and ${lab} 'sorotipo' is not null`)
  const sorotipos = ['DENV1', 'DENV2', 'DENV3', 'DENV4'].map((each) => {
    const n = count(`${provavel} and ${lab} 'sorotipo' = '${each}'`)
    return `json_build_object('sorotipo', '${each}', 'casos', ${n}, 'percentual', ${share(n, known)})`
  })
  const positividade = EXAMES.map((exame) => {
    const [yes, no] = ['positivo', 'negativo'].map((result) => count(`${lab} '${exame}' = '${result}'`)) as [
      string,
      string
    ]
    return `json_build_object('exame', '${exame}', 'positivos', ${yes}, 'negativos', ${no}, 'percentual', ${share(yes, `${yes} + ${no}`)})`
  })
  const median = (days: string) =>
    `json_build_object('casos', ${count(`${days} >= 0`)}, 'mediana', percentile_cont(0.5) within group (order by (${days})::float8) filter (where ${days} >= 0))`
  const due = `data_notificacao + 60 < '${TODAY}'`
  const [inTime, all] = [count(`${due} and data_encerramento <= data_notificacao + 60`), count(due)]
  const [found] = await db.execute<{ indicadores: object }>(sql`
    select json_build_object(
      'sorotipos', json_build_object('identificados', ${sql.raw(known)}, 'itens', json_build_array(${sql.raw(sorotipos.join())})),
      'positividade', json_build_array(${sql.raw(positividade.join())}),
      'oportunidade', json_build_object('sintomas_notificacao', ${sql.raw(median('data_notificacao - data_inicio_sintomas'))},
        'notificacao_digitacao', ${sql.raw(median('data_digitacao - data_notificacao'))},
        'encerramento', json_build_object('avaliados', ${sql.raw(all)}, 'no_prazo', ${sql.raw(inTime)}, 'percentual', ${sql.raw(share(inTime, all))}))
    ) as indicadores from casos where excluido_em is null and ${where}`)
  return found?.indicadores
}
