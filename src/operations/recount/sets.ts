import { countedUsuarios } from '../../core/contas/recount-set.ts'
import { countedCasos } from '../../modules/agravos/counts/recount-sets.ts'
import { countedMembros } from '../../modules/grupos/recount-set.ts'
import { type CountedSet, countedContagens } from '../../platform/db/counts.ts'

/** All kept counts, accounts first. Their tables are locked in this order, which is also the order of the writers. */
export const countedSets: CountedSet[] = [countedContagens([countedUsuarios, countedMembros]), ...countedCasos]
