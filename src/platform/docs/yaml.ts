import { setImmediate as pause } from 'node:timers/promises'
import { stringify } from 'yaml'

/** Objects down to this level are written part by part. Deeper ones are small. */
const DEPTH = 3
/** How long one turn may keep other work waiting. */
const TURN_MS = 10

/**
 * Writes a document as YAML. It works in turns, because writing it at once would block the process for a good part of a
 * second.
 */
export async function yamlOf(document: object): Promise<string> {
  let turn = performance.now()

  async function write(node: object, depth: number): Promise<string> {
    let text = ''
    for (const [key, value] of Object.entries(node)) {
      if (performance.now() - turn > TURN_MS) {
        await pause()
        turn = performance.now()
      }
      if (depth < DEPTH && isFilled(value)) text += `${head(key)}${indented(await write(value, depth + 1))}`
      else text += stringify({ [key]: value }, { aliasDuplicateObjects: false })
    }
    return text
  }

  return await write(document, 1)
}

const isFilled = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

const head = (key: string) => stringify({ [key]: 0 }).replace(/ 0\n$/, '\n')

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')
