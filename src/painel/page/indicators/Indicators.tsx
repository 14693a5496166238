import { isWhollyTold } from '../base/address.ts'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Answer } from '../base/Status.tsx'
import { Figure } from '../figure/Figure.tsx'
import { filtersOf, type Resumo } from '../overview/asked.ts'
import { type Row, rowsOf, tableOf } from './rows.ts'
import { wordsOf } from './words.ts'

/**
 * The Ministry's indicators, each with its definition. Some are counted from the cases, which takes longer than the
 * figures above, so they have a request of their own, made when the reader gets near.
 */
export function Indicators() {
  const { client, address, language, may } = usePanel()
  const data_base = isWhollyTold(address, may) ? address.base : ('notificacao' as const)
  const query = { ...filtersOf(address), data_base, indicadores: true }
  const asked = useAsk(
    JSON.stringify([query, language]),
    async (signal) =>
      (await client.GET('/api/v1/agravos/casos/estatisticas/resumo', { params: { query }, signal })).data
  )
  return <Answer asked={asked}>{(data) => <Listed resumo={data} />}</Answer>
}

function Listed({ resumo }: { resumo: Resumo }) {
  const { say, language } = usePanel()
  const words = wordsOf(language)
  const rows = rowsOf(resumo, words)
  return (
    <Figure
      name="indicadores"
      title={words.title}
      notes={[words.note]}
      table={tableOf(rows, words, say('hidden'))}
      picture={null}
      isWide
    >
      <ul class="cards">
        {rows.map((row) => (
          <li key={row.name} data-indicator={row.id}>
            <p class="card-name">{row.name}</p>
            <Value row={row} />
            <details class="definition">
              <summary aria-label={say('define.of', { name: row.name })}>{say('define')}</summary>
              <p class="note">{words.definitions[row.id]}</p>
            </details>
          </li>
        ))}
      </ul>
      <p class="note">
        <a href="/guides/indicators">{words.guide}</a>
      </p>
    </Figure>
  )
}

function Value({ row: { value, unit, n, of, isHidden } }: { row: Row }) {
  const { say, format, language } = usePanel()
  const { units, counted, none } = wordsOf(language)
  if (isHidden) return <p class="card-number">{say('hidden')}</p>
  if (value === null) return <p class="card-aside">{none}</p>
  const told = { cases: format.count, rate: two, percent: two, days: one }[unit]
  return (
    <>
      <p class="card-number">
        {told(value)} {unit === 'percent' ? units.percent : ''}
      </p>
      <p class="card-aside">
        {unit !== 'percent' && units[unit]}
        {n !== null && of !== null && counted.replace('{n}', format.count(n)).replace('{of}', format.count(of))}
      </p>
    </>
  )

  function two(n: number): string {
    return format.decimal(n, 2)
  }
  function one(n: number): string {
    return format.decimal(n, n % 1 === 0 ? 0 : 1)
  }
}
