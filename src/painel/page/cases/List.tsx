import type { Schemas } from '../../../client/index.ts'
import { type Situacao, situacoes } from '../base/address.ts'
import { useAsk } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { useNear } from '../base/near.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import { filtersOf } from '../overview/asked.ts'
import { type Key, sayValue } from '../words/words.ts'
import { Detail } from './Detail.tsx'
import { Export } from './Export.tsx'

type Lista = Schemas['CasoLista']
type Item = Lista['tipos'][number]

const SIZE = 20

const COLUMNS: Key[] = [
  'field.numero_notificacao',
  'field.data_notificacao',
  'field.tipo_agravo',
  'field.municipio_residencia',
  'part.paciente',
  'field.classificacao_final',
  'field.evolucao',
  'field.hospitalizacao'
]

/** The cases that match the filters, newest notification first. */
export function CaseList({ isThere }: { isThere: boolean }) {
  const { say, may, address, client, language, go } = usePanel()
  // An address that names a page or a case asks for the list.
  const isAsked = address.pagina > 1 || address.caso !== null || address.situacao !== ''
  const { place, isNear } = useNear<HTMLElement>(isThere, isAsked)
  const { situacao, pagina } = address
  const query = { ...filtersOf(address), ...(situacao ? { situacao } : {}), page: pagina, size: SIZE }
  const key = may('agravos.listar') && isNear ? JSON.stringify([query, language]) : null
  const asked = useAsk(
    key,
    async (signal) => (await client.GET('/api/v1/agravos/casos', { params: { query }, signal })).data
  )
  return (
    <section class="figure wide" id="casos" ref={place} aria-label={say('cases.title')}>
      <div class="figure-head">
        <h2>{say('cases.title')}</h2>
        {may('agravos.listar') && (
          <Choice
            label={say('cases.situacao')}
            value={situacao}
            options={[
              ['', say('cases.all')],
              ...situacoes.map((each): [string, string] => [each, say(`situacao.${each}`)])
            ]}
            onChange={(value) => go({ situacao: value as Situacao | '' })}
          />
        )}
      </div>
      {may('agravos.listar') ? (
        <Answer asked={asked}>{(lista) => <Found lista={lista} />}</Answer>
      ) : (
        <p class="sentence">{say('need.listar')}</p>
      )}
      {address.caso !== null && <Detail key={address.caso} id={address.caso} />}
    </section>
  )
}

function Found({ lista }: { lista: Lista }) {
  const { say, format } = usePanel()
  if (lista.total === 0) return <p class="empty">{say('cases.none')}</p>
  return (
    <>
      <div class="row">
        <p class="note">{say('cases.count', { n: format.count(lista.total) }, lista.total)}</p>
        <Export />
      </div>
      <Rows title={say('cases.title')} columns={COLUMNS} page={lista.page} pages={lista.pages}>
        {lista.tipos.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </Rows>
    </>
  )
}

function Row({ item }: { item: Item }) {
  const { say, format, language, href, go } = usePanel()
  const { paciente, endereco } = item
  const value = (field: string, text: string | null) => (text === null ? '–' : sayValue(language, field, text))
  const person = [paciente.nome, paciente.idade, paciente.sexo].filter((each) => each !== null).join(', ')
  return (
    <tr>
      <th scope="row">
        <a
          href={href({ caso: item.id })}
          aria-label={say('cases.open', { number: item.numero_notificacao })}
          onClick={(event) => {
            event.preventDefault()
            go({ caso: item.id })
          }}
        >
          {item.numero_notificacao}
        </a>
      </th>
      <td>{format.day(item.data_notificacao)}</td>
      <td>{say(`agravo.${item.tipo_agravo}`)}</td>
      <td>{`${endereco.municipio_residencia} (${endereco.estado_residencia})`}</td>
      <td>{person || '–'}</td>
      <td>{value('classificacao_final', item.classificacao_final)}</td>
      <td>{value('evolucao', item.evolucao)}</td>
      <td>{say(item.hospitalizacao ? 'yes' : 'no')}</td>
    </tr>
  )
}
