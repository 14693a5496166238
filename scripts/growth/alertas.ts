import { sql } from 'drizzle-orm'
import { computingOfAlerts } from '../../src/modules/alertas/work.ts'
import { prepareDatabase } from '../../src/operations/prepare/prepare.ts'
import { connect } from '../../src/platform/db/client.ts'
import { startFilled } from './filled.ts'

/**
 * Measures the daily computation of levels over a filled database: `SIZE=1000000 tsx scripts/growth/alertas.ts`. It
 * removes what an earlier run has kept.
 */
const size = Number(process.env.SIZE ?? 1_000_000)
const folder = process.env.FOLDER ?? '/tmp/saude-growth'
const log = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const filled = await startFilled({ folder, size, partitions: false, log })
try {
  await prepareDatabase(filled.url)
  const database = connect(filled.url, { max: 2, statementTimeout: 0 })
  await database.db.execute(sql`truncate alertas_rodadas cascade`)
  const before = { cpu: process.cpuUsage(), begun: performance.now(), memory: process.memoryUsage().rss }
  const figures = await computingOfAlerts.run({
    db: database.db,
    now: () => new Date(),
    config: { publicUrl: '' },
    deliveries: { wake: () => {} }
  })
  const seconds = (performance.now() - before.begun) / 1000
  const { user, system } = process.cpuUsage(before.cpu)
  const [kept] = await database.db.execute<{ levels: string; bytes: string }>(sql`
    select json_object_agg(coalesce(nivel::text, motivo), n)::text as levels,
      pg_size_pretty(pg_total_relation_size('alertas')) as bytes
    from (select nivel, motivo, count(*) as n from alertas group by 1, 2) counted`)
  log(
    `${seconds.toFixed(1)} s, of which ${((user + system) / 1e6).toFixed(1)} s of this process; ${figures.places} places`
  )
  log(`memory before ${mega(before.memory)} MB, at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
  log(`levels ${kept?.levels}, ${kept?.bytes} kept`)
  await database.close()
} finally {
  await filled.stop()
}

function mega(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}
