import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { addDays } from '../../../platform/time/days.ts'
import type { Address } from '../base/address.ts'
import { type Asked, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import { Detail } from '../cases/Detail.tsx'
import { Row } from '../cases/Row.tsx'
import { pendingFilter } from '../overview/asked.ts'
import { PlaceNames } from '../people/PlaceName.tsx'
import { coversPlaces, ownPlaces } from '../people/reach.ts'

/** SINAN closes an investigation within this many days of the notification. */
const CLOSING_DAYS = 60
/** How long before that it is told. */
const SOON_DAYS = 15
/** How far back the lists go that the cards lead to: the figures beside them are drawn week by week. */
const BACK_DAYS = 3 * 364
const SHOWN = 10
const COUNTRY = { tipo: 'pais', codigo: 'BR' } as const

/** What waits to be done, within what the account reaches: the page to begin the day with. */
export function Today() {
  const { say, may, address, today } = usePanel()
  // What is told when a case was deleted; the counts are asked for again.
  const [told, setTold] = useState('')
  const oldest = addDays(today, -BACK_DAYS)
  const late = addDays(today, -CLOSING_DAYS - 1)
  const soon = addDays(today, SOON_DAYS - CLOSING_DAYS)
  return (
    <>
      <h1>{say('nav.trabalho')}</h1>
      <Where />
      <p role="status">{told}</p>
      <ul class="cards" key={`counts ${told}`}>
        <Count title={say('today.late')} about={say('today.late.about')} from={oldest} to={late} pendencia="aberto" />
        <Count
          title={say('today.soon')}
          about={say('today.soon.about', { n: SOON_DAYS })}
          from={addDays(late, 1)}
          to={soon}
          pendencia="aberto"
        />
        <Count
          title={say('today.result')}
          about={say('today.result.about')}
          from={oldest}
          to={today}
          pendencia="sem-resultado"
        />
        {may('agravos.identificar') && <Pairs />}
        {may('agravos.importar') && <Imports />}
      </ul>
      <Oldest key={`oldest ${told}`} />
      {address.caso !== null && <Detail key={address.caso} id={address.caso} onRemoved={setTold} />}
    </>
  )
}

/** Says which cases the account reaches, by its own territory or that of its groups. */
function Where() {
  const panel = usePanel()
  const { say } = panel
  const places = ownPlaces(panel)
  if (coversPlaces(places, [COUNTRY])) return <p class="note">{say('today.everywhere')}</p>
  return (
    <p class="note">
      {say('today.within')} <PlaceNames places={places} />
    </p>
  )
}

interface CountProps {
  title: string
  about: string
  from: string
  to: string
  pendencia: Exclude<Address['pendencia'], ''>
}

/** How many cases there are of a kind, with the way to the list of them. */
function Count({ title, about, from, to, pendencia }: CountProps) {
  const { client, language } = usePanel()
  const query = { ...pendingFilter(pendencia), data_inicio: from, data_fim: to, size: 1 }
  const asked = useAsk(JSON.stringify([query, language]), async (signal) => {
    return (await client.GET('/api/v1/agravos/casos', { params: { query }, signal })).data.total
  })
  const change = { visao: 'visao', pendencia, inicio: from, fim: to, agravo: '', estado: '', situacao: '' } as const
  return <Card title={title} about={about} asked={asked} change={change} />
}

function Pairs() {
  const { say, client, language } = usePanel()
  const asked = useAsk(language, async (signal) => {
    const query = { estado: 'pendente' as const, size: 1 }
    return (await client.GET('/api/v1/agravos/duplicidades', { params: { query }, signal })).data.total
  })
  return (
    <Card
      title={say('today.pairs')}
      about={say('today.pairs.about')}
      asked={asked}
      change={{ visao: 'duplicidades', pares: 'pendente' }}
    />
  )
}

/** Imports of the last two weeks that have failed, or have refused rows. */
function Imports() {
  const { say, client, language, today } = usePanel()
  const asked = useAsk(language, async (signal) => {
    const query = { search: JSON.stringify({ criado_em: { gte: addDays(today, -14) } }), size: 100 }
    const { data } = (await client.GET('/api/v1/agravos/importacoes', { params: { query }, signal })).data
    return data.filter(({ estado, figuras }) => estado === 'falhou' || (figuras?.erros ?? 0) > 0).length
  })
  return (
    <Card
      title={say('today.imports')}
      about={say('today.imports.about')}
      asked={asked}
      change={{ visao: 'importacao' }}
    />
  )
}

interface CardProps {
  title: string
  about: string
  asked: Asked<number>
  change: Partial<Address>
}

function Card({ title, about, asked, change }: CardProps) {
  const { say, format, href, go } = usePanel()
  return (
    <li>
      <h2 class="card-name">{title}</h2>
      <Answer asked={asked}>
        {(count): ComponentChildren => (
          <>
            <p class="card-number">{format.count(count)}</p>
            {count > 0 && (
              <a
                href={href(change)}
                onClick={(event) => {
                  event.preventDefault()
                  go(change)
                }}
              >
                {say('today.see')} <span class="unseen">{title}</span>
              </a>
            )}
          </>
        )}
      </Answer>
      <p class="note">{about}</p>
    </li>
  )
}

/** The open investigations that have waited longest. */
function Oldest() {
  const { say, client, language, today } = usePanel()
  const query = { ...pendingFilter('aberto'), sort: 'data_notificacao' as const, order: 'asc' as const, size: SHOWN }
  const asked = useAsk(JSON.stringify([query, language]), async (signal) => {
    return (await client.GET('/api/v1/agravos/casos', { params: { query }, signal })).data.tipos
  })
  const age = (day: string) => Math.round((Date.parse(today) - Date.parse(day.slice(0, 10))) / 86_400_000)
  const shown = [
    'field.data_notificacao',
    'field.tipo_agravo',
    'field.municipio_residencia',
    'part.paciente',
    'field.classificacao_final'
  ] as const
  return (
    <section class="figure after" aria-label={say('today.oldest')}>
      <h2>{say('today.oldest')}</h2>
      <Answer asked={asked}>
        {(items) =>
          items.length === 0 ? (
            <p class="empty">{say('today.none')}</p>
          ) : (
            <Rows title={say('today.oldest')} columns={['field.numero_notificacao', ...shown, 'today.age']}>
              {items.map((item) => (
                <Row key={item.id} item={item} shown={[...shown]}>
                  <td>{say('today.days', { n: age(item.data_notificacao) }, age(item.data_notificacao))}</td>
                </Row>
              ))}
            </Rows>
          )
        }
      </Answer>
    </section>
  )
}
