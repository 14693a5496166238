import type { FastifyInstance } from 'fastify'
import { escaped } from '../engine/messages/html.ts'
import type { Language } from '../engine/messages/messages.ts'
import { listOfGuides } from '../platform/docs/pages/guides.ts'
import { html, layout } from '../platform/docs/pages/layout.ts'
import { serveTranslated } from '../platform/docs/served.ts'

/** The places that the page links to. */
const places = [
  '/painel',
  '/noticias',
  '/alertas',
  '/guides',
  '/docs',
  '/reference',
  '/guides/client',
  '/guides/python',
  '/api/v1/health'
] as const

/** What the page says about this service. */
export interface LandingSettings {
  version: string
  env: string
  /** Whether everybody may see levels of alert. */
  publicAlerts?: boolean
}

interface Words {
  title: string
  about: string
  now: string
  /** The name of each place, and what is there. */
  places: Record<(typeof places)[number], [name: string, sentence: string]>
}

const words: Record<Language, Words> = {
  'pt-BR': {
    title: 'Dados de saúde, integrados',
    about:
      'O Saúde Integra reúne os casos de dengue, zika e chikungunya notificados no Brasil e os oferece a quem cuida, pesquisa e decide: num painel para olhar, e numa API para outros sistemas.',
    now: 'Este serviço: versão {version}, ambiente {env}.',
    places: {
      '/painel': [
        'Painel',
        'Curva epidêmica com canal de alerta, mapa, pirâmide etária, casos, boletins e importação de arquivos.'
      ],
      '/noticias': ['Notícias', 'O que se publicou por último, também como feed.'],
      '/alertas': ['Alertas', 'O nível de alerta de estados e municípios, semana a semana.'],
      '/docs': ['Experimentar a API', 'Cada operação, para chamar na própria página.'],
      '/guides': ['Guias', 'Primeiros passos, listas e filtros, importação, webhooks, operação do serviço.'],
      '/reference': ['Referência', 'Todas as operações com campos, respostas e exemplos.'],
      '/guides/client': ['Cliente em TypeScript', 'O pacote para programas e navegadores, com linha de comando.'],
      '/guides/python': ['Cliente em Python', 'O pacote para programas e análises, com data frames.'],
      '/api/v1/health': ['Estado do serviço', 'Se o serviço está no ar, agora.']
    }
  },
  'en-US': {
    title: 'Health data, brought together',
    about:
      'Saúde Integra gathers the cases of dengue, zika and chikungunya that are notified in Brazil and offers them to those who care, study and decide: in a panel to look at, and in an API for other systems.',
    now: 'This service: version {version}, environment {env}.',
    places: {
      '/painel': [
        'Panel',
        'Epidemic curve with an alert channel, map, age pyramid, cases, bulletins and the import of files.'
      ],
      '/noticias': ['News', 'What was published last, also as a feed.'],
      '/alertas': ['Alerts', 'The level of alert of states and municipalities, week by week.'],
      '/docs': ['Try the API', 'Every operation, to be called from the page itself.'],
      '/guides': ['Guides', 'First steps, lists and filters, imports, webhooks, running the service.'],
      '/reference': ['Reference', 'All operations with their fields, answers and examples.'],
      '/guides/client': ['TypeScript client', 'The package for programs and browsers, with a command line.'],
      '/guides/python': ['Python client', 'The package for programs and analyses, with data frames.'],
      '/api/v1/health': ['State of the service', 'Whether the service is up, now.']
    }
  },
  'es-ES': {
    title: 'Datos de salud, integrados',
    about:
      'Saúde Integra reúne los casos de dengue, zika y chikungunya notificados en Brasil y los ofrece a quienes cuidan, investigan y deciden: en un panel para mirar y en una API para otros sistemas.',
    now: 'Este servicio: versión {version}, entorno {env}.',
    places: {
      '/painel': [
        'Panel',
        'Curva epidémica con canal de alerta, mapa, pirámide de edades, casos, boletines e importación de archivos.'
      ],
      '/noticias': ['Noticias', 'Lo último que se ha publicado, también como feed.'],
      '/alertas': ['Alertas', 'El nivel de alerta de estados y municipios, semana a semana.'],
      '/docs': ['Probar la API', 'Cada operación, para llamarla desde la propia página.'],
      '/guides': ['Guías', 'Primeros pasos, listas y filtros, importación, webhooks, operación del servicio.'],
      '/reference': ['Referencia', 'Todas las operaciones con sus campos, respuestas y ejemplos.'],
      '/guides/client': ['Cliente en TypeScript', 'El paquete para programas y navegadores, con línea de comandos.'],
      '/guides/python': ['Cliente en Python', 'El paquete para programas y análisis, con data frames.'],
      '/api/v1/health': ['Estado del servicio', 'Si el servicio está en marcha, ahora.']
    }
  }
}

/** Serves GET /, which says what the service is and where to go, in the visitor's language. */
export function addLanding(app: FastifyInstance, config: LandingSettings): void {
  serveTranslated(app, '/', html, (language, asked) =>
    layout(asked, {
      path: '/',
      title: words[language].title,
      description: words[language].about,
      aside: listOfGuides(language),
      content: contentOf(words[language], config)
    })
  )
}

function contentOf({ title, about, now, places: named }: Words, { version, env, publicAlerts }: LandingSettings) {
  const shown = places.filter((path) => path !== '/alertas' || publicAlerts)
  const items = shown.map((path) => {
    const [name, sentence] = named[path]
    return `<li><h2><a href="${path}">${escaped(name)}</a></h2><p>${escaped(sentence)}</p></li>`
  })
  const said = now.replace('{version}', version).replace('{env}', env)
  return `<h1>${escaped(title)}</h1>\n<p class="lead">${escaped(about)}</p>\n<ul class="places">\n${items.join('\n')}\n</ul>\n<p class="byline">${escaped(said)}</p>`
}
