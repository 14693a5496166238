import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A whole number of 64 bits, as a text: numbers of JavaScript are too small for it, and JSON has no other. */
export const wide = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint', fromDriver: String })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
