import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'

// What every operation that has to do with cases is to somebody whose territory lies elsewhere: the test that tries it,
// by its file and a part of its title, or why there is nothing to try. Without an entry a new operation fails here.

type Entry = { file: string; title: string } | { none: string }

const tried = (file: string, title: string): Entry => ({ file: `test/modules/${file}`, title })
const none = (reason: string): Entry => ({ none: reason })

/** Each of them is tried from within and from outside, by the loop over the operations that name a case. */
const generated = tried('agravos/territory.test.ts', "describe.each(naming)('$method $path'")
const lists = tried(
  'agravos/territory-list.test.ts',
  'every filter: the same total and the same rows as without a limit'
)
const madeBefore = tried('importacao/territory.test.ts', 'a job made before is gone for who reaches less now')
const pairs = tried(
  'agravos/duplicidades/find.test.ts',
  'a case of another territory is not told, and its pair not shown'
)
const entregas = tried(
  'webhooks/territory.test.ts',
  'list, detail and resend show those of places that the owner reaches'
)
const reports = tried('relatorios/territory.test.ts', 'a report is gone for who may see less now')
const ofSettings = none('a webhook is its owner’s, and names no case; what is sent to it is tried with its deliveries')
const attack = tried('agravos/few-attack.test.ts', 'pairs of readings by who may not list cases tell no number')

const table: Record<string, Entry> = {
  // Single cases.
  listarCasos: lists,
  criarCaso: tried('agravos/territory.test.ts', 'who records a case outside reads it with its attachments'),
  obterCaso: generated,
  editarCaso: generated,
  excluirCaso: generated,
  obterIdentificacao: generated,
  listarAnexos: generated,
  anexarArquivo: generated,
  baixarAnexo: generated,
  removerAnexo: generated,
  extrairCasos: tried('agravos/extrato/changes.test.ts', 'a case that leaves a territory is gone there'),
  exportarCasos: tried('importacao/territory.test.ts', 'an export holds what its owner reaches as it runs'),
  alterarCasosEmLote: tried('agravos/em-lote.test.ts', 'a case beyond the territory of the owner is as one that'),
  buscarPessoa: tried('agravos/pessoas/find.test.ts', 'outside the territory nobody is found, and no number tells it'),
  listarDuplicidades: pairs,
  resolverDuplicidade: pairs,
  desfazerDuplicidade: pairs,
  buscarDuplicidades: tried('agravos/duplicidades/find.test.ts', 'compares within the territory of its owner alone'),
  // Imports and other jobs.
  importarCasos: tried('importacao/territory.test.ts', '%s: a row of another territory is refused and told'),
  inspecionarArquivo: none('it reads the sender’s own file, and no stored case'),
  listarImportacoes: madeBefore,
  desfazerImportacao: madeBefore,
  listarJobs: madeBefore,
  obterJob: madeBefore,
  cancelarJob: madeBefore,
  baixarResultado: madeBefore,
  // Webhooks.
  listarWebhooks: ofSettings,
  criarWebhook: ofSettings,
  obterWebhook: ofSettings,
  editarWebhook: ofSettings,
  excluirWebhook: ofSettings,
  rotacionarSegredo: ofSettings,
  testarWebhook: none('its event is made for the test, and names no case'),
  listarEntregas: entregas,
  obterEntrega: entregas,
  reenviarEntrega: entregas,
  reenviarFalhas: entregas,
  // Figures, which are national: only small numbers go by the territory.
  listarTiposAgravo: none('a table of diseases, which counts nothing'),
  resumirCasos: attack,
  obterSeriesCasos: attack,
  mapearCasos: attack,
  listarAlertas: tried('alertas/list.test.ts', 'tells who may list in a territory the figures there, and no others'),
  obterHistoricoAlertas: tried('alertas/list.test.ts', 'weeks with the level that was shown, hidden like the list'),
  obterMeusAlertas: none('the caller’s own choice; the mails that it causes have levels alone'),
  definirMeusAlertas: none('the caller’s own choice; the mails that it causes have levels alone'),
  // Bulletins.
  gerarRelatorio: tried('relatorios/territory.test.ts', 'what a report tells of few cases is kept with it'),
  listarRelatorios: reports,
  obterRelatorio: reports,
  baixarRelatorio: reports,
  excluirRelatorio: reports,
  agendarRelatorio: tried('relatorios/agendamentos.test.ts', 'sends nothing to a recipient who may see less'),
  listarAgendamentos: none('it says what will be made, not what was; each issue is made for those who get it'),
  cancelarAgendamento: none('it says what will be made, not what was; each issue is made for those who get it')
}

const MODULES = ['agravos', 'importacoes', 'jobs', 'webhooks', 'relatorios']
const about = operations.filter(
  ({ module, permission }) => MODULES.includes(module) || String(permission).startsWith('agravos.')
)

describe('every operation about cases', () => {
  it.each(about.map(({ id }) => id))('%s is tried outside the territory, or is said not to need it', (id) => {
    expect(Object.keys(table)).toContain(id)
  })

  it('has no entry for what is not there any more', () => {
    const known = new Set(about.map(({ id }) => id))
    expect(Object.keys(table).filter((id) => !known.has(id))).toEqual([])
  })

  it.each(Object.entries(table))('%s: the test is there, or the reason', (_, entry) => {
    if ('none' in entry) expect(entry.none.length).toBeGreaterThan(20)
    else expect(readFileSync(entry.file, 'utf8')).toContain(entry.title)
  })
})
