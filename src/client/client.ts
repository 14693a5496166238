import { type Clock, realClock } from './clock.ts'
import {
  type CallsA,
  type CallsB,
  listsA,
  listsB,
  type ResourcesA,
  type ResourcesB,
  resourcesA,
  resourcesB,
  type Schemas,
  searchesB
} from './contract.ts'
import { type Call, createCore, type Init, type MethodName } from './core.ts'
import { type Download, download } from './download.ts'
import { isApiError } from './errors.ts'
import { createJobs, type Jobs } from './jobs.ts'
import type { Fetch } from './outgoing.ts'
import { type ListsOf, listing } from './pages.ts'
import { type Doors, resourcesOf } from './resources.ts'
import { type RetrySettings, usualRetry } from './retry.ts'
import { createSession, memoryStore, type TokenAnswer, type TokenStore, type Tokens } from './session.ts'
import type { AllCalls, ArgumentsOf, Methods, Shapes } from './types.ts'

export type Language = 'pt-BR' | 'en-US' | 'es-ES'

export interface ClientOptions {
  /** The address of the service, such as https://localhost:8443. */
  baseUrl: string
  /** Language of sentences for people. Default: that of the service, pt-BR. */
  language?: Language
  /** A key (`sik_...`), with which a program needs no login. In place of `tokens`. */
  key?: string
  /** An access token, a pair of tokens, or a store that keeps them. Without it, `login` gets them. */
  tokens?: string | Tokens | TokenStore
  /**
   * Renews the session in another way than with a refresh token, such as a cookie that only the browser sees. Answers
   * null when the session has ended.
   */
  renew?: () => Promise<TokenAnswer | null>
  /** Headers sent with every call. */
  headers?: Record<string, string>
  retry?: Partial<RetrySettings> | false
  /** Limit for each try of a call. Default: as long as fetch waits. */
  timeoutMs?: number
  /** Replaces the global fetch: to log, to count, or to trust other certificates. */
  fetch?: Fetch
  /** Tests pass a clock that does not wait. */
  clock?: Clock
}

type FilesOf<All extends Shapes<All>> = <Path extends keyof All>(
  path: Path,
  ...init: ArgumentsOf<All[Path]>
) => Promise<Download>

/** Description A: the formal contract of accounts and permissions. */
export interface ClientA extends Methods<CallsA>, ResourcesA {
  list: ListsOf<CallsA['list']>
  download: FilesOf<CallsA['download']>
}

/**
 * Description B: each operation as a method, `client.casos.listar({ estado: 'PE' })`, and by its path, with helpers
 * that make operations easier to use.
 */
export interface Client extends Methods<CallsB>, ResourcesB {
  /** Every list of Description B: `for await (const caso of client.list('/api/v1/agravos/casos'))`. */
  list: ListsOf<CallsB['list']>
  /** Like `list`, for lists that are requested with a body. */
  search: ListsOf<CallsB['search']>
  /** Downloads any file as a stream. */
  download: FilesOf<CallsB['download']>
  jobs: Jobs
  /** Description A, with the same tokens. */
  a: ClientA
  /** Logs in and keeps the tokens. Throws MFA_REQUIRED where `mfa_code` is needed. */
  login(body: Schemas['Entrada']): Promise<Schemas['Token']['user']>
  /** Ends the session at the service and forgets its tokens. */
  logout(body?: { everywhere?: boolean }): Promise<void>
  /** The tokens that are known now. */
  tokens(): Tokens | null
}

/** Creates a client of one server for one account. It runs in browsers, in Node and wherever there is fetch. */
export function createClient(options: ClientOptions): Client {
  const clock = options.clock ?? realClock
  const call: Call = createCore({
    // The address of an environment may include the version of the API, which every path already has.
    baseUrl: options.baseUrl.replace(/(?<!\/)\/+$/, '').replace(/\/api\/v1$/, ''),
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    headers: { ...(options.language ? { 'Accept-Language': options.language } : {}), ...options.headers },
    retry: options.retry === false ? { ...usualRetry, retries: 0 } : { ...usualRetry, ...options.retry },
    timeoutMs: options.timeoutMs ?? null,
    clock,
    session: () => session
  })
  const session = createSession({
    store: storeOf(options),
    clock,
    ...(options.renew ? { renewal: options.renew } : {}),
    exchange: async (refresh_token) =>
      (await call('POST', '/api/v1/auth/refresh', { body: { refresh_token } })).data as TokenAnswer
  })

  const doors: Doors = {
    call,
    list: (path, init) => listing(call, listsB, path, init),
    search: (path, init) => listing(call, searchesB, path, init),
    download: (path, init) => download(call, path, init)
  }
  const doorsA: Doors = { ...doors, list: (path, init) => listing(call, listsA, path, init) }
  const resources = resourcesOf<ResourcesB>(resourcesB, doors)
  return {
    ...methodsOf<CallsB>(call),
    ...resources,
    list: doors.list as Client['list'],
    search: doors.search as Client['search'],
    download: doors.download as Client['download'],
    jobs: { ...resources.jobs, ...createJobs(call, clock) },
    a: {
      ...methodsOf<CallsA>(call),
      ...resourcesOf<ResourcesA>(resourcesA, doorsA),
      list: doorsA.list as ClientA['list'],
      download: doorsA.download as ClientA['download']
    },
    async login(body) {
      const { data } = await call('POST', '/api/v1/auth/login', { body })
      const answer = data as Schemas['Token']
      await session.begin(answer)
      return answer.user
    },
    async logout(body = {}) {
      try {
        await call('POST', '/api/v1/auth/logout', { body })
      } catch (error) {
        // The session has already ended.
        if (!isApiError(error, 'UNAUTHORIZED', 'INVALID_REFRESH_TOKEN')) throw error
      }
      await session.end()
    },
    tokens: session.tokens
  }
}

/** Passes calls on. The types say what a path takes and answers. */
const methodsOf = <Description extends AllCalls<Description>>(call: Call): Methods<Description> => {
  const methodOf = (method: MethodName) => (path: string, init?: Init) => call(method, path, init)
  return {
    GET: methodOf('GET'),
    POST: methodOf('POST'),
    PUT: methodOf('PUT'),
    DELETE: methodOf('DELETE')
  } as unknown as Methods<Description>
}

function storeOf({ key, tokens: given }: ClientOptions): TokenStore {
  if (key !== undefined && given !== undefined) throw new TypeError('a client takes a key or tokens, not both')
  if (key !== undefined) return memoryStore({ access_token: key })
  if (given === undefined) return memoryStore(null)
  if (typeof given === 'string') return memoryStore({ access_token: given })
  return 'load' in given ? given : memoryStore(given)
}
