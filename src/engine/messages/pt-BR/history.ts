/** The actions in histories, in words. */
export const history = {
  'history.caso.criado': 'Caso registrado',
  'history.caso.importado': 'Caso trazido por uma importação',
  'history.caso.alterado': 'Caso alterado',
  'history.caso.alterado.importacao': 'Caso alterado por uma importação',
  'history.caso.restaurado': 'Importação desfeita: o caso voltou ao que era',
  'history.caso.anexo_incluido': 'Anexo incluído',
  'history.caso.anexo_removido': 'Anexo removido',
  'history.caso.excluido': 'Caso excluído',
  'history.caso.transferido': 'Caso passado a outra pessoa responsável',
  'history.caso.removido': 'Caso removido em definitivo',
  'history.usuario.criado': 'Conta criada',
  'history.usuario.alterado': 'Conta alterada',
  'history.usuario.desativado': 'Conta desativada',
  'history.usuario.reativado': 'Conta reativada',
  'history.usuario.removido': 'Conta removida',
  'history.usuario.apagado': 'Dados pessoais da conta apagados',
  'history.usuario.email_confirmado': 'Novo e-mail confirmado',
  'history.usuario.territorios_alterados': 'Territórios alterados',
  'history.usuario.administrador_por_comando': 'Administrador definido por comando'
}
