import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import https from 'node:https'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { csvOf, nationalColumns, nationalRows } from '../../src/operations/demo/nacional.ts'
import { todayAt } from '../../src/platform/time/days.ts'
import type { Sized } from './sizes.ts'

const CHUNK = 50_000

/** Writes a file in the national layout with this many rows. Two are equal only by chance. */
export async function writeNational(path: string, count: number): Promise<void> {
  const today = todayAt(new Date())
  const file = await open(path, 'w')
  await file.write(csvOf([nationalColumns]))
  for (let written = 0, seed = 1; written < count; seed++) {
    // Some invented cases are of zika, which this layout does not have.
    const rows = nationalRows(CHUNK, { today, seed }).slice(0, count - written)
    await file.write(csvOf(rows))
    written += rows.length
    process.stdout.write(`\r  ${written} of ${count} rows invented`)
  }
  process.stdout.write('\n')
  await file.close()
}

const FIELDS = { formato: 'csv', modo: 'importar', ignorar_erros: 'true' }

/** Uploads a file in the way of a browser. Returns the address of its job. */
export async function upload(
  { server, token }: Pick<Sized, 'server' | 'token'>,
  path: string,
  fields: Partial<typeof FIELDS> = {}
): Promise<string> {
  const boundary = 'saude-bench'
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
  const said = Object.entries({ ...FIELDS, ...fields }).map(([name, text]) => `${part(`name="${name}"`)}${text}\r\n`)
  const before = `${said.join('')}${part(`name="file"; filename="${basename(path)}"`)}`
  const after = `\r\n--${boundary}--\r\n`
  const { size } = await stat(path)
  const sent = https.request(`${server.origin}/api/v1/agravos/casos/bulk`, {
    method: 'POST',
    ca: await readFile(join(server.dataDir, 'tls', 'cert.pem')),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': before.length + size + after.length
    }
  })
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
      })
      answer.on('end', () => (answer.statusCode === 202 ? resolve(body) : reject(new Error(body))))
    })
  })
  sent.write(before)
  await pipeline(createReadStream(path), sent, { end: false })
  sent.end(after)
  return JSON.parse(await answered).status_url
}
