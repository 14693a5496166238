import { writeFile } from 'node:fs/promises'
import { arch, cpus, freemem, loadavg, platform, release, totalmem } from 'node:os'
import { loadConfig } from '../../config.ts'
import { failureText } from '../../platform/log/failure.ts'
import { summaryOf } from '../../platform/settings/summary.ts'
import { examine, lineOf, looksAt, sumOf } from '../doctor/doctor.ts'
import { openToLook } from '../doctor/open.ts'
import { databaseSections, type Section } from './sections.ts'

const MIB = 1024 * 1024

/**
 * Writes one text file for whoever helps from afar: versions, settings without secrets, what the doctor finds, and
 * figures of the database. It holds nothing that somebody has entered, and can be read before it is sent.
 */
async function main(): Promise<void> {
  const config = loadConfig()
  const now = new Date()
  const file = process.argv[2] ?? `saude-support-${now.toISOString().slice(0, 16).replaceAll(':', '')}.txt`
  const database = await openToLook(config)
  try {
    const findings = await examine(looksAt(config, database, null), () => {})
    const sections: Section[] = [
      { heading: 'Settings', lines: Object.entries(summaryOf(config)).map(([name, value]) => `${name}: ${value}`) },
      { heading: 'Machine', lines: machine() },
      { heading: 'Doctor', lines: [...findings.map(lineOf), sumOf(findings)].map((line) => line.trimEnd()) },
      ...(database.db ? await databaseSections(database.db) : [])
    ]
    await writeFile(file, textOf(sections, now), { mode: 0o600, flag: 'wx' })
    process.stdout.write(`Written to ${file}. It holds no personal data and no secret; read it before you send it.\n`)
  } finally {
    await database.close()
  }
}

const machine = (): string[] => [
  `${platform()} ${release()} ${arch()}, Node ${process.version}`,
  `${cpus().length} processors, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
  `${Math.round(freemem() / MIB)} of ${Math.round(totalmem() / MIB)} MiB of memory free`
]

const textOf = (sections: Section[], now: Date): string =>
  [
    `Saúde Integra, support file of ${now.toISOString()}`,
    ...sections.map(({ heading, lines }) => `\n${heading}\n${'-'.repeat(heading.length)}\n${lines.join('\n')}`)
  ].join('\n')

main().catch((error) => {
  const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
  process.stderr.write(`${isThere ? `${(error as NodeJS.ErrnoException).path} exists already` : failureText(error)}\n`)
  process.exitCode = 1
})
