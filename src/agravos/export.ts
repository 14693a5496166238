import { and, gt, sql } from 'drizzle-orm'
import type { Filter } from '../contract/list/filter.ts'
import type { JobFigures, JobKind, JobRun } from '../jobs/kinds.ts'
import type { Cell } from '../sheets/cell.ts'
import { type SheetFormat, writeSheet } from '../sheets/write.ts'
import type { ExportName, Filterable, Row } from './field.ts'
import { casosWhere } from './filters.ts'
import { listSelection } from './selection.ts'
import { cellsOf } from './shapes.ts'
import { casos } from './tables.ts'

export type CasosExportRequest = {
  formato: SheetFormat
  campos: ExportName[]
  filtro: Filter<Filterable> | null
}

const BATCH = 1000

/** Cases in the order of their ids, as a list shows them; each as it was when its turn came. */
async function run(job: JobRun, { formato, campos, filtro }: CasosExportRequest): Promise<JobFigures> {
  const { db, now } = job
  const where = casosWhere(filtro)
  const cells = cellsOf(campos)
  const total = await db.$count(casos, where)
  let written = 0

  // Batch by batch after the last id: millions of ids are not kept, and no transaction is open while rows are written.
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let last = 0; ; ) {
      await job.progress((100 * written) / Math.max(1, total))
      const batch: Row[] = await db.execute(sql`
        select ${listSelection} from ${casos} where ${and(where, gt(casos.id, last))} order by id limit ${BATCH}`)
      for (const row of batch) {
        yield cells(row)
        written++
      }
      if (batch.length < BATCH) return
      last = Number(batch.at(-1)?.id)
    }
  }

  const nome = `casos-${now().toISOString().slice(0, 10)}.${formato}`
  await job.store({ nome, formato }, () => writeSheet(formato, [...campos], rows()))
  return { total_processados: written, sucesso: written, erros: 0 }
}

/** The kind of job that exports cases. */
export const exportCasos: JobKind<CasosExportRequest> = {
  tipo: 'exportar-casos',
  operation: 'exportarCasos',
  run
}
