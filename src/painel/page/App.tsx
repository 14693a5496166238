import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { todayAt } from '../../platform/time/days.ts'
import { formatIn } from './base/format.ts'
import { useNavigation } from './base/navigation.ts'
import { type Panel, PanelContext } from './base/panel.ts'
import { Failure } from './base/Status.tsx'
import { holds } from './base/session.ts'
import { useSignedIn } from './base/signed-in.ts'
import { useTheme } from './base/theme.ts'
import { Entry } from './entry/Entry.tsx'
import { codeIn, FirstRun } from './entry/FirstRun.tsx'
import { useLink } from './entry/link.ts'
import { Renewal } from './entry/Renewal.tsx'
import { Footer, Header } from './Frame.tsx'
import { dropDrafts } from './form/draft.ts'
import { Sections } from './Sections.tsx'
import { View } from './View.tsx'
import { sayIn } from './words/words.ts'

/** The whole panel: the signed-in account, the current view, and what the view shows. */
export function App() {
  const today = useMemo(() => todayAt(new Date()), [])
  const { address, language, go, href, setLanguage } = useNavigation(today)
  const { theme, isDark, setTheme } = useTheme()
  const session = useSignedIn(language)
  const { link, close: closeLink } = useLink()
  const [code, setCode] = useState(() => codeIn(location))
  useEffect(() => {
    // The whole link, opened where the page already stands without its code, loads nothing anew.
    const follow = () => setCode((before) => before || codeIn(location))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const say = useMemo(() => sayIn(language), [language])
  const format = useMemo(() => formatIn(language), [language])

  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${say('app.title')} · Saúde Integra`
  }, [language, say])

  const { client, profile, phase, round, onEnded } = session
  const was = useRef(profile)
  useEffect(() => {
    if (was.current && !profile) dropDrafts()
    was.current = profile
  }, [profile])
  const frame = { say, language, setLanguage, theme, setTheme }
  const onBegun = () => {
    // The code is used up, and the steps have an address of their own.
    history.replaceState(null, '', '/painel')
    go({ visao: 'inicio' }, 'replace')
    setCode(null)
  }
  if (!profile || link || code !== null)
    return (
      <>
        <Header {...frame} />
        <main id="content" class="narrow">
          {code !== null ? (
            <FirstRun client={client} say={say} code={code} signIn={session.signIn} onDone={onBegun} />
          ) : phase === 'asking' && !link ? (
            <Asking error={session.error} say={say} again={() => void session.resume()} />
          ) : (
            <Entry say={say} session={session} link={link} closeLink={closeLink} />
          )}
        </main>
        <Footer say={say} />
      </>
    )

  const panel: Panel = {
    client,
    round,
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
  return (
    <PanelContext.Provider value={panel} key={profile.id}>
      <Header {...frame} leave={() => void session.leave()} />
      <Sections />
      <div class="work">
        <Failure error={session.error} say={say} />
        <Renewal say={say} session={session} profile={profile} time={format.time} />
        <main id="content">
          <View />
        </main>
        <Footer say={say} />
      </div>
    </PanelContext.Provider>
  )
}

/** While it is found out whether this browser has a session, or when that failed. */
function Asking({ error, say, again }: { error: unknown; say: ReturnType<typeof sayIn>; again(): void }) {
  return error ? (
    <Failure error={error} say={say} again={again} />
  ) : (
    <p class="loading" role="status">
      {say('busy')}
    </p>
  )
}
