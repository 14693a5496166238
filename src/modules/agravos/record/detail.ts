// biome-ignore lint/style/noRestrictedImports: it is given a constant number of placeholders.
import { eq, inArray, sql } from 'drizzle-orm'
import { historyOf } from '../../../core/auditoria/queries.ts'
import { inWords } from '../../../core/auditoria/words.ts'
import type { Say } from '../../../core/jobs/kinds.ts'
import { notFound } from '../../../errors.ts'
import { batchedByDatabase } from '../../../platform/batch/batch.ts'
import { byKeys, type Db } from '../../../platform/db/client.ts'
import { prepareOnce } from '../../../platform/db/prepare.ts'
import { detailSelection, sealedInDetail, type View } from '../fields/selection.ts'
import { type CasoDetalhe, detailOf } from '../fields/shapes.ts'
import { openPessoais } from '../privacy/sealed.ts'
import { mayRead, type Reach } from '../reach.ts'
import { casos, casosPessoais } from '../tables.ts'

/** The most cases that are read together. */
const TOGETHER = 8
const MOST_HISTORY = 100

/**
 * Prepares a statement for one id and one for eight. For a list of any length the server would plan anew each time,
 * since it never finds the generic plan good enough.
 */
const byIds = (view: View, places: number) =>
  prepareOnce((db) => {
    const ids = Array.from({ length: places }, (_, i) => sql.placeholder(`id${i}`))
    // Deleted cases are left out after reading. A condition for that would match a dozen more indexes that end with the
    // id, and while the table is small each of them seems as good as the right one.
    return byKeys(db)
      .select({
        ...detailSelection(view),
        id: casos.id,
        excluido: sql<boolean>`${casos.excluido_em} is not null`,
        lugar: {
          uf: casos.uf,
          municipio: casos.municipio,
          municipio_notificacao: casos.municipio_notificacao,
          responsavel_id: casos.responsavel_id
        },
        historico: historyOf('caso', sql`${casos.id}`, MOST_HISTORY)
      })
      .from(casos)
      .leftJoin(casosPessoais, eq(casosPessoais.caso_id, casos.id))
      .where(inArray(casos.id, ids))
      .prepare(`detalhe_${view}_${places}`)
  })

/** Returns a reader that joins cases asked for at the same time, in the same view, into one statement. */
function readerOf(view: View) {
  const byOneId = byIds(view, 1)
  const byEightIds = byIds(view, TOGETHER)
  return batchedByDatabase(async (db: Db, ids: number[]) => {
    const [first, ...others] = new Set(ids)
    const found =
      others.length === 0
        ? await byOneId(db).execute({ id0: first })
        : await byEightIds(db).execute(
            Object.fromEntries(Array.from({ length: TOGETHER }, (_, i) => [`id${i}`, others[i - 1] ?? first]))
          )
    return ids.map((id) => found.find((row) => row.id === id && !row.excluido))
  }, TOGETHER)
}

const readers = { hidden: readerOf('hidden'), whole: readerOf('whole') }
const sealed = { hidden: sealedInDetail('hidden'), whole: sealedInDetail('whole') }

/** The detail of a case in the given view. Who has recorded a case reads it wherever it lies. */
export async function readDetalhe(db: Db, reach: Reach, id: number, view: View, say: Say): Promise<CasoDetalhe> {
  // Cases that several callers ask for are read together, so each caller's reach is looked at after reading.
  const row = await readers[view](db, id)
  if (!row || !mayRead(reach, row.lugar)) throw notFound()
  return Object.assign(detailOf(openPessoais(id, row, sealed[view])), { historico: inWords(row.historico, say) })
}
