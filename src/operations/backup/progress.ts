const EVERY_MS = 10_000
const TERMINAL_MS = 200

export interface Progress {
  add(bytes: number): void
  end(): void
}

/** Where progress is shown. Null shows nothing, as in the service. */
export type Out = NodeJS.WriteStream | null

/** How somebody follows long work, and ends it. */
export interface Watched {
  out?: Out | undefined
  /** Gives up as soon as possible. */
  signal?: AbortSignal | undefined
}

const silent = { add: () => {}, end: () => {} }

const megabytes = (bytes: number) => Math.round(bytes / 1e6).toLocaleString('en-US')

/** Shows how many things are done, of which there are small ones only. */
export function showCount(what: string, out: Out = process.stderr): { add(): void; end(): void } {
  if (!out) return silent
  const every = out.isTTY ? TERMINAL_MS : EVERY_MS
  let done = 0
  let toldAt = performance.now()
  return {
    add() {
      done++
      if (performance.now() - toldAt < every) return
      toldAt = performance.now()
      out.write(`${out.isTTY ? '\r' : ''}${what}: ${done.toLocaleString('en-US')}${out.isTTY ? '\x1b[K' : '\n'}`)
    },
    end() {
      if (out.isTTY && done > 0) out.write('\n')
    }
  }
}

/** Shows the progress: one line that changes on a terminal, and a line every ten seconds elsewhere. */
export function showProgress(what: string, total: number, out: Out = process.stderr): Progress {
  if (!out) return silent
  const every = out.isTTY ? TERMINAL_MS : EVERY_MS
  let done = 0
  let toldAt = performance.now()
  const tell = () => {
    const percent = total === 0 ? 100 : Math.min(100, Math.floor((100 * done) / total))
    out.write(
      `${out.isTTY ? '\r' : ''}${what}: ${megabytes(done)} of ${megabytes(total)} MB, ${percent} %${out.isTTY ? '\x1b[K' : '\n'}`
    )
  }
  return {
    add(bytes) {
      done += bytes
      if (performance.now() - toldAt < every) return
      toldAt = performance.now()
      tell()
    },
    end() {
      if (!out.isTTY) return
      tell()
      out.write('\n')
    }
  }
}
