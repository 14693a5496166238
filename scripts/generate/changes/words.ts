import type { Language } from './say.ts'
import { ofOperations } from './words-of-operations.ts'
import { ofValues } from './words-of-values.ts'

/**
 * Every sentence of the contract's changelog. Each follows the place that it is about and a colon. Names are filled in.
 */
export const sentences = { ...ofOperations, ...ofValues }

export type What = keyof typeof sentences

/** What places are called when there are too many to name them. */
export const places: Record<Language, Record<'operation' | 'webhook' | 'schema' | 'document', string>> = {
  'pt-BR': {
    operation: '{count} operações da Descrição {description}',
    webhook: '{count} eventos da Descrição {description}',
    schema: '{count} esquemas da Descrição {description}',
    document: 'Descrição {description}'
  },
  'en-US': {
    operation: '{count} operations of Description {description}',
    webhook: '{count} events of Description {description}',
    schema: '{count} schemas of Description {description}',
    document: 'Description {description}'
  },
  'es-ES': {
    operation: '{count} operaciones de la Descripción {description}',
    webhook: '{count} eventos de la Descripción {description}',
    schema: '{count} esquemas de la Descripción {description}',
    document: 'Descripción {description}'
  }
}
