import { usePanel } from '../base/panel.ts'
import { keys as en } from '../words/en-US/keys.ts'
import { keys as es } from '../words/es-ES/keys.ts'
import { keys as pt } from '../words/pt-BR/keys.ts'

const words = { 'pt-BR': pt, 'en-US': en, 'es-ES': es }

/** The words of keys. They come with this view, so that the first one need not carry them. */
export function useKeyWords() {
  const { language } = usePanel()
  return (key: keyof typeof pt, values: Record<string, string> = {}): string =>
    words[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
