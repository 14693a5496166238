/**
 * A column of a sheet. `day` and `moment` say that its texts are dates, or moments in ISO 8601, which become real dates
 * in spreadsheets.
 */
export interface Column {
  name: string
  kind?: 'day' | 'moment'
}

/** One format for every language, because programs swap day and month of other formats by their own settings. */
export const dateFormats: Record<NonNullable<Column['kind']>, string> = {
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss'
}

const brasilia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium'
})

/** Excel has no correct dates before this one. */
const FIRST = Date.parse('1900-03-01T00:00:00Z')

/**
 * Returns the value of a date cell: the day, or Brasília's clock at that moment, because a cell has no time zone. The
 * UTC parts of the returned date are the parts to show. Returns null when a spreadsheet cannot hold the date.
 */
export function dateCell(text: string, kind: NonNullable<Column['kind']>): Date | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text)
  const moment = new Date(text)
  if ((kind === 'day') !== day || Number.isNaN(moment.getTime())) return null
  const shown = kind === 'day' ? moment : new Date(`${brasilia.format(moment).replace(' ', 'T')}Z`)
  return shown.getTime() < FIRST ? null : shown
}
