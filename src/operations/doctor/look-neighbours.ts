import { createRoom, type RoomSettings } from '../../platform/disk/room.ts'
import { createFiles } from '../../platform/files/files.ts'
import { connectRedis } from '../../platform/limits/redis.ts'
import { createMailer, type MailerOptions } from '../../platform/mail/mailer.ts'
import { addressOf } from '../../platform/settings/address.ts'
import { problemOf } from '../../platform/settings/explained.ts'
import { reasonOf } from '../../platform/settings/reasons.ts'
import { type Finding, type Look, ok, wrong } from './finding.ts'

interface NeighbourSettings extends RoomSettings, Pick<MailerOptions, 'smtpUrl' | 'mailFrom'> {
  redisUrl: string | null
  s3Url: string | null
}

/** `letterTo`: the address of a test letter, or null for none. */
export function neighbourLooks(settings: NeighbourSettings, letterTo: string | null, now: () => Date): Look[] {
  return [
    { name: 'redis', look: () => redis(settings.redisUrl) },
    { name: 'mail', look: () => mail(settings, letterTo, now) },
    { name: 'files', look: () => files(settings, now) }
  ]
}

async function redis(url: string | null): Promise<Finding> {
  if (url === null) return ok('REDIS_URL is not set: each instance counts limits for itself')
  const connection = await connectRedis(url, { warn: () => {} })
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('ready', resolve).once('error', reject)
    })
    return ok(`${addressOf(url)} answers`)
  } catch (error) {
    return wrong(problemOf('REDIS_URL', url, error))
  } finally {
    connection.disconnect()
  }
}

const LETTER = 'This is a test letter of Saúde Integra. Mails leave, and arrive here.'

async function mail(settings: NeighbourSettings, to: string | null, now: () => Date): Promise<Finding> {
  const { smtpUrl, dataDir } = settings
  const mailer = createMailer({ ...settings, now })
  const where = smtpUrl === null ? `written to ${dataDir}/mail, since SMTP_URL is not set` : addressOf(smtpUrl)
  try {
    await mailer.check()
    if (to === null) return ok(`${where}; MAIL=<address> sends a test letter`)
    await mailer.send({ to, subject: 'Saúde Integra: test letter', text: LETTER, html: `<p>${LETTER}</p>` })
    return ok(`${where}; a test letter was accepted`)
  } catch (error) {
    return wrong(smtpUrl === null ? `DATA_DIR: ${dataDir}: ${reasonOf(error)}` : problemOf('SMTP_URL', smtpUrl, error))
  } finally {
    mailer.close()
  }
}

async function files(settings: NeighbourSettings, now: () => Date): Promise<Finding> {
  const { s3Url, dataDir } = settings
  try {
    await createFiles({ s3Url, dataDir, now, room: createRoom(settings) }).check()
    return ok(s3Url === null ? `${dataDir}/files can be written to` : `${addressOf(s3Url)} answers`)
  } catch (error) {
    return wrong(s3Url === null ? `DATA_DIR: ${dataDir}: ${reasonOf(error)}` : problemOf('S3_URL', s3Url, error))
  }
}
