import { first } from './first.ts'
import { later } from './later.ts'

export const ptBR = { ...first, ...later }

/** Every language has every sentence of this one. */
export type Words = Record<keyof typeof ptBR, string>
