import { isUtf8 } from 'node:buffer'

/** Characters that Windows has where Latin-1 has only control characters. Files that claim Latin-1 mean these. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Code pages of DOS, from byte 128 on. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

export type Decode = (bytes: Buffer) => string

export const latin1: Decode = (bytes) =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (c) => WINDOWS[c.charCodeAt(0) - 128]!)

const windowsByte = new Map([...WINDOWS].map((sign, i) => [sign, 128 + i]))

/** The byte of a character in Windows-1252; undefined where it has none. */
export function windows1252(sign: string): number | undefined {
  const point = sign.codePointAt(0) ?? 0
  return point < 128 || (point > 159 && point < 256) ? point : windowsByte.get(sign)
}

const codePage =
  (signs: string): Decode =>
  (bytes) =>
    bytes.toString('latin1').replace(/[\x80-\xff]/g, (c) => signs[c.charCodeAt(0) - 128]!)
export const cp437 = codePage(CP437)
export const cp850 = codePage(CP850)

/** The letters with accents that names of Brazilian people and places have. */
const ACCENTED = new Set('áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ')

/**
 * Whether bytes that do not name their encoding look like Portuguese of DOS. Each encoding has its own places for the
 * accented letters, so the right one makes more of them.
 */
export function isDosPortuguese(bytes: Buffer): boolean {
  if (isUtf8(bytes)) return false
  let [dos, windows] = [0, 0]
  for (const byte of bytes) {
    if (byte < 128) continue
    if (ACCENTED.has(CP850[byte - 128]!)) dos++
    if (ACCENTED.has(String.fromCharCode(byte))) windows++
  }
  return dos > windows
}

/**
 * Decodes UTF-8 where the bytes are valid, else Latin-1. It is called line by line: a file may show only at its end
 * that it is Latin-1, and one broken letter must not spoil the rest. Latin-1 text that happens to be valid UTF-8 does
 * not occur in words.
 */
export function utf8OrLatin1(bytes: Buffer, onLatin1: () => void): string {
  if (isUtf8(bytes)) return bytes.toString()
  onLatin1()
  return latin1(bytes)
}

/** Writes a number without exponent and without useless digits: 2.0 is 2. */
export function plainNumber(n: number): string {
  const text = String(n)
  if (!text.includes('e')) return text
  return Number.isInteger(n)
    ? BigInt(n).toString()
    : n
        .toFixed(20)
        .replace(/(?<!0)0+$/, '')
        .replace(/\.$/, '')
}
