/*
 * Written by hand: the package feed 6.0.0 declares titles as HTML, so a reader takes `<b>` in a title for markup. It
 * writes categories without the required `term` (RFC 4287, 4.2.2), names no language, and keeps control characters that
 * make XML invalid.
 */

import { escaped } from '../../engine/messages/html.ts'
import type { Language } from '../../engine/messages/messages.ts'
import type { NoticiaItemRow } from './queries.ts'
import { word } from './words.ts'

/** Characters that XML may not contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the expression looks for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const xml = (text: string) => escaped(text.replaceAll(UNWRITABLE, ''))

/** The later of the two moments: news written before their publication have not changed since then. */
const updated = ({ atualizadoEm, publicarEm }: NoticiaItemRow) =>
  publicarEm && publicarEm > atualizadoEm ? publicarEm : atualizadoEm

/**
 * Writes a feed of one language in Atom 1.0 (RFC 4287). Feed readers recognise entries by their ids, so the ids are
 * addresses that never change.
 */
export function feedOf(rows: NoticiaItemRow[], language: Language, publicUrl: string): string {
  const self = `${publicUrl}/noticias/feed.xml?lang=${language}`
  const latest = Math.max(0, ...rows.map((row) => updated(row).getTime()))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(self)}</id>
<title>${xml(`${word(language, 'title')} · Saúde Integra`)}</title>
<subtitle>${xml(word(language, 'about'))}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${xml(`${publicUrl}/noticias?lang=${language}`)}"/>
<updated>${new Date(latest).toISOString()}</updated>
<author><name>Saúde Integra</name></author>
${rows.map((row) => entryOf(row, publicUrl)).join('')}</feed>
`
}

function entryOf(row: NoticiaItemRow, publicUrl: string): string {
  const address = xml(`${publicUrl}/noticias/${row.id}`)
  const parts = [
    `<id>${address}</id>`,
    `<title>${xml(row.titulo)}</title>`,
    `<link rel="alternate" type="text/html" hreflang="${row.idioma}" href="${address}"/>`,
    `<published>${row.publicarEm?.toISOString()}</published>`,
    `<updated>${updated(row).toISOString()}</updated>`,
    ...(row.autorNome ? [`<author><name>${xml(row.autorNome)}</name></author>`] : []),
    ...row.tags.map((tag) => `<category term="${xml(tag)}"/>`),
    ...(row.resumo ? [`<summary>${xml(row.resumo)}</summary>`] : [])
  ]
  return `<entry>\n${parts.join('\n')}\n</entry>\n`
}
