import type { ServiceMails } from '../kinds.ts'
import { type Letters, PRODUCT, placeOf, revival, weekName } from '../letter.ts'
import { farewell, greet, when } from './phrases.ts'

const levels = ['verde', 'amarillo', 'naranja', 'rojo']
const diseases: Record<string, string> = { dengue: 'Dengue', zika: 'Zika', chikungunya: 'Chikunguña' }

export const service: Letters<keyof ServiceMails> = {
  'carta-teste': ({ nome, quando }) => ({
    subject: `Carta de prueba – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Esta carta muestra que los correos de ${PRODUCT} llegan. Se pidió en el panel:`,
      { facts: [['Cuándo', when(quando)]] }
    ],
    farewell
  }),

  'relatorio-pronto': ({ nome, publicUrl, caminho, assunto, periodo, expira, anexo }) => ({
    subject: `Boletín listo: ${assunto} – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `El boletín programado en su cuenta de ${PRODUCT} está listo:`,
      {
        facts: [
          ['Asunto', assunto],
          ['Período', periodo]
        ]
      },
      anexo
        ? `El archivo va adjunto a este mensaje. También puede descargarse en la aplicación, o directamente del servicio con el token de su cuenta, hasta ${when(expira)}:`
        : `El archivo puede descargarse en la aplicación, o directamente del servicio con el token de su cuenta, hasta ${when(expira)}:`,
      { link: `${publicUrl}${caminho}` },
      '¿Ya no quiere recibirlo? Termine la programación, o su participación en ella:',
      { sample: 'DELETE /api/v1/relatorios-agendamentos/{id}' }
    ],
    farewell
  }),

  'niveis-de-alerta': ({ nome, publicUrl, linhas, outras }) => ({
    subject: `Subió el nivel de alerta: ${linhas[0]?.lugar ?? ''} – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `El nivel de alerta subió en lugares que usted eligió seguir en ${PRODUCT}:`,
      {
        facts: linhas.map(({ lugar, agravo, semana, nivel }) => [
          lugar,
          `${diseases[agravo] ?? agravo}: nivel ${nivel} (${levels[nivel - 1]}), semana ${weekName(semana)}`
        ])
      },
      ...(outras > 0 ? [`Otros ${outras} en otros lugares; el panel los muestra todos.`] : []),
      'Vea en el panel las estimaciones, el Rt y los criterios:',
      { link: `${publicUrl}/painel?visao=alertas` },
      '¿Ya no quiere recibirlos? No elija ningún lugar en la página de alertas, o en el servicio:',
      { sample: 'PUT /api/v1/usuarios/me/alertas' }
    ],
    farewell
  }),

  'chave-criada': ({ nome, chave, trecho, quando, publicUrl }) => ({
    subject: `Nueva clave en su cuenta – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Se ha creado una clave con la que un programa puede usar ${PRODUCT} en nombre de su cuenta:`,
      {
        facts: [
          ['Nombre', chave],
          ['Clave', trecho],
          ['Cuándo', when(quando)]
        ]
      },
      '¿No ha sido usted? Revoque la clave en el panel, cambie su contraseña y avise a quien administra el servicio:',
      { link: `${publicUrl}/painel?visao=conta` }
    ],
    farewell
  }),

  'chave-expira': ({ nome, chave, trecho, expira, publicUrl }) => ({
    subject: `Una clave de su cuenta está por vencer – ${PRODUCT}`,
    greeting: greet(nome),
    body: [
      `Una clave con la que un programa usa ${PRODUCT} en nombre de su cuenta está por vencer:`,
      {
        facts: [
          ['Nombre', chave],
          ['Clave', trecho],
          ['Vence', when(expira)]
        ]
      },
      'Después, el programa será rechazado. Si todavía hace falta, cree otra clave en el panel y désela al programa antes de esa fecha:',
      { link: `${publicUrl}/painel?visao=conta` },
      'Si la clave ya no hace falta, no tiene que hacer nada.'
    ],
    farewell
  }),

  'webhook-desligado': ({ nome, url, motivo, quando }) => ({
    subject: `Webhook desactivado – ${PRODUCT}`,
    greeting: greet(nome),
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
