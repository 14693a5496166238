import { customType } from 'drizzle-orm/pg-core'
import { open, seal } from './seal.ts'

/**
 * A column of texts that are sealed on their way into the database and opened on their way out. Statements in our own words give and get them as they are
 * stored. For rows whose id is not known before they are written: the context is the same for all of them.
 */
export const sealedText = (context: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => seal(plain, context),
    fromDriver: (stored) => open(stored, context)
  })()
