import type { ServiceMails } from '../kinds.ts'
import { type Letters, PRODUCT, placeOf, revival, weekName } from '../letter.ts'
import { farewell, greet, when } from './phrases.ts'

const levels = ['verde', 'amarelo', 'laranja', 'vermelho']
const diseases: Record<string, string> = { dengue: 'Dengue', zika: 'Zika', chikungunya: 'Chikungunya' }

export const service: Letters<keyof ServiceMails> = {
  'carta-teste': ({ nome, quando }) => ({
    subject: `Carta de teste – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Esta carta mostra que os e-mails do ${PRODUCT} chegam. Ela foi pedida no painel:`,
      { facts: [['Quando', when(quando)]] }
    ],
    farewell
  }),

  'relatorio-pronto': ({ nome, publicUrl, caminho, assunto, periodo, expira, anexo }) => ({
    subject: `Boletim pronto: ${assunto} – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `O boletim agendado na sua conta do ${PRODUCT} está pronto:`,
      {
        facts: [
          ['Assunto', assunto],
          ['Período', periodo]
        ]
      },
      anexo
        ? `O arquivo está anexo a esta mensagem. Também pode ser baixado pela aplicação, ou diretamente do serviço com o token da sua conta, até ${when(expira)}:`
        : `O arquivo pode ser baixado pela aplicação, ou diretamente do serviço com o token da sua conta, até ${when(expira)}:`,
      { link: `${publicUrl}${caminho}` },
      'Não quer mais recebê-lo? Encerre o agendamento, ou a sua participação nele:',
      { sample: 'DELETE /api/v1/relatorios-agendamentos/{id}' }
    ],
    farewell
  }),

  'niveis-de-alerta': ({ nome, publicUrl, linhas, outras }) => ({
    subject: `Nível de alerta subiu: ${linhas[0]?.lugar ?? ''} – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `O nível de alerta subiu em lugares que você escolheu acompanhar no ${PRODUCT}:`,
      {
        facts: linhas.map(({ lugar, agravo, semana, nivel }) => [
          lugar,
          `${diseases[agravo] ?? agravo}: nível ${nivel} (${levels[nivel - 1]}), semana ${weekName(semana)}`
        ])
      },
      ...(outras > 0 ? [`Mais ${outras} em outros lugares; o painel mostra todos.`] : []),
      'Veja no painel as estimativas, o Rt e os critérios:',
      { link: `${publicUrl}/painel?visao=alertas` },
      'Não quer mais recebê-los? Escolha nenhum lugar na página de alertas, ou no serviço:',
      { sample: 'PUT /api/v1/usuarios/me/alertas' }
    ],
    farewell
  }),

  'chave-criada': ({ nome, chave, trecho, quando, publicUrl }) => ({
    subject: `Nova chave na sua conta – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Foi criada uma chave com que um programa pode usar o ${PRODUCT} em nome da sua conta:`,
      {
        facts: [
          ['Nome', chave],
          ['Chave', trecho],
          ['Quando', when(quando)]
        ]
      },
      'Não foi você? Revogue a chave no painel, troque sua senha e avise quem administra o serviço:',
      { link: `${publicUrl}/painel?visao=conta` }
    ],
    farewell
  }),

  'chave-expira': ({ nome, chave, trecho, expira, publicUrl }) => ({
    subject: `Uma chave da sua conta vai expirar – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Uma chave com que um programa usa o ${PRODUCT} em nome da sua conta está para expirar:`,
      {
        facts: [
          ['Nome', chave],
          ['Chave', trecho],
          ['Expira em', when(expira)]
        ]
      },
      'Depois disso o programa será recusado. Se ele ainda for necessário, crie outra chave no painel e troque-a no programa antes dessa data:',
      { link: `${publicUrl}/painel?visao=conta` },
      'Se a chave não for mais necessária, não precisa fazer nada.'
    ],
    farewell
  }),

  'webhook-desligado': ({ nome, url, motivo, quando }) => ({
    subject: `Webhook desligado – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Um webhook da sua conta no ${PRODUCT} foi desligado e não receberá mais eventos:`,
      {
        facts: [
          ['Endereço', placeOf(url)],
          [
            'Motivo',
            motivo === 'removido'
              ? 'o destino respondeu 410 (removido)'
              : 'houve apenas falhas de entrega durante cinco dias'
          ],
          ['Quando', when(quando)]
        ]
      },
      'As entregas que estavam pendentes foram marcadas como falhas. Nenhuma é enviada enquanto o webhook estiver desligado.',
      'Quando o destino voltar a funcionar, ligue o webhook de novo. Depois disso, as entregas que falharam podem ser reenviadas:',
      revival,
      'Se o webhook não for mais necessário, não precisa fazer nada.'
    ],
    farewell
  })
}
