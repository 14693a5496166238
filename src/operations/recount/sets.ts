import { countedUsuarios } from '../../core/contas/recount-set.ts'
import { countedCasos } from '../../modules/agravos/counts/recount-sets.ts'
import { countedMembros } from '../../modules/grupos/recount-set.ts'
import { type CountedSet, countedContagens } from '../../platform/db/counts.ts'

/** All counts that are kept, accounts first: their tables are locked in this order, as by those who write. */
export const countedSets: CountedSet[] = [countedContagens([countedUsuarios, countedMembros]), ...countedCasos]
