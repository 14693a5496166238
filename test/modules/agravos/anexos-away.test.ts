import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { type Objects, serveBucket } from '../../support/bucket.ts'
import { type Forwarder, startForwarder } from '../../support/forwarder.ts'
import { anexosAt, filePart, PDF, uploadAnexo } from './anexos-support.ts'
import { seed } from './seed.ts'

const objects: Objects = new Map()
const bucket = serveBucket(objects)
let proxy: Forwarder
let test: TestApp
let gestor: Account
let caso: number

beforeAll(async () => {
  bucket.listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  proxy = await startForwarder(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}`)
  const s3Url = `s3://chave:segredo@${new URL(proxy.url).host}/laudos?region=sa-east-1&ssl=false`
  test = await startApp({ config: { s3Url } })
  gestor = await account(test, 'gestor')
  ;[caso] = (await seed(test.db)) as [number]
})
afterAll(async () => {
  await test?.close()
  await proxy?.close()
  bucket.closeAllConnections()
  bucket.close()
})

it('while the store of files is away, an attachment is neither stored nor read: 503; afterwards both work', async () => {
  const attach = () => uploadAnexo(test, gestor.token, caso, [filePart(PDF)])
  const first = await attach()
  expect(first.status).toBe(201)
  const read = () => test.call('GET', anexosAt(caso, `/${first.body.id}`), { token: gestor.token })

  proxy.lead('close')
  proxy.cut()
  for (const answer of [await attach(), await read()]) {
    expect(answer.status).toBe(503)
    expect(answer.body.error.code).toBe('SERVICE_UNAVAILABLE')
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  }
  expect(objects.size).toBe(1)

  proxy.lead('forward')
  expect((await read()).status).toBe(200)
  expect((await attach()).status).toBe(201)
})
