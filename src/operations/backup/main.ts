/**
 * The commands around backups: `backup`, `check`, `restore`, `export` and `import`. Each reads its `NAME=value` words
 * and the configuration, does its work on the embedded database, and reports the result in plain sentences. A refusal
 * that the operator can act on is printed as one line; only unexpected errors show a stack.
 */
import { resolve } from 'node:path'
import { type Config, loadConfig } from '../../config.ts'
import { connect } from '../../platform/db/client.ts'
import { startEmbedded } from '../../platform/embedded/embedded.ts'
import { useDataKeys } from '../../platform/sealing/keys.ts'
import { WrongDataKey } from '../../platform/sealing/known-keys.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'
import { backup } from './backup.ts'
import { type CheckOptions, checkDatabase } from './check.ts'
import { checkAfter, checkFolder, requireArchived } from './check-folder.ts'
import { exportData } from './move/export.ts'
import { importData } from './move/import.ts'
import { Refused } from './refused.ts'
import { folderIn, readMoment } from './restore/choose.ts'
import { restore } from './restore/restore.ts'
import { tellBackup, tellKeys, tellReport } from './told.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const now = () => new Date()

/** Reads the `NAME=value` words of a command. An empty value counts as missing. */
function readWords(allowed: string[]): Record<string, string | undefined> {
  const words = process.argv.slice(3).map((word) => /^([A-Z_]+)=(.*)$/s.exec(word) ?? [word, '', ''])
  const wrong = words.filter(([, name]) => !allowed.includes(name ?? '')).map(([word]) => word)
  if (wrong.length > 0) throw new ConfigError([`${wrong.join(' ')}: unknown; there is only ${allowed.join(', ')}`])
  return Object.fromEntries(words.filter(([, , value]) => value).map(([, name, value]) => [name, value]))
}

function requireEmbedded({ databaseUrl }: Config, command: string): void {
  if (databaseUrl)
    throw new ConfigError([
      `DATABASE_URL: is set; make ${command} is for the embedded database, others have their own means`
    ])
}

function useKeys({ dataKey, dataKeyPrevious }: Config): void {
  useDataKeys({ current: dataKey, previous: dataKeyPrevious })
}

async function runBackup(): Promise<void> {
  const { TO, KEEP } = readWords(['TO', 'KEEP'])
  const config = loadConfig()
  const { dataDir, s3Url, version } = config
  requireEmbedded(config, 'backup')
  if (!TO && !config.backupDir && !config.backupBeside)
    throw new ConfigError(['TO: not set, wanted a folder for the backup, or BACKUP_DIR'])
  if (KEEP && !/^[1-9]\d{0,3}$/.test(KEEP))
    throw new ConfigError([`KEEP: given ${KEEP}, wanted a number from 1 to 9999`])
  const embedded = await start(config)
  try {
    const to = TO ? resolve(TO) : embedded.backupDir
    if (!to) throw new ConfigError(['TO: not set, wanted a folder for the backup: there is no place beside the data'])
    if (!TO) await requireArchived(embedded.url, to)
    const keep = Number(KEEP ?? config.backupKeep)
    const isLinked = config.backupBeside && to === embedded.backupDir
    const made = await backup({ url: embedded.url, dataDir, s3Url, version, to, isLinked, keep, now })
    tellBackup(made, to, say)
    tellKeys(dataDir, made.manifest.dataKeys, say)
    const isWhole = !made.manifest.isArchived || tellReport(await checkAfter(embedded.url, to, made.manifest), say)
    if (!isWhole) process.exitCode = 1
  } finally {
    await embedded.stop()
  }
}

/** Checks a backup folder: the one that is given, or that of the embedded database, with which it is compared. */
async function runCheck(): Promise<void> {
  const { FROM } = readWords(['FROM'])
  const config = FROM ? null : loadConfig()
  if (config) requireEmbedded(config, 'check-backup')
  if (config && !config.backupDir && !config.backupBeside)
    throw new ConfigError(['FROM: not set, wanted the folder of a backup, or BACKUP_DIR'])
  const embedded = config && (await start(config))
  try {
    const backupDir = FROM ? await folderIn(resolve(FROM)) : embedded!.backupDir
    if (!backupDir) throw new ConfigError(['FROM: not set, and there is no place for backups beside the data'])
    if (!tellReport(await checkFolder(backupDir, embedded?.url ?? null), say)) process.exitCode = 1
  } finally {
    await embedded?.stop()
  }
}

