import { createDeliverer, type DelivererOptions } from './delivery/deliverer.ts'
import type { WebhookSettings } from './rules.ts'
import { createSender } from './sending/sender.ts'

const SOCKETS_PER_RECEIVER = 64

export interface Deliveries {
  /** To be called after a commit that may have added deliveries. */
  wake(): void
  stop(): Promise<void>
}

/** Delivers to webhooks on an instance with `WORKERS`; the other instances leave it to those. */
export function startDeliveries(
  { workers, webhookAllowPrivate }: WebhookSettings & { workers: number },
  options: Pick<DelivererOptions, 'db' | 'now' | 'log' | 'vitals' | 'onOutcome' | 'isResting'>
): Deliveries {
  if (workers === 0) return { wake: () => {}, stop: async () => {} }
  const { now } = options
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
