import type { Language } from '../../../../engine/messages/messages.ts'

export const INDICATORS = [
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
export type Indicator = (typeof INDICATORS)[number]

/** The words of the table of indicators. The guide `indicators` says the same at more length. */
export interface IndicatorWords {
  title: string
  columns: { value: string; unit: string; counted: string; of: string }
  units: { cases: string; rate: string; percent: string; days: string }
  names: Record<Indicator, string>
  exames: Record<string, string>
  definitions: Record<Indicator, string>
}

const ptBR: IndicatorWords = {
  title: 'Indicadores',
  columns: { value: 'Valor', unit: 'Unidade', counted: 'Casos', of: 'De' },
  units: { cases: 'casos', rate: 'por 100 mil hab.', percent: '%', days: 'dias (mediana)' },
  names: {
    provaveis: 'Casos prováveis',
    incidencia: 'Incidência de casos prováveis',
    letalidade: 'Letalidade',
    graves: 'Letalidade entre casos graves',
    hospitalizados: 'Hospitalizados',
    sorotipo: 'Sorotipos',
    positividade: 'Positividade',
    notificacao: 'Dos sintomas à notificação',
    digitacao: 'Da notificação à digitação',
    encerramento: 'Encerrados em até 60 dias'
  },
  exames: { ns1: 'NS1', igm: 'IgM', pcr: 'PCR', isolamento_viral: 'isolamento viral' },
  definitions: {
    provaveis: 'todos os casos notificados, menos os descartados.',
    incidencia: 'casos prováveis do período por 100 mil habitantes.',
    letalidade: 'óbitos pelo agravo em porcentagem dos casos prováveis.',
    graves: 'óbitos pelo agravo em porcentagem dos casos de dengue com sinais de alarme e de dengue grave.',
    hospitalizados: 'casos com internação informada em porcentagem de todos os notificados.',
    sorotipo: 'parte de cada um nos casos prováveis em que algum sorotipo foi identificado.',
    positividade: 'resultados positivos em porcentagem dos positivos e negativos do exame, em todos os casos.',
    notificacao: 'mediana dos dias entre os primeiros sintomas e a notificação.',
    digitacao: 'mediana dos dias entre a notificação e a digitação, onde esta é conhecida.',
    encerramento:
      'dos casos notificados há mais de 60 dias, os encerrados até o sexagésimo dia; investigações abertas contam como atrasadas.'
  }
}

const enUS: IndicatorWords = {
  title: 'Indicators',
  columns: { value: 'Value', unit: 'Unit', counted: 'Cases', of: 'Of' },
  units: { cases: 'cases', rate: 'per 100,000 inhab.', percent: '%', days: 'days (median)' },
  names: {
    provaveis: 'Probable cases',
    incidencia: 'Incidence of probable cases',
    letalidade: 'Case fatality',
    graves: 'Case fatality among severe cases',
    hospitalizados: 'Hospitalised',
    sorotipo: 'Serotypes',
    positividade: 'Positivity',
    notificacao: 'From symptoms to notification',
    digitacao: 'From notification to typing',
    encerramento: 'Closed within 60 days'
  },
  exames: { ns1: 'NS1', igm: 'IgM', pcr: 'PCR', isolamento_viral: 'viral isolation' },
  definitions: {
    provaveis: 'all notified cases but the discarded ones.',
    incidencia: 'probable cases of the period per 100,000 inhabitants.',
    letalidade: 'deaths caused by the disease in percent of the probable cases.',
    graves: 'deaths caused by the disease in percent of the cases of dengue with warning signs and of severe dengue.',
    hospitalizados: 'cases with a known admission in percent of all notified ones.',
    sorotipo: 'share of each in the probable cases in which any serotype was found.',
    positividade: 'positive results in percent of the positive and negative ones of the test, in all cases.',
    notificacao: 'median of the days between the first symptoms and the notification.',
    digitacao: 'median of the days between notification and typing, where the latter is known.',
    encerramento:
      'of the cases that were notified more than 60 days ago, those closed by the sixtieth day; open investigations count as late.'
  }
}

const esES: IndicatorWords = {
  title: 'Indicadores',
  columns: { value: 'Valor', unit: 'Unidad', counted: 'Casos', of: 'De' },
  units: { cases: 'casos', rate: 'por 100.000 hab.', percent: '%', days: 'días (mediana)' },
  names: {
    provaveis: 'Casos probables',
    incidencia: 'Incidencia de casos probables',
    letalidade: 'Letalidad',
    graves: 'Letalidad entre casos graves',
    hospitalizados: 'Hospitalizados',
    sorotipo: 'Serotipos',
    positividade: 'Positividad',
    notificacao: 'De los síntomas a la notificación',
    digitacao: 'De la notificación a la digitación',
    encerramento: 'Cerrados en un máximo de 60 días'
  },
  exames: { ns1: 'NS1', igm: 'IgM', pcr: 'PCR', isolamento_viral: 'aislamiento viral' },
  definitions: {
    provaveis: 'todos los casos notificados, menos los descartados.',
    incidencia: 'casos probables del período por 100.000 habitantes.',
    letalidade: 'muertes por la enfermedad en porcentaje de los casos probables.',
    graves: 'muertes por la enfermedad en porcentaje de los casos de dengue con signos de alarma y de dengue grave.',
    hospitalizados: 'casos con hospitalización informada en porcentaje de todos los notificados.',
    sorotipo: 'parte de cada uno en los casos probables en que se identificó algún serotipo.',
    positividade: 'resultados positivos en porcentaje de los positivos y negativos de la prueba, en todos los casos.',
    notificacao: 'mediana de los días entre los primeros síntomas y la notificación.',
    digitacao: 'mediana de los días entre la notificación y la digitación, donde esta es conocida.',
    encerramento:
      'de los casos notificados hace más de 60 días, los cerrados hasta el sexagésimo día; las investigaciones abiertas cuentan como atrasadas.'
  }
}

export const indicatorWords = (language: Language): IndicatorWords =>
  ({ 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES })[language]
