import type { Call, Init } from './core.ts'

/** A file of the service. Nothing of it is read before you do. */
export interface Download {
  body: ReadableStream<Uint8Array>
  /** The name that the service gives the file. */
  filename: string | null
  type: string
  /** Size in bytes, where the service knows it before it has sent everything. */
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

/** Returns the file name. The UTF-8 form is the whole name; the other has what ASCII can express of it. */
function filenameOf(disposition: string | null): string | null {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (wide) return decodeURIComponent(wide)
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? null
}
