import { useState } from 'preact/hooks'
import { useAct } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { Field } from '../entry/Field.tsx'

/** Changes the reader's own password. */
export function Password({ onDone }: { onDone(message: string): void }) {
  const { say, client, profile } = usePanel()
  const { isBusy, error, act } = useAct()
  const [round, setRound] = useState(0)
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const given = (name: string) => String(data.get(name) ?? '')
    act(async () => {
      const body = { senha_atual: given('atual'), senha_nova: given('nova'), confirmar_senha: given('again') }
      const { message } = (await client.POST('/api/v1/auth/change-password', { body })).data
      setRound((n) => n + 1)
      onDone(message)
    })
  }
  return (
    <form
      key={round}
      class="sheet"
      aria-labelledby="account-password"
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      <h2 id="account-password">{say('account.password')}</h2>
      <p class="note">{say('account.password.about')}</p>
      <input name="username" autocomplete="username" value={profile.email} hidden readOnly />
      <Field label={say('account.password.now')} name="atual" type="password" autocomplete="current-password" />
      <Field
        label={say('password.new')}
        help={say('first.password')}
        name="nova"
        type="password"
        autocomplete="new-password"
      />
      <Field label={say('password.again')} name="again" type="password" autocomplete="new-password" />
      <Failure error={error} say={say} />
      <button type="submit" class="main" disabled={isBusy}>
        {say('account.password.do')}
      </button>
    </form>
  )
}
