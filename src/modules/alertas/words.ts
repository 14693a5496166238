import type { Language } from '../../engine/messages/messages.ts'

/** The words of the public page. */
export const words = {
  'pt-BR': {
    title: 'Alertas',
    about:
      'Nível de alerta de dengue, chikungunya e zika por estado e município, calculado a partir dos casos prováveis e corrigido pelo atraso da digitação.',
    dengue: 'Dengue',
    chikungunya: 'Chikungunya',
    zika: 'Zika',
    country: 'Brasil',
    estado: 'Estado',
    municipio: 'Município',
    level: 'Nível',
    'level.1': 'Verde',
    'level.2': 'Amarelo',
    'level.3': 'Laranja',
    'level.4': 'Vermelho',
    dated: 'Semana epidemiológica {week}, com dados até {day}.',
    none: 'Nenhum lugar tem nível por enquanto.',
    others: 'Lugares que não aparecem não têm nível: são poucos os casos, ou faltam dados para dizer algo.',
    criteria: 'O que os níveis significam',
    'criteria.4': 'Há mais casos do que o limite superior do canal endêmico para esta época do ano.',
    'criteria.3': 'Os casos vêm aumentando: em três das últimas quatro semanas é quase certo que a transmissão cresce.',
    'criteria.2': 'Há mais casos do que a média dos anos anteriores para esta época.',
    'criteria.1': 'Nada disso.'
  },
  'en-US': {
    title: 'Alerts',
    about:
      'Level of alert of dengue, chikungunya and Zika by state and municipality, computed from probable cases and corrected for the delay of typing.',
    dengue: 'Dengue',
    chikungunya: 'Chikungunya',
    zika: 'Zika',
    country: 'Brazil',
    estado: 'State',
    municipio: 'Municipality',
    level: 'Level',
    'level.1': 'Green',
    'level.2': 'Yellow',
    'level.3': 'Orange',
    'level.4': 'Red',
    dated: 'Epidemiological week {week}, with data up to {day}.',
    none: 'No place has a level for now.',
    others: 'Places that are not listed have no level: they have few cases, or too little is known to tell.',
    criteria: 'What the levels mean',
    'criteria.4': 'There are more cases than the upper limit of the endemic channel for this time of the year.',
    'criteria.3': 'Cases are rising: in three of the last four weeks it is nearly certain that transmission grows.',
    'criteria.2': 'There are more cases than the mean of former years for this time.',
    'criteria.1': 'None of this.'
  },
  'es-ES': {
    title: 'Alertas',
    about:
      'Nivel de alerta de dengue, chikungunya y zika por estado y municipio, calculado a partir de los casos probables y corregido por el retraso de la digitación.',
    dengue: 'Dengue',
    chikungunya: 'Chikungunya',
    zika: 'Zika',
    country: 'Brasil',
    estado: 'Estado',
    municipio: 'Municipio',
    level: 'Nivel',
    'level.1': 'Verde',
    'level.2': 'Amarillo',
    'level.3': 'Naranja',
    'level.4': 'Rojo',
    dated: 'Semana epidemiológica {week}, con datos hasta el {day}.',
    none: 'Ningún lugar tiene nivel por ahora.',
    others: 'Los lugares que no aparecen no tienen nivel: hay pocos casos, o faltan datos para decir algo.',
    criteria: 'Qué significan los niveles',
    'criteria.4': 'Hay más casos que el límite superior del canal endémico para esta época del año.',
    'criteria.3': 'Los casos aumentan: en tres de las últimas cuatro semanas es casi seguro que la transmisión crece.',
    'criteria.2': 'Hay más casos que la media de los años anteriores para esta época.',
    'criteria.1': 'Nada de esto.'
  }
} satisfies Record<Language, Record<string, string>>

export type Word = keyof (typeof words)['pt-BR']
