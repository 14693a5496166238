import { useEffect, useLayoutEffect, useState } from 'preact/hooks'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The only thing that the browser keeps of the panel. */
const KEPT = 'painel.tema'

/** Reads the kept theme. Browsers that keep nothing refuse even the question. */
function keptTheme(): Theme {
  try {
    return themes.find((each) => each === localStorage.getItem(KEPT)) ?? 'system'
  } catch {
    return 'system'
  }
}

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, theme)
  } catch {
    // The browser keeps nothing, so the reader has to choose again next time.
  }
}

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
    keep(next)
    setTheme(next)
  }
  return { theme, isDark, setTheme: choose }
}
