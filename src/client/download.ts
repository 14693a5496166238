import type { Call, Init } from './core.ts'

/** A file of the service, of which nothing is read before you do. */
export interface Download {
  body: ReadableStream<Uint8Array>
  /** The name that the service gives it. */
  filename: string | null
  type: string
  /** In bytes, where the service knows it before it has sent all. */
  size: number | null
  response: Response
  blob(): Promise<Blob>
  text(): Promise<string>
}

export async function download(call: Call, path: string, init: Init = {}): Promise<Download> {
  const { response } = await call('GET', path, init, 'stream')
  const { headers } = response
  const length = headers.get('content-length')
  return {
    body: response.body as ReadableStream<Uint8Array>,
    filename: filenameOf(headers.get('content-disposition')),
    type: headers.get('content-type') ?? 'application/octet-stream',
    size: length === null || headers.has('content-encoding') ? null : Number(length),
    response,
    blob: () => response.blob(),
    text: () => response.text()
  }
}

/** The form in UTF-8 is the whole name; the other has what ASCII can say of it. */
function filenameOf(disposition: string | null): string | null {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (wide) return decodeURIComponent(wide)
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? null
}
