import { type Letters, moment, PRODUCT, placeOf, request, revival } from './letter.ts'

const farewell = `Un saludo cordial,\nEl equipo de ${PRODUCT}`
const when = (iso: string) => `${moment('es-ES', iso)} (hora de Brasilia)`

export const esES: Letters = {
  'redefinir-senha': ({ nome, token, publicUrl, minutos }) => ({
    subject: `Restablezca su contraseña – ${PRODUCT}`,
    greeting: `Hola, ${nome}:`,
    body: [
      `Hemos recibido una solicitud para restablecer la contraseña de su cuenta en ${PRODUCT}. Este es su código:`,
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
    greeting: `Hola, ${nome}:`,
    body: [
      `Esta dirección se ha indicado como el nuevo correo electrónico de su cuenta en ${PRODUCT}. Para confirmar que es suya, use este código:`,
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
    greeting: `Hola, ${nome}:`,
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
    greeting: `Hola, ${nome}:`,
    body: [
      `La contraseña de su cuenta en ${PRODUCT} ha cambiado:`,
      { facts: [['Cuándo', when(quando)]] },
      'Si ha sido usted, no tiene que hacer nada más. Por seguridad, se han cerrado las demás sesiones de la cuenta.',
      'Si no ha sido usted, use de inmediato la opción «He olvidado mi contraseña» de su aplicación: al restablecerla se cierran todas las sesiones. Después, avise al administrador del sistema de su institución.'
    ],
    farewell
  }),

  'novo-dispositivo': ({ nome, dispositivo, ip, quando }) => ({
    subject: `Nuevo acceso a su cuenta – ${PRODUCT}`,
    greeting: `Hola, ${nome}:`,
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
    greeting: `Hola, ${nome}:`,
    body: [
      `Su cuenta en ${PRODUCT} ya está creada. Entre con esta dirección de correo y con la contraseña elegida en el registro. El servicio está en:`,
      { link: publicUrl },
      'Si no conoce la contraseña, use la opción «He olvidado mi contraseña» de su aplicación para elegir una nueva.',
      '¿No esperaba esta cuenta? Hable con el administrador del sistema de su institución.'
    ],
    farewell
  }),

  'webhook-desligado': ({ nome, url, motivo, quando }) => ({
    subject: `Webhook desactivado – ${PRODUCT}`,
    greeting: `Hola, ${nome}:`,
    body: [
      `Se ha desactivado un webhook de su cuenta en ${PRODUCT}, que ya no recibirá más eventos:`,
      {
        facts: [
          ['Dirección', placeOf(url)],
          [
            'Motivo',
            motivo === 'removido'
              ? 'el destino respondió 410 (eliminado)'
              : 'solo hubo fallos de entrega durante cinco días'
          ],
          ['Cuándo', when(quando)]
        ]
      },
      'Las entregas pendientes se han marcado como fallidas. No se envía ninguna mientras el webhook esté desactivado.',
      'Cuando el destino vuelva a funcionar, active de nuevo el webhook. Después, las entregas fallidas se pueden reenviar:',
      revival,
      'Si ya no necesita el webhook, no tiene que hacer nada.'
    ],
    farewell
  })
}
