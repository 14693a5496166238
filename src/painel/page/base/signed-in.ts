import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Client } from '../../../client/index.ts'
import type { Language } from '../words/words.ts'
import type { Profile } from './panel.ts'
import { type Credentials, createPanelSession } from './session.ts'

/**
 * `asking`: whether this browser has a session. `out`: it has none. `in`: an account has signed in. `ended`: the
 * session is over while its views still stand, with what was typed into them.
 */
type Phase = 'asking' | 'out' | 'in' | 'ended'

interface State {
  phase: Phase
  profile: Profile | null
  /** Why the session could not be found, or not be ended. */
  error: unknown
}

/** What a tab tells the others. */
type Told = { kind: 'in'; id: number } | { kind: 'out' }

export interface SignedIn extends State {
  client: Client
  /** Counts sign-ins. What the session's end has interrupted is asked again. */
  round: number
  signIn(credentials: Credentials): Promise<void>
  /** Goes on in the session of this browser, if there is one. */
  resume(): Promise<void>
  /** Ends the session in every tab. */
  leave(): Promise<void>
  onEnded(): void
  /** The session is known to be over, and nothing of it shall stay. */
  drop(): void
  endsAt(): number | null
}

/** Another account has taken the cookie over. Nothing of this tab may be written in its name. */
const session = createPanelSession(() => location.reload())

/** Keeps this tab and the other tabs of the panel in one session. */
export function useSignedIn(language: Language): SignedIn {
  const [state, setState] = useState<State>({ phase: 'asking', profile: null, error: null })
  const [round, setRound] = useState(0)
  const channel = useRef<BroadcastChannel | null>(null)
  const client = useMemo(() => session.clientIn(language), [language, round])
  const tell = (told: Told) => channel.current?.postMessage(told)
  const current = useRef(state)
  current.current = state

  const enter = (profile: Profile) => {
    setState({ phase: 'in', profile, error: null })
    setRound((n) => n + 1)
  }
  const drop = () => {
    session.forget()
    setState({ phase: 'out', profile: null, error: null })
  }
  const resume = async () => {
    try {
      const profile = await session.resume(language)
      if (profile) enter(profile)
      else if (current.current.profile === null) drop()
    } catch (error) {
      if (current.current.profile === null) setState({ phase: 'asking', profile: null, error })
    }
  }
  const follow = (told: Told) => {
    if (told.kind === 'out') return drop()
    const { profile, phase } = current.current
    if (profile && profile.id !== told.id) return location.reload()
    if (phase !== 'in') void resume()
  }
  const following = useRef(follow)
  following.current = follow

  useEffect(() => {
    const opened = new BroadcastChannel('painel.sessao')
    opened.onmessage = ({ data }) => following.current(data as Told)
    channel.current = opened
    void resume()
    return () => opened.close()
  }, [])

  return {
    ...state,
    client,
    round,
    async signIn(credentials) {
      const profile = await session.signIn(language, credentials)
      tell({ kind: 'in', id: profile.id })
      enter(profile)
    },
    resume,
    async leave() {
      try {
        await session.leave(language)
      } catch (error) {
        // The cookie is still there: whoever opens the panel next would go on in this session.
        return setState((before) => ({ ...before, error }))
      }
      tell({ kind: 'out' })
      drop()
    },
    onEnded: () => setState((before) => (before.profile ? { ...before, phase: 'ended' } : before)),
    drop,
    endsAt: session.endsAt
  }
}
