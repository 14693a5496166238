import { type Body, type Call, callsOf, type Described, type Field, type Json } from '../calls.ts'
import { type WalkRequest, walkOf } from './walk.ts'

export interface Documents {
  a: Described
  b: Described
}

/** The operations of one tag. */
export interface Folder {
  name: string
  description: string
  calls: Call[]
}

/** One document. */
export interface Part {
  name: string
  description: string
  folders: Folder[]
}

export const NAME = 'Saúde Integra'

/** Logs in as the account that the variables name. Later requests carry its token. */
const LOGIN = 'entrarConta'
const credentials: Body = { kind: 'json', value: { email: '{{email}}', senha: '{{senha}}' } }

/** Returns both documents, the newer one first, each with a folder for every tag. */
export const partsOf = ({ a, b }: Documents, baseUrl: string): Part[] => [b, a].map((each) => partOf(each, baseUrl))

function partOf(document: Described, baseUrl: string): Part {
  const calls = callsOf(document).map((call) => ({
    ...call,
    description: linked(call.description, baseUrl),
    body: call.id === LOGIN ? credentials : prepared(call.body),
    query: prepared(call.query)
  }))
  return {
    name: document.info.title,
    description: linked(document.info.description, baseUrl),
    folders: document.tags.map(({ name, description }) => ({
      name,
      description,
      // Logging out ends the session of the requests that would come behind it.
      calls: calls
        .filter(({ tag }) => tag === name)
        .sort((one, other) => Number(isLogout(one)) - Number(isLogout(other)))
    }))
  }
}

const isLogout = ({ path }: Call): boolean => path.endsWith('/logout')

/** The requests in an order that works. The older document says how an account is removed for good. */
export const walkOfBoth = ({ a, b }: Documents): WalkRequest[] => walkOf([...callsOf(a), ...callsOf(b)])

/** Makes links absolute. In the documents they point to the server that publishes them. */
export const linked = (markdown: string, baseUrl: string): string => markdown.replaceAll('](/', `](${baseUrl}/`)

/** Fills in the refresh token of the last login. */
function prepared<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, each) => {
    if (key === 'refresh_token' && typeof each === 'string') return REFRESH_TOKEN
    return each?.name === 'refresh_token' ? { ...each, value: REFRESH_TOKEN, text: REFRESH_TOKEN } : each
  })
}

const REFRESH_TOKEN = '{{refreshToken}}'

/** Whether the call answers with a pair of tokens. */
export const givesTokens = ({ answers }: Call): boolean =>
  answers.some(({ value }) => isObject(value) && 'access_token' in value)

const isObject = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null

/** Whether a query parameter is switched on. Filters are off at first; what a change needs is on. */
export const isSent = ({ method }: Call, { isRequired, isShown }: Field): boolean =>
  isRequired || (isShown && method !== 'GET')

/** Returns each header with its value. Every request gets an idempotency key of its own. */
export const headersOf = ({ headers }: Call): { name: string; value: string; description: string; isOn: boolean }[] =>
  headers
    .filter(({ name }) => name !== 'X-Request-ID')
    .map(({ name, text, description }) => {
      const isKey = name === 'Idempotency-Key'
      return { name, value: isKey ? '{{$guid}}' : text, description, isOn: isKey }
    })
