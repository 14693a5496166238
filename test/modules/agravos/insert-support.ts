import type { NewCaso, RecordedCaso } from '../../../src/modules/agravos/record/insert.ts'
import type { Account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'

let serial = 0

/** Makes a case as the rules leave it, each time with another number and another person. */
export const newCaso = (
  test: TestApp,
  actor: Account,
  caso: Partial<NewCaso['caso']> = {},
  pessoais: Partial<NewCaso['pessoais']> = {}
): NewCaso => ({
  caso: {
    tipo: 'zika',
    numero_notificacao: `I${++serial}`,
    data_notificacao: '2026-11-10',
    data_inicio_sintomas: '2026-11-07',
    status: 'em_investigacao',
    iniciais: 'M. S.',
    municipio: 2_611_606,
    uf: 'PE',
    hospitalizacao: false,
    dados_especificos: {},
    detalhe: {},
    ...caso
  },
  pessoais: { nome: `Pessoa ${serial}`, ...pessoais },
  em: test.clock.moment,
  atorId: actor.id,
  ip: '127.0.0.1',
  requisicao: `pedido-${serial}`
})

/** Returns the ids of the cases that were recorded. */
export const idsOf = (inserted: (RecordedCaso | null)[]) => inserted.flatMap((one) => (one ? [one.id] : []))
