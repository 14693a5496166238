/** The first run of a service. */
export const setup = {
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
  'setup.mail.guide': 'La guía de producción',
  'setup.colleague': 'Colegas',
  'setup.mail.about':
    'Las invitaciones, las contraseñas olvidadas y los avisos van por correo. Los ajustes SMTP_URL y MAIL_FROM se hacen donde se ejecuta el servicio. Vea si un mensaje llega a su dirección:',
  'setup.mail.send': 'Enviar un mensaje de prueba',
  'setup.mail.sent': 'El servidor de correo ha aceptado el mensaje para {to}. Vea si ha llegado.',
  'setup.mail.file':
    'Este servicio no tiene servidor de correo: el mensaje para {to} solo se escribió en un archivo. Las invitaciones muestran el enlace, para que usted lo entregue.',
  'setup.mail.failed': 'El mensaje no se pudo enviar. El servidor de correo dijo: {why}',
  'setup.colleague.about':
    'La persona recibe un enlace, elige su contraseña y entra, con los grupos y el territorio que usted elija.',
  'setup.colleague.all': 'Ver los usuarios y las invitaciones',
  'setup.data': 'Casos',
  'setup.data.about':
    'Traiga los casos de un archivo del SINAN o de una hoja de cálculo. Se inspecciona antes de grabar nada.',
  'setup.data.import': 'Importar un archivo',
  'setup.demo.about':
    '¿Solo quiere conocerlo? El servicio puede registrar {n} casos inventados de los últimos seis años, con alertas. Después, empiece el trabajo de verdad en otro servicio.',
  'setup.demo.load': 'Cargar datos de demostración',
  'setup.demo.loading': 'Cargando los casos inventados…',
  'setup.demo.off': 'Este servicio no carga datos de demostración; quien lo opera puede permitirlo con DEMO_DATA=on.'
}
