import { useState } from 'preact/hooks'
import type { SignedIn } from '../base/signed-in.ts'
import type { Say } from '../words/words.ts'
import { Forgotten } from './Forgotten.tsx'
import { Invitation } from './Invitation.tsx'
import type { Link } from './link.ts'
import { NewPassword } from './NewPassword.tsx'
import { OneClick } from './OneClick.tsx'
import { SignIn } from './SignIn.tsx'

interface EntryProps {
  say: Say
  session: SignedIn
  link: Link | null
  closeLink(): void
}

/** The pages of somebody who has not signed in, or who follows the link of a mail. */
export function Entry({ say, session, link, closeLink }: EntryProps) {
  const [note, setNote] = useState<string | null>(null)
  const [isForgotten, setForgotten] = useState(false)
  const { client, signIn, drop } = session
  const done = (message: string) => {
    setNote(message)
    closeLink()
  }
  if (link?.kind === 'senha') {
    const onDone = () => {
      // A new password has ended every session, so also the one of this browser.
      drop()
      done(say('password.done'))
    }
    return <NewPassword client={client} say={say} token={link.token} onDone={onDone} />
  }
  if (link?.kind === 'convite')
    return <Invitation client={client} say={say} token={link.token} signIn={signIn} onDone={closeLink} />
  if (link) return <OneClick client={client} say={say} kind={link.kind} token={link.token} onDone={done} />
  if (isForgotten) return <Forgotten client={client} say={say} onBack={() => setForgotten(false)} />
  return <SignIn say={say} note={note} signIn={signIn} onForgotten={() => setForgotten(true)} />
}
