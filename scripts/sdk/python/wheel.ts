import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'

/** The first day of the ZIP calendar: the same files give the same bytes. */
const mtime = new Date(1980, 0, 1)

interface Facts {
  /** The name that pip knows, such as saude-integra. */
  name: string
  version: string
  summary: string
  /** Markdown. */
  description: string
  license: string
}

/**
 * Makes a wheel: a zip of the package with its metadata and a digest of each file (PEP 427). It is written by hand,
 * because the tools of Python that do it would have to be installed from a registry, and what they write has the day
 * in it.
 */
export function wheelOf(files: ReadonlyMap<string, string>, facts: Facts): Buffer {
  const folder = `${facts.name.replaceAll('-', '_')}-${facts.version}.dist-info`
  const all = new Map([
    ...[...files].sort(([a], [b]) => (a < b ? -1 : 1)),
    [`${folder}/METADATA`, metadata(facts)],
    [`${folder}/WHEEL`, 'Wheel-Version: 1.0\nGenerator: saude-integra\nRoot-Is-Purelib: true\nTag: py3-none-any\n'],
    [`${folder}/licenses/LICENSE`, facts.license]
  ] as [string, string][])
  const record = `${folder}/RECORD`
  all.set(
    record,
    [...[...all].map(([path, text]) => `${path},${digest(text)},${Buffer.byteLength(text)}`), `${record},,`, ''].join(
      '\n'
    )
  )
  // Permissions of an ordinary file, in the part of the attributes that Unix reads.
  const entries = [...all].map(([path, text]) => [path, [strToU8(text), { os: 3, attrs: 0o100644 << 16 }]] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries) as never, { mtime, level: 9 }))
}

const digest = (text: string) => `sha256=${createHash('sha256').update(text).digest('base64url')}`

const metadata = ({ name, version, summary, description }: Facts) => `Metadata-Version: 2.1
Name: ${name}
Version: ${version}
Summary: ${summary}
License: MIT
Requires-Python: >=3.9
Classifier: Typing :: Typed
Classifier: Programming Language :: Python :: 3
Description-Content-Type: text/markdown

${description}`
