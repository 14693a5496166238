import { createHash } from 'node:crypto'
import { escaped } from '../../../src/engine/messages/html.ts'
import { rendered } from '../../../src/platform/docs/pages/markdown.ts'
import { css } from '../../../src/platform/docs/pages/style.ts'
import type { GuideLanguage } from '../../generate/languages/guides.ts'
import type { Results } from '../results.ts'
import { measuredTables } from './holes.ts'

/**
 * Makes a page of the guide on measurements that needs nothing else: no script, no network, and one style that its
 * policy knows.
 */
export function reportPage(markdown: string, results: Results | null, language: GuideLanguage): string {
  const tables = measuredTables(results)
  const text = markdown.replaceAll(/<!-- (\w+) -->/g, (hole, name: string) => tables[name]?.(language) ?? hole)
  const title = /^# (.+)$/m.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(css).digest('base64')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Saúde Integra</title>
<style>${css}</style>
</head>
<body>
<main>
${withoutLinks(rendered(text))}
</main>
</body>
</html>
`
}

/** Removes links to other guides, which are not beside the file. */
const withoutLinks = (html: string) => html.replaceAll(/<a href="\/[^"]*">(.*?)<\/a>/g, '$1')
