import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { type Client, isApiError } from '../../client/index.ts'
import type { Profile } from './base/panel.ts'
import { Failure } from './base/Status.tsx'
import { signIn } from './base/session.ts'
import type { Say } from './words/words.ts'

interface SignInProps {
  client: Client
  say: Say
  /** Why the reader has to sign in again. */
  note: string | null
  onDone(profile: Profile): void
}

/** Asks for email and password, and for the authenticator's code once the service requires it. */
export function SignIn({ client, say, note, onDone }: SignInProps) {
  const [isBusy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const ids = { email: useId(), senha: useId(), code: useId(), help: useId() }
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsCode) code.current?.focus()
  }, [needsCode])

  const submit = async (form: HTMLFormElement) => {
    const given = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    setBusy(true)
    setError(null)
    try {
      const mfa_code = given('mfa_code')
      const senha = String(new FormData(form).get('senha') ?? '')
      onDone(await signIn(client, { email: given('email'), senha, ...(mfa_code ? { mfa_code } : {}) }))
    } catch (failure) {
      if (isApiError(failure, 'MFA_REQUIRED')) setNeedsCode(true)
      setError(failure)
      setBusy(false)
    }
  }

  return (
    <form
      class="sign-in"
      aria-label={say('sign.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <h1>{say('sign.title')}</h1>
      {note && <p role="status">{note}</p>}
      <p class="note">{say('sign.about')}</p>
      <div class="field">
        <label for={ids.email}>{say('sign.email')}</label>
        <input id={ids.email} name="email" type="email" autocomplete="username" required />
      </div>
      <div class="field">
        <label for={ids.senha}>{say('sign.password')}</label>
        <input id={ids.senha} name="senha" type="password" autocomplete="current-password" required />
      </div>
      {needsCode && (
        <div class="field">
          <label for={ids.code}>{say('sign.code')}</label>
          <input
            id={ids.code}
            ref={code}
            name="mfa_code"
            autocomplete="one-time-code"
            inputMode="numeric"
            aria-describedby={ids.help}
            required
          />
          <p class="note" id={ids.help}>
            {say('sign.code.help')}
          </p>
        </div>
      )}
      <Failure error={error} say={say} />
      <button type="submit" class="main" disabled={isBusy}>
        {say(isBusy ? 'sign.busy' : 'sign.in')}
      </button>
    </form>
  )
}
