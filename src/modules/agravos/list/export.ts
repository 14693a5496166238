import { and, gt, sql } from 'drizzle-orm'
import type { JobFigures, JobKind, JobRun } from '../../../core/jobs/kinds.ts'
import type { Filter } from '../../../engine/contract/schema/filter.ts'
import type { Separator } from '../../../platform/sheets/csv.ts'
import type { ExportFormat } from '../../../platform/sheets/write.ts'
import type { ExportName, Filterable, Row } from '../fields/field-type.ts'
import { codedFilter } from '../fields/place.ts'
import { reachOfJob } from '../reach.ts'
import { casos } from '../tables.ts'
import { askedOfCasos } from './asked.ts'
import { exportForm } from './export-form.ts'
import { casosWhere } from './filters.ts'

export type CasosExportRequest = {
  formato: ExportFormat
  separador?: Separator
  campos: ExportName[]
  filtro: Filter<Filterable> | null
}

const BATCH = 1000

/**
 * Writes the cases within the owner's reach in the order of their ids, in the form of the list or of SINAN. Each row
 * shows its case at the time of writing.
 */
async function run(job: JobRun, { formato, separador, campos, filtro }: CasosExportRequest): Promise<JobFigures> {
  const { now } = job
  const where = casosWhere(reachOfJob(job), codedFilter(filtro))
  const place = { dataDir: job.config.dataDir, now: now() }
  const { selection, takes, write } = exportForm({ formato, separador, campos }, place)
  const total = await job.reading((db) => db.$count(casos, where))
  let written = 0
  let leftOut = 0

  // Reads batch by batch after the last id: millions of ids are not kept in memory, and no transaction stays open while
  // rows are written.
  async function* rows(): AsyncGenerator<Row> {
    for (let last = 0; ; ) {
      await job.progress((100 * (written + leftOut)) / Math.max(1, total))
      const page = sql`
        select ${selection} from ${casos} where ${and(where, gt(casos.id, last))} order by id limit ${BATCH}`
      const batch: Row[] = await job.reading((db) => db.execute(page))
      for (const row of batch) {
        if (!takes(row)) {
          leftOut++
          continue
        }
        yield row
        written++
      }
      if (batch.length < BATCH) return
      last = Number(batch.at(-1)?.id)
    }
  }

  const nome = `casos-${now().toISOString().slice(0, 10)}.${formato}`
  await job.store({ nome, formato }, () => write(rows()))
  return { total_processados: written + leftOut, sucesso: written, erros: leftOut }
}

/** The kind of job that exports cases. */
export const exportCasos: JobKind<CasosExportRequest> = {
  tipo: 'exportar-casos',
  operation: 'exportarCasos',
  writes: 'exports',
  ofCasos: 'anew',
  auditOf: ({ formato, campos, filtro }) => ({
    formato,
    campos,
    ...askedOfCasos('exportarCasos', { filter: filtro, text: null })
  }),
  run
}
