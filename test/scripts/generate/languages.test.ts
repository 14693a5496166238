import { describe, expect, it } from 'vitest'
import type { Document, Json } from '../../../scripts/generate/document.ts'
import type { Engine } from '../../../scripts/generate/engine.ts'
import { guideProblems, guidesFile } from '../../../scripts/generate/languages/guides.ts'
import { forgetSeen, seenFile, staleKeys } from '../../../scripts/generate/languages/seen.ts'
import { textsOf, walk } from '../../../scripts/generate/languages/texts.ts'
import {
  englishOf,
  keyProblems,
  translated,
  translationOf,
  translationProblems
} from '../../../scripts/generate/languages/translations.ts'
import { wordsFile } from '../../../scripts/generate/languages/words.ts'
import { document, readOperation, sentences } from './fixture.ts'

const nome = { name: 'nome', in: 'query' as const, description: 'Name.', schema: { type: 'string' } }

/** The sources of a contract with one operation in each document. */
function sources() {
  const engine = {
    components: { parameters: {}, headers: { RequestId: { description: 'Id.' } }, schemas: {} },
    errors: { NOT_FOUND: { status: 404, description: 'Gone.' } },
    details: { TOO_LONG: 'Too long.' },
    sentences,
    fields: {}
  } as unknown as Engine
  const content = {
    'application/json': {
      schema: { type: 'object', properties: { description: { type: 'string', description: 'A word.' } } },
      example: { description: 'Uma coisa' }
    }
  }
  const read = (id: string) =>
    readOperation(id, { parameters: [nome], responses: { 200: { description: 'It.', content } } })
  const a = document({ '/a': { get: read('lerCoisa') } })
  const b = document({ '/b': { get: read('lerOutra') } })
  a.components.schemas.Coisa = { description: 'A thing of A.' }
  b.components.schemas.Coisa = { description: 'A thing.', properties: { value: { items: { description: 'One.' } } } }
  b.info = { ...b.info, title: 'B' }
  return { documents: { a, b }, engine }
}

const english = englishOf(sources())
const marked = 'See `nome` and [the guide](/guides/lists).'

