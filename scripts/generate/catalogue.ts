import type { Engine } from './engine.ts'
import { type GuideLanguage, SOURCE, type Tables } from './languages/guides.ts'
import type { Overlay } from './languages/overlay.ts'

/** The tables of the guide on errors. They explain every code, so that no other place has to list them. */
export function catalogueTables({ errors, details }: Engine, overlays: Overlay[]): Tables {
  const say = (language: GuideLanguage, text: string) =>
    language === SOURCE ? text : (overlays.find((each) => each.language === language)?.words.description[text] ?? text)
  return {
    errors: (language) =>
      table(
        heads[language],
        Object.entries(errors).map(([code, { status, description }]) => [
          `\`${code}\``,
          String(status),
          say(language, description)
        ])
      ),
    details: (language) =>
      table(
        [heads[language][0], heads[language][2]],
        Object.entries(details).map(([code, meaning]) => [`\`${code}\``, say(language, meaning)])
      )
  }
}

const heads: Record<GuideLanguage, [code: string, status: string, meaning: string]> = {
  'en-US': ['Code', 'Status', 'Meaning'],
  'pt-BR': ['Código', 'Status', 'Significado'],
  'es-ES': ['Código', 'Estado', 'Significado']
}

const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').trim()).join(' | ')} |`
const table = (head: string[], rows: string[][]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
