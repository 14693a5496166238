import type { Words } from '../pt-BR/all.ts'
import { cases } from './cases.ts'
import { entry } from './entry.ts'
import { figures } from './figures.ts'
import { panel } from './panel.ts'
import { persons } from './persons.ts'
import { service } from './service.ts'
import { setup } from './setup.ts'
import { values } from './values.ts'
import { work } from './work.ts'

export const esES: Words = {
  ...panel,
  ...entry,
  ...figures,
  ...cases,
  ...values,
  ...work,
  ...service,
  ...setup,
  ...persons
}
