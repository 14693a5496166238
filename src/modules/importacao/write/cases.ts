import { sql } from 'drizzle-orm'
import { auditInsert, withChave } from '../../../core/auditoria/record.ts'
import { publicId } from '../../../core/jobs/queries.ts'
import type { LoadConnection } from '../../../platform/db/load.ts'
import { writeMerged } from '../../agravos/bulk/restore.ts'
import { copyCasos } from '../../agravos/bulk/store.ts'
import { changeDetails } from '../../agravos/fields/changes.ts'
import { type Decision, refused } from '../sort/sort.ts'
import { keepFormer } from './former.ts'
import { multirangeOf } from './ranges.ts'
import type { Author } from './take-back.ts'

type Merge = Extract<Decision, { fate: 'merge' }>

/**
 * Writes new and merged cases, with the audit trail. Returns the ids of the new cases and the decisions that came true:
 * a row whose case the database refuses to write is refused.
 */
export async function writeCases(
  load: LoadConnection,
  author: Author,
  decisions: readonly Decision[],
  em: Date
): Promise<{ ids: number[]; decisions: readonly Decision[] }> {
  const created = decisions.filter((decision) => decision.fate === 'create').map(({ row }) => row.caso)
  const merges = decisions.filter((decision) => decision.fate === 'merge')
  const copied = await copyCasos(load, created, { responsavelId: author.donoId, em })
  if (merges.length > 0) {
    const merged = merges.map((each) => each.merged)
    await keepFormer(load, author.importacaoId, merged, em)
    await writeMerged(load, merged, em)
    await auditMerges(load, author, merges, em)
  }
  if (copied.ids.length + merges.length > 0) await auditBatch(load, author, copied.ids, merges.length, em)
  return { ids: copied.ids, decisions: withoutRefused(decisions, new Set(copied.refused)) }
}

function withoutRefused(decisions: readonly Decision[], casos: ReadonlySet<unknown>): readonly Decision[] {
  if (casos.size === 0) return decisions
  return decisions.map((decision) => (casos.has(decision.row.caso) ? refused(decision.row) : decision))
}

/** Notes each change of a case, for its history. */
async function auditMerges(load: LoadConnection, author: Author, merges: Merge[], em: Date) {
  const changes = merges.map(({ merged: { id, changed, changes } }) => ({
    id,
    detalhes: changeDetails(changed, changes)
  }))
  const ofAll = withChave(author, { importacao: publicId(author.importacaoId) })
  await load.execute(
    auditInsert(sql`
      select ${em.toISOString()}::timestamptz, 'caso.alterado', ${author.donoId}::int, 'caso', id,
        detalhes || ${JSON.stringify(ofAll)}::text::jsonb, ${author.ip}::text, ${author.requisicao}::text
      from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb) as line (id int, detalhes jsonb) order by id`)
  )
}

async function auditBatch(load: LoadConnection, author: Author, ids: number[], merged: number, em: Date) {
  const details = withChave(author, {
    job_id: publicId(author.importacaoId),
    // The history of a case finds its batch by these two.
    primeiro: ids.length > 0 ? Math.min(...ids) : null,
    criados: multirangeOf(ids),
    importados: ids.length,
    atualizados: merged
  })
  await load.execute(
    auditInsert(sql`
      select ${em.toISOString()}::timestamptz, 'importacao.lote', ${author.donoId}::int, 'job', null::int,
        ${JSON.stringify(details)}::text::jsonb, ${author.ip}::text, ${author.requisicao}::text`)
  )
}
