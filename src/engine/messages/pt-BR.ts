import { errors } from './pt-BR/errors.ts'
import { fields } from './pt-BR/fields.ts'
import { files } from './pt-BR/files.ts'
import { history } from './pt-BR/history.ts'
import { names } from './pt-BR/names.ts'
import { work } from './pt-BR/work.ts'

/**
 * The sentences in Portuguese; the other languages must have the same keys. `{name}` is a placeholder. A sentence with
 * a count has a second key, ending in `.one`, for a count of 1.
 */
export const ptBR = { ...errors, ...fields, ...files, ...work, ...names, ...history }

export type MessageKey = keyof typeof ptBR
