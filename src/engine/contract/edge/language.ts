/*
 * Written by hand: negotiator 1.1.0 compares whole tags. For `es-419`, the Spanish of Latin America, it finds none of
 * our languages.
 */

import type { Language } from '../../messages/messages.ts'

const byTag = new Map<string, Language>([
  ['pt', 'pt-BR'],
  ['en', 'en-US'],
  ['es', 'es-ES']
])

/** Returns our language for a tag such as `pt`, `pt-BR` or `pt_PT`. */
export const languageByTag = (tag: string): Language | undefined =>
  byTag.get(tag.trim().toLowerCase().split(/[-_]/)[0] ?? '')

/** Picks the best of our languages for an Accept-Language header, or Portuguese when the header names none of them. */
export function negotiateLanguage(header: string | undefined): Language {
  if (!header || header.length > 500) return 'pt-BR'
  let best: Language = 'pt-BR'
  let bestQuality = 0
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = Number(parameters.find((p) => p.trim().startsWith('q='))?.split('=')[1] ?? 1)
    const language = tag.trim() === '*' ? 'pt-BR' : languageByTag(tag)
    if (language && quality > bestQuality) {
      best = language
      bestQuality = quality
    }
  }
  return best
}
