import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Objects = Map<string, { data: Buffer; type: string }>

/** Serves as much of S3 as the service uses: the objects of one bucket, by path. */
export function serveBucket(objects: Objects): Server {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://s3')
    const key = pathname.replace(/^\/laudos\/?/, '')
    const object = objects.get(key)
    const body = await buffer(request).catch(() => null)
    // The client has broken off.
    if (body === null) return response.destroy()
    const answer = (status: number, xml = '') =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
    if (!/^AWS4-HMAC-SHA256 Credential=chave\/\d{8}\/sa-east-1\/s3\//.test(request.headers.authorization ?? '')) {
      return answer(403, '<Error><Code>AccessDenied</Code></Error>')
    }
    if (!pathname.startsWith('/laudos')) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>')
    if (key === '') return answer(200, '<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>')
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined)
        return answer(411, '<Error><Code>MissingContentLength</Code></Error>')
      objects.set(key, { data: body, type: request.headers['content-type'] ?? '' })
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    if (!object) return answer(404, request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-length': object.data.length, 'last-modified': 'Sat, 14 Nov 2026 12:00:00 GMT' })
    return response.end(request.method === 'HEAD' ? undefined : object.data)
  })
}
