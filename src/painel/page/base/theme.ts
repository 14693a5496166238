import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { keepText, keptText } from './kept.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEPT = 'painel.tema'

const keptTheme = (): Theme => themes.find((each) => each === keptText(KEPT)) ?? 'system'

/** Follows the reader's system, light or dark, unless the reader has chosen. */
export function useTheme(): { theme: Theme; isDark: boolean; setTheme(theme: Theme): void } {
  const [theme, setTheme] = useState<Theme>(keptTheme)
  const [isSystemDark, setSystemDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches)
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => setSystemDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
  // Set before the page is shown, so that nothing flashes in the other colours.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [isDark])
  const choose = (next: Theme) => {
    keepText(KEPT, next === 'system' ? null : next)
    setTheme(next)
  }
  return { theme, isDark, setTheme: choose }
}
