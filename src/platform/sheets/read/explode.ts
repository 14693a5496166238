import { UnreadableFile } from './unreadable.ts'

/*
 * Reads the "implode" compression of PKWARE's library, in which DATASUS packs its files (.dbc). node-pkware 5.1 reads
 * it too, but it takes any broken byte for missing input and keeps the rest of the file in memory while it waits. The
 * tests compare the two on whole files.
 *
 * A stream is two bytes (how single bytes are coded, and the size of the window). Then come symbols, lowest bit first:
 * 0 and a byte, or 1, a length and a distance back. Codes are canonical, with inverted bits, the highest first.
 */

/** Lengths of codes in runs. Each number is the count of symbols less one, times 16, plus the bits of each. */
const BYTE_RUNS = [
  11, 124, 8, 7, 28, 7, 188, 13, 76, 4, 10, 8, 12, 10, 12, 10, 8, 23, 8, 9, 7, 6, 7, 8, 7, 6, 55, 8, 23, 24, 12, 11, 7,
  9, 11, 12, 6, 7, 22, 5, 7, 24, 6, 11, 9, 6, 7, 22, 7, 11, 38, 7, 9, 8, 25, 11, 8, 11, 9, 12, 8, 12, 5, 38, 5, 38, 5,
  11, 7, 5, 6, 21, 6, 10, 53, 8, 7, 24, 10, 27, 44, 253, 253, 253, 252, 252, 252, 13, 12, 45, 12, 45, 12, 61, 12, 45,
  44, 173
]
const LENGTH_RUNS = [2, 35, 36, 53, 38, 23]
const DISTANCE_RUNS = [2, 20, 53, 230, 247, 151, 248]
const LENGTH_BASE = [3, 2, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 40, 72, 136, 264]
const LENGTH_EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]
const END = 519

interface Code {
  bits: number
  /** Indexed by the next `bits` bits of the stream. Each entry is the symbol times 16, plus the length of its code. */
  symbols: Uint16Array
}

function codeOf(runs: number[]): Code {
  const lengths = runs.flatMap((run) => new Array<number>((run >> 4) + 1).fill(run & 15))
  const bits = Math.max(...lengths)
  const symbols = new Uint16Array(1 << bits)
  let code = 0
  for (let length = 1; length <= bits; length++, code <<= 1) {
    for (const [symbol, own] of lengths.entries()) {
      if (own === length) fill(symbols, reversed(~code++, length), symbol * 16 + length, 1 << length)
    }
  }
  return { bits, symbols }
}

function fill(symbols: Uint16Array, from: number, value: number, step: number): void {
  for (let at = from; at < symbols.length; at += step) symbols[at] = value
}

function reversed(code: number, length: number): number {
  let out = 0
  for (let i = 0; i < length; i++) out |= ((code >> i) & 1) << (length - 1 - i)
  return out
}

const byteCode = codeOf(BYTE_RUNS)
const lengthCode = codeOf(LENGTH_RUNS)
const distanceCode = codeOf(DISTANCE_RUNS)

const WINDOW = 4096
const BLOCK = 64 * 1024
/** No symbol with its bits takes more bytes than this. */
const SYMBOL = 8

/** Unpacks into blocks of at most 64 KiB. Each is yielded before the next is made. */
export async function* explode(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let state: Explosion | null = null
  for await (const chunk of chunks) {
    state ??= new Explosion()
    state.add(chunk)
    for (let block = state.next(false); block; block = state.next(false)) yield block
    if (state.ended) return
  }
  for (let block = state?.next(true); block; block = state?.next(true)) yield block
  if (!state?.ended) throw new UnreadableFile('sheet.damaged')
}

class Explosion {
  ended = false
  private input: Buffer = Buffer.alloc(0)
  private at = 0
  private hold = 0
  private held = 0
  private coded: boolean | null = null
  private windowBits = 0
  private readonly out = Buffer.alloc(WINDOW + BLOCK + END)
  /** Bytes of the window that are filled. The window stands before the block. */
  private seen = 0
  private end = WINDOW

  add(chunk: Buffer): void {
    this.input = this.at < this.input.length ? Buffer.concat([this.input.subarray(this.at), chunk]) : chunk
    this.at = 0
  }

  /** Returns a block, or null when more input is needed or all is done. */
  next(last: boolean): Buffer | null {
    if (this.ended || !this.begun(last)) return null
    while (this.end < WINDOW + BLOCK && !this.ended) {
      if (!last && this.at + SYMBOL > this.input.length) return null
      this.symbol()
    }
    return this.flush()
  }

  private begun(last: boolean): boolean {
    if (this.coded !== null) return true
    if (!last && this.input.length < SYMBOL) return false
    const [coded = 255, windowBits = 255] = this.input
    if (coded > 1 || windowBits < 4 || windowBits > 6) throw new UnreadableFile('sheet.damaged')
    this.coded = coded === 1
    this.windowBits = windowBits
    this.at = 2
    return true
  }

  private symbol(): void {
    if (this.take(1) === 0) {
      this.out[this.end++] = this.coded ? this.decode(byteCode) : this.take(8)
      return
    }
    const code = this.decode(lengthCode)
    const length = LENGTH_BASE[code]! + this.take(LENGTH_EXTRA[code]!)
    if (length === END) {
      this.ended = true
      return
    }
    const low = length === 2 ? 2 : this.windowBits
    const distance = this.decode(distanceCode) * 2 ** low + this.take(low) + 1
    if (distance > this.seen + this.end - WINDOW) throw new UnreadableFile('sheet.damaged')
    // Copies byte by byte: where the distance is shorter than the length, bytes that were just written are read again.
    for (let i = 0; i < length; i++, this.end++) this.out[this.end] = this.out[this.end - distance]!
  }

  private flush(): Buffer | null {
    if (this.end === WINDOW) return null
    const block = Buffer.from(this.out.subarray(WINDOW, this.end))
    this.seen = Math.min(WINDOW, this.seen + block.length)
    this.out.copyWithin(0, this.end - WINDOW, this.end)
    this.end = WINDOW
    return block
  }

  private fill(bits: number): void {
    while (this.held < bits) {
      // Zeros after the end let the last code be looked up. Using them up is refused.
      this.hold |= (this.input[this.at++] ?? 0) << this.held
      this.held += 8
    }
  }

  private take(bits: number): number {
    this.fill(bits)
    const value = this.hold & ((1 << bits) - 1)
    this.drop(bits)
    return value
  }

  private decode({ bits, symbols }: Code): number {
    this.fill(bits)
    const found = symbols[this.hold & ((1 << bits) - 1)]!
    this.drop(found & 15)
    return found >> 4
  }

  private drop(bits: number): void {
    this.hold >>>= bits
    this.held -= bits
    // More than two bytes of zeros were needed, so the stream has no end.
    if (this.at > this.input.length + 2) throw new UnreadableFile('sheet.damaged')
  }
}
