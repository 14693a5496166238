import type { Client } from '../../../client/index.ts'
import type { Say } from '../words/words.ts'
import { EntryForm } from './EntryForm.tsx'
import { Field } from './Field.tsx'

interface NewPasswordProps {
  client: Client
  say: Say
  /** The one-use token from the link. */
  token: string
  onDone(): void
}

/** Takes a new password for the account that a link was made for. */
export function NewPassword({ client, say, token, onDone }: NewPasswordProps) {
  return (
    <EntryForm
      say={say}
      title={say('password.title')}
      about={say('password.about')}
      button={say('password.set')}
      busy={say('password.busy')}
      submit={async (given) => {
        const body = { token, senha_nova: given('senha'), confirmar_senha: given('again') }
        await client.POST('/api/v1/auth/reset-password', { body })
        onDone()
      }}
    >
      {/* Password managers look for a name. The page does not know it: the link says nothing about the account. */}
      <input name="username" autocomplete="username" hidden />
      <Field label={say('password.new')} name="senha" type="password" autocomplete="new-password" />
      <Field label={say('password.again')} name="again" type="password" autocomplete="new-password" />
    </EntryForm>
  )
}
