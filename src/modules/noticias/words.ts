import type { Language } from '../../engine/messages/messages.ts'

/** The words around the news on their pages and in the feed. */
const words = {
  'pt-BR': {
    title: 'Notícias',
    none: 'Ainda não há notícias em português.',
    older: 'Mais antigas',
    newer: 'Mais recentes',
    all: 'Todas as notícias',
    feed: 'Acompanhar por Atom',
    about: 'Notícias publicadas no Saúde Integra.',
    by: 'por'
  },
  'en-US': {
    title: 'News',
    none: 'There is no news in English yet.',
    older: 'Older',
    newer: 'Newer',
    all: 'All news',
    feed: 'Follow by Atom',
    about: 'News published at Saúde Integra.',
    by: 'by'
  },
  'es-ES': {
    title: 'Noticias',
    none: 'Todavía no hay noticias en español.',
    older: 'Más antiguas',
    newer: 'Más recientes',
    all: 'Todas las noticias',
    feed: 'Seguir por Atom',
    about: 'Noticias publicadas en Saúde Integra.',
    by: 'por'
  }
} satisfies Record<Language, Record<string, string>>

export type Word = keyof (typeof words)['pt-BR']

export const word = (language: Language, name: Word): string => words[language][name]
