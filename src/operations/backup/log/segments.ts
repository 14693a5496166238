/**
 * The parts of PostgreSQL's log (WAL segments): their names and the header of their contents. A name is the timeline
 * and the place of the part in the log, in hexadecimal: 00000001 00000000 0000000A is part 10 of timeline 1.
 */

/** What `initdb` makes by default. The embedded server has no other size. */
export const PART_BYTES = 16 * 1024 * 1024
const PARTS_OF_FILE = 2 ** 32 / PART_BYTES

const NAME = /^[0-9A-F]{24}$/

export interface PartName {
  timeline: number
  /** The place of the part in the log, counted from its very beginning. */
  number: number
}

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')

export function readName(name: string): PartName | null {
  if (!NAME.test(name)) return null
  const [timeline, file, part] = [0, 8, 16].map((at) => Number.parseInt(name.slice(at, at + 8), 16))
  return part! < PARTS_OF_FILE ? { timeline: timeline!, number: file! * PARTS_OF_FILE + part! } : null
}

export const nameOf = ({ timeline, number }: PartName): string =>
  hex(timeline) + hex(Math.floor(number / PARTS_OF_FILE)) + hex(number % PARTS_OF_FILE)

/** Returns the part that a position such as `16/B374D848` lies in. */
export const partAt = (position: bigint): number => Number(position / BigInt(PART_BYTES))

export interface PartHeader extends PartName {
  /** The identifier of the server that wrote the log. */
  system: string
}

const LONG_HEADER = 0x0002

/** Reads who wrote a part, and which part it is, from its first page (XLogLongPageHeaderData). */
export function readHeader(head: Buffer): PartHeader | null {
  if (head.length < 40 || (head.readUInt16LE(2) & LONG_HEADER) === 0) return null
  return {
    timeline: head.readUInt32LE(4),
    number: partAt(head.readBigUInt64LE(8)),
    system: head.readBigUInt64LE(24).toString()
  }
}
