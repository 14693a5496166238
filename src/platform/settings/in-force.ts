import { addressOf } from './address.ts'

/** A setting by the name under which it is given, with a value that anybody may see. */
export interface SettingInForce {
  name: string
  /** Null where it is not given and has no default. */
  value: string | null
}

export const HIDDEN = '***'

/** How the fields are called outside, where that is not the field in capitals. */
const NAMES: Record<string, string> = {
  env: 'APP_ENV',
  tls: 'TLS_CERT',
  otel: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  'quotas.imports': 'IMPORT_QUOTA_BYTES',
  'quotas.exports': 'EXPORT_QUOTA_BYTES',
  'quotas.attachments': 'ATTACHMENT_QUOTA_BYTES',
  'quotas.mails': 'MAIL_QUOTA_BYTES'
}
/** What is no setting of its own, or nothing that can be put into words. */
const LEFT_OUT = ['version', 'isOnlyNodeEnvSet', 'backupBeside']
const SHOWN_WHOLE = ['publicUrl', 'securityContact']
const ADDRESSES = /Url$/

const capitals = (field: string) =>
  field.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toUpperCase()

/**
 * Lists the settings in force, by name. Addresses lose their passwords. A field that looks like a secret, and anything
 * that is neither text, number, switch nor list, is only said to be given: a new setting is hidden rather than shown.
 */
export function settingsInForce(config: object): SettingInForce[] {
  return entriesOf(config)
    .filter(([field]) => !LEFT_OUT.includes(field))
    .map(([field, value]) => ({ name: NAMES[field] ?? capitals(field), value: shownOf(field, value) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const entriesOf = (config: object): [string, unknown][] =>
  Object.entries(config).flatMap(([field, value]) =>
    field === 'quotas' ? Object.entries(value as object).map(([kind, n]) => [`quotas.${kind}`, n]) : [[field, value]]
  ) as [string, unknown][]

function shownOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (/key|secret|token|password/i.test(field)) return HIDDEN
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  if (typeof value !== 'string') return HIDDEN
  return ADDRESSES.test(field) && !SHOWN_WHOLE.includes(field) ? addressOf(value) : value
}
