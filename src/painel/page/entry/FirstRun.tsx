import { EntryForm } from './EntryForm.tsx'
import { Field } from './Field.tsx'
import { FirstPassword, type NewcomerProps } from './newcomer.tsx'

/** Where the link of a service without accounts leads. */
const PATH = '/painel/inicio'

/** Returns the code of the link, null at any other address of the panel. */
export function codeIn({ pathname, hash }: Location): string | null {
  return pathname === PATH ? hash.slice(1) : null
}

/** Makes the first administrator of a service that has no account yet, and signs in. */
export function FirstRun({ client, say, code, signIn, onDone }: NewcomerProps & { code: string }) {
  return (
    <EntryForm
      say={say}
      title={say('first.title')}
      about={say(code ? 'first.about' : 'first.nocode')}
      button={say('first.do')}
      busy={say('entry.busy')}
      submit={async (given) => {
        const [email, senha] = [given('email').trim(), given('senha')]
        const body = { codigo: code || '-', nome: given('nome').trim(), email, senha }
        await client.POST('/api/v1/inicio', { body })
        await signIn({ email, senha })
        onDone()
      }}
      ways={<a href="/painel">{say('first.signin')}</a>}
    >
      <Field label={say('first.name')} name="nome" autocomplete="name" />
      <Field label={say('sign.email')} name="email" type="email" autocomplete="username" />
      <FirstPassword say={say} />
    </EntryForm>
  )
}
