import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { keepSomeDays, markAllDays } from '../../src/modules/agravos/statistics/indicators/keep.ts'
import { readIndicators } from '../../src/modules/agravos/statistics/indicators/read.ts'
import { prepareDatabase } from '../../src/operations/prepare/prepare.ts'
import { connect } from '../../src/platform/db/client.ts'
import { addDays } from '../../src/platform/time/days.ts'
import { startFilled } from './filled.ts'

/**
 * Measures the indicators over a filled database, before and after its days are kept:
 * `SIZE=1000000 tsx scripts/growth/indicadores.ts`. Of three readings it tells the fastest, since the first one brings
 * the pages. The processor's time is that of the database's process, whatever else the machine does.
 */
const size = Number(process.env.SIZE ?? 1_000_000)
const folder = process.env.FOLDER ?? '/tmp/saude-growth'
const log = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const filled = await startFilled({ folder, size, partitions: false, log })
try {
  await prepareDatabase(filled.url)
  const database = connect(filled.url, { max: 1, statementTimeout: 0 })
  const { db } = database
  const [largest] = await db.execute<{ municipio: number; uf: string; ano: number; n: number }>(sql`
    select municipio, uf, extract(year from data_notificacao)::int as ano, count(*)::int as n from casos
    where excluido_em is null group by 1, 2, 3 order by n desc limit 1`)
  const { municipio, uf, ano, n } = largest as NonNullable<typeof largest>
  // So that all work is done, and measured, in one process.
  await db.execute(sql`set max_parallel_workers_per_gather = 0`)
  const [{ pid = 0 } = {}] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const [inicio, fim] = [`${ano}-01-01`, `${ano}-12-31`]
  const asked = { tipo: 'dengue', inicio, fim, hoje: addDays(fim, 90) }
  const all = { ...asked, inicio: '1900-01-01' }
  log(`${ano}: the largest municipality has ${n} cases`)
  const places = [
    ['the country, all years', all],
    ['the country', asked],
    [`state ${uf}`, { ...asked, uf }],
    [`municipality ${municipio}`, { ...asked, uf, municipio }]
  ] as const
  const ask = async () => {
    for (const [name, place] of places)
      for (const base of ['notificacao', 'sintomas'] as const) {
        const took: number[] = []
        const used: number[] = []
        for (let i = 0; i < 3; i++) {
          const [begun, before] = [performance.now(), await cpuOf(pid)]
          const { oportunidade } = await readIndicators(db, { ...place, base })
          took.push(performance.now() - begun)
          used.push((await cpuOf(pid)) - before)
          if (i === 0) log(`${name} by ${base}: ${oportunidade.sintomas_notificacao.casos} cases`)
        }
        log(`  ${Math.min(...took).toFixed(0)} ms, ${Math.min(...used)} ms of the processor`)
      }
  }
  await db.execute(sql`truncate casos_indicadores, casos_indicadores_marcas`)
  log('every day counted from its cases')
  await ask()
  const [begun, before] = [performance.now(), await cpuOf(pid)]
  await markAllDays(db)
  while ((await keepSomeDays(db, 0)) > 0);
  await db.execute(sql`vacuum analyze casos_indicadores`)
  const [{ bytes = '' } = {}] = await db.execute<{ bytes: string }>(
    sql`select pg_size_pretty(pg_total_relation_size('casos_indicadores')) as bytes`
  )
  log(
    `all days kept in ${(performance.now() - begun).toFixed(0)} ms, ${(await cpuOf(pid)) - before} ms of the processor, ${bytes}`
  )
  await ask()
  await database.close()
} finally {
  await filled.stop()
}

/** The processor's time of a process in milliseconds, in steps of ten; of Linux alone. */
async function cpuOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}
