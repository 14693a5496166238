import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Asked } from '../base/ask.ts'
import { useNear } from '../base/near.ts'
import { usePanel } from '../base/panel.ts'
import { Answer, Failure } from '../base/Status.tsx'
import { CaseList } from '../cases/List.tsx'
import { hasPlaces, type Series, usePlaces, useResumo, useSeries } from './asked.ts'
import { Cards } from './Cards.tsx'
import { CaseMap } from './CaseMap.tsx'
import { Curve } from './Curve.tsx'
import { Filters } from './Filters.tsx'
import { Parts } from './Parts.tsx'
import { Pyramid } from './Pyramid.tsx'
import { Saved } from './Saved.tsx'

/**
 * The first view. Two requests fetch all its figures, with a municipality three. The list below is fetched when the
 * reader gets near it.
 */
export function Overview() {
  const { say, may } = usePanel()
  const resumo = useResumo()
  const series = useSeries()
  const places = usePlaces()
  const isThere = !resumo.isBusy && !series.isBusy
  return (
    <>
      <h1 class="unseen">{say('nav.visao')}</h1>
      <Filters />
      <Saved />
      {may('agravos.estatisticas') ? (
        <div class="figures overview">
          <Answer asked={resumo}>
            {(data) => (
              <>
                <Cards resumo={data} series={series.data} />
                <Curve resumo={data} />
              </>
            )}
          </Answer>
          <Answer asked={series}>
            {(data) => (
              <>
                {hasPlaces(data) ? <CaseMap series={data} /> : <Around asked={places} />}
                <Pyramid series={data} />
                <Parts series={data} por="classificacao" />
                <Parts series={data} por="evolucao" />
              </>
            )}
          </Answer>
          <Indicators isThere={isThere} />
        </div>
      ) : (
        <p class="sentence">{say('need.estatisticas')}</p>
      )}
      <div class="below">
        <CaseList isThere={isThere} />
      </div>
    </>
  )
}

/** The map around a chosen municipality, which has a request of its own. */
function Around({ asked }: { asked: Asked<Series> }) {
  const { say } = usePanel()
  if (asked.data) return <CaseMap series={asked.data} />
  return (
    <section class="figure" aria-busy={asked.isBusy}>
      {asked.isBusy && <p class="loading">{say('busy')}</p>}
      <Failure error={asked.error} say={say} again={() => asked.again()} />
    </section>
  )
}

/** The indicators, whose code and words are loaded when the reader gets near. */
function Indicators({ isThere }: { isThere: boolean }) {
  const { say } = usePanel()
  const { place, isNear } = useNear<HTMLElement>(isThere)
  const [Shown, setShown] = useState<ComponentType | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!isNear) return
    import('../indicators/Indicators.tsx').then(
      (loaded) => setShown(() => loaded.Indicators),
      () => setLost(true)
    )
  }, [isNear])
  return (
    <section ref={place}>
      {Shown && <Shown />}
      {isLost && (
        <p class="failure" role="alert">
          {say('view.lost')}
        </p>
      )}
    </section>
  )
}
