import { type Letters, moment, PRODUCT, placeOf, request, revival } from './letter.ts'

const farewell = `Best wishes,\nThe ${PRODUCT} team`
const when = (iso: string) => `${moment('en-US', iso)} (Brasília time)`

export const enUS: Letters = {
  'redefinir-senha': ({ nome, token, publicUrl, minutos }) => ({
    subject: `Reset your password – ${PRODUCT}`,
    greeting: `Hello, ${nome}!`,
    body: [
      `We received a request to reset the password of your ${PRODUCT} account. Here is your code:`,
      { code: token },
      `The code is valid for ${minutos === 1 ? '1 minute' : `${minutos} minutes`} and works only once. Copy it into the application where you made the request and choose your new password. All open sessions will end, and you will sign in again with the new password.`,
      'If your application has no place for the code, send it with the new password directly to the service:',
      request(publicUrl, '/api/v1/auth/reset-password', {
        token,
        senha_nova: '(the new password)',
        confirmar_senha: '(the new password again)'
      }),
      'Did you not ask for this? Then you can ignore this message: without the code, your password stays the same. Do not pass it on to anyone. Our team never asks for codes or passwords.'
    ],
    farewell
  }),

  'confirmar-email': ({ nome, token, publicUrl, horas }) => ({
    subject: `Confirm your email address – ${PRODUCT}`,
    greeting: `Hello, ${nome}!`,
    body: [
      `This address was given as the new email address of your ${PRODUCT} account. To confirm that it is yours, use this code:`,
      { code: token },
      `The code is valid for ${horas === 1 ? '1 hour' : `${horas} hours`} and works only once. Copy it into the application where you made the change. Until then, your account keeps its previous address.`,
      'If your application has no place for the code, send it directly to the service:',
      request(publicUrl, '/api/v1/auth/confirm-email', { token }),
      'Did you not ask for this? Then you can ignore this message: without the code, nothing changes.'
    ],
    farewell
  }),

  'email-alterado': ({ nome, emailNovo }) => ({
    subject: `The email address of your account was changed – ${PRODUCT}`,
    greeting: `Hello, ${nome}!`,
    body: [
      `The email address of your ${PRODUCT} account was changed. From now on, you sign in with this address and receive our messages there:`,
      { facts: [['New address', emailNovo]] },
      'If this was you, there is nothing else to do. The old address will not receive any more messages about the account.',
      'If this was not you, tell the system administrator of your institution right away: they can block access and give the account back to you.'
    ],
    farewell
  }),

  'senha-alterada': ({ nome, quando }) => ({
    subject: `Your password was changed – ${PRODUCT}`,
    greeting: `Hello, ${nome}!`,
    body: [
      `The password of your ${PRODUCT} account was changed:`,
      { facts: [['When', when(quando)]] },
      'If this was you, there is nothing else to do. For your safety, the other sessions of the account were ended.',
      'If this was not you, use “Forgot my password” in your application right away: resetting the password ends every session. Then tell the system administrator of your institution.'
    ],
    farewell
  }),

  'novo-dispositivo': ({ nome, dispositivo, ip, quando }) => ({
    subject: `New sign-in to your account – ${PRODUCT}`,
    greeting: `Hello, ${nome}!`,
    body: [
      `Someone signed in to your ${PRODUCT} account from a device that we had not seen before:`,
      {
        facts: [
          ['Device', dispositivo],
          ['IP address', ip],
          ['When', when(quando)]
        ]
      },
      'If this was you, there is nothing to do.',
      'If this was not you, change your password right away, which ends the other sessions, and tell the system administrator of your institution.'
    ],
    farewell
  }),

  'conta-criada': ({ nome, publicUrl }) => ({
    subject: `Welcome to ${PRODUCT}`,
    greeting: `Hello, ${nome}!`,
    body: [
      `Your ${PRODUCT} account is ready. You sign in with this email address and the password chosen at sign-up. The service is at:`,
      { link: publicUrl },
      'If you do not know the password, use “Forgot my password” in your application to choose a new one.',
      'Were you not expecting this account? Talk to the system administrator of your institution.'
    ],
    farewell
  }),

  'webhook-desligado': ({ nome, url, motivo, quando }) => ({
    subject: `Webhook switched off – ${PRODUCT}`,
    greeting: `Hello, ${nome}!`,
    body: [
      `A webhook of your ${PRODUCT} account was switched off and will not receive any more events:`,
      {
        facts: [
          ['Address', placeOf(url)],
          [
            'Reason',
            motivo === 'removido'
              ? 'the receiver answered 410 (gone)'
              : 'there were only failed deliveries for five days'
          ],
          ['When', when(quando)]
        ]
      },
      'Its pending deliveries were marked as failed. None is sent while the webhook is switched off.',
      'When the receiver works again, switch the webhook on. After that, the deliveries that failed can be resent:',
      revival,
      'If the webhook is no longer needed, there is nothing to do.'
    ],
    farewell
  })
}
