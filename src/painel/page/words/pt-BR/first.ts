import { cases } from './cases.ts'
import { entry } from './entry.ts'
import { figures } from './figures.ts'
import { panel } from './panel.ts'
import { persons } from './persons.ts'
import { sheet } from './sheet.ts'
import { today } from './today.ts'
import { values } from './values.ts'

/** The sentences that come with the page: those of the first view, and of what is around every view. */
export const first = { ...panel, ...entry, ...figures, ...cases, ...values, ...persons, ...sheet, ...today }
