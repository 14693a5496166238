import { BadStatus, type Fields, isObject, quoted, type ToldBackups } from './told.ts'

/** pgBackRest's code for a stanza that has no backup yet, which is no fault of its own. */
const NO_BACKUP = 2

/**
 * Reads what `pgbackrest --stanza=… info --output=json` writes: a list with one stanza. Fields that are not needed
 * here may be missing or new, since each version of pgBackRest adds some.
 */
export function readPgBackRest(stanzas: unknown[]): ToldBackups {
  const [stanza] = stanzas
  if (stanzas.length !== 1)
    throw new BadStatus(`it has ${stanzas.length} stanzas, wanted one: pgbackrest --stanza=<name> info --output=json`)
  if (!isObject(stanza) || !isObject(stanza.status) || !Number.isInteger(stanza.status.code))
    throw new BadStatus('its stanza has no status')
  if (!Array.isArray(stanza.backup)) throw new BadStatus('its stanza has no list of backups')
  const backups = stanza.backup.map(readBackup)
  const findings = backups
    .filter(({ isFaulty }) => isFaulty)
    .map(({ label }) => `pgBackRest found damaged pages in the backup ${quoted(label)}.`)
  const { code, message } = stanza.status
  if (code !== 0 && code !== NO_BACKUP)
    findings.push(`pgBackRest says of the stanza: ${quoted(String(message ?? `code ${code}`))}.`)
  const ends = backups.filter(({ isFaulty }) => !isFaulty).map(({ end }) => end.getTime())
  return { lastBackup: ends.length > 0 ? new Date(ends.reduce((a, b) => Math.max(a, b))) : null, findings }
}

interface Backup {
  label: string
  end: Date
  isFaulty: boolean
}

function readBackup(backup: unknown): Backup {
  const { label, timestamp, error = false } = isObject(backup) ? backup : ({} as Fields)
  const stop = isObject(timestamp) ? timestamp.stop : undefined
  if (typeof label !== 'string') throw new BadStatus('a backup in it has no label')
  if (!Number.isInteger(stop) || (stop as number) <= 0 || (stop as number) > MOST_SECONDS)
    throw new BadStatus(`its backup ${quoted(label)} does not say when it ended`)
  if (error !== null && typeof error !== 'boolean')
    throw new BadStatus(`its backup ${quoted(label)} does not say whether it is good`)
  return { label, end: new Date((stop as number) * 1000), isFaulty: error === true }
}

/** The latest second that a Date can hold. */
const MOST_SECONDS = 8_640_000_000_000
