import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Delivery } from '../deliveries.ts'

type IsGenuine = (headers: Record<string, string>, body: Uint8Array, secrets: string[], now: number) => boolean

// Passes each delivery to the function of the named sample, and exits with 1 when its verdict is wrong.
const sample = pathToFileURL(process.argv[2] ?? '').href
const { isGenuine } = (await import(sample)) as { isGenuine: IsGenuine }
const deliveries: Delivery[] = JSON.parse(readFileSync(process.env.DELIVERIES ?? '', 'utf8'))
for (const { name, headers, body, secrets, now, genuine } of deliveries)
  if (isGenuine(headers, Buffer.from(body), secrets, now) !== genuine) {
    console.error(`wrong: ${name}`)
    process.exitCode = 1
  }
