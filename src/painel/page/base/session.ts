import {
  type Client,
  createClient,
  isApiError,
  type Schemas,
  type TokenStore,
  type Tokens
} from '../../../client/index.ts'
import type { Language } from '../words/words.ts'
import type { Profile } from './panel.ts'
import { fetchWatched } from './upload.ts'

const PLACE = '/api/v1/auth/painel'

/** The name of the lock by which one tab at a time renews, so that each sends the cookie that the one before got. */
const LOCK = 'painel.sessao'

type Opened = Schemas['SessaoPainel']
export type Credentials = Schemas['EntradaPainel']

/**
 * The session of this tab. The refresh token is in a cookie that no script sees, so a reload and other tabs go on in
 * the same session. The access token is only in the memory of the page.
 */
export interface PanelSession {
  /** Creates a client. A change of language makes a new one with the same tokens. */
  clientIn(language: Language): Client
  signIn(language: Language, credentials: Credentials): Promise<Profile>
  /** Goes on in the session of this browser. Returns null when there is none, or it has ended. */
  resume(language: Language): Promise<Profile | null>
  /** Ends the session in every tab. */
  leave(language: Language): Promise<void>
  /** Forgets the tokens of this tab. */
  forget(): void
  /** When the session ends unless it is renewed, in milliseconds since 1970. */
  endsAt(): number | null
}

/** `onOther` is called when another account has signed in in another tab, and the cookie is now that account's. */
export function createPanelSession(onOther: () => void): PanelSession {
  let tokens: Tokens | null = null
  let opened: { id: number; endsAt: number } | null = null
  const lock = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(LOCK, work) as Promise<T>
  const store: TokenStore = {
    load: () => tokens,
    save: (next) => {
      tokens = next
    },
    lock
  }

  const take = ({ access_token, expires_in, expira_em, user }: Opened) => {
    tokens = { access_token, expires_at: Date.now() + expires_in * 1000 }
    opened = { id: user.id, endsAt: Date.parse(expira_em) }
  }
  const forget = () => {
    tokens = null
    opened = null
  }

  async function renewed(client: Client): Promise<Opened | null> {
    const answer = await client.PUT(PLACE).catch((error: unknown) => {
      if (isApiError(error, 'INVALID_PANEL_SESSION')) return null
      throw error
    })
    const data = answer?.data ?? null
    if (data && opened && data.user.id !== opened.id) onOther()
    if (data) take(data)
    else forget()
    return data
  }

  function clientIn(language: Language): Client {
    const retry = { retries: 2, longestDelayMs: 10_000 }
    const renew = (): Promise<Opened | null> => renewed(client)
    const client: Client = createClient({
      baseUrl: location.origin,
      language,
      tokens: store,
      renew,
      retry,
      fetch: fetchWatched
    })
    return client
  }

  return {
    clientIn,
    async signIn(language, body) {
      const client = clientIn(language)
      take((await client.POST(PLACE, { body })).data)
      return await readProfile(client)
    },
    async resume(language) {
      const client = clientIn(language)
      return (await lock(() => renewed(client))) && (await readProfile(client))
    },
    async leave(language) {
      await lock(() => clientIn(language).DELETE(PLACE))
      forget()
    },
    forget,
    endsAt: () => opened?.endsAt ?? null
  }
}

/** Reads who has signed in, and what the account may do. */
async function readProfile(client: Client): Promise<Profile> {
  const { data } = await client.GET('/api/v1/usuarios/me', { params: { query: { include: ['permissoes'] } } })
  return data
}

export const holds = ({ permissoes_efetivas = [] }: Profile, permission: string): boolean =>
  permissoes_efetivas.includes(permission) || permissoes_efetivas.includes('admin')
