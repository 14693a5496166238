import { escaped } from '../../../engine/messages/html.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import type { Entry, Media, Parameter, Response } from './described.ts'
import { type Label, label } from './labels.ts'
import { rendered, renderedInline } from './markdown.ts'
import { sampleSection } from './samples.ts'
import { type Follow, fieldsOf, typeOf } from './schema.ts'

/** Writes the page of one operation: the permission it needs, what it takes, what it answers, and how to call it. */
export function operationPage(entry: Entry, language: Language): string {
  const { operation, method, path, letter } = entry
  const say = (name: Label) => escaped(label(language, name))
  return [
    `<h1>${escaped(operation.summary)}</h1>`,
    `<p class="call"><span class="method">${method}</span> <code>${escaped(path)}</code></p>`,
    marks(entry, say),
    rendered(operation.description),
    ...sampleSection(letter, operation.operationId, language),
    ...parameterSection(entry, say),
    ...bodySection(entry, say),
    `<h2 id="answers">${say('answers')}</h2>`,
    ...Object.entries(operation.responses).map(([status, response]) => answer(status, response, entry.follow, say))
  ].join('\n')
}

type Say = (name: Label) => string

function marks({ letter, operation }: Entry, say: Say): string {
  const words = [
    say(letter === 'a' ? 'descriptionA' : 'descriptionB'),
    ...(operation['x-permission'] ? [`<code>${escaped(operation['x-permission'])}</code>`] : []),
    ...(operation.security?.length === 0 ? [say('noToken')] : []),
    ...(operation['x-status'] === 'extension' ? [say('extension')] : []),
    ...(operation.deprecated ? [`${say('deprecated')} ${escaped(operation['x-sunset'] ?? '')}`] : [])
  ]
  return `<ul class="marks">${words.map((word) => `<li>${word}</li>`).join('')}</ul>`
}

const table = (head: string[], rows: string[][]) =>
  `<table>\n<thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>\n<tbody>\n${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}\n</tbody>\n</table>`

const named = (name: string, isRequired: boolean, say: Say) =>
  `<code>${escaped(name)}</code>${isRequired ? ` <span class="required">${say('required')}</span>` : ''}`

const folded = (title: string, content: string, isOpen = false) =>
  `<details${isOpen ? ' open' : ''}>\n<summary>${title}</summary>\n${content}\n</details>`

function parameterSection({ parameters, follow }: Entry, say: Say): string[] {
  if (parameters.length === 0) return []
  const rows = (some: Parameter[]) =>
    table(
      [say('name'), say('place'), say('type'), say('meaning')],
      some.map((parameter) => [
        named(parameter.name, parameter.required ?? false, say),
        escaped(parameter.in),
        `<code>${escaped(typeOf(parameter.schema ?? {}, follow))}</code>`,
        renderedInline(parameter.description ?? '')
      ])
    )
  const plain = parameters.filter((parameter) => !parameter['x-operators'])
  const others = parameters.filter((parameter) => parameter['x-operators'])
  return [
    `<h2 id="parameters">${say('parameters')}</h2>`,
    rows(plain),
    ...(others.length > 0 ? [folded(`${say('operators')} (${others.length})`, rows(others))] : [])
  ]
}

function bodySection({ operation, follow }: Entry, say: Say): string[] {
  const contents = Object.entries(operation.requestBody?.content ?? {})
  if (contents.length === 0) return []
  return [
    `<h2 id="body">${say('body')}</h2>`,
    ...contents.flatMap(([type, media]) => [`<p><code>${escaped(type)}</code></p>`, shape(media, follow, say, true)])
  ]
}

function answer(status: string, given: Response, follow: Follow, say: Say): string {
  const response = follow(given)
  const contents = Object.entries(response.content ?? {})
  const parts = contents.map(([type, media]) => {
    const isJson = type === 'application/json'
    return `${isJson ? '' : `<p><code>${escaped(type)}</code></p>`}${isJson ? shape(media, follow, say, status < '300') : ''}`
  })
  return `<h3 id="answer-${status}">${status}</h3>\n${rendered(response.description)}\n${parts.join('\n')}`
}

/** Writes the fields of a body and its examples. */
function shape(media: Media, follow: Follow, say: Say, isOpen: boolean): string {
  const fields = fieldsOf(media.schema ?? {}, follow)
  // The fields of refusals are the same everywhere, and the guide on errors explains them.
  const rows = (isOpen ? fields : []).map((field) => [
    named(field.name, field.isRequired, say),
    `<code>${escaped(field.type)}</code>`,
    renderedInline(field.description)
  ])
  const head = [say('name'), say('type'), say('meaning')]
  const shown = examplesOf(media, follow).map(({ name, value }) =>
    folded(
      `${say('example')} ${escaped(name)}`.trim(),
      `<pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`,
      isOpen
    )
  )
  return [
    ...(rows.length > 0 ? [folded(`${say('fields')} (${rows.length})`, table(head, rows), isOpen)] : []),
    ...shown
  ].join('\n')
}

function examplesOf({ example, examples = {} }: Media, follow: Follow): { name: string; value: unknown }[] {
  const several = Object.entries(examples).map(([name, each]) => ({ name, value: follow(each).value }))
  return example === undefined ? several : [{ name: '', value: example }, ...several]
}
