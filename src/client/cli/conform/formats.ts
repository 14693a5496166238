const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const MOMENT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

function isDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number)
  if (!year || !month || !day || month > 12) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const known: Record<string, (text: string) => boolean> = {
  date: isDay,
  'date-time': (text) => isDay(MOMENT.exec(text)?.[1] ?? ''),
  email: (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/** Whether a text has a format of the documents. A format that is unknown here accepts everything. */
export const isFormat = (format: string, text: string): boolean =>
  !Object.hasOwn(known, format) || known[format]?.(text) === true
