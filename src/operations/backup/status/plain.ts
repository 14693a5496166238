import { BadStatus, type Fields, quoted, type ToldBackups } from './told.ts'

const KNOWN = ['last_backup', 'problems']
const MOST_PROBLEMS = 20
const MOST_LENGTH = 300
/** A moment with its offset: without one, nobody knows which hour is meant. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/**
 * Reads the form for all other tools: `{"last_backup": "2026-11-18T03:10:00Z", "problems": []}`. A misspelt field would
 * go unnoticed, so that nothing else may be there.
 */
export function readPlain(told: Fields): ToldBackups {
  const unknown = Object.keys(told).find((name) => !KNOWN.includes(name))
  if (unknown !== undefined) throw new BadStatus(`${quoted(unknown)} is not known, wanted ${KNOWN.join(' and ')}`)
  const { last_backup: last, problems = [] } = told
  const isMoment = typeof last === 'string' && MOMENT.test(last) && !Number.isNaN(Date.parse(last))
  if (last !== null && !isMoment)
    throw new BadStatus('last_backup is no moment like 2026-11-18T03:10:00Z, nor null for no backup')
  if (!Array.isArray(problems) || problems.length > MOST_PROBLEMS || !problems.every(isSentence))
    throw new BadStatus(`problems is no list of at most ${MOST_PROBLEMS} texts of at most ${MOST_LENGTH} characters`)
  return { lastBackup: isMoment ? new Date(last) : null, findings: problems }
}

const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MOST_LENGTH
