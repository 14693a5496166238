import type { Language } from '../../../engine/messages/messages.ts'

interface DocumentWords {
  title: string
  about: string
  columns: string[]
  files: Record<'a' | 'b' | 'a30' | 'b30' | 'changes' | 'samples' | 'collections', string>
  more: string
  releases: string
  aboutReleases: string
  releaseColumns: string[]
  /** Where the same list is as JSON, at {path}. */
  programs: string
}

export const documentWords: Record<Language, DocumentWords> = {
  'pt-BR': {
    title: 'Documentos do contrato',
    about:
      'O contrato em OpenAPI, em três línguas: `?lang=` ou `Accept-Language` escolhe. Os documentos levam um `ETag`; o guia [Versões e documentos](/guides/versions) diz o que neles pode mudar.',
    columns: ['O quê', 'Endereços'],
    files: {
      b: 'Descrição B, de todos os módulos, em OpenAPI 3.1',
      a: 'Descrição A, o contrato formal de contas e permissões, em OpenAPI 3.1',
      b30: 'Descrição B em OpenAPI 3.0.3',
      a30: 'Descrição A em OpenAPI 3.0.3',
      changes: 'O que mudou de um lançamento a outro',
      samples: 'Cada operação em curl, TypeScript e Python',
      collections: 'Coleções para Postman e Bruno'
    },
    more: 'Os documentos como foram lançados: [lançamentos](/openapi/releases/). Os pacotes feitos deles: [/sdk/](/sdk/). Para ler: [a referência](/reference).',
    releases: 'Lançamentos do contrato',
    aboutReleases:
      'Os documentos de cada lançamento ficam guardados, em inglês, sem mudança alguma. O que é novo em cada um está em [Mudanças](/guides/changes).',
    releaseColumns: ['Lançamento', 'Versão', 'Data', 'Documentos'],
    programs: 'A mesma lista em JSON: [{path}]({path}), ou este endereço com `Accept: application/json`.'
  },
  'en-US': {
    title: 'Documents of the contract',
    about:
      'The contract in OpenAPI, in three languages: `?lang=` or `Accept-Language` chooses. The documents carry an `ETag`; the guide [Versions and documents](/guides/versions) says what may change in them.',
    columns: ['What', 'Addresses'],
    files: {
      b: 'Description B, of all modules, in OpenAPI 3.1',
      a: 'Description A, the formal contract of accounts and permissions, in OpenAPI 3.1',
      b30: 'Description B in OpenAPI 3.0.3',
      a30: 'Description A in OpenAPI 3.0.3',
      changes: 'What has changed from release to release',
      samples: 'Each operation in curl, TypeScript and Python',
      collections: 'Collections for Postman and Bruno'
    },
    more: 'The documents as they were released: [releases](/openapi/releases/). The packages made of them: [/sdk/](/sdk/). To read: [the reference](/reference).',
    releases: 'Releases of the contract',
    aboutReleases:
      'The documents of each release are kept, in English and without any change. What is new in each is in [Changes](/guides/changes).',
    releaseColumns: ['Release', 'Version', 'Date', 'Documents'],
    programs: 'The same list as JSON: [{path}]({path}), or this address with `Accept: application/json`.'
  },
  'es-ES': {
    title: 'Documentos del contrato',
    about:
      'El contrato en OpenAPI, en tres idiomas: `?lang=` o `Accept-Language` elige. Los documentos llevan un `ETag`; la guía [Versiones y documentos](/guides/versions) dice qué puede cambiar en ellos.',
    columns: ['Qué', 'Direcciones'],
    files: {
      b: 'Descripción B, de todos los módulos, en OpenAPI 3.1',
      a: 'Descripción A, el contrato formal de cuentas y permisos, en OpenAPI 3.1',
      b30: 'Descripción B en OpenAPI 3.0.3',
      a30: 'Descripción A en OpenAPI 3.0.3',
      changes: 'Qué ha cambiado de una publicación a otra',
      samples: 'Cada operación en curl, TypeScript y Python',
      collections: 'Colecciones para Postman y Bruno'
    },
    more: 'Los documentos tal como se publicaron: [publicaciones](/openapi/releases/). Los paquetes hechos de ellos: [/sdk/](/sdk/). Para leer: [la referencia](/reference).',
    releases: 'Publicaciones del contrato',
    aboutReleases:
      'Los documentos de cada publicación se conservan, en inglés y sin ningún cambio. Lo nuevo de cada una está en [Cambios](/guides/changes).',
    releaseColumns: ['Publicación', 'Versión', 'Fecha', 'Documentos'],
    programs: 'La misma lista en JSON: [{path}]({path}), o esta dirección con `Accept: application/json`.'
  }
}
