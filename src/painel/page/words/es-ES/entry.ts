/** Getting in: sign-in, links of mails, the end of a session. */
export const entry = {
  'sign.remember': 'Seguir conectado en este dispositivo durante 30 días',
  'forgot.link': 'He olvidado mi contraseña',
  'forgot.title': 'Contraseña olvidada',
  'forgot.about':
    'Escriba el correo de su cuenta. Si alguna lo tiene, recibirá allí un enlace para elegir una nueva contraseña, que vale una hora.',
  'forgot.send': 'Enviar el enlace',
  'forgot.busy': 'Enviando…',
  'entry.back': 'Volver a la entrada',
  'entry.busy': 'Un momento…',
  'email.title': 'Confirmar el nuevo correo',
  'email.about': 'Esta dirección pasa a ser el correo de su cuenta. Desde ahora entra con ella.',
  'email.do': 'Confirmar el correo',
  'convite.title': 'Le han invitado a Saúde Integra',
  'convite.about':
    'Elija la contraseña de su cuenta. Después entra con el correo que recibió la invitación y con esta contraseña.',
  'convite.do': 'Crear mi cuenta',
  'liberar.title': 'Liberar la cuenta',
  'liberar.about': 'Demasiados intentos fallidos han bloqueado su cuenta. Libérela para entrar ya.',
  'liberar.do': 'Liberar la cuenta',
  'ending.soon': 'Su sesión termina a las {time} (hora de Brasilia).',
  'ending.stay': 'Seguir conectado',
  'ending.last': 'Esta sesión ya no puede prolongarse. Entre de nuevo para seguir; lo que escribió sigue en la página.',
  'ending.leave': 'Salir sin volver a entrar',
  'first.title': 'Empezar con Saúde Integra',
  'first.about':
    'Este servicio todavía no tiene ninguna cuenta. La primera lo administra: crea las demás y lo ve todo.',
  'first.nocode':
    'Para crear la primera cuenta de este servicio, abra el enlace entero que mostró al iniciar. También está en su registro y termina con un código.',
  'first.name': 'Nombre',
  'first.password': 'Al menos 8 caracteres, con mayúsculas, minúsculas, un dígito y un carácter especial.',
  'first.do': 'Crear el administrador',
  'first.signin': 'Ya existe una cuenta: entrar'
}
