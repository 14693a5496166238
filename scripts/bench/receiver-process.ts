import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * The process that receiver.ts starts. It accepts what is posted and, when asked, reports by path how much came and how
 * long that took. A path with `preso` in it gets no answer.
 */
const came = new Map<string, { n: number; first: number; last: number }>()

const server = createServer((request, response) => {
  const path = request.url ?? ''
  request.resume()
  if (path.includes('preso')) return
  request.on('end', () => {
    const now = performance.now()
    const count = came.get(path) ?? { n: 0, first: now, last: now }
    came.set(path, { n: count.n + 1, first: count.first, last: now })
    response.end()
  })
})
server.keepAliveTimeout = 65_000
process.on('message', (question) => {
  if (question === 'forget') came.clear()
  process.send?.([...came])
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
