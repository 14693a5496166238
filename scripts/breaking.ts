import { access } from 'node:fs/promises'
import { redocly } from './generate/bundle.ts'

/**
 * Fails when the contract breaks what was released under the same path version (specification 9.2). Paths carry their
 * version, so a v2 beside v1 is no break, and a v1 path that changes or goes is.
 */
export async function breakingChanges(released: string, current: string): Promise<string | null> {
  try {
    await redocly('diff', released, current, '--config', 'openapi/redocly-diff.yaml', '--fail-on', 'major')
    return null
  } catch (error) {
    return (error as { stdout?: string }).stdout || String(error)
  }
}

async function main(): Promise<void> {
  for (const letter of ['a', 'b']) {
    const released = `openapi/released/description-${letter}.json`
    await access(released)
    const found = await breakingChanges(released, `generated/description-${letter}.json`)
    if (found) {
      console.error(`${found}\nA change that breaks clients is released under a new path version (/api/v2/...).`)
      process.exit(1)
    }
    console.log(`description ${letter.toUpperCase()}: nothing that breaks clients of the released contract`)
  }
}

if (import.meta.filename === process.argv[1]) await main()
