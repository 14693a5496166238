import type { ServiceMails } from '../kinds.ts'
import { type Letters, PRODUCT, placeOf, revival, weekName } from '../letter.ts'
import { farewell, greet, when } from './phrases.ts'

const levels = ['green', 'yellow', 'orange', 'red']
const diseases: Record<string, string> = { dengue: 'Dengue', zika: 'Zika', chikungunya: 'Chikungunya' }

export const service: Letters<keyof ServiceMails> = {
  'carta-teste': ({ nome, quando }) => ({
    subject: `Test letter – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `This letter shows that mails of ${PRODUCT} arrive. It was asked for in the panel:`,
      { facts: [['When', when(quando)]] }
    ],
    farewell
  }),

  'relatorio-pronto': ({ nome, publicUrl, caminho, assunto, periodo, expira, anexo }) => ({
    subject: `Bulletin ready: ${assunto} – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `The bulletin that is scheduled in your ${PRODUCT} account is ready:`,
      {
        facts: [
          ['Subject', assunto],
          ['Period', periodo]
        ]
      },
      anexo
        ? `The file is attached to this message. It can also be downloaded in the application, or directly from the service with the token of your account, until ${when(expira)}:`
        : `The file can be downloaded in the application, or directly from the service with the token of your account, until ${when(expira)}:`,
      { link: `${publicUrl}${caminho}` },
      'Do you not want it any more? End the schedule, or your part in it:',
      { sample: 'DELETE /api/v1/relatorios-agendamentos/{id}' }
    ],
    farewell
  }),

  'niveis-de-alerta': ({ nome, publicUrl, linhas, outras }) => ({
    subject: `Level of alert rose: ${linhas[0]?.lugar ?? ''} – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `The level of alert rose in places that you chose to follow in ${PRODUCT}:`,
      {
        facts: linhas.map(({ lugar, agravo, semana, nivel }) => [
          lugar,
          `${diseases[agravo] ?? agravo}: level ${nivel} (${levels[nivel - 1]}), week ${weekName(semana)}`
        ])
      },
      ...(outras > 0 ? [`${outras} more in other places; the panel shows all of them.`] : []),
      'The panel shows the estimates, Rt and the criteria:',
      { link: `${publicUrl}/painel?visao=alertas` },
      'No longer want these? Choose no places on the page of alerts, or at the service:',
      { sample: 'PUT /api/v1/usuarios/me/alertas' }
    ],
    farewell
  }),

  'chave-criada': ({ nome, chave, trecho, quando, publicUrl }) => ({
    subject: `New key in your account – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `A key was made with which a program can use ${PRODUCT} for your account:`,
      {
        facts: [
          ['Name', chave],
          ['Key', trecho],
          ['When', when(quando)]
        ]
      },
      'Was it not you? Revoke the key in the panel, change your password, and tell whoever administers the service:',
      { link: `${publicUrl}/painel?visao=conta` }
    ],
    farewell
  }),

  'chave-expira': ({ nome, chave, trecho, expira, publicUrl }) => ({
    subject: `A key of your account is about to expire – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `A key with which a program uses ${PRODUCT} for your account is about to expire:`,
      {
        facts: [
          ['Name', chave],
          ['Key', trecho],
          ['Expires', when(expira)]
        ]
      },
      'The program will be refused after that. If it is still needed, make another key in the panel and give it to the program before then:',
      { link: `${publicUrl}/painel?visao=conta` },
      'If the key is no longer needed, there is nothing to do.'
    ],
    farewell
  }),

  'webhook-desligado': ({ nome, url, motivo, quando }) => ({
    subject: `Webhook switched off – ${PRODUCT}`,
    greeting: greet(nome),
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
