import { EntryForm } from './EntryForm.tsx'
import { Field } from './Field.tsx'
import { FirstPassword, type NewcomerProps } from './newcomer.tsx'

/** Where the link of a service without accounts leads. */
const PATH = '/painel/inicio'

/** Returns the code of the link, empty where it lacks one, null at any other address of the panel. */
export function codeIn({ pathname, hash }: Location): string | null {
  return pathname === PATH ? (/^#([\w-]{20,})$/.exec(hash)?.[1] ?? '') : null
}

/** Makes the first administrator of a service that has no account yet, and signs in. */
export function FirstRun({ client, say, code, signIn, onDone }: NewcomerProps & { code: string }) {
  const ways = <a href="/painel">{say('first.signin')}</a>
  // Without the code every attempt would be refused.
  if (!code)
    return (
      <section class="sign-in" aria-label={say('first.title')}>
        <h1>{say('first.title')}</h1>
        <p>{say('first.nocode')}</p>
        {ways}
      </section>
    )
  return (
    <EntryForm
      say={say}
      title={say('first.title')}
      about={say('first.about')}
      button={say('first.do')}
      busy={say('entry.busy')}
      submit={async (given) => {
        const [email, senha] = [given('email').trim(), given('senha')]
        const body = { codigo: code, nome: given('nome').trim(), email, senha }
        await client.POST('/api/v1/inicio', { body })
        await signIn({ email, senha })
        onDone()
      }}
      ways={ways}
    >
      <Field label={say('first.name')} name="nome" autocomplete="name" />
      <Field label={say('sign.email')} name="email" type="email" autocomplete="username" />
      <FirstPassword say={say} />
    </EntryForm>
  )
}
