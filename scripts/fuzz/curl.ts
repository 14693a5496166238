import { isUtf8 } from 'node:buffer'
import type { Sent, Who } from './outgoing.ts'

/** The variable that holds the token of each caller. Tokens that are not secret stand in the command itself. */
const variables: Partial<Record<Who, string>> = {
  admin: 'TOKEN',
  plain: 'PLAIN_TOKEN',
  spare: 'SPARE_TOKEN',
  expired: 'EXPIRED_TOKEN',
  foreign: 'FOREIGN_TOKEN',
  unsigned: 'UNSIGNED_TOKEN',
  ended: 'ENDED_TOKEN'
}

/** Quotes a text as one word for a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A command for bash that sends the request again exactly. SERVER and TOKEN come from the environment. */
export function curlOf({ method, url, headers, bytes }: Sent, who: Who): string {
  const words = ['curl -sik --path-as-is --globoff', `-X ${method}`, `"$SERVER"${quoted(url)}`]
  if (method === 'HEAD') words.push('--head')
  const variable = variables[who]
  if (variable) words.push(`-H "authorization: Bearer $${variable}"`)
  if (who === 'broken') words.push("-H 'authorization: Bearer broken'")
  // A header without a value needs a semicolon, or curl would leave it out.
  for (const [name, value] of Object.entries(headers))
    words.push(`-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`)
  if (!bytes) return words.join(' ')
  if (headers['content-type'] === undefined) words.push("-H 'content-type:'")
  if (isPlain(bytes)) return [...words, `--data-binary ${quoted(bytes.toString())}`].join(' ')
  return `base64 -d <<<${quoted(bytes.toString('base64'))} | ${words.join(' ')} --data-binary @-`
}

/** Whether the bytes can stand in a command: text without control characters that does not name a file. */
function isPlain(bytes: Buffer): boolean {
  if (!isUtf8(bytes)) return false
  const text = bytes.toString()
  return !/[\p{Cc}\p{Cf}]/u.test(text) && !text.startsWith('@')
}
