import { usePanel } from '../base/panel.ts'
import { Figure } from '../figure/Figure.tsx'
import type { Resumo, Series } from './asked.ts'
import { type Card, type Compared, cardsOf, cardsPicture, cardsTable, comparedText } from './cards.ts'
import { told } from './hidden.ts'

/**
 * All cases, probable and confirmed ones, hospitalised and deaths, each compared with the previous period and the same
 * weeks of last year.
 */
export function Cards({ resumo, series }: { resumo: Resumo; series: Series | null }) {
  const { say, format } = usePanel()
  const cards = cardsOf(resumo)
  const days = (which: Compared['which']) => {
    const { inicio, fim } = resumo.comparacoes?.[which]?.periodo ?? { inicio: '', fim: '' }
    return inicio && say('scope.from', { from: format.day(inicio), to: format.day(fim) })
  }
  const note = say('compare.days', { a: days('anterior'), b: days('ano_anterior') })
  return (
    <Figure
      name="resumo"
      title={say('cards.title')}
      notes={resumo.suprimido ? [note, say('hidden.note')] : [note]}
      table={cardsTable(cards, say)}
      picture={async (caption) => cardsPicture(cards, caption, say, format)}
      isWide
    >
      <ul class="cards">
        {cards.map((card) => (
          <li key={card.name} data-card={card.name}>
            <p class="card-name">{say(`card.${card.name}`)}</p>
            <p class="card-number">{told(card.n, say, format)}</p>
            <Aside card={card} resumo={resumo} series={series} />
            <details class="definition">
              <summary aria-label={say('define.of', { name: say(`card.${card.name}`) })}>{say('define')}</summary>
              <p class="note">{say(`define.${card.name}`)}</p>
            </details>
            {card.compared.map((each) => (
              <p key={each.which} class={`change ${directionOf(each)}`}>
                {comparedText(each, say, format)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Figure>
  )
}

const directionOf = ({ change }: Compared) => (change === null || change === 0 ? '' : change > 0 ? 'more' : 'fewer')

/** Shows an incidence beside all cases and the probable ones, the case fatality beside deaths, and shares elsewhere. */
function Aside({ card: { name, share }, resumo, series }: { card: Card; resumo: Resumo; series: Series | null }) {
  const { say, format } = usePanel()
  const { periodo } = resumo
  // The two answers arrive independently, so only those of the same days are combined.
  const isSame = series?.periodo.inicio === periodo.inicio && series.periodo.fim === periodo.fim
  const ofAll = isSame && series.total === resumo.total ? series.incidencia : null
  const incidencia = name === 'total' ? ofAll : name === 'provaveis' ? resumo.incidencia_provaveis : null
  const words = name === 'obitos' ? 'card.letalidade' : 'card.share'
  if (name === 'total' || name === 'provaveis')
    return (
      <p class="card-aside">{incidencia !== null && say('card.incidencia', { n: format.decimal(incidencia, 2) })}</p>
    )
  return <p class="card-aside">{share !== null && say(words, { n: format.percent(share) })}</p>
}
