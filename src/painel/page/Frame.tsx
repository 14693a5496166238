import { type View, views } from './base/address.ts'
import { Choice } from './base/Choice.tsx'
import type { Panel } from './base/panel.ts'
import { type Theme, themes } from './base/theme.ts'
import { type Language, languages, type Say } from './words/words.ts'

interface HeaderProps {
  say: Say
  language: Language
  setLanguage(language: Language): void
  theme: Theme
  setTheme(theme: Theme): void
  /** Set once an account has signed in that may see the panel. */
  panel: Panel | null
  leave?: () => void
}

/** Name, sections, language, theme, and the way out. */
export function Header({ say, language, setLanguage, theme, setTheme, panel, leave }: HeaderProps) {
  return (
    <>
      <a class="skip" href="#content">
        {say('skip')}
      </a>
      <header>
        <a class="brand" href="/">
          Saúde Integra
        </a>
        {panel && <Sections panel={panel} />}
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

function Sections({ panel: { say, may, address, href, go } }: { panel: Panel }) {
  const to = (visao: View) => ({ visao, caso: null, webhook: '', tarefa: '' })
  const needed: Partial<Record<View, string>> = {
    servico: 'admin',
    inicio: 'admin',
    duplicidades: 'agravos.identificar'
  }
  const shown = views.filter((visao) => may(needed[visao] ?? 'dashboard.visualizar'))
  return (
    <nav aria-label={say('nav.label')}>
      {shown.map((visao) => (
        <a
          key={visao}
          href={href(to(visao))}
          aria-current={address.visao === visao ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault()
            go(to(visao))
          }}
        >
          {say(`nav.${visao}`)}
        </a>
      ))}
    </nav>
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
