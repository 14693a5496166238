import type { history as pt } from '../pt-BR/history.ts'

export const history: Record<keyof typeof pt, string> = {
  'history.caso.criado': 'Caso registrado',
  'history.caso.importado': 'Caso traído por una importación',
  'history.caso.alterado': 'Caso modificado',
  'history.caso.alterado.importacao': 'Caso modificado por una importación',
  'history.caso.restaurado': 'Importación deshecha: el caso volvió a ser como era',
  'history.caso.anexo_incluido': 'Adjunto añadido',
  'history.caso.anexo_removido': 'Adjunto eliminado',
  'history.caso.unido': 'Caso unido a otro, que es el mismo',
  'history.caso.uniu': 'Recibió lo que le faltaba de un caso igual',
  'history.caso.separado': 'Unión de dos casos deshecha',
  'history.caso.excluido': 'Caso eliminado',
  'history.caso.transferido': 'Caso pasado a otra persona responsable',
  'history.caso.removido': 'Caso eliminado definitivamente',
  'history.usuario.criado': 'Cuenta creada',
  'history.usuario.alterado': 'Cuenta modificada',
  'history.usuario.desativado': 'Cuenta desactivada',
  'history.usuario.reativado': 'Cuenta reactivada',
  'history.usuario.removido': 'Cuenta eliminada',
  'history.usuario.apagado': 'Datos personales de la cuenta borrados',
  'history.usuario.email_confirmado': 'Nuevo correo confirmado',
  'history.usuario.territorios_alterados': 'Territorios modificados',
  'history.usuario.administrador_por_comando': 'Nombrado administrador por comando'
}
