import type { Words } from './type.ts'

export const ptBR: Words = {
  title: 'Boletim epidemiológico',
  disease: { dengue: 'Dengue', zika: 'Zika', chikungunya: 'Chikungunya' },
  country: 'Brasil',
  period: (inicio, fim) => `${inicio} a ${fim}`,
  weeks: (first, last) =>
    first === last ? `Semana epidemiológica ${first}` : `Semanas epidemiológicas ${first} a ${last}`,
  generated: (quando) => `Dados de ${quando} (horário de Brasília)`,
  page: (n, of) => `Página ${n} de ${of}`,

  figures: 'Números do período',
  total: 'Casos notificados',
  confirmed: 'Confirmados',
  discarded: 'Descartados',
  investigated: 'Em investigação',
  hospitalised: 'Hospitalizados',
  deaths: 'Óbitos pelo agravo',
  incidence: 'Incidência de notificados',
  population: 'População',
  ofTotal: (percent) => `${percent} dos casos`,
  onYear: (change) => `${change} sobre o ano anterior`,
  per100k: 'casos por 100 mil habitantes',
  inhabitants: (n) => `${n} habitantes`,

  inShort: 'Em resumo',
  headline: (total, disease, place, inicio, fim) =>
    `Casos de ${disease.toLowerCase()} notificados de ${inicio} a ${fim} (local de residência: ${place}): ${total}.`,
  hidden: 'oculto',
  hiddenTotal: (disease, place, inicio, fim) =>
    `O número de casos de ${disease.toLowerCase()} notificados de ${inicio} a ${fim} está oculto (local de residência: ${place}).`,
  nothing: (disease, place, inicio, fim) =>
    `Nenhum caso de ${disease.toLowerCase()} foi notificado de ${inicio} a ${fim} (local de residência: ${place}).`,
  against: (before, beforeChange, yearBefore, yearChange) =>
    `No período imediatamente anterior, de igual duração, foram ${before}${beforeChange ? ` (variação de ${beforeChange})` : ''}; nas mesmas semanas do ano anterior, ${yearBefore}${yearChange ? ` (variação de ${yearChange})` : ''}.`,
  levels: { above: 'acima do limite superior', within: 'dentro dos limites', below: 'abaixo do limite inferior' },
  level: (week, cases, level, limit) =>
    `Casos prováveis na última semana completa, ${week}: ${cases}, ${level} do canal de alerta (${limit}).`,
  levelEstimated: (week, cases, estimate, level, limit) =>
    `Casos prováveis na última semana completa, ${week}: ${cases} já conhecidos; com os que ainda serão digitados, a estimativa é de ${estimate}, ${level} do canal de alerta (${limit}).`,
  noLevel: 'Não há anos anteriores suficientes para um canal de alerta.',

  comparison: 'Comparação com períodos anteriores',
  figure: 'Indicador',
  thisPeriod: 'Período',
  before: (inicio, fim) => `Período anterior, ${inicio} a ${fim}`,
  yearBefore: (inicio, fim) => `Ano anterior, ${inicio} a ${fim}`,
  change: 'Variação',

  curve: 'Curva epidêmica e canal de alerta',
  curveNote: (inicio, fim, base) =>
    `Casos prováveis por semana epidemiológica ${base === 'sintomas' ? 'dos primeiros sintomas' : 'da notificação'}, de ${inicio} a ${fim}. A primeira e a última semana podem estar incompletas.`,
  curveMarked: 'Os pontos marcam as semanas deste boletim.',
  curveAlt: (weeks, peakWeek, peak) =>
    `Gráfico de linhas dos casos em ${weeks} semanas; o maior número, ${peak}, está na semana ${peakWeek}. Os valores estão na planilha do boletim.`,
  week: 'Semana',
  firstDay: 'Primeiro dia',
  lastDay: 'Último dia',
  cases: 'Casos',
  probable: 'Casos prováveis',
  sameWeek: 'Mesma semana do ano anterior',
  channel: 'Canal de alerta',
  lower: 'Canal: limite inferior',
  middle: 'Canal: média móvel',
  upper: 'Canal: limite superior',

  map: 'Mapa da incidência de casos prováveis',
  mapNote: 'Casos prováveis por 100 mil habitantes no período. Ilhas oceânicas não aparecem.',
  mapNoteCities:
    'Casos prováveis por 100 mil habitantes no período. Municípios são mostrados como pontos na sua sede; ilhas oceânicas não aparecem.',
  mapAltStates: (highest, rate) =>
    `Mapa do Brasil por estado; a maior incidência de casos prováveis, ${rate}, está em ${highest}. Os valores estão na tabela por estado.`,
  mapAltCities: (count) =>
    `Mapa do estado com ${count} municípios que têm casos, coloridos pela incidência de casos prováveis.`,
  noCases: 'sem casos',
  thisPlace: 'município do boletim',

  byState: 'Casos por estado',
  byCity: 'Casos por município',
  context: 'O município, seu estado e o país',
  place: 'Lugar',
  code: 'Código',
  share: '% do total',
  others: (n) => `Outros municípios (${n})`,
  citiesNote: (shown, all) =>
    `Os ${shown} municípios com mais casos, de ${all} com casos. A planilha do boletim tem todos.`,

  ageSex: 'Casos por idade e sexo',
  age: 'Faixa etária',
  pyramidAlt: (highest) =>
    `Pirâmide etária dos casos, mulheres à esquerda e homens à direita; a faixa com mais casos é ${highest}. Os valores estão na tabela.`,
  classification: 'Casos por classificação final',
  classificationColumn: 'Classificação final',
  outcome: 'Casos por evolução',
  outcomeColumn: 'Evolução',
  sum: 'Total',

  method: 'Método e fontes',
  methods: [
    [
      'Casos',
      'Contam-se os casos notificados no período, pela data de notificação e pelo município de residência, sem os excluídos. Casos descartados fazem parte do total de notificados. Os prováveis são todos menos os descartados: deles são a curva, o mapa e a incidência da capa.'
    ],
    [
      'Classificação',
      'Confirmados são todos os casos cuja classificação final confirma o agravo, também as formas graves. Em investigação são os que não estão confirmados nem descartados, inclusive os inconclusivos.'
    ],
    [
      'Óbitos e hospitalizações',
      'Óbitos são os causados pelo agravo. As taxas são percentuais do total de casos notificados.'
    ],
    [
      'Semanas',
      'A semana epidemiológica vai de domingo a sábado; a semana 1 é a primeira com pelo menos quatro dias no ano.'
    ],
    [
      'Comparações',
      'O período anterior tem o mesmo número de dias e termina na véspera do primeiro. As mesmas semanas do ano anterior são o período deslocado por 52 ou 53 semanas inteiras. De um período que não terminou compara-se a parte que já passou.'
    ],
    [
      'Incidência',
      'Casos do período por 100 mil habitantes, sem projeção para um ano: os prováveis, como publica o Ministério da Saúde, e, nas tabelas de lugares, também os notificados.'
    ]
  ],
  methodPopulation: (fonte, ano) => `População de ${ano}: ${fonte}.`,
  methodChannel: (anos, incompletos) =>
    `O canal de alerta segue o diagrama de controle do Ministério da Saúde: a média dos casos prováveis da mesma semana nos anos anteriores (${anos}), suavizada em três semanas, e 1,96 desvio-padrão abaixo e acima. Anos com casos no país em menos de 80 % das semanas ficam de fora${incompletos ? ` (${incompletos})` : ''}.`,
  methodNoChannel:
    'Sem canal de alerta: são precisos ao menos três anos anteriores com casos no país em 80 % das semanas.',
  methodHidden: [
    'Números ocultos',
    'Abaixo do nível de um estado, números de 1 a 4 e aqueles de que se deduziriam são ocultados, porque quem recebe este boletim não pode listar os casos.'
  ],
  methodDate: (quando) =>
    `Os números são os registrados em ${quando} (horário de Brasília) e mudam com novas notificações e revisões.`,
  sources: 'Fontes',
  shapes: 'Contornos dos estados',
  about: 'Casos: notificações registradas neste serviço (Saúde Integra).'
}
