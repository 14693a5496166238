import type { Words } from './type.ts'

export const enUS: Words = {
  title: 'Epidemiological bulletin',
  disease: { dengue: 'Dengue', zika: 'Zika', chikungunya: 'Chikungunya' },
  country: 'Brazil',
  period: (inicio, fim) => `${inicio} to ${fim}`,
  weeks: (first, last) =>
    first === last ? `Epidemiological week ${first}` : `Epidemiological weeks ${first} to ${last}`,
  generated: (quando) => `Data of ${quando} (Brasília time)`,
  page: (n, of) => `Page ${n} of ${of}`,

  figures: 'Figures of the period',
  total: 'Notified cases',
  confirmed: 'Confirmed',
  discarded: 'Discarded',
  investigated: 'Under investigation',
  hospitalised: 'Hospitalised',
  deaths: 'Deaths by the disease',
  incidence: 'Incidence of notified cases',
  population: 'Population',
  ofTotal: (percent) => `${percent} of cases`,
  onYear: (change) => `${change} on the year before`,
  per100k: 'per 100,000 inhabitants',
  inhabitants: (n) => `${n} inhabitants`,

  inShort: 'In short',
  headline: (total, disease, place, inicio, fim) =>
    `Cases of ${disease.toLowerCase()} notified from ${inicio} to ${fim} among residents of ${place}: ${total}.`,
  hidden: 'hidden',
  hiddenTotal: (disease, place, inicio, fim) =>
    `The number of cases of ${disease.toLowerCase()} notified from ${inicio} to ${fim} among residents of ${place} is hidden.`,
  nothing: (disease, place, inicio, fim) =>
    `No case of ${disease.toLowerCase()} was notified from ${inicio} to ${fim} among residents of ${place}.`,
  against: (before, beforeChange, yearBefore, yearChange) =>
    `In the period of the same length just before there were ${before}${beforeChange ? ` (a change of ${beforeChange})` : ''}; in the same weeks of the year before, ${yearBefore}${yearChange ? ` (a change of ${yearChange})` : ''}.`,
  levels: { above: 'above the upper limit', within: 'within the limits', below: 'below the lower limit' },
  level: (week, cases, level, limit) =>
    `Probable cases in the latest complete week, ${week}: ${cases}, ${level} of the alert channel (${limit}).`,
  levelEstimated: (week, cases, estimate, level, limit) =>
    `Probable cases in the latest complete week, ${week}: ${cases} known so far; with those that are still to be typed, the estimate is ${estimate}, ${level} of the alert channel (${limit}).`,
  noLevel: 'There are not enough former years for an alert channel.',

  comparison: 'Comparison with earlier periods',
  figure: 'Figure',
  thisPeriod: 'Period',
  before: (inicio, fim) => `Period before, ${inicio} to ${fim}`,
  yearBefore: (inicio, fim) => `Year before, ${inicio} to ${fim}`,
  change: 'Change',

  curve: 'Epidemic curve and alert channel',
  curveNote: (inicio, fim, base) =>
    `Probable cases by epidemiological week of ${base === 'sintomas' ? 'the first symptoms' : 'notification'}, from ${inicio} to ${fim}. The first and the last week may be incomplete.`,
  curveMarked: 'The points mark the weeks of this bulletin.',
  curveAlt: (weeks, peakWeek, peak) =>
    `Line chart of the cases in ${weeks} weeks; the highest number, ${peak}, is in week ${peakWeek}. The values are in the bulletin's spreadsheet.`,
  week: 'Week',
  firstDay: 'First day',
  lastDay: 'Last day',
  cases: 'Cases',
  probable: 'Probable cases',
  sameWeek: 'Same week of the year before',
  channel: 'Alert channel',
  lower: 'Channel: lower limit',
  middle: 'Channel: moving mean',
  upper: 'Channel: upper limit',

  map: 'Map of the incidence of probable cases',
  mapNote: 'Probable cases per 100,000 inhabitants in the period. Islands of the ocean are not shown.',
  mapNoteCities:
    'Probable cases per 100,000 inhabitants in the period. Municipalities are shown as points at their seat; islands of the ocean are not shown.',
  mapAltStates: (highest, rate) =>
    `Map of Brazil by state; the highest incidence of probable cases, ${rate}, is in ${highest}. The values are in the table by state.`,
  mapAltCities: (count) =>
    `Map of the state with ${count} municipalities that have cases, coloured by the incidence of probable cases.`,
  noCases: 'no cases',
  thisPlace: 'municipality of this bulletin',

  byState: 'Cases by state',
  byCity: 'Cases by municipality',
  context: 'The municipality, its state and the country',
  place: 'Place',
  code: 'Code',
  share: '% of total',
  others: (n) => `Other municipalities (${n})`,
  citiesNote: (shown, all) =>
    `The ${shown} municipalities with most cases, of ${all} that have cases. The bulletin's spreadsheet has all of them.`,

  ageSex: 'Cases by age and sex',
  age: 'Age group',
  pyramidAlt: (highest) =>
    `Age pyramid of the cases, women on the left and men on the right; the group with most cases is ${highest}. The values are in the table.`,
  classification: 'Cases by final classification',
  classificationColumn: 'Final classification',
  outcome: 'Cases by outcome',
  outcomeColumn: 'Outcome',
  sum: 'Total',

  method: 'Method and sources',
  methods: [
    [
      'Cases',
      'Cases that were notified in the period are counted, by the day of notification and the municipality of residence, without deleted ones. Discarded cases are part of the total. The probable ones are all but the discarded: the curve, the map and the incidence on the cover are theirs.'
    ],
    [
      'Classification',
      'Confirmed are all cases whose final classification confirms the disease, severe forms included. Under investigation are those that are neither confirmed nor discarded, inconclusive ones included.'
    ],
    [
      'Deaths and hospitalisations',
      'Deaths are those caused by the disease. Rates are percentages of all notified cases.'
    ],
    [
      'Weeks',
      'An epidemiological week runs from Sunday to Saturday; week 1 is the first with at least four days in the year.'
    ],
    [
      'Comparisons',
      'The period before has the same number of days and ends on the day before the first. The same weeks of the year before are the period moved back by 52 or 53 whole weeks. Of a period that is not over, the part that has passed is compared.'
    ],
    [
      'Incidence',
      'Cases of the period per 100,000 inhabitants, not scaled to a year: the probable ones, as the Ministry of Health publishes them, and in the tables of places the notified ones, too.'
    ]
  ],
  methodPopulation: (fonte, ano) => `Population of ${ano}: ${fonte}.`,
  methodChannel: (anos, incompletos) =>
    `The alert channel follows the control diagram of the Ministry of Health: the mean of the probable cases of the same week in former years (${anos}), smoothed over three weeks, and 1.96 standard deviations below and above. Years with cases in the country in less than 80 % of their weeks are left out${incompletos ? ` (${incompletos})` : ''}.`,
  methodNoChannel:
    'No alert channel: it needs at least three former years with cases in the country in 80 % of their weeks.',
  methodHidden: [
    'Hidden numbers',
    'Below the level of a state, numbers from 1 to 4 and those from which they would follow are hidden, since somebody who gets this bulletin may not list the cases.'
  ],
  methodDate: (quando) =>
    `The figures are those recorded on ${quando} (Brasília time); they change with new notifications and revisions.`,
  sources: 'Sources',
  shapes: 'Outlines of the states',
  about: 'Cases: notifications recorded in this service (Saúde Integra).'
}
