import type { Asked } from '../language.ts'
import { label } from '../pages/labels.ts'
import { descriptionTag, keepLanguage, languages, sections } from '../pages/layout.ts'

const CHARSET = '<meta charset="UTF-8">'
// Without it, a phone shows the page at desktop width, with everything tiny.
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'
const ROOT = '<div id="swagger-ui"></div>'

/** Gives Swagger UI's page what it has no place for: viewport, description, and the ways to our other pages. */
export function framed(html: string, { language, isExplicit }: Asked): string {
  const about = `${label(language, 'tryAbout')} ${label(language, 'about')}`
  const bar = `<section class="ways" aria-label="Saúde Integra">\n${sections(language)}\n${languages(language, '/docs?')}\n</section>`
  const said = isExplicit ? keepLanguage(bar, language) : bar
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(CHARSET, `${CHARSET}\n${VIEWPORT}\n${descriptionTag(about)}`)
    .replace(ROOT, `${said}\n${ROOT}`)
}
