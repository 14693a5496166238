import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Badge } from '../work/Badge.tsx'
import { EditPerson } from './EditPerson.tsx'
import { Fold } from './Fold.tsx'
import { Opened } from './Opened.tsx'
import { PlaceNames } from './PlaceName.tsx'
import { Rights } from './Rights.tsx'
import { type Grupo, type Person as Loaded, reachOf } from './reach.ts'
import { Security } from './Security.tsx'
import { Ties } from './Ties.tsx'

interface PersonProps {
  id: number
  grupos: Grupo[]
  onChanged(): void
}

/** One account in a dialog: who it is, what it may do and why, and what can be done about it. */
export function Person({ id, grupos, onChanged }: PersonProps) {
  const { say, client, language, go } = usePanel()
  const asked = useAsk(`${id} ${language}`, async (signal) => {
    const params = { path: { id }, query: { include: ['historico' as const] } }
    return (await client.GET('/api/v1/usuarios/{id}', { params, signal })).data
  })
  const title = asked.data?.nome ?? say('team.person')
  return (
    <Opened asked={asked} title={title} onChanged={onChanged} onClose={() => go({ pessoa: null })}>
      {(person, { onDone, onGone }) => <Parts person={person} grupos={grupos} onDone={onDone} onGone={onGone} />}
    </Opened>
  )
}

interface PartsProps {
  person: Loaded
  grupos: Grupo[]
  onDone(message: string): void
  onGone(): void
}

function Parts({ person, grupos, onDone, onGone }: PartsProps) {
  const panel = usePanel()
  const { say, may, format } = panel
  const { touches, isOwn, covers } = reachOf(panel, person)
  const edits = touches && (may('usuarios.editar') || isOwn)
  // What was changed elsewhere begins the parts anew.
  const key = `${person.id} ${person.atualizado_em}`
  return (
    <>
      <Facts person={person} />
      {!touches && <p class="note">{say('team.untouchable')}</p>}
      {edits && (
        <Fold title={say('team.edit')}>
          <EditPerson key={key} person={person} hasEmail={covers} hasAdmin={may('admin') && !isOwn} onDone={onDone} />
        </Fold>
      )}
      {touches && !isOwn && <Ties key={key} person={person} grupos={grupos} onDone={onDone} />}
      <Fold title={say('rights.title')}>
        <Rights person={person} />
      </Fold>
      {touches && !isOwn && <Security person={person} onDone={onDone} onGone={onGone} />}
      {person.historico && person.historico.length > 0 && (
        <Fold title={say('team.history')}>
          <ul class="plain">
            {person.historico.map(({ data, acao, descricao, usuario }) => (
              <li key={data + acao}>{[format.moment(data), descricao, usuario?.nome].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}

function Facts({ person }: { person: Loaded }) {
  const { say, format } = usePanel()
  const facts: [string, string | null][] = [
    [say('team.email'), person.email],
    [say('team.phone'), person.telefone],
    ['CPF', person.cpf],
    [say('team.position'), person.cargo],
    [say('team.department'), person.departamento],
    [say('team.city'), [person.cidade, person.estado].filter(Boolean).join(', ')],
    [say('team.groups'), person.grupos.map(({ nome }) => nome).join(', ')],
    [say('team.since'), format.moment(person.criado_em)],
    [say('team.seen'), person.ultimo_acesso ? format.moment(person.ultimo_acesso) : say('team.never')]
  ]
  const places = person.territorio_efetivo?.territorios ?? []
  return (
    <>
      <p>
        <Badge text={say(person.ativo ? 'team.active' : 'team.inactive')} kind={person.ativo ? 'good' : 'bad'} />{' '}
        {person.admin && <Badge text={say('team.admin')} kind="plain" />}{' '}
        {person.mfa_habilitado && <Badge text={say('team.mfa')} kind="plain" />}
      </p>
      {person.email_pendente && <p class="note">{say('team.pending', { email: person.email_pendente })}</p>}
      <dl class="facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text || '–'}</dd>
          </div>
        ))}
        <div>
          <dt>{say('team.places')}</dt>
          <dd>
            <PlaceNames places={places} />
          </dd>
        </div>
      </dl>
    </>
  )
}
