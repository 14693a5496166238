import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Change, largest } from '../generate/changes/change.ts'
import { keepPackages } from '../sdk/kept.ts'
import { CannotRelease, isLater, migrationFact, proposedVersion, released } from './changelog.ts'
import { releaseContract } from './contract.ts'

const MANIFESTS = ['service', 'backup-status'].map((name) => `scripts/deploy/kubernetes/${name}.yaml`)
const IMAGE = 'scripts/deploy/Dockerfile'
const JOURNAL = 'drizzle/meta/_journal.json'

interface Options {
  root?: string
  version?: string
  today?: string
}

/**
 * Releases the software and, where it has changed, its contract: a version in the package, the manifests, the
 * image and the changelog, a commit and a tag. Health, metrics, traces and the image take the version from the package.
 */
export async function release({ root = '.', version, today = new Date().toISOString().slice(0, 10) }: Options) {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: root })).stdout.trim()
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const replace = async (path: string, change: (text: string) => string) =>
    await writeFile(join(root, path), change(await read(path)))

  if ((await git('status', '--porcelain')) !== '')
    throw new CannotRelease('There are changes that are not committed: commit them first')
  const current = JSON.parse(await read('package.json')).version as string
  const changelog = await read('CHANGELOG.md')
  const next = version ?? proposedVersion(current, changelog)
  if (!/^\d+\.\d+\.\d+$/.test(next)) throw new CannotRelease(`VERSION=${next}: wanted three numbers, such as 1.2.0`)
  if (!isLater(next, current)) throw new CannotRelease(`VERSION=${next}: wanted a later one than ${current}`)
  const tag = `v${next}`
  if ((await git('tag', '--list', tag)) !== '') throw new CannotRelease(`The tag ${tag} is there already`)

  const { unreleased } = JSON.parse(await read('generated/changes.json')) as { unreleased: { changes: Change[] } }
  const former = await git('show', `v${current}:${JOURNAL}`).catch(() => null)
  const noted = released(changelog, {
    version: next,
    date: today,
    facts: [migrationFact(former === null ? null : migrationsIn(former), migrationsIn(await read(JOURNAL)))],
    needsWords: largest(unreleased.changes.map(({ impact }) => impact)) === 'major'
  })
  const contract = await releaseContract(root, today)
  const packages = await keepPackages(root)
  await writeFile(join(root, 'CHANGELOG.md'), noted)
  await replace('package.json', (text) => text.replace(`"version": "${current}"`, `"version": "${next}"`))
  // The lockfile has the version of the package twice, before those of all others.
  await replace('package-lock.json', (text) => {
    const own = `"version": "${current}"`
    return text.replace(own, `"version": "${next}"`).replace(own, `"version": "${next}"`)
  })
  for (const file of MANIFESTS)
    await replace(file, (text) => text.replaceAll(`saude-integra:${current}`, `saude-integra:${next}`))
  await replace(IMAGE, (text) => text.replace(`image.version=${current}`, `image.version=${next}`))
  await git('add', '--all')
  await git('commit', '--quiet', '--message', `chore: release ${next}`)
  await git('tag', '--annotate', tag, '--message', `Version ${next}`)
  return `${[contract, ...packages.map((file) => `package ${file}`)].join('\n')}\nversion ${next}, tagged ${tag}; git push --follow-tags publishes it`
}

const migrationsIn = (journal: string): number => JSON.parse(journal).entries.length

if (import.meta.filename === process.argv[1])
  release({ version: process.env.VERSION }).then(console.log, (error) => {
    console.error(error instanceof CannotRelease ? error.message : error)
    process.exitCode = 1
  })