const start = ({ dataDir, backupDir, backupBeside }: Config) =>
  startEmbedded({ dataDir, archiveTo: backupDir, archiveBeside: backupBeside, log: say })

async function runRestore(): Promise<void> {
  const { FROM, TO, INTO, ACCEPT_LOSS } = readWords(['FROM', 'TO', 'INTO', 'ACCEPT_LOSS'])
  if (!FROM) throw new ConfigError(['FROM: not set, wanted the folder of a backup'])
  if (ACCEPT_LOSS && ACCEPT_LOSS !== 'yes') throw new ConfigError([`ACCEPT_LOSS: given ${ACCEPT_LOSS}, wanted yes`])
  const acceptLoss = ACCEPT_LOSS === 'yes'
  const until = TO ? readMoment(TO, now()) : null
  const config = loadConfig(undefined, { generate: false })
  requireEmbedded(config, 'restore')
  useKeys(config)
  const into = INTO ? resolve(INTO) : config.dataDir
  const { manifest, lastCommit, files, notes, isCut, noted } = await restore({
    from: await folderIn(resolve(FROM)),
    into,
    until,
    acceptLoss
  })
  say(
    `Restored into ${into}: backup ${manifest.id}, the log up to ${lastCommit?.toISOString() ?? manifest.end.at}, ${files} files and mails.`
  )
  if (manifest.files === 'bucket') say('Files lie in the bucket of S3_URL, which has a backup of its own.')
  for (const note of notes) say(note)
  if (!(await check(into, { noted, isCut, acceptLoss })))
    return say('Something is missing or wrong, as was told: use it only to look something up.')
  say(
    `Start the service with DATA_DIR=${into} and the same keys. Only one that takes the place of the former one may use its BACKUP_DIR; call make backup then.`
  )
}

/** Checks a database that was made. Returns false, and has the command end with 1, when something is wrong. */
async function check(dataDir: string, wanted: Omit<CheckOptions, 'db' | 'now' | 'say'> = {}): Promise<boolean> {
  const embedded = await startEmbedded({ dataDir })
  const database = connect(embedded.url, { max: 1, applicationName: 'restore', statementTimeout: 0 })
  try {
    const isGood = await checkDatabase({ db: database.db, now: now(), say, ...wanted })
    if (!isGood) process.exitCode = 1
    return isGood
  } finally {
    await database.close()
    await embedded.stop()
  }
}

async function runExport(): Promise<void> {
  const { TO } = readWords(['TO'])
  if (!TO) throw new ConfigError(['TO: not set, wanted a file'])
  const config = loadConfig()
  const embedded = config.databaseUrl ? null : await start(config)
  try {
    const url = config.databaseMigrationUrl ?? config.databaseUrl ?? embedded!.url
    const { tables, rows } = await exportData(url, resolve(TO), config.version)
    say(`${rows} rows of ${tables} tables in ${resolve(TO)}. Files, mails and keys are not in it.`)
  } finally {
    await embedded?.stop()
  }
}

async function runImport(): Promise<void> {
  const { FROM } = readWords(['FROM'])
  if (!FROM) throw new ConfigError(['FROM: not set, wanted a file that make export-data has written'])
  const config = loadConfig(undefined, { generate: false })
  requireEmbedded(config, 'import-data')
  useKeys(config)
  const { tables, rows } = await importData(resolve(FROM), config.dataDir)
  say(`${rows} rows of ${tables} tables in the new database in ${config.dataDir}, each table counted.`)
  await check(config.dataDir)
}

const commands: Record<string, () => Promise<void>> = {
  backup: runBackup,
  check: runCheck,
  restore: runRestore,
  export: runExport,
  import: runImport
}

/** Runs the chosen command. `export` and `import` move the data to the next major version of the embedded server. */
async function main(): Promise<void> {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new ConfigError([`wanted one of ${Object.keys(commands).join(', ')}`])
  await command()
}

main().catch((error) => {
  const isTold = error instanceof ConfigError || error instanceof Refused || error instanceof WrongDataKey
  process.stderr.write(`${isTold ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
})
