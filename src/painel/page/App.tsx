import { useEffect, useMemo, useState } from 'preact/hooks'
import { todayAt } from '../../platform/time/days.ts'
import { formatIn } from './base/format.ts'
import { useNavigation } from './base/navigation.ts'
import { type Panel, PanelContext, type Profile } from './base/panel.ts'
import { clientIn, holds, memoryOnly } from './base/session.ts'
import { useTheme } from './base/theme.ts'
import { Footer, Header } from './Frame.tsx'
import { NewPassword, tokenIn } from './NewPassword.tsx'
import { Overview } from './overview/Overview.tsx'
import { Publications } from './publications/Publications.tsx'
import { SignIn } from './SignIn.tsx'
import { Service } from './service/Service.tsx'
import { sayIn } from './words/words.ts'
import { ImportView } from './work/ImportView.tsx'
import { Jobs } from './work/Jobs.tsx'
import { Webhooks } from './work/Webhooks.tsx'

const tokens = memoryOnly()

/** The whole panel: the signed-in account, the current view, and what the view shows. */
export function App() {
  const today = useMemo(() => todayAt(new Date()), [])
  const { address, language, go, href, setLanguage } = useNavigation(today)
  const { theme, isDark, setTheme } = useTheme()
  const [profile, setProfile] = useState<Profile | null>(null)
  const [isEnded, setEnded] = useState(false)
  const [token, setToken] = useState(() => tokenIn(location.hash))
  const [isPasswordSet, setPasswordSet] = useState(false)
  const say = useMemo(() => sayIn(language), [language])
  const format = useMemo(() => formatIn(language), [language])
  const client = useMemo(() => clientIn(language, tokens), [language])

  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${say('app.title')} · Saúde Integra`
  }, [language, say])

  const leave = async () => {
    await client.logout().catch(() => {})
    await tokens.save(null)
    setEnded(false)
    setProfile(null)
  }
  const onEnded = () => {
    void tokens.save(null)
    setEnded(true)
    setProfile(null)
  }

  const onPasswordSet = () => {
    // The token is used up, and must not stay in the address or in the history.
    history.replaceState(null, '', location.pathname + location.search)
    setToken(null)
    setPasswordSet(true)
  }

  const note = isEnded ? say('sign.ended') : isPasswordSet ? say('password.done') : null
  const frame = { say, language, setLanguage, theme, setTheme }
  if (!profile)
    return (
      <>
        <Header {...frame} panel={null} />
        <main id="content" class="narrow">
          {token ? (
            <NewPassword client={client} say={say} token={token} onDone={onPasswordSet} />
          ) : (
            <SignIn client={client} say={say} note={note} onDone={setProfile} />
          )}
        </main>
        <Footer say={say} />
      </>
    )

  const panel: Panel = {
    client,
    profile,
    may: (permission) => holds(profile, permission),
    language,
    say,
    format,
    today,
    isDark,
    address,
    go,
    href,
    onEnded
  }
  const isAllowed = panel.may('dashboard.visualizar')
  return (
    <PanelContext.Provider value={panel}>
      <Header {...frame} panel={isAllowed ? panel : null} leave={() => void leave()} />
      <main id="content" class={isAllowed ? undefined : 'narrow'}>
        {isAllowed ? <View panel={panel} /> : <p class="sentence">{say('sign.denied', { name: profile.email })}</p>}
      </main>
      <Footer say={say} />
    </PanelContext.Provider>
  )
}

function View({ panel: { address } }: { panel: Panel }) {
  switch (address.visao) {
    case 'publicacoes':
      return <Publications />
    case 'importacao':
      return <ImportView />
    case 'tarefas':
      return <Jobs />
    case 'webhooks':
      return <Webhooks />
    case 'servico':
      return <Service />
    default:
      return <Overview />
  }
}
