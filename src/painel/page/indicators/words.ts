import type { Language } from '../words/words.ts'

/* The sentences of this part alone. They are loaded with it, so that the first view does not carry them. */

export interface Words {
  title: string
  note: string
  guide: string
  columns: { name: string; value: string; unit: string; counted: string; of: string; definition: string }
  units: { cases: string; rate: string; percent: string; days: string }
  /** `{n}` of `{of}`. */
  counted: string
  none: string
  names: Record<Name, string>
  exames: Record<string, string>
  definitions: Record<Name, string>
}

export const names = [
  'provaveis',
  'incidencia',
  'letalidade',
  'graves',
  'hospitalizados',
  'sorotipo',
  'positividade',
  'notificacao',
  'digitacao',
  'encerramento'
] as const
export type Name = (typeof names)[number]

const ptBR: Words = {
  title: 'Indicadores',
  note: 'Definições do Ministério da Saúde, calculadas sobre os casos deste serviço. Cada indicador tem a sua definição ao lado.',
  guide: 'Todas as definições e fontes',
  columns: { name: 'Indicador', value: 'Valor', unit: 'Unidade', counted: 'Casos', of: 'De', definition: 'Definição' },
  units: { cases: 'casos', rate: 'por 100 mil habitantes', percent: '%', days: 'dias (mediana)' },
  counted: '{n} de {of} casos',
  none: 'sem casos para calcular',
  names: {
    provaveis: 'Casos prováveis',
    incidencia: 'Incidência de casos prováveis',
    letalidade: 'Letalidade',
    graves: 'Letalidade entre casos graves',
    hospitalizados: 'Hospitalizados',
    sorotipo: 'Sorotipo {name}',
    positividade: 'Positividade: {name}',
    notificacao: 'Dos sintomas à notificação',
    digitacao: 'Da notificação à digitação',
    encerramento: 'Encerrados em até 60 dias'
  },
  exames: { ns1: 'NS1', igm: 'IgM', pcr: 'PCR', isolamento_viral: 'isolamento viral' },
  definitions: {
    provaveis: 'Todos os casos notificados, menos os descartados.',
    incidencia: 'Casos prováveis do período por 100 mil habitantes, sem projeção para um ano.',
    letalidade: 'Óbitos pelo agravo em porcentagem dos casos prováveis.',
    graves: 'Óbitos pelo agravo em porcentagem dos casos de dengue com sinais de alarme e de dengue grave.',
    hospitalizados: 'Casos com internação informada em porcentagem de todos os casos notificados.',
    sorotipo: 'Parte do sorotipo nos casos prováveis em que algum sorotipo foi identificado. Descartados não contam.',
    positividade:
      'Resultados positivos em porcentagem dos positivos e negativos do exame, em todos os casos, também os descartados. Inconclusivos e não realizados não contam.',
    notificacao: 'Mediana dos dias entre os primeiros sintomas e a notificação, de todos os casos.',
    digitacao: 'Mediana dos dias entre a notificação e a digitação, dos casos em que esta data é conhecida.',
    encerramento:
      'Dos casos notificados há mais de 60 dias, os que foram encerrados até o sexagésimo dia depois da notificação. Investigações abertas contam como atrasadas.'
  }
}

