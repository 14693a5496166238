import { blocksOf } from '../guides/samples.ts'

/** The releases of Debian that the guide is for. */
export const releases = ['bookworm', 'trixie'] as const
export type Release = (typeof releases)[number]

export interface Step {
  number: number
  title: string
  /** A script whose commands stand at the lines that they have in the guide, so that complaints name those. */
  script: string
}

const HEADING = /^## (\d+)\. (.+)$/

/**
 * Returns the steps of the guide `production` for a release: the blocks marked `sh step`, and those marked with this
 * release (`sh step bookworm`), under the numbered heading above them.
 */
export function stepsOf(text: string, release: Release): Step[] {
  const lines = text.split('\n')
  const blocks = blocksOf('production.md', text).filter(({ marks }) => /^step\b/.test(marks))
  for (const { line, language, marks } of blocks)
    if (language !== 'sh' || !['step', ...releases.map((each) => `step ${each}`)].includes(marks))
      throw new Error(`production.md:${line - 1}: "${language} ${marks}" is not a known mark`)
  const heads = lines.flatMap((line, i) => {
    const [, number, title] = HEADING.exec(line) ?? []
    return number && title ? [{ number: Number(number), title, line: i + 1 }] : []
  })
  return heads.map(({ number, title, line }, i) => {
    const end = heads[i + 1]?.line ?? lines.length + 1
    const own = blocks.filter((block) => block.line > line && block.line < end)
    const walked = own.filter(({ marks }) => marks === 'step' || marks === `step ${release}`)
    if (walked.length === 0) throw new Error(`production.md:${line}: step ${number} has no commands`)
    return { number, title, script: scriptOf(walked) }
  })
}

function scriptOf(blocks: ReturnType<typeof blocksOf>): string {
  const placed: string[] = []
  for (const { line, code } of blocks) for (const [i, text] of code.entries()) placed[line - 1 + i] = text
  return `${Array.from(placed, (line) => line ?? '').join('\n')}\n`
}
