import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { Filters } from '../overview/Filters.tsx'
import { Ask } from './Ask.tsx'
import { News } from './News.tsx'
import { Reports } from './Reports.tsx'

/** What people pass on and read: bulletins on what the filters select, and the latest news. */
export function Publications() {
  const { say, may } = usePanel()
  // Counts requested and ended bulletins, because the list changes with each.
  const [round, setRound] = useState(0)
  const isReader = may('relatorios.gerar') || may('relatorios.exportar')
  return (
    <>
      <h1>{say('nav.publicacoes')}</h1>
      {may('relatorios.gerar') && (
        <>
          <Filters isForFigures={false} />
          <Ask onChange={() => setRound((n) => n + 1)} />
        </>
      )}
      {isReader ? <Reports round={round} /> : <p class="sentence below">{say('need.relatorios')}</p>}
      <News />
    </>
  )
}
