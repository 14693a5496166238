import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { Filters } from '../overview/Filters.tsx'
import { Ask } from './Ask.tsx'
import { News } from './News.tsx'
import { Reports } from './Reports.tsx'

/** What one hands on and what one reads: bulletins of what the filters leave, and the latest news. */
export function Publications() {
  const { say, may } = usePanel()
  // Each time that one was asked for or has ended, the list is another.
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
