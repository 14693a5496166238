import { errors } from './es-ES/errors.ts'
import { fields } from './es-ES/fields.ts'
import { files } from './es-ES/files.ts'
import { history } from './es-ES/history.ts'
import { names } from './es-ES/names.ts'
import { work } from './es-ES/work.ts'
import type { MessageKey } from './pt-BR.ts'

export const esES: Record<MessageKey, string> = { ...errors, ...fields, ...files, ...work, ...names, ...history }
