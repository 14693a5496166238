import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findKept } from './kept.ts'
import type { Made } from './maker.ts'
import { makers, nextVersionOf } from './makers.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Writes the newest packages into a folder, which holds nothing else then, and answers their paths. What is the same as
 * a released package is that package, byte for byte. Anything else is a forerunner of the next release and has a digest
 * of its content in its version, so that no two contents ever share a name.
 */
export async function packAll(destination: string, root = ROOT): Promise<string[]> {
  const next = await nextVersionOf(root)
  await rm(destination, { recursive: true, force: true })
  await mkdir(destination, { recursive: true })
  const paths: string[] = []
  for (const maker of makers) {
    const contents = await maker.contents(root)
    const made: Made = (await findKept(root, contents)) ?? (await maker.pack(root, maker.unreleased(next, contents)))
    paths.push(join(destination, made.file))
    await writeFile(join(destination, made.file), made.bytes)
  }
  return paths
}

if (import.meta.filename === process.argv[1])
  for (const path of await packAll(join(ROOT, 'dist/sdk'))) console.log(`packed ${path.slice(ROOT.length + 1)}`)
