import type { components } from '../../../../generated/types-b.ts'

/** Specification 2.6. Codes of the older and the newer edition of CID-10 are in use side by side. */
export const tipos: components['schemas']['TipoAgravo'][] = [
  {
    codigo: 'dengue',
    nome: 'Dengue',
    cid10_codes: ['A90', 'A91', 'A97.0', 'A97.1', 'A97.2', 'A97.9'],
    descricao: 'Doença febril aguda causada pelo vírus da dengue, transmitida por mosquitos do gênero Aedes.',
    notificacao_obrigatoria: true
  },
  {
    codigo: 'zika',
    nome: 'Zika',
    cid10_codes: ['A92.8', 'U06.9'],
    descricao: 'Doença aguda causada pelo vírus Zika; na gestação pode causar malformações.',
    notificacao_obrigatoria: true
  },
  {
    codigo: 'chikungunya',
    nome: 'Chikungunya',
    cid10_codes: ['A92.0'],
    descricao: 'Febre com dores articulares intensas causada pelo vírus chikungunya.',
    notificacao_obrigatoria: true
  }
]
