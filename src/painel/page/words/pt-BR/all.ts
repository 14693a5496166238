import { cases } from './cases.ts'
import { entry } from './entry.ts'
import { figures } from './figures.ts'
import { panel } from './panel.ts'
import { persons } from './persons.ts'
import { service } from './service.ts'
import { setup } from './setup.ts'
import { values } from './values.ts'
import { work } from './work.ts'

export const ptBR = { ...panel, ...entry, ...figures, ...cases, ...values, ...work, ...service, ...setup, ...persons }

/** Every language has every sentence of this one. */
export type Words = Record<keyof typeof ptBR, string>
