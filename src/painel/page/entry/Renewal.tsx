import { useEffect, useRef, useState } from 'preact/hooks'
import type { Profile } from '../base/panel.ts'
import type { SignedIn } from '../base/signed-in.ts'
import type { Say } from '../words/words.ts'
import { SignIn } from './SignIn.tsx'

/** Told this early, so that there is time to finish a sentence. */
const EARLY_MS = 5 * 60_000
const LOOK_MS = 5_000

interface RenewalProps {
  say: Say
  session: SignedIn
  profile: Profile
  /** Shows a moment of today. */
  time(moment: number): string
}

/**
 * Tells that the session is about to end, and asks to sign in again once it has. The views stay as they are behind the
 * dialog, with everything that was typed.
 */
export function Renewal({ say, session, profile, time }: RenewalProps) {
  const [endsAt, setEndsAt] = useState(session.endsAt)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setEndsAt(session.endsAt()), LOOK_MS)
    return () => clearInterval(timer)
  }, [session.endsAt])
  const isEnded = session.phase === 'ended'
  const isNear = !isEnded && endsAt !== null && endsAt - Date.now() < EARLY_MS
  const goOn = async () => {
    await session.resume()
    const renewed = session.endsAt()
    setEndsAt(renewed)
    // A session that has reached its last day is not renewed any more; a new one is begun in time.
    setAsked(renewed === null || renewed - Date.now() < EARLY_MS)
  }
  const again = async (credentials: Parameters<SignedIn['signIn']>[0]) => {
    await session.signIn(credentials)
    setAsked(false)
    setEndsAt(session.endsAt())
  }
  return (
    <>
      {isNear && (
        <div class="warning" role="alert">
          <p>{say('ending.soon', { time: time(endsAt) })}</p>
          <button type="button" onClick={() => void goOn()}>
            {say('ending.stay')}
          </button>
        </div>
      )}
      {(isEnded || isAsked) && (
        <Again say={say} session={session} email={profile.email} signIn={again} isEnded={isEnded} />
      )}
    </>
  )
}

interface AgainProps {
  say: Say
  session: SignedIn
  email: string
  signIn: SignedIn['signIn']
  isEnded: boolean
}

function Again({ say, session, email, signIn, isEnded }: AgainProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      class="again"
      aria-label={say('sign.title')}
      // Closed by a key, it would leave a page behind that can do nothing.
      onCancel={(event) => event.preventDefault()}
    >
      <SignIn
        say={say}
        level="h2"
        note={isEnded ? say('sign.ended') : say('ending.last')}
        email={email}
        signIn={signIn}
      />
      <button type="button" class="link" onClick={session.drop}>
        {say('ending.leave')}
      </button>
    </dialog>
  )
}
