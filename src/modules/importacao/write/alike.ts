import { liesWithin } from '../../../core/contas/territorio/territorio.ts'
import type { Territorio } from '../../../engine/contract/handler.ts'
import type { Executor } from '../../../platform/db/load.ts'
import { keysOf } from '../../agravos/bulk/store.ts'
import { findAlike, notePairs, type Sought } from '../../agravos/duplicidades/alike.ts'
import { personIn } from '../../agravos/privacy/sealed.ts'
import { everywhere } from '../../agravos/reach.ts'
import type { Decision } from '../sort/sort.ts'

interface Written {
  ids: number[]
  decisions: readonly Decision[]
}

/**
 * Adds a warning to each row whose new case is of a person who has another one, for importers who may know that. For
 * others the background finds such cases.
 */
export async function withAlike(
  load: Executor,
  { identifica, territorio }: { identifica: boolean; territorio: Territorio | null },
  { ids, decisions }: Written,
  em: Date
): Promise<readonly Decision[]> {
  if (!identifica || ids.length === 0 || !decisions.some(bringsPerson)) return decisions
  const byKey = await keysOf(load, ids)
  const idOf = (decision: Decision) => (decision.fate === 'create' ? byKey.get(decision.row.caso.key) : undefined)
  const all = everywhere('pairs are kept for all, and told within the territory of the importer')
  const pairs = await findAlike(
    load,
    all,
    decisions.flatMap((decision) => soughtOf(decision, idOf(decision)))
  )
  await notePairs(load, pairs, em)
  const told = new Map<number, number[]>()
  for (const { a, b, place } of pairs) if (liesWithin(territorio, place)) told.set(b, [...(told.get(b) ?? []), a])
  return decisions.map((decision) => {
    const others = told.get(idOf(decision) ?? 0) ?? []
    const more = others.map((id) => ({ campo: null, key: 'import.like-person' as const, values: { id }, valor: null }))
    return more.length > 0 ? { ...decision, problems: [...decision.problems, ...more] } : decision
  })
}

/** National files bring nobody, so that nothing has to be asked for them. */
const bringsPerson = ({ fate, row }: Decision): boolean => fate === 'create' && Boolean(row.caso?.pessoais)

function soughtOf({ fate, row }: Decision, id: number | undefined): Sought[] {
  const { caso } = row
  if (fate !== 'create' || id === undefined || !caso?.pessoais) return []
  const { documento, tipo, pessoais } = caso
  return [
    {
      id,
      tipo,
      dia: String(documento.data_inicio_sintomas),
      sexo: (documento['paciente.sexo'] as string | null | undefined) ?? null,
      person: personIn({ ...pessoais })
    }
  ]
}
