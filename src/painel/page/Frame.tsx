import { Choice } from './base/Choice.tsx'
import { type Theme, themes } from './base/theme.ts'
import { type Language, languages, type Say } from './words/words.ts'

interface HeaderProps {
  say: Say
  language: Language
  setLanguage(language: Language): void
  theme: Theme
  setTheme(theme: Theme): void
  /** Set once somebody has signed in. */
  leave?: () => void
}

/** Name, language, theme, and the way out. */
export function Header({ say, language, setLanguage, theme, setTheme, leave }: HeaderProps) {
  return (
    <>
      <a class="skip" href="#content">
        {say('skip')}
      </a>
      <header>
        <a class="brand" href="/">
          Saúde Integra
        </a>
        <div class="settings">
          <Choice
            label={say('lang.label')}
            value={language}
            options={Object.entries(languages)}
            onChange={(value) => setLanguage(value as Language)}
          />
          <Choice
            label={say('theme.label')}
            value={theme}
            options={themes.map((each) => [each, say(`theme.${each}`)])}
            onChange={(value) => setTheme(value as Theme)}
          />
          {leave && (
            <button type="button" onClick={leave}>
              {say('sign.out')}
            </button>
          )}
        </div>
      </header>
    </>
  )
}

export function Footer({ say }: { say: Say }) {
  return (
    <footer>
      <a href="/guides">{say('foot.docs')}</a>
      <a href="/docs">{say('foot.api')}</a>
      <a href="/painel/licencas.txt">{say('foot.licences')}</a>
    </footer>
  )
}
