import { EntryForm } from './EntryForm.tsx'
import { FirstPassword, type NewcomerProps } from './newcomer.tsx'

interface InvitationProps extends NewcomerProps {
  /** The one-use token from the link. */
  token: string
}

/** Takes the password of somebody who was invited, and signs in. */
export function Invitation({ client, say, token, signIn, onDone }: InvitationProps) {
  return (
    <EntryForm
      say={say}
      title={say('convite.title')}
      about={say('convite.about')}
      button={say('convite.do')}
      busy={say('entry.busy')}
      submit={async (given) => {
        const senha = given('senha')
        const { email } = (await client.POST('/api/v1/auth/convite', { body: { token, senha } })).data
        await signIn({ email, senha })
        onDone()
      }}
      ways={<a href="/painel">{say('first.signin')}</a>}
    >
      <input name="username" autocomplete="username" hidden />
      <FirstPassword say={say} />
    </EntryForm>
  )
}
