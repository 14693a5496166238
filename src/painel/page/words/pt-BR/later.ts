import { account } from './account.ts'
import { alerts } from './alerts.ts'
import { form } from './form.ts'
import { people } from './people.ts'
import { service } from './service.ts'
import { setup } from './setup.ts'
import { work } from './work.ts'
import { writing } from './writing.ts'

/** The sentences of the views that are loaded when they are opened. `scripts/painel/budget.ts` proves that they are. */
export const later = { ...work, ...service, ...setup, ...form, ...people, ...account, ...writing, ...alerts }
