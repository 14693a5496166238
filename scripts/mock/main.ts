import { readFile } from 'node:fs/promises'
import { developmentCertificate } from '../../src/platform/tls/certificate.ts'
import { buildMock } from './app.ts'

/** `make mock`: serves the documents' examples at https://localhost:4010, with the certificate of `make run`. */
const port = Number(process.env.PORT || 4010)
const publicUrl = `https://localhost:${port}`
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
const https = await developmentCertificate(process.env.DATA_DIR || '.data', () => new Date())
const app = await buildMock({ env: 'sandbox', publicUrl, corsOrigins: '*', version }, { https } as never)
await app.listen({ host: process.env.HOST || '127.0.0.1', port })
console.log(`
  The contract's examples at ${publicUrl}, without a database. Any bearer token is accepted; 'Prefer: code=404' asks for another answer.
  Docs  ${publicUrl}/docs`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
