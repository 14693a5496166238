import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { type Pendencia, pendencias, type Situacao, situacoes } from '../base/address.ts'
import { useAsk } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { useNear } from '../base/near.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import { filtersOf, pendingFilter } from '../overview/asked.ts'
import { Columns, useColumns } from './Columns.tsx'
import { Detail } from './Detail.tsx'
import { Export } from './Export.tsx'
import { Many } from './Many.tsx'
import { People } from './People.tsx'
import { type Column, Row } from './Row.tsx'
import { type People as Found, Search } from './Search.tsx'

type Lista = Schemas['CasoLista']

const SIZE = 20

/** The cases that match the filters, newest notification first; or those of a number or a person. */
export function CaseList({ isThere }: { isThere: boolean }) {
  const { say, may, address } = usePanel()
  const [people, setPeople] = useState<Found | null>(null)
  const [shown, setShown] = useColumns()
  const [told, setTold] = useState('')
  // An address that names a page, a number or a case asks for the list.
  const isAsked =
    address.pagina > 1 ||
    address.caso !== null ||
    address.situacao !== '' ||
    address.pendencia !== '' ||
    address.numero !== ''
  const { place, isNear } = useNear<HTMLElement>(isThere, isAsked)
  const asked = useCases(isNear && people === null)
  const onRemoved = (message: string) => {
    setTold(message)
    setPeople(null)
    asked.again('quietly')
  }
  return (
    <section class="figure wide" id="casos" ref={place} aria-label={say('cases.title')}>
      <div class="figure-head">
        <h2>{say('cases.title')}</h2>
        {may('agravos.listar') && !people && !address.numero && <ChoiceOfSituacao />}
      </div>
      {may('agravos.listar') ? (
        <>
          <Search onPeople={setPeople} />
          {people ? (
            <People found={people} />
          ) : (
            <Answer asked={asked}>{(lista) => <Cases lista={lista} shown={shown} onChange={setShown} />}</Answer>
          )}
        </>
      ) : (
        <p class="sentence">{say('need.listar')}</p>
      )}
      <p role="status">{told}</p>
      {address.caso !== null && <Detail key={address.caso} id={address.caso} onRemoved={onRemoved} />}
    </section>
  )
}

/** Asks for the list. A number is looked for everywhere, whatever the filters. */
function useCases(isWanted: boolean) {
  const { may, address, client, language } = usePanel()
  const { situacao, pendencia, pagina, numero } = address
  const filters = numero
    ? { numero_notificacao: numero }
    : { ...filtersOf(address), ...(situacao ? { situacao } : {}), ...pendingFilter(pendencia) }
  const query = { ...filters, page: pagina, size: SIZE }
  return useAsk(
    may('agravos.listar') && isWanted ? JSON.stringify([query, language]) : null,
    async (signal) => (await client.GET('/api/v1/agravos/casos', { params: { query }, signal })).data
  )
}

function ChoiceOfSituacao() {
  const { say, address, go } = usePanel()
  return (
    <div class="row">
      <Choice
        label={say('cases.pending')}
        value={address.pendencia}
        options={[
          ['', say('cases.all')],
          ...pendencias.map((each): [string, string] => [each, say(`pendencia.${each}`)])
        ]}
        onChange={(value) => go({ pendencia: value as Pendencia | '' })}
      />
      <Choice
        label={say('cases.situacao')}
        value={address.situacao}
        options={[
          ['', say('cases.all')],
          ...situacoes.map((each): [string, string] => [each, say(`situacao.${each}`)])
        ]}
        onChange={(value) => go({ situacao: value as Situacao | '' })}
      />
    </div>
  )
}

interface CasesProps {
  lista: Lista
  shown: Column[]
  onChange(next: Column[]): void
}

function Cases({ lista, shown, onChange }: CasesProps) {
  const { say, may, format, address } = usePanel()
  const { numero } = address
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (ids: number[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const mayChange = may('agravos.editar')
  if (lista.total === 0) return <p class="empty">{numero ? say('cases.none.number', { numero }) : say('cases.none')}</p>
  return (
    <>
      <div class="row">
        <p class="note">{say('cases.count', { n: format.count(lista.total) }, lista.total)}</p>
        {!numero && <Export />}
        <Columns shown={shown} onChange={onChange} />
      </div>
      <Rows
        title={say('cases.title')}
        columns={['field.numero_notificacao', ...shown, ...(mayChange ? ['many.choose' as const] : [])]}
        page={lista.page}
        pages={lista.pages}
      >
        {lista.tipos.map((item) => (
          <Row key={item.id} item={item} shown={shown}>
            {mayChange && (
              <td>
                <input
                  type="checkbox"
                  aria-label={say('many.one', { number: item.numero_notificacao })}
                  checked={chosen.has(item.id)}
                  onChange={({ currentTarget: { checked } }) => choose([item.id], checked)}
                />
              </td>
            )}
          </Row>
        ))}
      </Rows>
      {mayChange && (
        <Many
          chosen={chosen}
          page={lista.tipos.map(({ id }) => id)}
          choose={choose}
          clear={() => setChosen(new Set())}
        />
      )}
    </>
  )
}
