import type { UF } from '../base/address.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'
import { usePlace } from '../base/scope.ts'
import { ufNames } from '../base/ufs.ts'
import './alerts.css'
import { useAgravo, useHistory, useMapped, useMunicipal } from './asked.ts'
import { Criteria } from './Criteria.tsx'
import { Filters } from './Filters.tsx'
import { Follow } from './Follow.tsx'
import { History } from './History.tsx'
import { LevelMap } from './LevelMap.tsx'
import { List } from './List.tsx'
import type { Alertas } from './levels.ts'

/** The levels of alert: where they are, what they stand on, and how they came about in one place. */
export function Alerts() {
  const { say, format, address } = usePanel()
  const agravo = useAgravo()
  const place = usePlace()
  const state = address.estado ? ufNames[address.estado as UF] : say('filter.estado.all')
  const mapped = useMapped()
  const municipal = useMunicipal()
  const history = useHistory()
  const isWide = address.estado === '' && address.lista === 'municipio'
  const scopeOf = (where: string, rodada: Alertas['rodada']) => ({
    scope: [
      say(`agravo.${agravo}`),
      where,
      ...(rodada ? [say('alerts.until', { day: format.day(rodada.dados_ate) })] : [])
    ].join(' · '),
    stem: [agravo, address.municipio || address.estado || 'BR', rodada?.semana ?? ''].filter(Boolean).join('-')
  })
  return (
    <>
      <h1>{say('nav.alertas')}</h1>
      <Filters />
      <div class="alerts">
        <Answer asked={mapped}>
          {(data) => (
            <>
              <Criteria rodada={data.rodada} />
              {data.rodada && (
                <div class="figures">
                  <div>
                    {!isWide && <List data={data} />}
                    {isWide && (
                      <div class="whole-width">
                        <Answer asked={municipal}>{(all) => <List data={all} />}</Answer>
                      </div>
                    )}
                    <LevelMap data={data} {...scopeOf(state, data.rodada)} />
                  </div>
                </div>
              )}
            </>
          )}
        </Answer>
        <div class="figures">
          <Answer asked={history}>
            {(historico) => historico.rodada && <History historico={historico} {...scopeOf(place, historico.rodada)} />}
          </Answer>
        </div>
        <Follow />
      </div>
    </>
  )
}
