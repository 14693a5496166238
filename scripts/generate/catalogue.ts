import type { Engine } from './engine.ts'
import { type Guide, pageOf } from './guides.ts'

/** The guide that explains every code, so that no other place has to list them. */
export async function errorsGuide({ errors, details }: Engine): Promise<Guide> {
  const title = 'Errors'
  const text = [
    `# ${title}`,
    '',
    'Every refusal is an envelope, `{error: {code, message, request_id, timestamp}}`, with `details` where several things can be wrong. The one exception is invalid data in',
    'Description A, which is answered with `detail` as its own contract says. `message` is a sentence for people, in the language of the request; programs look at `code`. New codes may',
    'come at any time: whoever does not know a code goes by the status.',
    '',
    '## Codes of errors',
    '',
    ...table(
      ['Code', 'Status', 'Meaning'],
      Object.entries(errors).map(([code, { status, description }]) => [`\`${code}\``, String(status), description])
    ),
    '',
    '## Codes inside `details`',
    '',
    'Each item of `details` is `{field, message, code}`; with `WEAK_PASSWORD` the items are sentences.',
    '',
    ...table(
      ['Code', 'Meaning'],
      Object.entries(details).map(([code, meaning]) => [`\`${code}\``, meaning])
    ),
    ''
  ].join('\n')
  return { name: 'errors', title, html: await pageOf(text), markdown: text }
}

const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').trim()).join(' | ')} |`
const table = (head: string[], rows: string[][]) => [line(head), line(head.map(() => '---')), ...rows.map(line)]
