import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { sayValue } from '../words/words.ts'
import { type Column, Row } from './Row.tsx'
import type { People as Found } from './Search.tsx'

const COLUMNS: Column[] = ['part.paciente', 'field.municipio_residencia', 'field.tipo_agravo', 'field.data_notificacao']

/** The cases whose patient may be the person that was searched for, the likeliest first. */
export function People({ found }: { found: Found }) {
  const { say, format, language } = usePanel()
  return (
    <div data-figure="pessoas">
      <p class="note" role="status">
        {say('people.count', { n: format.count(found.total) }, found.total)}
        {found.incompleto && ` ${say('people.more')}`}
      </p>
      {found.total > 0 && (
        <Rows
          title={say('people.title')}
          columns={['field.numero_notificacao', ...COLUMNS, 'people.agrees', 'people.score']}
        >
          {found.casos.map(({ caso, pontuacao, coincide }) => (
            <Row key={caso.id} item={caso} shown={COLUMNS}>
              <td>{coincide.map((each) => sayValue(language, 'coincide', each)).join(', ')}</td>
              <td class="number">{format.count(pontuacao)}</td>
            </Row>
          ))}
        </Rows>
      )}
    </div>
  )
}
