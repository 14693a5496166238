import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Redis } from 'ioredis'
import { SMTPServer } from 'smtp-server'
import { connect, type Database } from '../../src/platform/db/client.ts'
import { type Objects, serveBucket } from '../../test/support/bucket.ts'
import { createRedis } from '../../test/support/redis.ts'
import { type Instance, startInstance } from '../trial/instance.ts'
import { type Receiver, startReceiver } from '../trial/receiver.ts'
import type { Closing, Ground } from './ground.ts'
import type { Target } from './plan.ts'
import { type FaultProxy, startProxy } from './proxy.ts'
import { watchAnswers, watchPostgres, watchSmtp } from './watch.ts'

/**
 * Everything that the service of one world uses, each behind a proxy of its own, and the way around the proxies for the
 * trial.
 */
export interface Site {
  proxies: Record<Target, FaultProxy>
  database: Database
  redis: Redis
  /** How often a mail came to each address. */
  mails: Map<string, number>
  receiver: Receiver
  /** The address of the receiver by way of its proxy. */
  hook: string
  masterKey: string
  startService(): Promise<Instance>
}

export async function openSite(ground: Ground, name: string, closing: Closing): Promise<Site> {
  const home = join(ground.home, name)
  const address = await ground.newDatabase(name)
  const database = connect(address, { max: 4, applicationName: 'trial', statementTimeout: 0 })
  closing.push(() => database.close())
  const kept = await createRedis()
  await kept.start()
  closing.push(() => kept.kill())
  const redis = new Redis(kept.url)
  closing.push(() => redis.disconnect())
  const mails = new Map<string, number>()
  const post = await startPost(mails)
  closing.push(() => post.close())
  const objects: Objects = new Map()
  const bucket = serveBucket(objects).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  closing.push(
    () => bucket.closeAllConnections(),
    () => bucket.close()
  )
  const receiver = await startReceiver()
  closing.push(() => receiver.close())

  const portOf = (url: string) => Number(new URL(url).port)
  const proxies: Record<Target, FaultProxy> = {
    postgres: await startProxy(portOf(address), watchPostgres),
    redis: await startProxy(portOf(kept.url), watchAnswers),
    smtp: await startProxy((post.server.address() as AddressInfo).port, watchSmtp),
    s3: await startProxy((bucket.address() as AddressInfo).port, watchAnswers),
    webhook: await startProxy(portOf(receiver.url), watchAnswers)
  }
  for (const proxy of Object.values(proxies)) closing.push(() => proxy.close())
  const masterKey = randomBytes(24).toString('hex')
  const env = {
    DATA_DIR: join(home, 'data'),
    DATABASE_URL: through(address, proxies.postgres),
    REDIS_URL: through(kept.url, proxies.redis),
    SMTP_URL: `smtp://127.0.0.1:${proxies.smtp.port}?ignoreTLS=true`,
    S3_URL: `s3://chave:segredo@127.0.0.1:${proxies.s3.port}/laudos?region=sa-east-1&ssl=false`,
    DATA_KEY: randomBytes(32).toString('base64'),
    JWT_SECRET: randomBytes(32).toString('hex'),
    MASTER_KEY: masterKey,
    PORT: '0',
    // Each request of the trial names an address of its own, so that the limits of one address do not end it.
    TRUST_PROXY: '127.0.0.1',
    WEBHOOK_ALLOW_PRIVATE: 'true'
  }
  return {
    proxies,
    database,
    redis,
    mails,
    receiver,
    hook: through(receiver.url, proxies.webhook),
    masterKey,
    startService: () => startInstance(name, '.', env)
  }
}

function through(target: string, { port }: FaultProxy): string {
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

/** A mail server that counts what it has accepted. */
async function startPost(mails: Map<string, number>): Promise<SMTPServer> {
  const post = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      try {
        await text(stream)
        for (const { address } of envelope.rcptTo) mails.set(address, (mails.get(address) ?? 0) + 1)
        done()
      } catch (error) {
        done(error as Error)
      }
    }
  })
  post.on('error', () => {})
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  return post
}
