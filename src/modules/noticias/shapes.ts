import type { components } from '../../../generated/types-b.ts'
import type { NoticiaItemRow, NoticiaRow } from './queries.ts'
import { estadoAt } from './state.ts'

type Item = components['schemas']['NoticiaItem']
type Noticia = components['schemas']['Noticia']

export const imagePath = (id: number) => `/api/v1/noticias/${id}/imagem`

/** The address of the image. Before publication it needs a token. */
function imageOf(row: NoticiaItemRow, estado: Item['estado']): string | null {
  if (row.imagemChave === null) return null
  return estado === 'publicada' ? imagePath(row.id) : `${imagePath(row.id)}/previa`
}

export function itemShape(row: NoticiaItemRow, now: Date): Item {
  const estado = estadoAt(row, now)
  return {
    id: row.id,
    titulo: row.titulo,
    resumo: row.resumo,
    idioma: row.idioma,
    tags: row.tags,
    imagem: imageOf(row, estado),
    estado,
    publicar_em: row.publicarEm?.toISOString() ?? null,
    autor: { id: row.autorId, nome: row.autorNome },
    criado_em: row.criadoEm.toISOString(),
    atualizado_em: row.atualizadoEm.toISOString()
  }
}

export const noticiaShape = (row: NoticiaRow, now: Date): Noticia => ({
  ...itemShape(row, now),
  corpo: row.corpo,
  corpo_html: row.corpoHtml
})
