/** What a status file tells of the backups. Its sentences are for operators, in English. */
export interface ToldBackups {
  /** When the newest good backup ended. Null where there is none. */
  lastBackup: Date | null
  /** What is wrong, a sentence each. */
  findings: string[]
}

/** A status file that says nothing that can be relied on. The message says why. */
export class BadStatus extends Error {}

export type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Says a word of the file on one short line. */
export const quoted = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
