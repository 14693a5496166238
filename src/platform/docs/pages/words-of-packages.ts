import type { Language } from '../../../engine/messages/messages.ts'
import type { PackageKind } from '../packages.ts'

export interface PackageWords {
  title: string
  /** Paragraphs in Markdown. */
  about: string[]
  kinds: Record<PackageKind, string>
  /** What there is to read about each package, in Markdown. */
  guides: Record<PackageKind, string>
  missing: string
  columns: [version: string, release: string, size: string, digests: string]
  unreleased: string
  programs: string
  aboutPrograms: string
}

export const packageWords: Record<Language, PackageWords> = {
  'pt-BR': {
    title: 'Pacotes para programas',
    about: [
      'O próprio serviço entrega os pacotes de cliente, para que se instalem também onde não se alcança nenhum registro de pacotes.',
      'O endereço de uma versão lançada traz sempre os mesmos bytes, também depois de uma atualização do serviço: guarde-o, com o resumo, no seu lockfile. Uma versão com `next` ou `dev` é a prévia do próximo lançamento; o endereço dela vale só enquanto este serviço tiver exatamente esse conteúdo. Os endereços sem versão levam à mais nova e por isso não servem para um lockfile. Veja [Versões e documentos](/guides/versions).'
    ],
    kinds: { typescript: 'TypeScript e JavaScript', python: 'Python' },
    guides: {
      typescript: 'O guia: [o pacote do cliente e a linha de comando](/guides/client).',
      python: 'O guia: [Python](/guides/python).'
    },
    missing: 'Este serviço ainda não empacotou as suas fontes; `make sdk` o faz.',
    columns: ['Versão', 'Lançamento do contrato', 'Tamanho', 'Resumos'],
    unreleased: 'ainda não lançado',
    programs: 'Para programas',
    aboutPrograms:
      'A mesma lista em JSON: [/sdk/index.json](/sdk/index.json), ou este endereço com `Accept: application/json`.'
  },
  'en-US': {
    title: 'Packages for programs',
    about: [
      'The service itself serves the client packages, so that they can be installed where no package registry can be reached.',
      'The address of a released version has the same bytes for ever, also after an upgrade of the service: keep it in your lockfile with its digest. A version with `next` or `dev` is a forerunner of the next release; its address is good only while this service has exactly that content. The addresses without a version lead to the newest one, and so do not fit into a lockfile. See [Versions and documents](/guides/versions).'
    ],
    kinds: { typescript: 'TypeScript and JavaScript', python: 'Python' },
    guides: {
      typescript: 'The guide: [the client package and its command line](/guides/client).',
      python: 'The guide: [Python](/guides/python).'
    },
    missing: 'This service has not packed its sources yet; `make sdk` does it.',
    columns: ['Version', 'Release of the contract', 'Size', 'Digests'],
    unreleased: 'not released yet',
    programs: 'For programs',
    aboutPrograms:
      'The same list as JSON: [/sdk/index.json](/sdk/index.json), or this address with `Accept: application/json`.'
  },
  'es-ES': {
    title: 'Paquetes para programas',
    about: [
      'El propio servicio entrega los paquetes de cliente, para que puedan instalarse también donde no se alcanza ningún registro de paquetes.',
      'La dirección de una versión publicada tiene siempre los mismos bytes, también después de actualizar el servicio: guárdela, con su resumen, en su lockfile. Una versión con `next` o `dev` es un anticipo de la próxima publicación; su dirección vale solo mientras este servicio tenga exactamente ese contenido. Las direcciones sin versión llevan a la más nueva y por eso no sirven para un lockfile. Véase [Versiones y documentos](/guides/versions).'
    ],
    kinds: { typescript: 'TypeScript y JavaScript', python: 'Python' },
    guides: {
      typescript: 'La guía: [el paquete del cliente y su línea de comandos](/guides/client).',
      python: 'La guía: [Python](/guides/python).'
    },
    missing: 'Este servicio aún no ha empaquetado sus fuentes; `make sdk` lo hace.',
    columns: ['Versión', 'Publicación del contrato', 'Tamaño', 'Resúmenes'],
    unreleased: 'aún no publicado',
    programs: 'Para programas',
    aboutPrograms:
      'La misma lista en JSON: [/sdk/index.json](/sdk/index.json), o esta dirección con `Accept: application/json`.'
  }
}
