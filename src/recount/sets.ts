import { countedCasos } from '../agravos/counted.ts'
import { countedUsuarios } from '../contas/counted.ts'
import { type CountedSet, countedContagens } from '../db/counts.ts'
import { countedMembros } from '../grupos/counted.ts'

/** All counts that are kept, accounts first: their tables are locked in this order, as by those who write. */
export const countedSets: CountedSet[] = [countedContagens([countedUsuarios, countedMembros]), ...countedCasos]
