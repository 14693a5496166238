import { X509Certificate } from 'node:crypto'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { createRoom, type RoomSettings, type StoredElsewhere } from '../../platform/disk/room.ts'
import { readLogo } from '../../platform/files/logo.ts'
import { requireFreeAddress } from '../../platform/tls/free-address.ts'
import { type Finding, type Look, ok, warning, wrong } from './finding.ts'

interface MachineSettings extends RoomSettings {
  env: string
  host: string
  port: number
  publicUrl: string
  tls: { cert: string } | null
  institutionName: string | null
  institutionLogo: string | null
}

const LEAST_NODE = [20, 19] as const
const DAY_MS = 86_400_000
const SOON_DAYS = 21

/** `elsewhere` counts files that are not stored in the data folder. */
export function machineLooks(settings: MachineSettings, now: () => Date, elsewhere: StoredElsewhere = {}): Look[] {
  return [
    { name: 'node', look: async () => node(process.versions.node) },
    { name: 'certificate', look: async () => certificate(settings, now()) },
    { name: 'disk', look: () => disk(settings, elsewhere) },
    { name: 'port', look: () => port(settings) },
    { name: 'bulletins', look: () => bulletins(settings) }
  ]
}

export function node(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])
  return isOld ? wrong(`Node ${version}, wanted ${LEAST_NODE.join('.')} or later`) : ok(`Node ${version}`)
}

export function certificate({ tls, env, publicUrl }: Pick<MachineSettings, 'tls' | 'env' | 'publicUrl'>, now: Date) {
  if (!tls)
    return env === 'production' ? ok('TLS_CERT is not set: a proxy has it') : ok('self-signed, made at the first start')
  const { validFromDate, validToDate, checkHost } = datesOf(tls.cert)
  const hostname = new URL(publicUrl).hostname.replaceAll(/^\[|\]$/g, '')
  const days = Math.floor((validToDate.getTime() - now.getTime()) / DAY_MS)
  if (validToDate <= now) return wrong(`TLS_CERT: expired on ${validToDate.toISOString()}`)
  if (validFromDate > now) return wrong(`TLS_CERT: not valid before ${validFromDate.toISOString()}`)
  if (!checkHost(hostname)) return wrong(`TLS_CERT: not for ${hostname}, the host of PUBLIC_URL`)
  return days < SOON_DAYS ? warning(`TLS_CERT: expires in ${days} days`) : ok(`valid for ${days} more days`)
}

function datesOf(pem: string) {
  const read = new X509Certificate(pem)
  return {
    validFromDate: new Date(read.validFrom),
    validToDate: new Date(read.validTo),
    checkHost: (host: string) => (isIP(host) ? read.checkIP(host) : read.checkHost(host)) !== undefined
  }
}

const GIB = 1024 ** 3
const size = (bytes: number) => `${(bytes / GIB).toFixed(1)} GiB`

async function disk(settings: RoomSettings, elsewhere: StoredElsewhere): Promise<Finding[]> {
  const figures = await createRoom(settings, undefined, elsewhere).figures()
  if (!figures) return [warning(`${settings.dataDir}: the disk does not say how full it is`)]
  const { free, size: all, floor, used, quotas } = figures
  const text = `${size(free)} of ${size(all)} are free; below ${size(floor)}, new work is refused`
  const full = Object.entries(used).filter(([kind, bytes]) => bytes > 0.9 * quotas[kind as keyof typeof quotas])
  return [
    free < floor ? wrong(text) : free < 2 * floor ? warning(text) : ok(text),
    ...full.map(([kind]) => warning(`more than nine tenths of the quota for ${kind} are used up`))
  ]
}

/** Whether bulletins can say who publishes them. A logo that cannot be used is the finding. */
async function bulletins({ institutionName, institutionLogo }: MachineSettings): Promise<Finding> {
  const name = institutionName ?? 'INSTITUTION_NAME is not set: no institution is named'
  if (institutionLogo === null) return ok(`${name}; no logo`)
  const { width, height } = await readLogo(institutionLogo)
  return ok(`${name}; the logo is read, ${width} x ${height}`)
}

/** The address is free, or the service itself listens there. */
async function port({ host, port }: MachineSettings): Promise<Finding> {
  try {
    await requireFreeAddress({ host, port })
    return ok(`${host}:${port} is free`)
  } catch (error) {
    const isOurs = await answersAsService(host, port)
    return isOurs ? ok(`the service answers at ${host}:${port}`) : wrong((error as Error).message)
  }
}

/** Only the answer to a public question is looked at, so it does not matter whose certificate it is. */
const answersAsService = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { host, port, path: '/health/live', rejectUnauthorized: false, timeout: 3_000 }
    const asked = request(options, (answer) => {
      resolve(answer.statusCode === 200)
      answer.resume()
    })
    asked.on('error', () => resolve(false)).on('timeout', () => asked.destroy(new Error('no answer')))
    asked.end()
  })
