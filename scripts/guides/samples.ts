/** A block of code in a guide, with what its fence says about it. */
export interface Sample {
  /** The guide's file, without its folder. */
  file: string
  /** The line of its first line of code, from 1. */
  line: number
  language: Language
  code: string
  /**
   * `run` samples run in their turn, `setup` samples also before those of every other guide, `fresh` samples against a
   * service without accounts. `check` samples are only compiled.
   */
  mark: 'setup' | 'run' | 'fresh' | 'check'
  /** The program in scripts/guides/checks/ that tests what the sample defines. */
  check: string | null
}

const languages = ['sh', 'python', 'ts', 'go', 'php'] as const
type Language = (typeof languages)[number]

interface Block {
  line: number
  language: string
  marks: string
  code: string[]
}

const FENCE = /^```(\w*)(?: (.*))?$/

/**
 * Returns the samples of a guide that are run: those whose fence has a mark after the language, as in "```sh run".
 * Blocks marked `step` belong to scripts/steps, which walks them in a bare Debian.
 */
export const samplesOf = (file: string, text: string): Sample[] =>
  blocksOf(file, text).flatMap((block) => (block.marks && !/^step\b/.test(block.marks) ? [sampleOf(file, block)] : []))

export function blocksOf(file: string, text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [i, line] of text.split('\n').entries()) {
    if (open && line === '```') {
      blocks.push(open)
      open = null
    } else if (open) {
      open.code.push(line)
    } else {
      const [found, language = '', marks = ''] = FENCE.exec(line) ?? []
      if (found) open = { line: i + 2, language, marks, code: [] }
    }
  }
  if (open) throw new Error(`${file}:${open.line - 1}: the block is not closed`)
  return blocks
}

function sampleOf(file: string, { line, language: given, marks, code }: Block): Sample {
  const language = languages.find((each) => each === given)
  const sample = { file, line, code: `${code.join('\n')}\n`, check: null }
  const [first, second = null, ...rest] = marks.split(' ')
  if (rest.length === 0) {
    if (language === 'sh' && marks === 'run setup') return { ...sample, language, mark: 'setup' }
    if (language === 'sh' && marks === 'run fresh') return { ...sample, language, mark: 'fresh' }
    if (language === 'ts' && marks === 'check') return { ...sample, language, mark: 'check' }
    // Samples in Go and PHP only define functions for a check: they could not use the variables of the shell.
    const isProgram =
      language === 'sh' ? second === null : second !== null || language === 'ts' || language === 'python'
    if (language && first === 'run' && isProgram) return { ...sample, language, mark: 'run', check: second }
  }
  throw new Error(`${file}:${line - 1}: "${given} ${marks}" is not a known mark`)
}
