import type { Schemas } from '../../../client/index.ts'

export type Webhook = Schemas['Webhook']