const enUS: Words = {
  title: 'Indicators',
  note: "The Ministry of Health's definitions, computed from the cases of this service. Each indicator has its definition beside it.",
  guide: 'All definitions and sources',
  columns: { name: 'Indicator', value: 'Value', unit: 'Unit', counted: 'Cases', of: 'Of', definition: 'Definition' },
  units: { cases: 'cases', rate: 'per 100,000 inhabitants', percent: '%', days: 'days (median)' },
  counted: '{n} of {of} cases',
  none: 'no cases to compute it from',
  names: {
    provaveis: 'Probable cases',
    incidencia: 'Incidence of probable cases',
    letalidade: 'Case fatality',
    graves: 'Case fatality among severe cases',
    hospitalizados: 'Hospitalised',
    sorotipo: 'Serotype {name}',
    positividade: 'Positivity: {name}',
    notificacao: 'From symptoms to notification',
    digitacao: 'From notification to typing',
    encerramento: 'Closed within 60 days'
  },
  exames: { ns1: 'NS1', igm: 'IgM', pcr: 'PCR', isolamento_viral: 'viral isolation' },
  definitions: {
    provaveis: 'All notified cases but the discarded ones.',
    incidencia: 'Probable cases of the period per 100,000 inhabitants, not extrapolated to a year.',
    letalidade: 'Deaths caused by the disease in percent of the probable cases.',
    graves: 'Deaths caused by the disease in percent of the cases of dengue with warning signs and of severe dengue.',
    hospitalizados: 'Cases with a known admission in percent of all notified cases.',
    sorotipo:
      'Share of the serotype in the probable cases in which any serotype was found. Discarded ones do not count.',
    positividade:
      'Positive results in percent of the positive and negative ones of the test, in all cases, the discarded ones too. Inconclusive tests and those that were not done do not count.',
    notificacao: 'Median of the days between the first symptoms and the notification, of all cases.',
    digitacao: 'Median of the days between notification and typing, of the cases in which the latter is known.',
    encerramento:
      'Of the cases that were notified more than 60 days ago, those that were closed by the sixtieth day after the notification. Open investigations count as late.'
  }
}

const esES: Words = {
  title: 'Indicadores',
  note: 'Definiciones del Ministerio de Salud de Brasil, calculadas sobre los casos de este servicio. Cada indicador tiene al lado su definición.',
  guide: 'Todas las definiciones y fuentes',
  columns: { name: 'Indicador', value: 'Valor', unit: 'Unidad', counted: 'Casos', of: 'De', definition: 'Definición' },
  units: { cases: 'casos', rate: 'por 100.000 habitantes', percent: '%', days: 'días (mediana)' },
  counted: '{n} de {of} casos',
  none: 'sin casos para calcular',
  names: {
    provaveis: 'Casos probables',
    incidencia: 'Incidencia de casos probables',
    letalidade: 'Letalidad',
    graves: 'Letalidad entre casos graves',
    hospitalizados: 'Hospitalizados',
    sorotipo: 'Serotipo {name}',
    positividade: 'Positividad: {name}',
    notificacao: 'De los síntomas a la notificación',
    digitacao: 'De la notificación a la digitación',
    encerramento: 'Cerrados en un máximo de 60 días'
  },
  exames: { ns1: 'NS1', igm: 'IgM', pcr: 'PCR', isolamento_viral: 'aislamiento viral' },
  definitions: {
    provaveis: 'Todos los casos notificados, menos los descartados.',
    incidencia: 'Casos probables del período por 100.000 habitantes, sin proyección a un año.',
    letalidade: 'Muertes por la enfermedad en porcentaje de los casos probables.',
    graves: 'Muertes por la enfermedad en porcentaje de los casos de dengue con signos de alarma y de dengue grave.',
    hospitalizados: 'Casos con hospitalización informada en porcentaje de todos los casos notificados.',
    sorotipo:
      'Parte del serotipo en los casos probables en que se identificó algún serotipo. Los descartados no cuentan.',
    positividade:
      'Resultados positivos en porcentaje de los positivos y negativos de la prueba, en todos los casos, también los descartados. Las no concluyentes y las no realizadas no cuentan.',
    notificacao: 'Mediana de los días entre los primeros síntomas y la notificación, de todos los casos.',
    digitacao: 'Mediana de los días entre la notificación y la digitación, de los casos en que esta fecha es conocida.',
    encerramento:
      'De los casos notificados hace más de 60 días, los que se cerraron hasta el sexagésimo día después de la notificación. Las investigaciones abiertas cuentan como atrasadas.'
  }
}

export const wordsOf = (language: Language): Words => ({ 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES })[language]
