// Exits with 0 when the service on this machine answers /health/live, or the given path. It serves health checks in
// containers, which have no curl.
import { get } from 'node:https'

const path = process.argv[2] ?? '/health/live'
const port = process.env.PORT || 8443
// The service is on this machine, so the name in its certificate does not matter.
const request = get({ host: '127.0.0.1', port, path, rejectUnauthorized: false, timeout: 4_000 }, (answer) => {
  answer.resume()
  process.exitCode = answer.statusCode === 200 ? 0 : 1
})
request.on('timeout', () => request.destroy(new Error('no answer in time')))
request.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
