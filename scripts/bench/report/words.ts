import type { GuideLanguage } from '../../generate/languages/guides.ts'
import type { Figure, Series } from '../finding.ts'

export type Plot = Figure['plot']

/** What a bar of a plot stands for. Sizes (`10000 cases`) are put into words by their number. */
type Named = Exclude<Series, `${number} ${string}`>

export interface Words {
  /** What the bars of a plot count. */
  units: Record<Plot, string>
  series: Record<Named, string>
  cases: string
  users: string
  what: string
  ratio: string
  bar: string
  measured: string
  verdict: string
  holds: string
  missed: string
  noBar: string
  margins: string
  better: string
  worse: string
  nothing: string
  machine: Record<'cores' | 'cpu' | 'memory' | 'system' | 'node' | 'postgres', string>
  part: string
  date: string
  commit: string
  size: Record<'title' | 'usual' | 'whole', string>
  seconds: string
  load: string
  edited: string
}

export const words: Record<GuideLanguage, Words> = {
  'en-US': {
    units: {
      reads: 'Requests per second (more is better)',
      writes: 'Cases recorded per second (more is better)',
      import: 'Rows per second (more is better)',
      login: 'Logins or verifications per second (more is better)',
      growth: 'Milliseconds for one answer, median (equal bars: it does not grow)',
      memory: 'Megabytes that the process holds (fewer is better)',
      tail: 'Milliseconds until the answer (fewer is better)'
    },
    series: {
      service: 'this service',
      express: 'express + pg',
      bare: 'node:https + postgres.js',
      sql: 'SQL alone',
      copy: 'COPY',
      argon2: 'argon2 alone',
      before: 'before',
      peak: 'at most'
    },
    cases: 'cases',
    users: 'users',
    what: 'What',
    ratio: 'Ratio',
    bar: 'Bar',
    measured: 'Measured',
    verdict: 'Holds',
    holds: 'yes',
    missed: 'no',
    noBar: 'no bar',
    margins:
      'How far each ratio is from its bar. Each column to the right is twice as good, each to the left half as good; beyond the edge it is drawn on it.',
    better: 'better than the bar',
    worse: 'misses it',
    nothing: 'Not measured yet.',
    machine: {
      cores: 'Processors',
      cpu: 'Model',
      memory: 'Memory',
      system: 'System',
      node: 'Node',
      postgres: 'PostgreSQL'
    },
    part: 'Bench',
    date: 'Measured at',
    commit: 'Commit',
    size: { title: 'Size', usual: 'usual', whole: 'whole' },
    seconds: 'Seconds',
    load: 'Load before',
    edited: 'This file was changed after the measurement: its figures are not those that `make bench` has written.'
  },
  'pt-BR': {
    units: {
      reads: 'Requisições por segundo (mais é melhor)',
      writes: 'Casos registrados por segundo (mais é melhor)',
      import: 'Linhas por segundo (mais é melhor)',
      login: 'Logins ou verificações por segundo (mais é melhor)',
      growth: 'Milissegundos por resposta, mediana (barras iguais: não cresce)',
      memory: 'Megabytes que o processo ocupa (menos é melhor)',
      tail: 'Milissegundos até a resposta (menos é melhor)'
    },
    series: {
      service: 'este serviço',
      express: 'express + pg',
      bare: 'node:https + postgres.js',
      sql: 'só SQL',
      copy: 'COPY',
      argon2: 'só argon2',
      before: 'antes',
      peak: 'no máximo'
    },
    cases: 'casos',
    users: 'usuários',
    what: 'O quê',
    ratio: 'Razão',
    bar: 'Meta',
    measured: 'Medido',
    verdict: 'Cumpre',
    holds: 'sim',
    missed: 'não',
    noBar: 'sem meta',
    margins:
      'A distância de cada razão até sua meta. Cada coluna à direita é duas vezes melhor, cada uma à esquerda duas vezes pior; além da borda, o ponto fica sobre ela.',
    better: 'melhor que a meta',
    worse: 'não cumpre',
    nothing: 'Ainda não medido.',
    machine: {
      cores: 'Processadores',
      cpu: 'Modelo',
      memory: 'Memória',
      system: 'Sistema',
      node: 'Node',
      postgres: 'PostgreSQL'
    },
    part: 'Medição',
    date: 'Medido em',
    commit: 'Commit',
    size: { title: 'Tamanho', usual: 'usual', whole: 'inteiro' },
    seconds: 'Segundos',
    load: 'Carga antes',
    edited: 'Este arquivo foi alterado depois da medição: os números não são os que `make bench` escreveu.'
  },
  'es-ES': {
    units: {
      reads: 'Peticiones por segundo (más es mejor)',
      writes: 'Casos registrados por segundo (más es mejor)',
      import: 'Filas por segundo (más es mejor)',
      login: 'Inicios de sesión o verificaciones por segundo (más es mejor)',
      growth: 'Milisegundos por respuesta, mediana (barras iguales: no crece)',
      memory: 'Megabytes que ocupa el proceso (menos es mejor)',
      tail: 'Milisegundos hasta la respuesta (menos es mejor)'
    },
    series: {
      service: 'este servicio',
      express: 'express + pg',
      bare: 'node:https + postgres.js',
      sql: 'solo SQL',
      copy: 'COPY',
      argon2: 'solo argon2',
      before: 'antes',
      peak: 'como máximo'
    },
    cases: 'casos',
    users: 'usuarios',
    what: 'Qué',
    ratio: 'Razón',
    bar: 'Meta',
    measured: 'Medido',
    verdict: 'Cumple',
    holds: 'sí',
    missed: 'no',
    noBar: 'sin meta',
    margins:
      'La distancia de cada razón hasta su meta. Cada columna a la derecha es el doble de buena, cada una a la izquierda la mitad; más allá del borde, el punto queda sobre él.',
    better: 'mejor que la meta',
    worse: 'no cumple',
    nothing: 'Aún no medido.',
    machine: {
      cores: 'Procesadores',
      cpu: 'Modelo',
      memory: 'Memoria',
      system: 'Sistema',
      node: 'Node',
      postgres: 'PostgreSQL'
    },
    part: 'Medición',
    date: 'Medido el',
    commit: 'Commit',
    size: { title: 'Tamaño', usual: 'usual', whole: 'entero' },
    seconds: 'Segundos',
    load: 'Carga antes',
    edited: 'Este archivo fue cambiado después de la medición: las cifras no son las que `make bench` escribió.'
  }
}
