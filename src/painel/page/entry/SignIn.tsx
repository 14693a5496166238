import { useEffect, useRef, useState } from 'preact/hooks'
import { isApiError } from '../../../client/index.ts'
import type { Credentials } from '../base/session.ts'
import type { Say } from '../words/words.ts'
import { EntryForm } from './EntryForm.tsx'
import { Field } from './Field.tsx'

interface SignInProps {
  say: Say
  level?: 'h1' | 'h2'
  /** What has just happened, or why the reader has to sign in again. */
  note: string | null
  /** The account that has to sign in again. */
  email?: string
  signIn(credentials: Credentials): Promise<void>
  onForgotten?(): void
}

/** Asks for email and password, and for the authenticator's code once the service requires it. */
export function SignIn({ say, level, note, email, signIn, onForgotten }: SignInProps) {
  const [needsCode, setNeedsCode] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsCode) code.current?.focus()
  }, [needsCode])

  return (
    <EntryForm
      say={say}
      title={say('sign.title')}
      level={level ?? 'h1'}
      note={note}
      about={say('sign.about')}
      button={say('sign.in')}
      busy={say('sign.busy')}
      submit={async (given) => {
        const mfa_code = given('mfa_code').trim()
        await signIn({
          email: given('email').trim(),
          senha: given('senha'),
          remember_me: given('lembrar') === 'on',
          ...(mfa_code ? { mfa_code } : {})
        })
      }}
      onError={(error) => isApiError(error, 'MFA_REQUIRED') && setNeedsCode(true)}
      ways={
        onForgotten && (
          <button type="button" class="link" onClick={onForgotten}>
            {say('forgot.link')}
          </button>
        )
      }
    >
      <Field label={say('sign.email')} name="email" type="email" autocomplete="username" defaultValue={email} />
      <Field label={say('sign.password')} name="senha" type="password" autocomplete="current-password" />
      {needsCode && (
        <Field
          label={say('sign.code')}
          help={say('sign.code.help')}
          name="mfa_code"
          autocomplete="one-time-code"
          inputMode="numeric"
          input={code}
        />
      )}
      <label class="check">
        <input type="checkbox" name="lembrar" /> {say('sign.remember')}
      </label>
    </EntryForm>
  )
}
