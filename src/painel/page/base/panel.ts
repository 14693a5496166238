import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Client, Schemas } from '../../../client/index.ts'
import type { Language, Say } from '../words/words.ts'
import type { Address } from './address.ts'
import type { Format } from './format.ts'

export type Profile = Schemas['Perfil']

/** What every part of the panel gets, once an account has signed in. */
export interface Panel {
  client: Client
  /** Counts sign-ins: what the end of a session has interrupted is asked again after the next one. */
  round: number
  profile: Profile
  may(permission: string): boolean
  language: Language
  say: Say
  format: Format
  /** Today in Brasília, as `YYYY-MM-DD`. */
  today: string
  isDark: boolean
  address: Address
  go: Go
  /** Returns the address that a link leads to. */
  href(change: Partial<Address>): string
  /** Called when the service no longer knows the session. The reader is asked to sign in again, over the view. */
  onEnded(): void
}

/** Changes the address. `replace` leaves no step to go back to. */
export type Go = (change: Partial<Address>, how?: 'push' | 'replace') => void

export const PanelContext = createContext<Panel | null>(null)

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('used before anybody has signed in')
  return panel
}
