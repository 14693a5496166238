import type { Check } from './checks.ts'
import type { Reader } from './reader.ts'

/** The institution that publishes the bulletins, as their first page names it. */
export interface InstitutionSettings {
  institutionName: string | null
  institutionContact: string | null
  /** The file of its logo. */
  institutionLogo: string | null
}

/** Accepts a text of one line. */
const isLine =
  (most: number): Check =>
  (value) =>
    value.length <= most && !/\p{C}/u.test(value)

/** Reads who publishes. The logo's file is looked at where it is used: decoding a picture takes time and a library. */
export const readInstitution = (read: Reader): InstitutionSettings => ({
  institutionName: read.checked('INSTITUTION_NAME', isLine(120), 'one line of at most 120 characters'),
  institutionContact: read.checked('INSTITUTION_CONTACT', isLine(200), 'one line of at most 200 characters'),
  institutionLogo: read.text('INSTITUTION_LOGO')
})
