import { callsOf, type Described } from './calls.ts'
import { brunoPath, postmanPath } from './collections/collections.ts'
import { type Documents, linked, NAME } from './collections/requests.ts'

export interface Guide {
  name: string
  title: string
  markdown: string
}

/** Guides that only some readers need. By the convention they stand last and may be left out. */
const optional = ['asvs', 'operating']

/** Writes /llms.txt in the form of llmstxt.org: title, summary, key facts, and lists of links. */
export function llmsText(documents: Documents, guides: Guide[], publicUrl: string): string {
  const link = (title: string, path: string, note: string) => `- [${title}](${publicUrl}${path}): ${note}`
  const guideLink = ({ name, title, markdown }: Guide) =>
    link(title, `/guides/${name}.md?lang=en-US`, firstSentence(markdown))
  const isOptional = ({ name }: Guide) => optional.includes(name)
  const documentLinks = (ending: string) =>
    (['b', 'a'] as const).map((letter) => {
      const { title, summary } = documents[letter].info
      return link(title, `/openapi/description-${letter}${ending}?lang=en-US`, summary)
    })
  return [
    ...introduction(documents, publicUrl),
    '## Guides',
    '',
    ...guides.filter((guide) => !isOptional(guide)).map(guideLink),
    '',
    '## OpenAPI documents',
    '',
    ...documentLinks('.json'),
    '',
    '## Clients and samples',
    '',
    link(
      'Samples',
      '/openapi/samples.json',
      'each operation in curl, TypeScript and Python, by document and operationId'
    ),
    link('Client packages', '/sdk/', 'typed clients with a command line, by version; as JSON at /sdk/index.json'),
    link('Postman', postmanPath, 'collection of all operations, format 2.1'),
    link('Bruno', brunoPath, 'collection of all operations, as a zip'),
    '',
    '## Optional',
    '',
    link('Everything in one file', '/llms-full.txt', 'all guides, and a list of all operations'),
    ...documentLinks('.3.0.json').map((each) => `${each} In OpenAPI 3.0.3.`),
    ...guides.filter(isOptional).map(guideLink),
    ''
  ].join('\n')
}

/** Writes /llms-full.txt: every operation on a line, then the full text of the guides. */
export function llmsFullText(documents: Documents, guides: Guide[], publicUrl: string): string {
  return [
    ...introduction(documents, publicUrl),
    ...[documents.b, documents.a].flatMap((document) => [
      `## Operations: ${document.info.title}`,
      '',
      ...callsOf(document).map((call) => `- \`${call.method} ${call.path}\` (${call.id}): ${call.summary}`),
      ''
    ]),
    ...guides.flatMap(({ markdown }) => [lowered(linked(markdown, publicUrl)).trim(), ''])
  ].join('\n')
}

function introduction({ a, b }: Documents, publicUrl: string): string[] {
  return [
    `# ${NAME}`,
    '',
    '> Health-data integration service for Brazilian public health: accounts and permissions, cases of notifiable diseases with their statistics,',
    `> imports, exports and webhooks, as a REST API under ${publicUrl}/api/v1.`,
    '',
    `- ${paragraph(b)}`,
    `- ${paragraph(a)}`,
    `- \`POST ${publicUrl}/api/v1/auth/login\` with \`email\` and \`senha\` answers \`access_token\`, which is sent as \`Authorization: Bearer\` and lasts an hour.`,
    '- Errors are `{error: {code, message}}`: programs go by `code` and status. Texts for people follow `Accept-Language`: pt-BR, en-US or es-ES.',
    ''
  ]
}

const paragraph = ({ info }: Described) => `${info.title}: ${info.summary}`

/** Returns the first sentence of the first paragraph, without Markdown links. */
function firstSentence(markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/).filter((each) => /^[\p{L}`*[]/u.test(each))
  const plain = (paragraphs[0] ?? '').replaceAll('\n', ' ').replaceAll(/\[([^\][]+)\]\([^()]*\)/g, '$1')
  return `${plain.split(/[.] /, 1)[0]?.replace(/[.:]$/, '')}.`
}

/** Moves the headings of a guide one level down. Code lines that begin with a number sign are left alone. */
function lowered(markdown: string): string {
  let isCode = false
  return markdown
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode
      return !isCode && /^#+ /.test(line) ? `#${line}` : line
    })
    .join('\n')
}
