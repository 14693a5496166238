import type { Engine } from './engine.ts'
import type { GuideLanguage, Tables } from './languages/guides.ts'

/** The tables of the guide on errors. They explain every code, so that no other place has to list them. */
export function catalogueTables(engineIn: (language: GuideLanguage) => Engine): Tables {
  return {
    errors: (language) =>
      table(
        heads[language],
        Object.entries(engineIn(language).errors).map(([code, { status, description }]) => [
          `\`${code}\``,
          String(status),
          description
        ])
      ),
    details: (language) =>
      table(
        [heads[language][0], heads[language][2]],
        Object.entries(engineIn(language).details).map(([code, meaning]) => [`\`${code}\``, meaning])
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
