import type { Content, Table, Value } from './content.ts'
import { weekName } from './week-name.ts'
import { alertWords } from './words/alerts.ts'

/** The levels of the place and of what lies in it or around it; null where none were computed for the period. */
export function alertsTable({ boletim, words, format }: Content): (Table & { note: string }) | null {
  const { alertas } = boletim
  if (!alertas) return null
  const said = alertWords(boletim.pedido.idioma)
  const range = (n: number | null, from: number | null, to: number | null, shown: (n: number) => string) => {
    if (n === null) return null
    return from === null || to === null ? shown(n) : `${shown(n)} (${shown(from)}–${shown(to)})`
  }
  return {
    title: said.title(weekName(String(alertas.semana))),
    columns: [
      { title: words.place, kind: 'text' },
      { title: said.columns.level, kind: 'text' },
      { title: said.columns.cases, kind: 'whole' },
      { title: said.columns.estimate, kind: 'text' },
      { title: said.columns.rt, kind: 'text' }
    ],
    rows: alertas.lugares.map((at): Value[] => [
      at.abrangencia === 'pais' ? words.country : at.nome,
      at.nivel === null ? said.noLevel : (said.levels[at.nivel] ?? String(at.nivel)),
      at.suprimido ? words.hidden : at.casos,
      at.suprimido
        ? words.hidden
        : range(at.estimativa, at.estimativa_minima, at.estimativa_maxima, (n) => format.whole(n)),
      at.suprimido ? words.hidden : range(at.rt, at.rt_minimo, at.rt_maximo, format.two)
    ]),
    note: said.note(format.day(alertas.dados_ate))
  }
}
