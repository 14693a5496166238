/** The reader's own account. */
export const account = {
  'account.title': 'Mi cuenta',
  'account.profile': 'Mis datos',
  'account.photo': 'Mi foto',
  'account.photo.add': 'Elegir una foto',
  'account.photo.other': 'Cambiar la foto',
  'account.password': 'Contraseña',
  'account.password.about': 'Las demás sesiones de la cuenta terminan; esta continúa.',
  'account.password.now': 'Contraseña actual',
  'account.password.do': 'Cambiar la contraseña',
  'account.mfa': 'Segundo factor',
  'account.mfa.on': 'Activado: al entrar se pide un código de la aplicación de autenticación.',
  'account.mfa.off':
    'Desactivado: quien sepa la contraseña entra. Con una aplicación de autenticación, la contraseña sola no basta.',
  'account.mfa.begin': 'Activar el segundo factor',
  'account.mfa.how':
    'Lea el código QR con una aplicación de autenticación y escriba abajo los seis dígitos que muestra.',
  'account.mfa.qr': 'Código QR para la aplicación de autenticación',
  'account.mfa.secret': 'O escriba este secreto en la aplicación:',
  'account.mfa.codes': 'Códigos de respaldo',
  'account.mfa.codes.about':
    'Guárdelos lejos del teléfono: cada uno sirve una vez en lugar del código. No se mostrarán de nuevo.',
  'account.mfa.verify': 'Comprobar el código y activar',
  'account.mfa.end': 'Desactivar el segundo factor',
  'account.rights': 'Qué puedo hacer y por qué',
  'account.data': 'Todos mis datos',
  'account.data.about':
    'Un archivo con todo lo que el servicio guarda sobre su cuenta. Solo usted puede descargarlo, durante 24 horas.',
  'account.data.do': 'Pedir el archivo',
  'account.data.there': 'Aparece en Tareas cuando está listo.',
  'session.title': 'Dónde está abierta la cuenta',
  'session.device': 'Dispositivo',
  'session.place': 'Dirección',
  'session.since': 'Desde',
  'session.last': 'Última actividad',
  'session.current': 'esta sesión',
  'session.end': 'Cerrar',
  'session.ended': 'La sesión se ha cerrado.',
  'fresh.title': 'Confirme su contraseña',
  'fresh.about': 'Este cambio pide la contraseña de nuevo, porque hace tiempo que entró.',
  'fresh.do': 'Confirmar'
}
