import { describe, expect, it } from 'vitest'
import { guideProblems, guidesFile } from '../../../scripts/generate/languages/guides.ts'
import { overlayOf } from '../../../scripts/generate/languages/overlay.ts'
import { textsOf, wordProblems } from '../../../scripts/generate/languages/words.ts'

const action = (field: string, english: string, translation: string, updated = field) =>
  `  - target: '$..[?@.${field} == ${JSON.stringify(english)}]'\n    update: { ${updated}: ${JSON.stringify(translation)} }\n`
const overlay = (language: string, ...actions: string[]) => overlayOf(language, `actions:\n${actions.join('')}`)

const document = {
  summary: 'List "groups"',
  description: 'See `nome` and [the guide](/guides/lists).',
  schema: {
    properties: { description: { type: 'string', description: 'A name.' } },
    example: { description: 'Uma coisa' }
  }
}
const words = [
  action('summary', 'List "groups"', 'Listar grupos'),
  action('description', 'See `nome` and [the guide](/guides/lists).', 'Veja `nome` e [o guia](/guides/lists).'),
  action('description', 'A name.', 'Um nome.')
]
const good = (language: string) => overlay(language, ...words)

describe('words of the documents', () => {
  const problems = (...actions: string[]) =>
    wordProblems([overlay('pt-BR', ...actions), good('es-ES')], textsOf(document))

  it('nothing to say when every text has its action in every language', () => {
    expect(problems(...words)).toEqual([])
  })

  it.each([
    ['a text without an action', words.slice(1), 'no action for the summary "List "groups""'],
    [
      'an action that finds no text',
      [...words, action('description', 'Gone.', 'Foi-se.')],
      'nothing has the description "Gone."'
    ],
    ['the same text of another field', [action('title', 'List "groups"', 'x'), ...words], 'nothing has the title'],
    [
      'code that was translated',
      [...words.slice(0, 1), words[1]!.replace('e [o', '`e` [o'), words[2]!],
      'code, links or emphasis differ'
    ],
    ['two actions for one text', [...words, words[2]!], 'two actions for "A name."'],
    [
      'an update of another field',
      [...words.slice(1), action('summary', 'List "groups"', 'x', 'title')],
      'must update summary'
    ],
    [
      'another kind of target',
      [...words, "  - target: '$.info'\n    update: { title: x }\n"],
      'is none that selects by an English text'
    ]
  ])('says: %s', (_, actions, said) => {
    expect(problems(...actions).join('\n')).toContain(said)
  })

  it('says which language has no overlay at all', () => {
    expect(wordProblems([good('es-ES')], textsOf(document))).toEqual(['openapi/languages/pt-BR.yaml is missing'])
  })
})

describe('guides', () => {
  const source =
    '# Lists\n\n## Some `pages`\n\nText, see [errors](/guides/errors).\n\n```sh run\ncurl x # why\n```\n\n| a |\n|---|\n| 1 |\n'
  const other = source
    .replace('Lists', 'Listas')
    .replace('Some `pages`', 'Algumas `páginas`')
    .replace('# why', '# por quê')
  const texts = { 'en-US': source, 'pt-BR': other, 'es-ES': other }
  const problems = (changed: Partial<Record<string, string>>) =>
    guideProblems([{ name: 'lists', texts: { ...texts, ...changed } }])

  it('nothing to say when words and comments alone differ', () => {
    expect(problems({})).toEqual([])
  })

  it.each([
    ['headings', other.replace('## ', '### '), 'headings'],
    ['code', other.replace('curl x', 'curl y'), 'code blocks'],
    ['rows', `${other}| 2 |\n`, 'sizes of tables'],
    ['links', other.replace('/guides/errors', '/guides/limits'), 'links into guides']
  ])('says that %s differ', (_, text, what) => {
    expect(problems({ 'pt-BR': text })).toEqual([`openapi/guides/pt-BR/lists.md: ${what} differ from en-US`])
  })

  it('says which language lacks one', () => {
    expect(problems({ 'es-ES': undefined })).toEqual(['openapi/guides/es-ES/lists.md is missing'])
  })

  it('become pages whose headings have one id in all languages, with their tables, without the marks of samples', () => {
    const table = (language: string) => `Tabela em ${language}`
    const given = { name: 'lists', texts: { ...texts, 'pt-BR': `${other}\n<!-- codes -->\n` } }
    const [guide] = JSON.parse(guidesFile('x', [given], { codes: table })).guides
    expect([guide.ids, guide.pages['pt-BR'].title]).toEqual([['some-pages'], 'Listas'])
    expect(guide.pages['pt-BR'].markdown).toContain('Tabela em pt-BR')
    expect(guide.pages['es-ES'].markdown).toContain('```sh\ncurl x')
  })
})
