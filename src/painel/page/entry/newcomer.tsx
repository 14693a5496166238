import type { Client } from '../../../client/index.ts'
import type { SignedIn } from '../base/signed-in.ts'
import type { Say } from '../words/words.ts'
import { Field } from './Field.tsx'

/** What the pages get on which somebody chooses the first password of an account, and signs in with it. */
export interface NewcomerProps {
  client: Client
  say: Say
  signIn: SignedIn['signIn']
  /** The account is made, and signed in. */
  onDone(): void
}

/** The first password of an account, with the rules for it. */
export const FirstPassword = ({ say }: { say: Say }) => (
  <Field
    label={say('sign.password')}
    help={say('first.password')}
    name="senha"
    type="password"
    autocomplete="new-password"
  />
)
