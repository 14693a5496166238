import { serve } from '../bench/sizes.ts'
import { startFilled } from './filled.ts'
import { measure } from './measure.ts'

const size = Number(process.env.SIZE ?? 1_000_000)
const partitions = process.env.PARTITIONS === 'yes'
const folder = process.env.FOLDER ?? '/tmp/saude-growth'

/** The service's own retention must not start while questions are being measured. */
const SERVICE = { RETENTION_DAYS: '36500' }

const begun = performance.now()
const log = (text: string): void => {
  process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0)} s  ${text}\n`)
}

const database = await startFilled({ folder, size, partitions, log })
try {
  if (process.env.MEASURE !== 'no') {
    const service = await serve(database.url, size, SERVICE)
    try {
      process.stdout.write(await measure(service))
    } finally {
      service.client.close()
      await service.server.stop()
    }
  }
} finally {
  await database.stop()
}
