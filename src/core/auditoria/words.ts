import type { components } from '../../../generated/types-b.ts'
import type { MessageKey } from '../../engine/messages/messages.ts'
import type { HistoryEntry } from './queries.ts'

type Item = components['schemas']['HistoricoItem']
type Say = (key: MessageKey) => string

const words: Record<string, MessageKey> = {
  'caso.criado': 'history.caso.criado',
  'caso.importado': 'history.caso.importado',
  'caso.alterado': 'history.caso.alterado',
  'caso.restaurado': 'history.caso.restaurado',
  'caso.anexo_incluido': 'history.caso.anexo_incluido',
  'caso.anexo_removido': 'history.caso.anexo_removido',
  'caso.excluido': 'history.caso.excluido',
  'caso.transferido': 'history.caso.transferido',
  'caso.removido': 'history.caso.removido',
  'usuario.criado': 'history.usuario.criado',
  'usuario.alterado': 'history.usuario.alterado',
  'usuario.desativado': 'history.usuario.desativado',
  'usuario.reativado': 'history.usuario.reativado',
  'usuario.removido': 'history.usuario.removido',
  'usuario.apagado': 'history.usuario.apagado',
  'usuario.email_confirmado': 'history.usuario.email_confirmado',
  'usuario.territorios_alterados': 'history.usuario.territorios_alterados',
  'usuario.administrador_por_comando': 'history.usuario.administrador_por_comando'
}

function keyOf({ acao, detalhes }: HistoryEntry): MessageKey | undefined {
  if (acao === 'caso.alterado' && detalhes.importacao !== undefined) return 'history.caso.alterado.importacao'
  return words[acao]
}

/** Puts the actions of a history into words. One that a newer version has recorded keeps its code. */
export const inWords = (history: readonly HistoryEntry[], say: Say): Item[] =>
  history.map((entry) => {
    const key = keyOf(entry)
    return { ...entry, descricao: key === undefined ? entry.acao : say(key) }
  })
