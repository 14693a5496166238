/** The first run of a service. */
export const setup = {
  'first.title': 'Empezar con Saúde Integra',
  'first.about':
    'Este servicio todavía no tiene ninguna cuenta. La primera lo administra: crea las demás y lo ve todo.',
  'first.nocode': 'Abra el enlace completo que mostró el servicio al arrancar: termina con un código.',
  'first.name': 'Nombre',
  'first.password': 'Al menos 8 caracteres, con mayúsculas, minúsculas, un dígito y un signo.',
  'first.do': 'Crear el administrador',
  'first.signin': 'Ya existe una cuenta: entrar',
  'nav.inicio': 'Primeros pasos',
  'setup.title': 'Primeros pasos',
  'setup.about':
    'En cualquier orden, ahora o después: lo hecho se conserva, y esta página sigue en el menú de los administradores.',
  'setup.done': 'hecho',
  'setup.open': 'por hacer',
  'setup.place': 'Territorio',
  'setup.place.about':
    'El lugar de cuyos casos se ocupa su equipo. Vale para los grupos {groups}; los administradores alcanzan todos los casos, y las estadísticas siguen siendo nacionales.',
  'setup.place.now': 'Ahora: {place}',
  'setup.place.save': 'Definir el territorio',
  'setup.mail': 'Correo',
  'setup.mail.about':
    'Las contraseñas olvidadas y los avisos van por correo. SMTP_URL y MAIL_FROM se configuran donde corre el servicio; allí esta orden envía una carta de prueba:',
  'setup.mail.guide': 'La guía de producción',
  'setup.colleague': 'Colegas',
  'setup.colleague.about': 'Las cuentas de los colegas se crean por la API, por ahora.',
  'setup.colleague.guide': 'La guía sobre cuentas',
  'setup.data': 'Casos',
  'setup.data.about':
    'Traiga los casos de un archivo del SINAN o de una hoja de cálculo. Se inspecciona antes de grabar nada.',
  'setup.data.import': 'Importar un archivo',
  'setup.data.demo': 'Para conocer el panel con casos inventados, arranque otro servicio con make demo.'
}
