import type { AccountMails } from '../kinds.ts'
import { type Letters, PRODUCT, panelLink, request } from '../letter.ts'
import { farewell, greet, when } from './phrases.ts'

export const account: Letters<keyof AccountMails> = {
  'redefinir-senha': ({ nome, token, publicUrl, minutos }) => ({
    subject: `Restablezca su contraseña – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Hemos recibido una solicitud para restablecer la contraseña de su cuenta en ${PRODUCT}. Elija la nueva en esta página:`,
      panelLink(publicUrl, 'senha', token),
      'Otra aplicación puede pedirle este código en lugar del enlace:',
      { code: token },
      `El código es válido durante ${minutos === 1 ? '1 minuto' : `${minutos} minutos`} y solo se puede usar una vez. Cópielo en la aplicación desde la que hizo la solicitud y elija la nueva contraseña. Se cerrarán todas las sesiones abiertas y podrá entrar de nuevo con la nueva contraseña.`,
      'Si su aplicación no tiene un campo para el código, envíelo junto con la nueva contraseña directamente al servicio:',
      request(publicUrl, '/api/v1/auth/reset-password', {
        token,
        senha_nova: '(la nueva contraseña)',
        confirmar_senha: '(la nueva contraseña, otra vez)'
      }),
      '¿No lo ha solicitado usted? Entonces puede ignorar este mensaje: sin el código, su contraseña seguirá siendo la misma. No se lo dé a nadie. Nuestro equipo nunca pide códigos ni contraseñas.'
    ],
    farewell
  }),

  'confirmar-email': ({ nome, token, publicUrl, horas }) => ({
    subject: `Confirme su correo electrónico – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Esta dirección se ha indicado como el nuevo correo electrónico de su cuenta en ${PRODUCT}. Confirme en esta página que es suya:`,
      panelLink(publicUrl, 'email', token),
      'Otra aplicación puede pedirle este código en lugar del enlace:',
      { code: token },
      `El código es válido durante ${horas === 1 ? '1 hora' : `${horas} horas`} y solo se puede usar una vez. Cópielo en la aplicación desde la que hizo el cambio. Hasta entonces, su cuenta conserva la dirección anterior.`,
      'Si su aplicación no tiene un campo para el código, envíelo directamente al servicio:',
      request(publicUrl, '/api/v1/auth/confirm-email', { token }),
      '¿No lo ha solicitado usted? Entonces puede ignorar este mensaje: sin el código, nada cambia.'
    ],
    farewell
  }),

  'email-alterado': ({ nome, emailNovo }) => ({
    subject: `El correo electrónico de su cuenta ha cambiado – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `El correo electrónico de su cuenta en ${PRODUCT} ha cambiado. A partir de ahora, usted entra con esta dirección y recibe en ella nuestros mensajes:`,
      { facts: [['Nuevo correo', emailNovo]] },
      'Si ha sido usted, no tiene que hacer nada más. La dirección anterior no recibirá más mensajes sobre la cuenta.',
      'Si no ha sido usted, avise de inmediato al administrador del sistema de su institución: él puede bloquear el acceso y devolverle la cuenta.'
    ],
    farewell
  }),

  'senha-alterada': ({ nome, quando }) => ({
    subject: `Su contraseña ha cambiado – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `La contraseña de su cuenta en ${PRODUCT} ha cambiado:`,
      { facts: [['Cuándo', when(quando)]] },
      'Si ha sido usted, no tiene que hacer nada más. Por seguridad, se han cerrado las demás sesiones de la cuenta.',
      'Si no ha sido usted, use de inmediato la opción «He olvidado mi contraseña» de su aplicación: al restablecerla se cierran todas las sesiones. Después, avise al administrador del sistema de su institución.'
    ],
    farewell
  }),

  'email-pedido': ({ nome, emailNovo, quando }) => ({
    subject: `Se ha pedido cambiar el correo de su cuenta – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Se ha pedido cambiar el correo electrónico de su cuenta en ${PRODUCT}. El cambio solo vale cuando se confirma desde la nueva dirección:`,
      {
        facts: [
          ['Nuevo correo', emailNovo],
          ['Cuándo', when(quando)]
        ]
      },
      'Si ha sido usted, confírmelo con el código enviado a la nueva dirección.',
      'Si no ha sido usted, cambie su contraseña de inmediato: eso anula la petición y cierra las demás sesiones. Después, avise al administrador del sistema de su institución.'
    ],
    farewell
  }),

  'email-confirmado': ({ nome, quando }) => ({
    subject: `Este es el nuevo correo de su cuenta – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Esta dirección se ha confirmado y es ahora el correo electrónico de su cuenta en ${PRODUCT}:`,
      { facts: [['Cuándo', when(quando)]] },
      'Si ha sido usted, no tiene que hacer nada más.',
      'Si no ha sido usted, avise de inmediato al administrador del sistema de su institución.'
    ],
    farewell
  }),

  'mfa-habilitada': ({ nome, quando }) => ({
    subject: `Autenticación multifactor activada – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Se ha activado la autenticación multifactor de su cuenta en ${PRODUCT}. A partir de ahora, cada inicio de sesión pide también un código:`,
      { facts: [['Cuándo', when(quando)]] },
      'Si ha sido usted, no tiene que hacer nada más. Guarde bien los códigos de reserva.',
      'Si no ha sido usted, avise de inmediato al administrador del sistema de su institución: él puede desactivarla y cerrar las sesiones de la cuenta.'
    ],
    farewell
  }),

  'mfa-desabilitada': ({ nome, porAdministrador, quando }) => ({
    subject: `Autenticación multifactor desactivada – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      porAdministrador
        ? `Un administrador ha desactivado la autenticación multifactor de su cuenta en ${PRODUCT}. La contraseña basta para entrar:`
        : `Se ha desactivado la autenticación multifactor de su cuenta en ${PRODUCT}. La contraseña basta para entrar:`,
      { facts: [['Cuándo', when(quando)]] },
      'Si ha sido usted, o si lo ha pedido, actívela de nuevo en cuanto pueda: protege su cuenta aunque alguien descubra la contraseña.',
      'Si no ha sido usted, cambie su contraseña de inmediato y avise al administrador del sistema de su institución.'
    ],
    farewell
  }),

  'sessoes-encerradas': ({ nome, quando }) => ({
    subject: `Se han cerrado sus sesiones – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Un administrador ha cerrado todas las sesiones de su cuenta en ${PRODUCT}. Para continuar, entre de nuevo:`,
      { facts: [['Cuándo', when(quando)]] },
      'Si no lo esperaba, hable con el administrador del sistema de su institución.'
    ],
    farewell
  }),

  'conta-bloqueada': ({ nome, token, publicUrl, minutos }) => ({
    subject: `Su cuenta está bloqueada por un tiempo – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Ha habido demasiados intentos fallidos de entrar en su cuenta en ${PRODUCT}. Por eso, nadie puede entrar en ella durante 15 minutos. Las sesiones ya abiertas continúan. En esta página puede desbloquear la cuenta antes:`,
      panelLink(publicUrl, 'liberar', token),
      'Otra aplicación puede pedirle este código en lugar del enlace:',
      { code: token },
      `El código es válido durante ${minutos === 1 ? '1 minuto' : `${minutos} minutos`} y solo se puede usar una vez. Si su aplicación no tiene un campo para él, envíelo directamente al servicio:`,
      request(publicUrl, '/api/v1/auth/unlock', { token }),
      'Si no ha sido usted quien ha intentado entrar, alguien puede estar adivinando su contraseña. Elija una que no use en ningún otro sitio y active la autenticación multifactor.'
    ],
    farewell
  }),

  'novo-dispositivo': ({ nome, dispositivo, ip, quando }) => ({
    subject: `Nuevo acceso a su cuenta – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Se ha accedido a su cuenta en ${PRODUCT} desde un dispositivo que no conocíamos:`,
      {
        facts: [
          ['Dispositivo', dispositivo],
          ['Dirección IP', ip],
          ['Cuándo', when(quando)]
        ]
      },
      'Si ha sido usted, no tiene que hacer nada.',
      'Si no ha sido usted, cambie su contraseña de inmediato, ya que eso cierra las demás sesiones, y avise al administrador del sistema de su institución.'
    ],
    farewell
  }),

  'conta-criada': ({ nome, publicUrl }) => ({
    subject: `Le damos la bienvenida a ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Su cuenta en ${PRODUCT} ya está creada. Entre con esta dirección de correo y con la contraseña elegida en el registro. El servicio está en:`,
      { link: publicUrl },
      'Si no conoce la contraseña, use la opción «He olvidado mi contraseña» de su aplicación para elegir una nueva.',
      '¿No esperaba esta cuenta? Hable con el administrador del sistema de su institución.'
    ],
    farewell
  }),

  convite: ({ nome, token, publicUrl, dias }) => ({
    subject: `Invitación a ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Una persona de su institución le ha invitado a ${PRODUCT}. Elija su contraseña en esta página y la cuenta estará lista:`,
      panelLink(publicUrl, 'convite', token),
      `El enlace funciona una sola vez, en un plazo de ${dias === 1 ? '1 día' : `${dias} días`}. Después, entre con esta dirección de correo y con la contraseña elegida.`,
      'Otra aplicación puede enviar el código del enlace directamente al servicio:',
      request(publicUrl, '/api/v1/auth/convite', { token, senha: '(su contraseña)' }),
      '¿No esperaba esta invitación? Entonces puede ignorar este mensaje: sin el enlace no se crea ninguna cuenta.'
    ],
    farewell
  })
}
