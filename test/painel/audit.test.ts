import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionName, topics } from '../../src/painel/page/audit/actions.ts'
import type { Language } from '../../src/painel/page/words/words.ts'

/** The actions that the service writes into its trail, as its calls of `audit` name them. */
const sources = ['core', 'modules', 'operations'].flatMap((floor) =>
  readdirSync(join('src', floor), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join('src', floor, name), 'utf8'))
)
const written = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/\baudit\([^;]{0,120}?'([a-z]+[.][a-z_]+)'/g)].map(([, action = '']) => action)
  )
)

describe('the view of the audit trail', () => {
  it.each(['pt-BR', 'en-US', 'es-ES'] as Language[])(
    '%s: has words for every action that the service writes',
    (language) => {
      expect(written.size).toBeGreaterThan(50)
      expect([...written].filter((action) => actionName(action, language) === action)).toEqual([])
      // The service may be newer than the page.
      expect(actionName('caso.novidade', language)).toBe('caso.novidade')
    }
  )

  it('finds each of them by a topic', () => {
    const isFound = (action: string) => topics.some((topic) => action.startsWith(topic))
    expect([...written].filter((action) => !isFound(action)).sort()).toEqual([
      'cadastro.chave_recusada',
      'inicio.codigo_recusado'
    ])
  })
})
