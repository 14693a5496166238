/** A column of a sheet. `day` and `moment` say that its texts are dates, or moments in ISO 8601: spreadsheets get real ones of them. */
export interface Column {
  name: string
  kind?: 'day' | 'moment'
}

/** The same in every language: programs swap day and month of other forms by their own settings. */
export const dateFormats: Record<NonNullable<Column['kind']>, string> = {
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss'
}

const brasilia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium'
})

/** Excel has no dates before it. */
const FIRST = Date.parse('1900-03-01T00:00:00Z')

/**
 * What a date cell holds: the day, or the clock of Brasília at that moment, since a cell has no time zone. It is the date whose parts in UTC are the parts
 * to show; null for what a spreadsheet has no date for.
 */
export function dateCell(text: string, kind: NonNullable<Column['kind']>): Date | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text)
  const moment = new Date(text)
  if ((kind === 'day') !== day || Number.isNaN(moment.getTime())) return null
  const shown = kind === 'day' ? moment : new Date(`${brasilia.format(moment).replace(' ', 'T')}Z`)
  return shown.getTime() < FIRST ? null : shown
}
