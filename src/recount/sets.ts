import { countedCasos } from '../agravos/recount-sets.ts'
import { countedUsuarios } from '../contas/recount-set.ts'
import { type CountedSet, countedContagens } from '../db/counts.ts'
import { countedMembros } from '../grupos/recount-set.ts'

/** All counts that are kept, accounts first: their tables are locked in this order, as by those who write. */
export const countedSets: CountedSet[] = [countedContagens([countedUsuarios, countedMembros]), ...countedCasos]
