import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Maker } from './maker.ts'
import { python } from './python.ts'
import { typescript } from './typescript.ts'

export const makers: Maker[] = [typescript, python]

/** The version that the contract has in the next release, by what has changed since the latest. */
export async function nextVersionOf(root: string): Promise<string> {
  const { unreleased } = JSON.parse(await readFile(join(root, 'generated/changes.json'), 'utf8'))
  return unreleased.version as string
}
