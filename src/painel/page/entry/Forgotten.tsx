import { useState } from 'preact/hooks'
import type { Client } from '../../../client/index.ts'
import type { Say } from '../words/words.ts'
import { EntryForm } from './EntryForm.tsx'
import { Field } from './Field.tsx'

interface ForgottenProps {
  client: Client
  say: Say
  onBack(): void
}

/** Asks for a mail with a link to a new password. The answer is the same for any address. */
export function Forgotten({ client, say, onBack }: ForgottenProps) {
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <EntryForm
      say={say}
      title={say('forgot.title')}
      note={answer}
      about={say('forgot.about')}
      button={say('forgot.send')}
      busy={say('forgot.busy')}
      submit={async (given) => {
        const body = { email: given('email').trim() }
        setAnswer((await client.POST('/api/v1/auth/forgot-password', { body })).data.message)
      }}
      ways={
        <button type="button" class="link" onClick={onBack}>
          {say('entry.back')}
        </button>
      }
    >
      <Field label={say('sign.email')} name="email" type="email" autocomplete="username" />
    </EntryForm>
  )
}
