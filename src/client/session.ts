/**
 * Keeps the tokens of a client valid. Many calls may find the token expired at the same time, and other processes may
 * share the same store. So there is at most one renewal under way in this process (`renewing`), and a lock of the store
 * keeps other processes out. After the lock is taken the store is read again, because another process may have renewed
 * first.
 */
import type { Clock } from './clock.ts'
import { isApiError } from './errors.ts'

export interface Tokens {
  access_token: string
  /** Without a refresh token, the session ends with the access token. */
  refresh_token?: string | null
  /** Milliseconds since 1970 by this machine's clock. Unknown when left out. */
  expires_at?: number | null
}

/** Where tokens are kept when the program ends: a file, the browser's storage, or a vault. */
export interface TokenStore {
  load(): Promise<Tokens | null> | Tokens | null
  /** Receives null when the session has ended. */
  save(tokens: Tokens | null): Promise<void> | void
  /** Keeps other processes with the same store from renewing the tokens at the same time. */
  lock?<T>(work: () => Promise<T>): Promise<T>
}

/** The answer to a login or a refresh. */
export interface TokenAnswer {
  access_token: string
  /** Left out where something else than a refresh token renews the session. */
  refresh_token?: string
  expires_in: number
}

export interface Session {
  /** Returns the access token to send, renewed before it expires, or null without a login. */
  access(): Promise<string | null> | string | null
  /** Returns a token in place of one that the service has refused, or null when there is no way to get one. */
  renew(refused: string): Promise<string | null>
  begin(answer: TokenAnswer): Promise<void>
  end(): Promise<void>
  /** The tokens that are known now. */
  tokens(): Tokens | null
}

/** Tokens are renewed this early, because a request takes time. */
const EARLY_MS = 10_000

export interface SessionOptions {
  store: TokenStore
  clock: Clock
  /** Exchanges a refresh token. */
  exchange(refreshToken: string): Promise<TokenAnswer>
  /** Gets new tokens in another way; null when the session has ended. */
  renewal?: () => Promise<TokenAnswer | null>
}

/** Creates the session of a client. However many calls find the tokens expired at once, they are renewed once. */
export function createSession({ store, clock, exchange, renewal }: SessionOptions): Session {
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
    return (renewal || tokens.refresh_token) && isOld(tokens) ? renew(tokens.access_token) : tokens.access_token
  }

  async function exchanged(refused: string): Promise<string | null> {
    // Another process may have renewed them meanwhile.
    const stored = await store.load()
    if (stored && stored.access_token !== refused) tokens = stored
    else if (renewal) await keep(answered(await renewal()))
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

  const answered = (answer: TokenAnswer | null) => answer && tokensOf(answer)

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

/** Keeps tokens as long as the client lives. */
export function memoryStore(given: Tokens | null): TokenStore {
  let tokens = given
  return {
    load: () => tokens,
    save: (next) => {
      tokens = next
    }
  }
}
