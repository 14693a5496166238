import { parseUrl } from '../settings/parse-address.ts'

export interface S3Place {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const FORM = 's3://KEY:SECRET@host[:port]/bucket[?region=REGION&ssl=true|false]'

/**
 * Parses S3_URL. KEY and SECRET are percent-encoded where they hold `/`, `+` or `@`. No message repeats the address,
 * because it holds the secret.
 */
export function parseS3Url(text: string): S3Place {
  const url = decodable(text) ? parseUrl(text) : null
  if (!url) throw new Error(`S3_URL must look like ${FORM}`)
  if (url.protocol !== 's3:' || !url.hostname) throw new Error(`S3_URL must look like ${FORM}`)
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error(`S3_URL must name one bucket: ${FORM}`)
  if (!url.username || !url.password) throw new Error(`S3_URL must hold the key and its secret: ${FORM}`)
  for (const name of url.searchParams.keys()) {
    if (name !== 'region' && name !== 'ssl') throw new Error(`S3_URL knows region and ssl only: ${FORM}`)
  }
  const ssl = url.searchParams.get('ssl') ?? 'true'
  if (ssl !== 'true' && ssl !== 'false') throw new Error(`S3_URL: ssl must be true or false: ${FORM}`)
  return {
    endpoint: `${ssl === 'true' ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') || 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password)
  }
}

function decodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}
