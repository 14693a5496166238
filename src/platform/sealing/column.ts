import { customType } from 'drizzle-orm/pg-core'
import { open, seal } from './seal.ts'

/**
 * A text column that is sealed on its way into the database and opened on its way out. Hand-written SQL sees the stored
 * form. It suits rows whose id is unknown before they are written: all of them share one context.
 */
export const sealedText = (context: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => seal(plain, context),
    fromDriver: (stored) => open(stored, context)
  })()
