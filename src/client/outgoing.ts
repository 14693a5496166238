/** The standard fetch, or a function that is called in the same way. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * What openapi-fetch builds for a call, instead of a Request. The body stays as it was given (a text, or a form with
 * files). So a call can be sent again without a copy of a large file in memory, and fetch makes the only Request.
 */
export class Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly init: RequestInit
  /** Copied here by openapi-fetch from the call's options. */
  declare token?: string | null

  constructor(url: string, init: RequestInit) {
    this.url = url
    this.init = init
    this.method = init.method ?? 'GET'
    this.headers = init.headers as Headers
  }
}

/** Sends what openapi-fetch has built, with the token of the call. */
export function sender(fetch: Fetch): (outgoing: Outgoing) => Promise<Response> {
  return ({ url, init, headers, token }) => {
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    return fetch(url, init)
  }
}
