import type { Schemas } from '../../../client/index.ts'
import { useAsk } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'
import { actionName, detailsText, targets, topics } from './actions.ts'
import { Narrow } from './Narrow.tsx'
import { useAccounts } from './names.ts'

type Item = Schemas['AuditoriaItem']

const COLUMNS: Key[] = ['audit.when', 'audit.action', 'audit.who', 'audit.target', 'audit.details', 'audit.origin']

/** The start of a day in Brasília. */
const dawn = (day: string) => `${day}T00:00:00-03:00`

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** The kinds of records that are accounts. */
const isAccount = (tipo: string) => tipo === 'usuario' || tipo === 'conta'

/** Who did what, newest first. Entries are only ever added, so there is nothing to change here. */
export function Audit() {
  const { say, client, address, language, go } = usePanel()
  const { acao, ator, registro, desde, ate, pagina } = address
  const alvo = targets.find((each) => each === address.alvo)
  const query = {
    page: pagina,
    size: 25,
    ...(acao ? { acao } : {}),
    ...(ator ? { ator_id: ator } : {}),
    ...(alvo ? { alvo_tipo: alvo } : {}),
    ...(registro ? { alvo_id: registro } : {}),
    ...(desde ? { desde: dawn(desde) } : {}),
    ...(ate ? { ate: dawn(dayAfter(ate)) } : {})
  }
  const asked = useAsk(JSON.stringify([query, language]), async (signal) => {
    return (await client.GET('/api/v1/auditoria', { params: { query }, signal })).data
  })
  const accounts = useAccounts([
    ...(ator ? [ator] : []),
    ...(asked.data?.items ?? []).flatMap(({ ator_id, alvo_tipo, alvo_id }) =>
      [ator_id, isAccount(alvo_tipo) ? alvo_id : null].filter((id) => id !== null)
    )
  ])
  const nameOf = (id: number) => accounts.get(id)?.nome ?? say('audit.account', { id })
  const title = say('nav.auditoria')
  return (
    <>
      <h1>{title}</h1>
      <p>{say('audit.about')}</p>
      <Narrow actor={ator === null ? null : (accounts.get(ator) ?? { id: ator, nome: nameOf(ator), email: '' })}>
        <Choice
          label={say('audit.topic')}
          value={acao}
          options={[['', say('audit.all')], ...topics.map((each): [string, string] => [each, say(`audit.${each}`)])]}
          onChange={(value) => go({ acao: value })}
        />
        <Choice
          label={say('audit.target')}
          value={alvo ?? ''}
          options={[['', say('audit.all')], ...targets.map((each): [string, string] => [each, say(`alvo.${each}`)])]}
          onChange={(value) => go({ alvo: value })}
        />
      </Narrow>
      <section class="sheet" aria-label={title} data-figure="auditoria">
        <Answer asked={asked}>
          {({ items, page, pages }) =>
            items.length === 0 ? (
              <p class="empty">{say('audit.none')}</p>
            ) : (
              <Rows title={title} columns={COLUMNS} page={page} pages={pages}>
                {items.map((item) => (
                  <Row key={item.id} item={item} nameOf={nameOf} />
                ))}
              </Rows>
            )
          }
        </Answer>
      </section>
    </>
  )
}

function Row({ item, nameOf }: { item: Item; nameOf(id: number): string }) {
  const { say, format, language } = usePanel()
  const { em, acao, ator_id, alvo_tipo, alvo_id, detalhes, ip, requisicao } = item
  const kind = (targets as readonly string[]).includes(alvo_tipo) ? say(`alvo.${alvo_tipo}` as Key) : alvo_tipo
  const target = alvo_id !== null && isAccount(alvo_tipo) ? nameOf(alvo_id) : alvo_id
  return (
    <tr>
      <th scope="row">{format.moment(em)}</th>
      <td>{actionName(acao, language)}</td>
      <td>{ator_id === null ? say('audit.nobody') : nameOf(ator_id)}</td>
      <td>{[kind, target].filter(Boolean).join(' ')}</td>
      <td class="address">{detailsText(detalhes, say)}</td>
      <td title={requisicao ? say('failed.request', { id: requisicao }) : undefined}>{ip ?? '–'}</td>
    </tr>
  )
}
