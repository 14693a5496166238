import type { Language } from '../../../engine/messages/messages.ts'

/** The name of the walk, and what a reader has to know to run it. */
export interface WalkWords {
  title: string
  about: string
}

export const walkWords: Record<Language, WalkWords> = {
  'pt-BR': {
    title: 'Do começo ao fim',
    about:
      'Requisições numa ordem que funciona, cada uma com um teste: 2xx, ou o código que o nome promete. Dê `email` e `senha` de um administrador de um serviço de testes e execute a pasta inteira. Uma conta descartável registra um caso, exporta, escreve uma notícia, usa uma chave e sai; no fim ela é removida.'
  },
  'en-US': {
    title: 'From start to end',
    about:
      'Requests in an order that works, each with a test: 2xx, or the code that the name promises. Give `email` and `senha` of an administrator of a service for tests and run the whole folder. A throw-away account records a case, exports, writes news, uses a key and logs out; in the end it is removed.'
  },
  'es-ES': {
    title: 'De principio a fin',
    about:
      'Peticiones en un orden que funciona, cada una con una prueba: 2xx, o el código que promete el nombre. Dé `email` y `senha` de un administrador de un servicio de pruebas y ejecute la carpeta entera. Una cuenta desechable registra un caso, exporta, escribe una noticia, usa una clave y sale; al final se elimina.'
  }
}
