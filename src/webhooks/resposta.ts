import { HIDDEN } from '../contract/hidden.ts'

const MAX_CHARACTERS = 500
/** A shorter text would blacken half of what a receiver says, and is no secret. */
const MIN_HIDDEN = 4
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** The beginning of an answer as one line that may be kept and shown: nothing of what we sent in confidence is in it. */
export function textoDaResposta(partes: Buffer[], ocultar: string[]): string | null {
  if (partes.length === 0) return null
  const body = partes.length === 1 ? partes[0]! : Buffer.concat(partes)
  // Hidden before anything is shortened, or the rest of a text that was cut in two would stay.
  const line = esconder(body.toString('utf8'), ocultar)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return cortar(line) || null
}

function esconder(texto: string, ocultar: string[]): string {
  const hidden = ocultar.filter(({ length }) => length >= MIN_HIDDEN && length <= texto.length)
  if (hidden.length === 0) return texto
  // The longest first: one text may be part of another.
  const forms = [...new Set(hidden.flatMap(formas))].sort((a, b) => b.length - a.length)
  return forms.reduce((rest, form) => rest.replaceAll(form, HIDDEN), texto)
}

/** A receiver that echoes a header does so in JSON (some escape the slash) or in a URL as often as plainly. */
function formas(texto: string): string[] {
  const json = JSON.stringify(texto).slice(1, -1)
  return [texto, json, json.replaceAll('/', '\\/'), encodeURIComponent(texto.toWellFormed())]
}

function cortar(line: string): string {
  if (line.length <= MAX_CHARACTERS) return line
  const splitsPair = /[\ud800-\udbff]/.test(line[MAX_CHARACTERS - 1]!)
  return line.slice(0, splitsPair ? MAX_CHARACTERS - 1 : MAX_CHARACTERS).trimEnd()
}

/** Seconds of a Retry-After header, which holds seconds or a date. */
export function segundosDeEspera(valor: string | string[] | undefined, now: Date): number | null {
  if (typeof valor !== 'string') return null
  if (/^\d{1,9}$/.test(valor)) return Number(valor)
  if (!HTTP_DATE.test(valor)) return null
  const seconds = Math.ceil((Date.parse(valor) - now.getTime()) / 1000)
  return seconds >= 0 ? seconds : null
}
