import type { Fetch } from '../../../client/index.ts'

/** Takes the share of a request that has been sent, from 0 to 1. */
type Watch = (share: number) => void

/** The watched files, by name and size: a form may hold a copy of the file. */
const watched = new Map<string, Watch>()
const keyOf = ({ name, size }: File) => `${size} ${name}`

/** Tells how much of a file has been sent, while the call that sends it is under way. */
export async function watching<T>(file: File, watch: Watch, call: () => Promise<T>): Promise<T> {
  watched.set(keyOf(file), watch)
  try {
    return await call()
  } finally {
    watched.delete(keyOf(file))
  }
}

/** Fetches. A form with a watched file goes another way, because fetch does not tell how much it has sent. */
export const fetchWatched: Fetch = (url, init) => {
  const files = init.body instanceof FormData ? [...init.body.values()] : []
  const watch = files.map((each) => (each instanceof File ? watched.get(keyOf(each)) : undefined)).find(Boolean)
  return watch ? sent(url, init, watch) : fetch(url, init)
}

function sent(url: string, { method = 'POST', headers, body, signal }: RequestInit, watch: Watch): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => watch(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(new Response(request.response as Blob, { status: request.status, headers: headersOf(request) }))
    request.onerror = () => reject(new TypeError('the connection failed'))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as FormData)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}
