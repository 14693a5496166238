import type { components } from '../../../generated/types-b.ts'
import { isMessageKey, type MessageKey } from '../../engine/messages/messages.ts'
import type { HistoryEntry } from './queries.ts'

type Item = components['schemas']['HistoricoItem']
type Say = (key: MessageKey) => string

const wordsFor = ({ acao, detalhes }: HistoryEntry): string =>
  acao === 'caso.alterado' && detalhes.importacao !== undefined ? 'history.caso.alterado.importacao' : `history.${acao}`

/** Puts the actions of a history into words. One that a newer version has recorded keeps its code. */
export const inWords = (history: readonly HistoryEntry[], say: Say): Item[] =>
  history.map((entry) => {
    const key = wordsFor(entry)
    return { ...entry, descricao: isMessageKey(key) ? say(key) : entry.acao }
  })
