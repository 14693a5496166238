import type { MessageKey } from '../../messages/messages.ts'

/**
 * Maps each pattern of the contract to the sentence that explains it. Every pattern that a request can break has a
 * line.
 */
const sentences: Record<string, MessageKey> = {
  '\\S': 'field.blank',
  '^\\s*\\{': 'field.json-object',
  '^\\(\\d{2}\\) \\d{5}-\\d{4}$': 'field.phone',
  '^\\(\\d{2}\\) (\\d{5}|\\*{5})-\\d{4}$': 'field.phone',
  '^\\+?[\\d ().-]{8,30}$': 'field.telephone',
  '^\\d{5}-?\\d{3}$': 'field.cep',
  '^\\d{5}(-?\\d{3}|-\\*{3})$': 'field.cep',
  '^\\d{1,7}$': 'field.cnes',
  '^\\d{6,7}$': 'field.ibge-code',
  '^[a-zß-öø-ÿ0-9._-]+$': 'field.group-name',
  '^\\S(.*\\S)?$': 'field.trimmed',
  '^\\S+( \\S+)*$': 'field.permission-name',
  '^[a-z_.]+$': 'field.action',
  '^1\\.[0-9a-z]{1,9}\\.[0-9a-f]{8}\\.[imc][0-9]{1,15}-[0-9]{1,15}$': 'field.cursor'
}

export const sentenceOfPattern = (pattern: string): MessageKey => sentences[pattern] ?? 'field.pattern'
