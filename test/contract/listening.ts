import type { request as plainRequest } from 'node:http'
import { type RequestOptions, request as tlsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { buildApp } from '../../src/app.ts'
import type { Config } from '../../src/config.ts'
import { createFiles } from '../../src/platform/files/files.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createMailer } from '../../src/platform/mail/mailer.ts'
import { developmentCertificate } from '../../src/platform/tls/certificate.ts'
import { createListener } from '../../src/platform/tls/listener.ts'
import { clientErrors } from '../../src/platform/tls/refusals.ts'
import { startApp } from '../support/app.ts'
import { connect } from '../support/connect.ts'

/** Starts the service as src/server.ts puts it together, on a socket. `test` is the same database without a socket. */
export async function listenApp(config: Partial<Config> = {}, { worker = false } = {}) {
  const test = await startApp({ config: { rateLimit: false, ...config }, worker })
  const certificate = await developmentCertificate(test.dataDir, () => new Date())
  const database = connect(test.url, { max: 5 })
  const now = () => new Date(test.clock.moment)
  const files = createFiles({ s3Url: null, dataDir: test.dataDir, now })
  const mailer = createMailer(test.config)
  const app = await buildApp(
    test.config,
    {
      config: test.config,
      db: database.db,
      database,
      deliveries: test.services.deliveries,
      extracts: test.services.extracts,
      files,
      firstRun: { code: null },
      importThreads: test.services.importThreads,
      renderThreads: test.services.renderThreads,
      jobKinds: test.services.jobKinds,
      readings: test.services.readings,
      mailer,
      casosDeUsuario: test.services.casosDeUsuario,
      modo: test.services.modo,
      vitals: test.vitals,
      now
    },
    {
      serverFactory: (handler) => createListener(handler, certificate, { cors: test.config }),
      clientErrorHandler: clientErrors(test.config),
      log: createLog(test.config),
      // Overload is not the subject of these tests.
      pressure: { eventLoopDelay: 0 }
    }
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  return {
    test,
    port,
    ca: certificate.cert,
    certificate,
    url: `https://localhost:${port}`,
    async close() {
      await app.close()
      mailer.close()
      await database.close()
      await test.close()
    }
  }
}

/** A fetch that trusts the self-signed certificate of one server, and no other. */
export function trustingFetch(ca: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
    const headers = { ...Object.fromEntries(request.headers), ...(payload ? { 'content-length': payload.length } : {}) }
    return await exchange(tlsRequest, request.url, { ca, method: request.method, headers }, payload)
  }
}

export function exchange(
  make: typeof tlsRequest | typeof plainRequest,
  url: string,
  options: RequestOptions,
  payload?: Buffer
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = make(url, { agent: false, ...options }, async (incoming) => {
      const body = await buffer(incoming)
      const headers = new Headers()
      for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
      const status = incoming.statusCode ?? 0
      resolve(new Response(status === 204 ? null : new Uint8Array(body), { status, headers }))
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}
