import type { AccountMails } from '../kinds.ts'
import { type Letters, PRODUCT, panelLink, request } from '../letter.ts'
import { farewell, greet, when } from './phrases.ts'

export const account: Letters<keyof AccountMails> = {
  'redefinir-senha': ({ nome, token, publicUrl, minutos }) => ({
    subject: `Reset your password – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `We received a request to reset the password of your ${PRODUCT} account. Choose the new one on this page:`,
      panelLink(publicUrl, 'senha', token),
      'Another application may ask for this code instead:',
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
    greeting: greet(nome),
    body: [
      `This address was given as the new email address of your ${PRODUCT} account. Confirm that it is yours on this page:`,
      panelLink(publicUrl, 'email', token),
      'Another application may ask for this code instead:',
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
    greeting: greet(nome),
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
    greeting: greet(nome),
    body: [
      `The password of your ${PRODUCT} account was changed:`,
      { facts: [['When', when(quando)]] },
      'If this was you, there is nothing else to do. For your safety, the other sessions of the account were ended.',
      'If this was not you, use “Forgot my password” in your application right away: resetting the password ends every session. Then tell the system administrator of your institution.'
    ],
    farewell
  }),

  'email-pedido': ({ nome, emailNovo, quando }) => ({
    subject: `A change of your email address was requested – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Someone asked to change the email address of your ${PRODUCT} account. It takes effect only once it is confirmed from the new address:`,
      {
        facts: [
          ['New address', emailNovo],
          ['When', when(quando)]
        ]
      },
      'If this was you, confirm it with the code that was sent to the new address.',
      'If this was not you, change your password right away: that withdraws the request and ends the other sessions. Then tell the system administrator of your institution.'
    ],
    farewell
  }),

  'email-confirmado': ({ nome, quando }) => ({
    subject: `This is the new email address of your account – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `This address was confirmed and is now the email address of your ${PRODUCT} account:`,
      { facts: [['When', when(quando)]] },
      'If this was you, there is nothing else to do.',
      'If this was not you, tell the system administrator of your institution right away.'
    ],
    farewell
  }),

  'mfa-habilitada': ({ nome, quando }) => ({
    subject: `Multi-factor authentication switched on – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Multi-factor authentication of your ${PRODUCT} account was switched on. From now on, every sign-in also asks for a code:`,
      { facts: [['When', when(quando)]] },
      'If this was you, there is nothing else to do. Keep the backup codes in a safe place.',
      'If this was not you, tell the system administrator of your institution right away: they can switch it off and end the sessions of the account.'
    ],
    farewell
  }),

  'mfa-desabilitada': ({ nome, porAdministrador, quando }) => ({
    subject: `Multi-factor authentication switched off – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      porAdministrador
        ? `An administrator switched off multi-factor authentication of your ${PRODUCT} account. The password is enough to sign in:`
        : `Multi-factor authentication of your ${PRODUCT} account was switched off. The password is enough to sign in:`,
      { facts: [['When', when(quando)]] },
      'If this was you, or if you asked for it, switch it on again as soon as you can: it protects your account even if someone finds out the password.',
      'If this was not you, change your password right away and tell the system administrator of your institution.'
    ],
    farewell
  }),

  'sessoes-encerradas': ({ nome, quando }) => ({
    subject: `Your sessions were ended – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `An administrator ended all sessions of your ${PRODUCT} account. To go on, sign in again:`,
      { facts: [['When', when(quando)]] },
      'If you were not expecting this, talk to the system administrator of your institution.'
    ],
    farewell
  }),

  'conta-bloqueada': ({ nome, token, publicUrl, minutos }) => ({
    subject: `Your account is locked for a while – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `There were too many failed attempts to sign in to your ${PRODUCT} account. Therefore nobody can sign in to it for 15 minutes. Sessions that are already open go on. On this page you release the account earlier:`,
      panelLink(publicUrl, 'liberar', token),
      'Another application may ask for this code instead:',
      { code: token },
      `The code is valid for ${minutos === 1 ? '1 minute' : `${minutos} minutes`} and works only once. If your application has no place for it, send it directly to the service:`,
      request(publicUrl, '/api/v1/auth/unlock', { token }),
      'If it was not you who tried to sign in, someone may be guessing your password. Choose one that you use nowhere else, and switch on multi-factor authentication.'
    ],
    farewell
  }),

  'novo-dispositivo': ({ nome, dispositivo, ip, quando }) => ({
    subject: `New sign-in to your account – ${PRODUCT}`,
    greeting: greet(nome),
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
    greeting: greet(nome),
    body: [
      `Your ${PRODUCT} account is ready. You sign in with this email address and the password chosen at sign-up. The service is at:`,
      { link: publicUrl },
      'If you do not know the password, use “Forgot my password” in your application to choose a new one.',
      'Were you not expecting this account? Talk to the system administrator of your institution.'
    ],
    farewell
  }),

  convite: ({ nome, token, publicUrl, dias }) => ({
    subject: `Invitation to ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Someone of your institution has invited you to ${PRODUCT}. Choose your password on this page, and the account is ready:`,
      panelLink(publicUrl, 'convite', token),
      `The link works once, within ${dias === 1 ? '1 day' : `${dias} days`}. Afterwards you sign in with this email address and the password of your choice.`,
      'Another application can send the code of the link directly to the service:',
      request(publicUrl, '/api/v1/auth/convite', { token, senha: '(your password)' }),
      'Were you not expecting this invitation? Then you can ignore this message: without the link, no account is made.'
    ],
    farewell
  })
}
