import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The fields of a document that hold sentences for people. */
export const fields = ['title', 'summary', 'description'] as const
export type Field = (typeof fields)[number]

/** English texts of one field with their translations. */
export type Words = Record<Field, Record<string, string>>

/** The words of one language, as openapi/languages/<language>.yaml has them. */
export interface Overlay {
  language: string
  words: Words
  /** What is wrong with the file itself. */
  problems: string[]
}

interface Action {
  target?: unknown
  update?: unknown
}

/**
 * Reads openapi/languages/: one file of the Overlay Specification 1.0 per language. Each action says one text in that language, wherever it stands: its target selects the
 * objects by the English text. Any tool for overlays can apply the files to the published documents; we need only this one kind of target, and want to know which texts have
 * no action and which actions find no text, which openapi-format does not say.
 */
export async function readOverlays(folder: string): Promise<Overlay[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.yaml')).sort()
  return await Promise.all(
    names.map(async (name) => overlayOf(name.slice(0, -'.yaml'.length), await readFile(join(folder, name), 'utf8')))
  )
}

export function overlayOf(language: string, text: string): Overlay {
  const overlay: Overlay = { language, words: { title: {}, summary: {}, description: {} }, problems: [] }
  const { actions } = parse(text) as { actions: Action[] }
  for (const action of actions) addWords(overlay, action)
  return overlay
}

const TARGET = /^\$\.\.\[\?@\.(title|summary|description) == ("(?:[^"\\]|\\.)*")\]$/

function addWords({ language, words, problems }: Overlay, { target, update }: Action): void {
  const [, field, literal] = TARGET.exec(String(target)) ?? []
  if (field === undefined || literal === undefined) {
    problems.push(`openapi/languages/${language}.yaml: the target ${target} is none that selects by an English text`)
    return
  }
  const [[key, translation] = [], ...others] = Object.entries(update ?? {})
  const english = JSON.parse(literal) as string
  if (key !== field || typeof translation !== 'string' || others.length > 0)
    problems.push(
      `openapi/languages/${language}.yaml: the action for "${english}" must update ${field}, and nothing else`
    )
  else if (words[field as Field][english] !== undefined)
    problems.push(`openapi/languages/${language}.yaml: two actions for "${english}"`)
  else words[field as Field][english] = translation
}