/** A file that says every text, each in capitals but for its code and holes. */
const words = (more: Record<string, string> = {}) => {
  const capitals = (text: string) =>
    text.replaceAll(/(`[^`]*`|\{\w+\}|\]\([^)]*\))|[a-z]+/g, (word, mark) => mark ?? word.toUpperCase())
  const entries = { ...Object.fromEntries([...english].map(([key, text]) => [key, capitals(text)])), ...more }
  const groups: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(entries)) {
    const [group, place] = key.split(/\.(.*)/s) as [string, string]
    groups[group] = { ...groups[group], [place]: text }
  }
  return groups
}
const spanish = (groups: object, seen?: string) => translationOf('es-ES', { 'x.yaml': JSON.stringify(groups) }, seen)

describe('the texts of the sources', () => {
  it('have keys that say what they belong to and where they stand, without the words', () => {
    const keys = [...english.keys()].filter((key) => !/^(sentences|lerOutra)\./.test(key))
    expect(keys).toEqual([
      'lerCoisa.summary',
      'lerCoisa.description',
      'lerCoisa.responses.200',
      'lerCoisa.responses.200.description',
      'lerCoisa.parameters.nome',
      'CoisaA.description',
      'Erro.code',
      'description-b.title',
      'Coisa.description',
      'Coisa.value.items',
      'headers.RequestId',
      'errors.NOT_FOUND',
      'details.TOO_LONG'
    ])
  })

  it('have one key where both documents say the same under one name, and never one key for different texts', () => {
    expect([...textsOf(sources())].filter(({ key }) => key === 'Erro.code')).toHaveLength(2)
    expect(keyProblems(sources())).toEqual([])
    const twice = sources()
    twice.documents.b.paths['/b']!.get = readOperation('lerCoisa', { summary: 'Another' })
    expect(keyProblems(twice)).toEqual([expect.stringContaining('lerCoisa.summary stands for two texts')])
  })

  it('are replaced by those of another language, examples are not; the sources stay as they are', () => {
    const before = sources()
    const { documents, engine } = translated(before, spanish(words()))
    expect(before).toEqual(sources())
    const { summary, responses } = documents.a.paths['/a']!.get as ReturnType<typeof readOperation>
    expect([summary, responses[200]!.content!['application/json']!.example]).toEqual([
      'READ A THING',
      { description: 'Uma coisa' }
    ])
    expect([engine.errors.NOT_FOUND!.description, engine.sentences.needsPermission]).toEqual([
      'GONE.',
      'NEEDS THE PERMISSION `{permission}`.'
    ])
  })
})

describe('the translations', () => {
  const problems = (groups: object, from = english) => translationProblems(spanish(groups), from)

  it('nothing to report when every text has one', () => {
    expect(problems(words())).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a text without one', { ...words(), lerCoisa: {} }, 'lerCoisa.summary is missing: "Read a thing"'],
    ['one without a place', words({ 'lerCoisa.title': 'X' }), 'lerCoisa.title has no place'],
    ['one that is no text', { ...words(), Erro: { code: 7 } }, 'Erro.code is no text'],
    ['a hole that is gone', words({ 'sentences.needsOneOf': 'X' }), 'sentences.needsOneOf has other code'],
    ['code that was added', words({ 'Erro.code': 'THE `CODE`.' }), 'Erro.code has other code']
  ])('says: %s', (_, groups, said) => {
    expect(problems(groups)).toContainEqual(expect.stringContaining(said))
  })

  it.each([
    ['the same marks', 'Veja `nome` e [o guia](/guides/lists).', 0],
    ['code', 'Veja `nome` `e` [o guia](/guides/lists).', 1],
    ['links', 'Veja `nome` e [o guia](/guides/errors).', 1],
    ['emphasis', 'Veja `nome` e **[o guia](/guides/lists)**.', 1]
  ])('compares marks: %s', (_, text, count) => {
    const given = new Map([...english, ['lerCoisa.description', marked]])
    expect(problems(words({ 'lerCoisa.description': text }), given)).toHaveLength(count)
  })

  it('may be in files and groups that are still empty', () => {
    expect(translationOf('es-ES', { 'a.yaml': '', 'b.yaml': 'errors:' })).toMatchObject({ words: {}, problems: [] })
  })

  it('says which file repeats what another one says', () => {
    const { problems } = translationOf('es-ES', { 'a.yaml': 'errors: { X: a }', 'b.yaml': 'errors: { X: b }' })
    expect(problems).toEqual(['b.yaml: errors.X is in another file too'])
  })
})

describe('what the translations were compared with', () => {
  const changed = new Map([...english, ['lerCoisa.summary', 'Other words'], ['errors.NOT_FOUND', 'Not there.']])
  const seen = seenFile('head', spanish(words()), english)

  it('a new translation is one of the English text of today', () => {
    const translation = spanish(words(), seen)
    expect(staleKeys(translation, english)).toEqual([])
    expect(seenFile('head', translation, english)).toBe(seen)
  })

  it('an English text that changes leaves its translation in use, and makes it one to look at, until somebody has', () => {
    const translation = spanish(words(), seen)
    expect(translationProblems(translation, changed)).toEqual([])
    expect(staleKeys(translation, changed)).toEqual(['lerCoisa.summary', 'errors.NOT_FOUND'])
    expect(staleKeys(spanish(words(), seenFile('head', translation, changed)), changed)).toHaveLength(2)
    forgetSeen(translation, ['lerCoisa'])
    expect(staleKeys(spanish(words(), seenFile('head', translation, changed)), changed)).toEqual(['errors.NOT_FOUND'])
  })

  it('forgets what is gone', () => {
    const { Erro: _, ...rest } = words()
    expect(seenFile('head', spanish(rest, seen), english)).not.toContain('Erro')
  })
})

describe('generated/words.json', () => {
  const said = (...descriptions: string[]) => ({ x: { tags: descriptions.map((description) => ({ description })) } })
  const wordsOf = (before: object, after: object) =>
    JSON.parse(wordsFile('head', before as Record<string, Document>, { es: after as Record<string, Document> })).es

  it('has each English text once, and by its place what is said in another way there', () => {
    expect(wordsOf(said('It.', 'She.', 'It.', 'It.'), said('Ello.', 'Ella.', 'Ella.', 'Ello.'))).toEqual({
      texts: { title: {}, summary: {}, description: { 'It.': 'Ello.', 'She.': 'Ella.' } },
      places: { x: { 'tags/2/description': 'Ella.' } }
    })
  })

  it('is for documents that differ in words alone', () => {
    expect(() => wordsOf(said('It.', 'She.'), said('Ello.'))).toThrow('x has another form than in English')
  })

  it('takes no example for a text, and a property of any name for a property', () => {
    const found = walk({ example: { title: 'x' }, properties: { value: { title: 'y' } } } as Json)
    expect([...found].map(({ text }) => text)).toEqual(['y'])
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
