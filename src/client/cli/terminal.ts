import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Where a command reads and writes. */
export interface Terminal {
  out(text: string): void
  /** Prints a line for people, apart from the output that programs read. */
  note(text: string): void
  /** Asks for a line. `hidden` shows nothing of what is typed. */
  ask(question: string, hidden?: boolean): Promise<string>
  progress(label: string): Bar
}

export interface Bar {
  /** Shows a part between 0 and 1, with a text beside it. */
  show(part: number, text: string): void
  end(): void
}

const WIDTH = 30
/** A bar is redrawn at most this often. */
const EVERY_MS = 100

export function createTerminal(isQuiet: boolean): Terminal {
  return {
    out: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void (isQuiet || process.stderr.write(`${text}\n`)),
    ask,
    progress: (label) => (isQuiet || !process.stderr.isTTY ? silentBar : drawnBar(label))
  }
}

const silentBar: Bar = { show: () => {}, end: () => {} }

function drawnBar(label: string): Bar {
  let drawn = 0
  const draw = (part: number, text: string) => {
    const full = Math.round(Math.min(1, Math.max(0, part)) * WIDTH)
    process.stderr.write(`\r\x1b[K${label} [${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}] ${text}`)
  }
  return {
    show(part, text) {
      const now = performance.now()
      if (part < 1 && now - drawn < EVERY_MS) return
      drawn = now
      draw(part, text)
    },
    end: () => void process.stderr.write('\r\x1b[K')
  }
}

/** Lines of a pipe are read ahead, so one reader serves all questions. */
let lines: AsyncIterator<string> | undefined

async function ask(question: string, hidden = false): Promise<string> {
  if (!process.stdin.isTTY) {
    lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]()
    return (await lines.next()).value ?? ''
  }
  process.stderr.write(question)
  // Discards what readline would show of a hidden line.
  const output = hidden ? new Writable({ write: (_, __, done) => done() }) : process.stderr
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await new Promise<string>((resolve, reject) => {
      reader.once('line', resolve)
      reader.once('SIGINT', () => reject(Object.assign(new Error('SIGINT'), { name: 'AbortError' })))
      reader.once('close', () => resolve(''))
    })
  } finally {
    reader.close()
    if (hidden) process.stderr.write('\n')
  }
}

/** Writes a number of bytes for people to read. */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB']
  const unit = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${(bytes / 1000 ** unit).toFixed(unit === 0 ? 0 : 1)} ${units[unit]}`
}
