import type { Language } from '../../../../engine/messages/messages.ts'
import { enUS } from './en-US.ts'
import { esES } from './es-ES.ts'
import { ptBR } from './pt-BR.ts'
import type { Words } from './type.ts'

const languages: Record<Language, Words> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES }

export const wordsOf = (language: Language): Words => languages[language]
