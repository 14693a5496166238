import { useId, useState } from 'preact/hooks'
import type { Client } from '../../client/index.ts'
import { Failure } from './base/Status.tsx'
import type { Say } from './words/words.ts'

interface NewPasswordProps {
  client: Client
  say: Say
  /** The one-use token from the link. */
  token: string
  onDone(): void
}

/** Reads the token of a link such as /painel#senha=<token>. Browsers do not send that part to any server. */
export const tokenIn = (hash: string): string | null => /^#senha=([\w-]+)$/.exec(hash)?.[1] ?? null

/** Takes a new password for the account that a link was made for. */
export function NewPassword({ client, say, token, onDone }: NewPasswordProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const ids = { senha: useId(), again: useId() }

  const submit = async (form: HTMLFormElement) => {
    const given = (name: string) => String(new FormData(form).get(name) ?? '')
    setBusy(true)
    setError(null)
    try {
      const body = { token, senha_nova: given('senha'), confirmar_senha: given('again') }
      await client.POST('/api/v1/auth/reset-password', { body })
      onDone()
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }

  return (
    <form
      class="sign-in"
      aria-label={say('password.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <h1>{say('password.title')}</h1>
      <p class="note">{say('password.about')}</p>
      {/* Password managers look for a name. The page does not know it: the link says nothing about the account. */}
      <input name="username" autocomplete="username" hidden />
      <div class="field">
        <label for={ids.senha}>{say('password.new')}</label>
        <input id={ids.senha} name="senha" type="password" autocomplete="new-password" required />
      </div>
      <div class="field">
        <label for={ids.again}>{say('password.again')}</label>
        <input id={ids.again} name="again" type="password" autocomplete="new-password" required />
      </div>
      <Failure error={error} say={say} />
      <button type="submit" class="main" disabled={isBusy}>
        {say(isBusy ? 'password.busy' : 'password.set')}
      </button>
    </form>
  )
}
