import type { Letters } from '../letter.ts'
import { account } from './account.ts'
import { service } from './service.ts'

export const enUS: Letters = { ...account, ...service }
