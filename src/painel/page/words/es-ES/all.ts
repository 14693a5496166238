import type { Words } from '../pt-BR/all.ts'
import { account } from './account.ts'
import { alerts } from './alerts.ts'
import { cases } from './cases.ts'
import { entry } from './entry.ts'
import { figures } from './figures.ts'
import { form } from './form.ts'
import { panel } from './panel.ts'
import { people } from './people.ts'
import { persons } from './persons.ts'
import { service } from './service.ts'
import { setup } from './setup.ts'
import { sheet } from './sheet.ts'
import { today } from './today.ts'
import { values } from './values.ts'
import { work } from './work.ts'
import { writing } from './writing.ts'

export const esES: Words = {
  ...panel,
  ...entry,
  ...figures,
  ...cases,
  ...values,
  ...work,
  ...service,
  ...setup,
  ...persons,
  ...form,
  ...sheet,
  ...today,
  ...people,
  ...account,
  ...writing,
  ...alerts
}
