import type { CasoNovo, Inserido } from '../../src/agravos/inserir.ts'
import type { Account } from '../support/accounts.ts'
import type { TestApp } from '../support/app.ts'

let serial = 0

/** A case as the rules leave it, each time with another number and another person. */
export const casoNovo = (
  test: TestApp,
  ator: Account,
  caso: Partial<CasoNovo['caso']> = {},
  pessoais: Partial<CasoNovo['pessoais']> = {}
): CasoNovo => ({
  caso: {
    tipo: 'zika',
    numero: `I${++serial}`,
    dataNotificacao: '2026-11-10',
    dataSintomas: '2026-11-07',
    status: 'em_investigacao',
    iniciais: 'M. S.',
    municipio: 2_611_606,
    uf: 'PE',
    hospitalizacao: false,
    dadosEspecificos: {},
    detalhe: {},
    ...caso
  },
  pessoais: { nome: `Pessoa ${serial}`, ...pessoais },
  em: test.clock.moment,
  atorId: ator.id,
  ip: '127.0.0.1',
  requisicao: `pedido-${serial}`
})

/** Of those that were recorded. */
export const idsDe = (inseridos: (Inserido | null)[]) =>
  inseridos.flatMap((inserido) => (inserido ? [inserido.id] : []))
