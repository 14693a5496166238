import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'
import { CaseList } from '../cases/List.tsx'
import { useResumo, useSeries } from './asked.ts'
import { Cards } from './Cards.tsx'
import { CaseMap } from './CaseMap.tsx'
import { Curve } from './Curve.tsx'
import { Filters } from './Filters.tsx'
import { Parts } from './Parts.tsx'
import { Pyramid } from './Pyramid.tsx'

/** The first view. Two requests fetch all its figures; the list below is fetched when the reader gets near it. */
export function Overview() {
  const { say, may } = usePanel()
  const resumo = useResumo()
  const series = useSeries()
  const isThere = !resumo.isBusy && !series.isBusy
  return (
    <>
      <Filters />
      {may('agravos.estatisticas') ? (
        <div class="figures">
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
                <CaseMap series={data} />
                <Pyramid series={data} />
                <Parts series={data} por="classificacao" />
                <Parts series={data} por="evolucao" />
              </>
            )}
          </Answer>
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
