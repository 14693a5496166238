import { describe, expect, it } from 'vitest'
import { toProblems } from '../../../src/engine/contract/errors/problems.ts'
import { type Language, type MessageKey, message } from '../../../src/engine/messages/messages.ts'
import { ptBR } from '../../../src/engine/messages/pt-BR.ts'

const keys = Object.keys(ptBR) as MessageKey[]

describe('sentences that count', () => {
  it.each<[MessageKey, Record<Language, [one: string, more: string]>]>([
    [
      'field.minLength',
      {
        'pt-BR': ['Deve ter ao menos 1 caractere.', 'Deve ter ao menos 2 caracteres.'],
        'en-US': ['Must have at least 1 character.', 'Must have at least 2 characters.'],
        'es-ES': ['Debe tener al menos 1 carácter.', 'Debe tener al menos 2 caracteres.']
      }
    ],
    [
      'field.maxLength',
      {
        'pt-BR': ['Deve ter no máximo 1 caractere.', 'Deve ter no máximo 2 caracteres.'],
        'en-US': ['Must have at most 1 character.', 'Must have at most 2 characters.'],
        'es-ES': ['Debe tener como máximo 1 carácter.', 'Debe tener como máximo 2 caracteres.']
      }
    ],
    [
      'field.minItems',
      {
        'pt-BR': ['Deve ter ao menos 1 item.', 'Deve ter ao menos 2 itens.'],
        'en-US': ['Must have at least 1 item.', 'Must have at least 2 items.'],
        'es-ES': ['Debe tener al menos 1 elemento.', 'Debe tener al menos 2 elementos.']
      }
    ],
    [
      'field.maxItems',
      {
        'pt-BR': ['Deve ter no máximo 1 item.', 'Deve ter no máximo 2 itens.'],
        'en-US': ['Must have at most 1 item.', 'Must have at most 2 items.'],
        'es-ES': ['Debe tener como máximo 1 elemento.', 'Debe tener como máximo 2 elementos.']
      }
    ],
    [
      'field.minProperties',
      {
        'pt-BR': ['Informe ao menos 1 campo.', 'Informe ao menos 2 campos.'],
        'en-US': ['Give at least 1 field.', 'Give at least 2 fields.'],
        'es-ES': ['Indique al menos 1 campo.', 'Indique al menos 2 campos.']
      }
    ],
    [
      'field.maxProperties',
      {
        'pt-BR': ['Deve ter no máximo 1 campo.', 'Deve ter no máximo 2 campos.'],
        'en-US': ['Must have at most 1 field.', 'Must have at most 2 fields.'],
        'es-ES': ['Debe tener como máximo 1 campo.', 'Debe tener como máximo 2 campos.']
      }
    ]
  ])('%s: singular for 1, plural for 0, 2 and 21', (key, wanted) => {
    for (const [language, [one, more]] of Object.entries(wanted) as [Language, [string, string]][]) {
      expect(message(language, key, { limit: 1 })).toBe(one)
      for (const limit of [0, 2, 21]) expect(message(language, key, { limit })).toBe(more.replace('2', String(limit)))
    }
  })

  it('warning.cases-kept: one case, two cases', () => {
    expect(message('pt-BR', 'warning.cases-kept', { casos: 1 })).toContain(
      'por 1 caso; use transferir_para para passá-lo'
    )
    expect(message('pt-BR', 'warning.cases-kept', { casos: 2 })).toContain('por 2 casos; use')
    expect(message('en-US', 'warning.cases-kept', { casos: 1 })).toContain('for 1 case; use transferir_para to hand it')
    expect(message('es-ES', 'warning.cases-kept', { casos: 1 })).toContain(
      'de 1 caso; use transferir_para para pasarlo'
    )
  })

  it('only the value that is counted decides', () => {
    expect(message('en-US', 'field.minLength', { limit: 2, other: 1 })).toBe('Must have at least 2 characters.')
    expect(message('en-US', 'field.minLength', { limit: 1, other: 2 })).toBe('Must have at least 1 character.')
  })

  it.each<Language>(['pt-BR', 'en-US', 'es-ES'])(
    '%s: a million, which some languages count apart, is plural',
    (language) => {
      expect(message(language, 'field.maxItems', { limit: 1_000_000 })).toMatch(/ 1000000 \w+s\.$/)
    }
  )

  it('a sentence without a singular stays as it is', () => {
    expect(message('pt-BR', 'field.minimum', { limit: 1 })).toBe('Deve ser no mínimo 1.')
  })

  it('every singular belongs to a sentence', () => {
    const singular = keys.filter((key) => key.endsWith('.one'))
    expect(singular).not.toEqual([])
    expect(singular.filter((key) => !keys.includes(key.slice(0, -'.one'.length) as MessageKey))).toEqual([])
  })
})

it('toProblems: too many properties are named with the limit', () => {
  const error = { keyword: 'maxProperties', instancePath: '/headers', schemaPath: '', params: { limit: 20 } }
  expect(toProblems([error], 'body')).toEqual([
    {
      in: 'body',
      path: ['headers'],
      key: 'field.maxProperties',
      code: 'INVALID_VALUE',
      type: 'value_error',
      values: { limit: 20 }
    }
  ])
})
