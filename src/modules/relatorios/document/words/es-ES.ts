import type { Words } from './type.ts'

export const esES: Words = {
  title: 'Boletín epidemiológico',
  disease: { dengue: 'Dengue', zika: 'Zika', chikungunya: 'Chikunguña' },
  country: 'Brasil',
  period: (inicio, fim) => `${inicio} a ${fim}`,
  weeks: (first, last) =>
    first === last ? `Semana epidemiológica ${first}` : `Semanas epidemiológicas ${first} a ${last}`,
  generated: (quando) => `Datos de ${quando} (hora de Brasilia)`,
  page: (n, of) => `Página ${n} de ${of}`,

  figures: 'Cifras del período',
  total: 'Casos notificados',
  confirmed: 'Confirmados',
  discarded: 'Descartados',
  investigated: 'En investigación',
  hospitalised: 'Hospitalizados',
  deaths: 'Muertes por la enfermedad',
  incidence: 'Incidencia de notificados',
  population: 'Población',
  ofTotal: (percent) => `${percent} de los casos`,
  onYear: (change) => `${change} sobre el año anterior`,
  per100k: 'por 100.000 habitantes',
  inhabitants: (n) => `${n} habitantes`,

  inShort: 'En resumen',
  headline: (total, disease, place, inicio, fim) =>
    `Casos de ${disease.toLowerCase()} notificados de ${inicio} a ${fim} entre residentes en ${place}: ${total}.`,
  hidden: 'oculto',
  hiddenTotal: (disease, place, inicio, fim) =>
    `El número de casos de ${disease.toLowerCase()} notificados de ${inicio} a ${fim} entre residentes en ${place} está oculto.`,
  nothing: (disease, place, inicio, fim) =>
    `No se notificó ningún caso de ${disease.toLowerCase()} de ${inicio} a ${fim} entre residentes en ${place}.`,
  against: (before, beforeChange, yearBefore, yearChange) =>
    `En el período inmediatamente anterior, de igual duración, hubo ${before}${beforeChange ? ` (variación de ${beforeChange})` : ''}; en las mismas semanas del año anterior, ${yearBefore}${yearChange ? ` (variación de ${yearChange})` : ''}.`,
  levels: {
    above: 'por encima del límite superior',
    within: 'dentro de los límites',
    below: 'por debajo del límite inferior'
  },
  level: (week, cases, level, limit) =>
    `Casos probables en la última semana completa, ${week}: ${cases}, ${level} del canal de alerta (${limit}).`,
  levelEstimated: (week, cases, estimate, level, limit) =>
    `Casos probables en la última semana completa, ${week}: ${cases} ya conocidos; con los que aún se registrarán, la estimación es de ${estimate}, ${level} del canal de alerta (${limit}).`,
  noLevel: 'No hay suficientes años anteriores para un canal de alerta.',

  comparison: 'Comparación con períodos anteriores',
  figure: 'Indicador',
  thisPeriod: 'Período',
  before: (inicio, fim) => `Período anterior, ${inicio} a ${fim}`,
  yearBefore: (inicio, fim) => `Año anterior, ${inicio} a ${fim}`,
  change: 'Variación',

  curve: 'Curva epidémica y canal de alerta',
  curveNote: (inicio, fim, base) =>
    `Casos probables por semana epidemiológica ${base === 'sintomas' ? 'de los primeros síntomas' : 'de la notificación'}, de ${inicio} a ${fim}. La primera y la última semana pueden estar incompletas.`,
  curveMarked: 'Los puntos marcan las semanas de este boletín.',
  curveAlt: (weeks, peakWeek, peak) =>
    `Gráfico de líneas de los casos en ${weeks} semanas; el número más alto, ${peak}, está en la semana ${peakWeek}. Los valores están en la hoja de cálculo del boletín.`,
  week: 'Semana',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  cases: 'Casos',
  probable: 'Casos probables',
  sameWeek: 'Misma semana del año anterior',
  channel: 'Canal de alerta',
  lower: 'Canal: límite inferior',
  middle: 'Canal: media móvil',
  upper: 'Canal: límite superior',

  map: 'Mapa de la incidencia de casos probables',
  mapNote: 'Casos probables por 100.000 habitantes en el período. Las islas oceánicas no aparecen.',
  mapNoteCities:
    'Casos probables por 100.000 habitantes en el período. Los municipios se muestran como puntos en su sede; las islas oceánicas no aparecen.',
  mapAltStates: (highest, rate) =>
    `Mapa de Brasil por estado; la incidencia más alta de casos probables, ${rate}, está en ${highest}. Los valores están en la tabla por estado.`,
  mapAltCities: (count) =>
    `Mapa del estado con ${count} municipios que tienen casos, coloreados por la incidencia de casos probables.`,
  noCases: 'sin casos',
  thisPlace: 'municipio de este boletín',

  byState: 'Casos por estado',
  byCity: 'Casos por municipio',
  context: 'El municipio, su estado y el país',
  place: 'Lugar',
  code: 'Código',
  share: '% del total',
  others: (n) => `Otros municipios (${n})`,
  citiesNote: (shown, all) =>
    `Los ${shown} municipios con más casos, de ${all} con casos. La hoja de cálculo del boletín los tiene todos.`,

  ageSex: 'Casos por edad y sexo',
  age: 'Grupo de edad',
  pyramidAlt: (highest) =>
    `Pirámide de edad de los casos, mujeres a la izquierda y hombres a la derecha; el grupo con más casos es ${highest}. Los valores están en la tabla.`,
  classification: 'Casos por clasificación final',
  classificationColumn: 'Clasificación final',
  outcome: 'Casos por evolución',
  outcomeColumn: 'Evolución',
  sum: 'Total',

  method: 'Método y fuentes',
  methods: [
    [
      'Casos',
      'Se cuentan los casos notificados en el período, por la fecha de notificación y el municipio de residencia, sin los eliminados. Los casos descartados forman parte del total. Los probables son todos menos los descartados: de ellos son la curva, el mapa y la incidencia de la portada.'
    ],
    [
      'Clasificación',
      'Confirmados son todos los casos cuya clasificación final confirma la enfermedad, también las formas graves. En investigación están los que no están confirmados ni descartados, incluidos los no concluyentes.'
    ],
    [
      'Muertes y hospitalizaciones',
      'Las muertes son las causadas por la enfermedad. Las tasas son porcentajes de todos los casos notificados.'
    ],
    [
      'Semanas',
      'La semana epidemiológica va de domingo a sábado; la semana 1 es la primera con al menos cuatro días en el año.'
    ],
    [
      'Comparaciones',
      'El período anterior tiene el mismo número de días y termina la víspera del primero. Las mismas semanas del año anterior son el período desplazado 52 o 53 semanas enteras. De un período que no ha terminado se compara la parte que ya pasó.'
    ],
    [
      'Incidencia',
      'Casos del período por 100.000 habitantes, sin proyección a un año: los probables, como los publica el Ministerio de Salud, y en las tablas de lugares también los notificados.'
    ]
  ],
  methodPopulation: (fonte, ano) => `Población de ${ano}: ${fonte}.`,
  methodChannel: (anos, incompletos) =>
    `El canal de alerta sigue el diagrama de control del Ministerio de Salud: la media de los casos probables de la misma semana en los años anteriores (${anos}), suavizada en tres semanas, y 1,96 desviaciones típicas por debajo y por encima. Los años con casos en el país en menos del 80 % de las semanas quedan fuera${incompletos ? ` (${incompletos})` : ''}.`,
  methodNoChannel:
    'Sin canal de alerta: hacen falta al menos tres años anteriores con casos en el país en el 80 % de las semanas.',
  methodHidden: [
    'Números ocultos',
    'Por debajo del nivel de un estado se ocultan los números de 1 a 4 y aquellos de los que se deducirían, porque alguien que recibe este boletín no puede listar los casos.'
  ],
  methodDate: (quando) =>
    `Las cifras son las registradas el ${quando} (hora de Brasilia) y cambian con nuevas notificaciones y revisiones.`,
  sources: 'Fuentes',
  shapes: 'Contornos de los estados',
  about: 'Casos: notificaciones registradas en este servicio (Saúde Integra).'
}
