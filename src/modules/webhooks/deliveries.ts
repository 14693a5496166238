import { notify } from '../../platform/queue/notice.ts'
import { createDeliverer, type DelivererOptions } from './delivery/deliverer.ts'
import type { WebhookSettings } from './rules.ts'
import { createSender } from './sending/sender.ts'

const SOCKETS_PER_RECEIVER = 64
const TELL_MS = 1_000

export interface Deliveries {
  /** To be called after a commit that may have added deliveries. */
  wake(): void
  stop(): Promise<void>
}

/** Tells the instances that deliver, at most once a second: their own searches are as frequent while they work. */
function telling(db: DelivererOptions['db']): () => void {
  let isToTell = false
  let toldAt = Number.NEGATIVE_INFINITY
  function tell(): void {
    isToTell = false
    toldAt = performance.now()
    // Without it, they find the delivery by themselves some seconds later.
    notify(db, 'entregas').catch(() => {})
  }
  return () => {
    if (isToTell) return
    isToTell = true
    setTimeout(tell, Math.max(0, toldAt + TELL_MS - performance.now())).unref()
  }
}

/** Delivers to webhooks on an instance with `WORKERS`; the other instances leave it to those. */
export function startDeliveries(
  { workers, webhookAllowPrivate }: WebhookSettings & { workers: number },
  options: Pick<DelivererOptions, 'db' | 'now' | 'log' | 'vitals' | 'onOutcome' | 'isResting'>
): Deliveries {
  const { db, now } = options
  if (workers === 0) return { wake: telling(db), stop: async () => {} }
  const sender = createSender({ allowPrivate: webhookAllowPrivate, maxSockets: SOCKETS_PER_RECEIVER, now })
  const deliverer = createDeliverer({ ...options, sender })
  return {
    wake: () => deliverer.wake(),
    async stop() {
      await deliverer.stop()
      await sender.close()
    }
  }
}
