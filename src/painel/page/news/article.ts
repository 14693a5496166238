import type { Schemas } from '../../../client/index.ts'
import type { Values } from '../form/values.ts'

export type Noticia = Schemas['Noticia']

/** News with the mark of their version: a change of somebody else is never overwritten unseen. */
export interface Article {
  noticia: Noticia
  etag: string
}

const HOURS_BEHIND = 3

/** Moments are typed and shown in Brasília time, as `2026-11-18T09:30`. */
export function localOf(iso: string | null): string {
  if (!iso) return ''
  return new Date(Date.parse(iso) - HOURS_BEHIND * 3_600_000).toISOString().slice(0, 16)
}

export const momentOf = (local: string): string => `${local}:00-0${HOURS_BEHIND}:00`

/** What the form shows of news. Tags are one line. */
export const valuesOf = ({ titulo, resumo, corpo, idioma, tags, publicar_em }: Noticia): Values => ({
  titulo,
  resumo,
  corpo,
  idioma,
  tags: tags.join(', '),
  publicar_em: localOf(publicar_em)
})

/** What is sent: the whole text, and the state that the reader has chosen. */
export function articleBody(values: Values, estado: Noticia['estado']): object {
  const text = (name: string) => String(values[name] ?? '').trim()
  const tags = text('tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    titulo: text('titulo'),
    resumo: text('resumo') || null,
    corpo: text('corpo'),
    idioma: text('idioma') || 'pt-BR',
    tags: [...new Set(tags)],
    estado,
    // Published now means at this moment; only what is to come has a time.
    ...(estado === 'agendada' && text('publicar_em') ? { publicar_em: momentOf(text('publicar_em')) } : {}),
    ...(estado === 'publicada' ? { publicar_em: null } : {})
  }
}
