import { usePanel } from '../base/panel.ts'
import { weekName } from './history.ts'
import { Level } from './Level.tsx'
import { type Alertas, niveis } from './levels.ts'

/** What the levels stand on, and how they are decided. */
export function Criteria({ rodada }: Pick<Alertas, 'rodada'>) {
  const { say, format, language } = usePanel()
  return (
    <section class="sheet" aria-label={say('alerts.criteria')}>
      <p class="strong">
        {rodada
          ? say('alerts.run', {
              week: weekName(rodada.semana, say),
              until: format.day(rodada.dados_ate),
              at: format.moment(rodada.calculado_em)
            })
          : say('alerts.run.none')}
      </p>
      {rodada && (
        <p class="note">
          {say('alerts.run.data', { n: format.count(rodada.casos) }, rodada.casos)}{' '}
          {rodada.anos.length > 0
            ? say('alerts.run.years', { years: rodada.anos.join(', ') })
            : say('alerts.run.noyears')}
        </p>
      )}
      <details>
        <summary>{say('alerts.criteria')}</summary>
        <dl class="criteria">
          {[...niveis].reverse().map((nivel) => (
            <div key={nivel}>
              <dt>
                <Level nivel={nivel} />
              </dt>
              <dd>{say(`alerts.criteria.${nivel}`)}</dd>
            </div>
          ))}
          <div>
            <dt>
              <Level nivel={null} />
            </dt>
            <dd>{say('alerts.criteria.none')}</dd>
          </div>
        </dl>
        <p class="note">{say('alerts.criteria.estimate')}</p>
        <p class="note">{say('alerts.criteria.rt')}</p>
        <p class="note">
          <a href={`/guides/surveillance?lang=${language}`}>{say('alerts.guide')}</a>
        </p>
      </details>
    </section>
  )
}
