import { errors } from './en-US/errors.ts'
import { fields } from './en-US/fields.ts'
import { files } from './en-US/files.ts'
import { history } from './en-US/history.ts'
import { names } from './en-US/names.ts'
import { work } from './en-US/work.ts'
import type { MessageKey } from './pt-BR.ts'

export const enUS: Record<MessageKey, string> = { ...errors, ...fields, ...files, ...work, ...names, ...history }
