import type { Clock } from './clock.ts'
import { isApiError } from './errors.ts'

export interface Tokens {
  access_token: string
  /** Without one the session ends with the access token. */
  refresh_token?: string | null
  /** Milliseconds since 1970 by this machine's clock; unknown when left out. */
  expires_at?: number | null
}

/** Where tokens are kept when the program ends: a file, the browser's storage, a vault. */
export interface TokenStore {
  load(): Promise<Tokens | null> | Tokens | null
  /** Null when the session has ended. */
  save(tokens: Tokens | null): Promise<void> | void
  /** Keeps other processes with the same store from renewing the tokens at the same time. */
  lock?<T>(work: () => Promise<T>): Promise<T>
}

/** What a login and a refresh answer. */
export interface TokenAnswer {
  access_token: string
  refresh_token: string
  expires_in: number
}

export interface Session {
  /** The access token to send, renewed before it expires; null when nobody is logged in. */
  access(): Promise<string | null> | string | null
  /** A token in place of one that the service has refused; null when there is no way to get one. */
  renew(refused: string): Promise<string | null>
  begin(answer: TokenAnswer): Promise<void>
  end(): Promise<void>
  /** Those that are known now. */
  tokens(): Tokens | null
}

/** It is renewed a little early: a request takes its time. */
const EARLY_MS = 10_000

export interface SessionOptions {
  store: TokenStore
  clock: Clock
  /** Exchanges a refresh token. */
  exchange(refreshToken: string): Promise<TokenAnswer>
}

/** The tokens of a client. However many calls find them expired at the same time, they are renewed once. */
export function createSession({ store, clock, exchange }: SessionOptions): Session {
  let tokens: Tokens | null = null
  let loading: Promise<void> | null = null
  let renewing: Promise<string | null> | null = null

  const keep = async (next: Tokens | null) => {
    tokens = next
    await store.save(next)
  }
  const load = async () => {
    tokens = await store.load()
  }

  const isOld = ({ expires_at }: Tokens) => expires_at != null && expires_at - clock.now() < EARLY_MS

  function usable(): string | null | Promise<string | null> {
    if (!tokens) return null
    return tokens.refresh_token && isOld(tokens) ? renew(tokens.access_token) : tokens.access_token
  }

  async function exchanged(refused: string): Promise<string | null> {
    // Another process may have renewed them in the meantime.
    const stored = await store.load()
    if (stored && stored.access_token !== refused) tokens = stored
    else if (tokens?.refresh_token) await keep(tokensOf(await exchange(tokens.refresh_token)))
    else return null
    return tokens?.access_token ?? null
  }

  function renew(refused: string): Promise<string | null> {
    if (tokens && tokens.access_token !== refused) return Promise.resolve(tokens.access_token)
    renewing ??= (store.lock ? store.lock(() => exchanged(refused)) : exchanged(refused))
      .catch(async (error: unknown) => {
        if (isApiError(error, 'INVALID_REFRESH_TOKEN')) await keep(null)
        throw error
      })
      .finally(() => {
        renewing = null
      })
    return renewing
  }

  const tokensOf = ({ access_token, refresh_token, expires_in }: TokenAnswer): Tokens => ({
    access_token,
    refresh_token,
    expires_at: clock.now() + expires_in * 1000
  })

  return {
    access() {
      if (tokens) return usable()
      loading ??= load()
      return loading.then(usable)
    },
    renew,
    async begin(answer) {
      loading ??= Promise.resolve()
      await keep(tokensOf(answer))
    },
    end: () => keep(null),
    tokens: () => tokens
  }
}

/** Tokens that live as long as the client. */
export function memoryStore(given: Tokens | null): TokenStore {
  let tokens = given
  return {
    load: () => tokens,
    save: (next) => {
      tokens = next
    }
  }
}
