import type { history as pt } from '../pt-BR/history.ts'

export const history: Record<keyof typeof pt, string> = {
  'history.caso.criado': 'Case recorded',
  'history.caso.importado': 'Case brought by an import',
  'history.caso.alterado': 'Case changed',
  'history.caso.alterado.importacao': 'Case changed by an import',
  'history.caso.restaurado': 'Import undone: the case is as it was',
  'history.caso.anexo_incluido': 'Attachment added',
  'history.caso.anexo_removido': 'Attachment removed',
  'history.caso.unido': 'United with another case, which is the same',
  'history.caso.uniu': 'Took what it lacked from a case that is the same',
  'history.caso.separado': 'Union of two cases taken back',
  'history.caso.excluido': 'Case deleted',
  'history.caso.transferido': 'Case handed over to another person',
  'history.caso.removido': 'Case removed for good',
  'history.usuario.criado': 'Account created',
  'history.usuario.alterado': 'Account changed',
  'history.usuario.desativado': 'Account deactivated',
  'history.usuario.reativado': 'Account reactivated',
  'history.usuario.removido': 'Account removed',
  'history.usuario.apagado': 'Personal data of the account erased',
  'history.usuario.email_confirmado': 'New email confirmed',
  'history.usuario.territorios_alterados': 'Territories changed',
  'history.usuario.administrador_por_comando': 'Made an administrator by command'
}
