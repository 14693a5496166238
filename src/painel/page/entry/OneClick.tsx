import type { Client } from '../../../client/index.ts'
import type { Say } from '../words/words.ts'
import { EntryForm } from './EntryForm.tsx'

const places = {
  email: '/api/v1/auth/confirm-email',
  liberar: '/api/v1/auth/unlock'
} as const

interface OneClickProps {
  client: Client
  say: Say
  kind: keyof typeof places
  token: string
  /** Gets the sentence of the service. */
  onDone(message: string): void
}

/**
 * Confirms an address, or releases a lock, with the token of a link. It waits for a click: programs that look into
 * mails for dangerous links would otherwise use the token up.
 */
export function OneClick({ client, say, kind, token, onDone }: OneClickProps) {
  return (
    <EntryForm
      say={say}
      title={say(`${kind}.title`)}
      about={say(`${kind}.about`)}
      button={say(`${kind}.do`)}
      busy={say('entry.busy')}
      submit={async () => onDone((await client.POST(places[kind], { body: { token } })).data.message)}
    />
  )
}
