import type { Guide } from '../languages/guides.ts'
import type { Release } from '../releases.ts'
import type { Change } from './change.ts'
import { type Language, languages } from './say.ts'
import { sentenceOf } from './sentence.ts'
import { sentences } from './words.ts'

/** Everything that was released, the latest first, and what the next release will contain. */
export interface History {
  releases: Release[]
  unreleased: { version: string; changes: Change[] }
}

const words = {
  'pt-BR': {
    title: 'Mudanças do contrato',
    intro:
      'Cada lançamento do contrato tem um número (`info.x-release`) e uma versão semântica (`info.x-release-version`): o primeiro número conta o que pode quebrar um programa, o segundo o que foi acrescentado, o terceiro palavras. Os [pacotes](/sdk/) de um lançamento têm a versão dele. O mesmo para programas, com todos os nomes: [/openapi/changes.json](/openapi/changes.json).',
    unreleased: 'Ainda não lançado',
    next: 'O próximo lançamento será a versão {version}, se nada mais mudar.',
    release: '{version} (lançamento {release}, {date})',
    documents: 'Documentos: [A]({folder}/description-a.json), [B]({folder}/description-b.json).',
    first: 'O primeiro lançamento.',
    nothing: 'Nada.',
    breaks: 'Pode quebrar programas',
    added: 'Acrescentado',
    changed: 'Mudado',
    deprecated: 'Obsoleto',
    removed: 'Retirado'
  },
  'en-US': {
    title: 'Changes of the contract',
    intro:
      'Every release of the contract has a number (`info.x-release`) and a semantic version (`info.x-release-version`): its first number counts what can break a program, the second what was added, the third words. The [packages](/sdk/) of a release have its version. The same for programs, with all names: [/openapi/changes.json](/openapi/changes.json).',
    unreleased: 'Not released yet',
    next: 'The next release will be version {version}, if nothing else changes.',
    release: '{version} (release {release}, {date})',
    documents: 'Documents: [A]({folder}/description-a.json), [B]({folder}/description-b.json).',
    first: 'The first release.',
    nothing: 'Nothing.',
    breaks: 'Can break programs',
    added: 'Added',
    changed: 'Changed',
    deprecated: 'Deprecated',
    removed: 'Removed'
  },
  'es-ES': {
    title: 'Cambios del contrato',
    intro:
      'Cada publicación del contrato tiene un número (`info.x-release`) y una versión semántica (`info.x-release-version`): el primer número cuenta lo que puede romper un programa, el segundo lo que se añadió, el tercero palabras. Los [paquetes](/sdk/) de una publicación tienen su versión. Lo mismo para programas, con todos los nombres: [/openapi/changes.json](/openapi/changes.json).',
    unreleased: 'Todavía no publicado',
    next: 'La próxima publicación será la versión {version}, si nada más cambia.',
    release: '{version} (publicación {release}, {date})',
    documents: 'Documentos: [A]({folder}/description-a.json), [B]({folder}/description-b.json).',
    first: 'La primera publicación.',
    nothing: 'Nada.',
    breaks: 'Puede romper programas',
    added: 'Añadido',
    changed: 'Cambiado',
    deprecated: 'Obsoleto',
    removed: 'Retirado'
  }
} satisfies Record<Language, Record<string, string>>

const fill = (text: string, values: object) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name as never]))

/** The guide to the contract's changes, in every language. */
export const changesGuide = (history: History): Guide => ({
  name: 'changes',
  texts: Object.fromEntries(languages.map((language) => [language, textOf(history, language)]))
})

function textOf({ releases, unreleased }: History, language: Language): string {
  const said = words[language]
  return [
    `# ${said.title}`,
    said.intro,
    `## ${said.unreleased}`,
    ...(unreleased.changes.length > 0 ? [fill(said.next, unreleased)] : [said.nothing]),
    ...listOf(unreleased.changes, language),
    ...releases
      .toReversed()
      .flatMap((release) => [
        `## ${fill(said.release, release)}`,
        fill(said.documents, { folder: `/openapi/releases/${release.release}` }),
        ...(release.release === 1 ? [said.first] : []),
        ...listOf(release.changes, language)
      ])
  ].join('\n\n')
}

const groups = ['breaks', 'deprecated', 'removed', 'added', 'changed'] as const

const groupOf = ({ impact, what }: Change) => (impact === 'major' ? 'breaks' : sentences[what].kind)

const listOf = (changes: Change[], language: Language): string[] =>
  groups.flatMap((group) => {
    const found = changes.filter((change) => groupOf(change) === group)
    if (found.length === 0) return []
    return [`### ${words[language][group]}`, found.map((change) => `- ${sentenceOf(change, language)}`).join('\n')]
  })

/** generated/changes.json: the history in a form for programs. */
export function changesFile(head: string, { releases, unreleased }: History): string {
  const told = (change: Change) => ({
    impact: change.impact,
    kind: sentences[change.what].kind,
    what: change.what,
    description: change.description,
    of: change.of,
    places: change.places,
    values: change.values,
    text: Object.fromEntries(languages.map((language) => [language, sentenceOf(change, language)]))
  })
  const history = {
    'x-generated': head,
    unreleased: { ...unreleased, changes: unreleased.changes.map(told) },
    releases: releases.toReversed().map((release) => ({ ...release, changes: release.changes.map(told) }))
  }
  return `${JSON.stringify(history, null, 1)}\n`
}
