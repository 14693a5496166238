import { type Client, createClient, type TokenStore, type Tokens } from '../../../client/index.ts'
import type { Language } from '../words/words.ts'
import type { Profile } from './panel.ts'

/** Keeps tokens only in the memory of the page, so that they end with it. */
export function memoryOnly(): TokenStore {
  let kept: Tokens | null = null
  return {
    load: () => kept,
    save: (tokens) => {
      kept = tokens
    }
  }
}

/** Creates a client. A change of language makes a new one with the same tokens. */
export const clientIn = (language: Language, tokens: TokenStore): Client =>
  createClient({ baseUrl: location.origin, language, tokens, retry: { retries: 2, longestDelayMs: 10_000 } })

export interface Credentials {
  email: string
  senha: string
  mfa_code?: string
}

/** Logs in, and reads what the account may do. */
export async function signIn(client: Client, credentials: Credentials): Promise<Profile> {
  await client.login(credentials)
  const { data } = await client.GET('/api/v1/usuarios/me', { params: { query: { include: ['permissoes'] } } })
  return data
}

export const holds = ({ permissoes_efetivas = [] }: Profile, permission: string): boolean =>
  permissoes_efetivas.includes(permission) || permissoes_efetivas.includes('admin')
