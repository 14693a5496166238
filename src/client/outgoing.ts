/** The standard fetch, or something that is called in the same way. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * What openapi-fetch makes of a call, in the place of a Request. The body stays what it was given (a text, a form with files), so that a call
 * can be sent again without a copy of a large file in memory, and fetch makes the one Request that it needs.
 */
export class Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly init: RequestInit
  /** openapi-fetch copies it here from the call's options. */
  declare token?: string | null

  constructor(url: string, init: RequestInit) {
    this.url = url
    this.init = init
    this.method = init.method ?? 'GET'
    this.headers = init.headers as Headers
  }
}

/** Sends what openapi-fetch has made, with the token of the call. */
export function sender(fetch: Fetch): (outgoing: Outgoing) => Promise<Response> {
  return ({ url, init, headers, token }) => {
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    return fetch(url, init)
  }
}
