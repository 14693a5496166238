import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../../client/index.ts'
import { useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Answer } from '../base/Status.tsx'
import type { Key } from '../words/words.ts'
import { Badge } from '../work/Badge.tsx'
import { type Fact, factsOfArchive, factsOfBackups, factsOfDisk, factsOfQueue, factsOfVersions } from './facts.ts'

type Situacao = Schemas['SituacaoDoServico']

const PARTS: Key[] = ['service.part', 'col.state', 'service.latency', 'service.last']
const STATEMENTS: Key[] = ['service.statement', 'service.calls', 'service.total', 'service.mean']

/** How the service is, for administrators. */
export function Service() {
  const { say, client, language } = usePanel()
  const asked = useAsk(language, async (signal) => {
    return (await client.GET('/api/v1/administracao/situacao', { signal })).data.data
  })
  return (
    <>
      <h1>{say('service.title')}</h1>
      <div class="sheet">
        <p class="note">{say('service.about')}</p>
        <button type="button" onClick={() => asked.again()}>
          {say('service.again')}
        </button>
      </div>
      <Answer asked={asked}>{(situacao) => <Sheets situacao={situacao} />}</Answer>
    </>
  )
}

function Sheets({ situacao }: { situacao: Situacao }) {
  const { say, format, language } = usePanel()
  const { partes, fila, disco, arquivamento, copias, consultas_lentas, bloqueios, configuracao } = situacao
  return (
    <>
      <Sheet title="service.versions">
        <Facts facts={factsOfVersions(situacao, say, format, language)} />
      </Sheet>
      <Sheet title="service.parts">
        <Rows title={say('service.parts')} columns={PARTS}>
          {partes.map((parte, i) => (
            <Part key={`${i} ${parte.nome}`} parte={parte} />
          ))}
        </Rows>
      </Sheet>
      {fila && (
        <Sheet title="service.queue">
          <Facts facts={factsOfQueue(fila, say, format)} />
        </Sheet>
      )}
      {disco && (
        <Sheet title="service.disk">
          <Facts facts={factsOfDisk(disco, say, format, language)} />
        </Sheet>
      )}
      <Sheet title="service.backups">
        <Facts facts={factsOfArchive(arquivamento, say, format)} />
        {copias ? (
          <>
            <Facts facts={factsOfBackups(copias, say, format)} />
            {copias.mesmo_disco && <p class="note">{say('service.backup.same')}</p>}
            {[...copias.achados, ...(copias.teste?.achados ?? [])].map((sentence) => (
              <p key={sentence} class="note" lang="en">
                {sentence}
              </p>
            ))}
          </>
        ) : (
          <p class="empty">{say('service.backups.none')}</p>
        )}
      </Sheet>
      <Sheet title="service.locks">
        <p>{say('service.locks.count', { n: format.count(bloqueios.total) }, bloqueios.total)}</p>
        {bloqueios.contas.length > 0 && (
          <ul>
            {bloqueios.contas.map(({ id, nome, email }) => (
              <li key={id}>{`${nome} · ${email} · ${id}`}</li>
            ))}
          </ul>
        )}
      </Sheet>
      <Sheet title="service.slow">
        {consultas_lentas ? (
          <Rows title={say('service.slow')} columns={STATEMENTS}>
            {consultas_lentas.map(({ consulta, chamadas, total_ms, media_ms }) => (
              <tr key={consulta}>
                <th scope="row" class="address">
                  {consulta}
                </th>
                <td class="number">{format.count(chamadas)}</td>
                <td class="number">{format.count(total_ms)}</td>
                <td class="number">{format.decimal(media_ms)}</td>
              </tr>
            ))}
          </Rows>
        ) : (
          <p class="empty">{say('service.slow.none')}</p>
        )}
      </Sheet>
      <Sheet title="service.settings">
        <Rows title={say('service.settings')} columns={['service.setting', 'col.value']}>
          {configuracao.map(({ nome, valor }) => (
            <tr key={nome}>
              <th scope="row">{nome}</th>
              <td class="address">{valor ?? '–'}</td>
            </tr>
          ))}
        </Rows>
      </Sheet>
    </>
  )
}

function Sheet({ title, children }: { title: Key; children: ComponentChildren }) {
  const { say } = usePanel()
  return (
    <section class="sheet" aria-label={say(title)} data-figure={title}>
      <h2>{say(title)}</h2>
      {children}
    </section>
  )
}

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl class="facts">
    {facts.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

function Part({ parte: { nome, estado, latencia_ms, ultima_vez } }: { parte: Schemas['ParteDaSituacao'] }) {
  const { say, format } = usePanel()
  return (
    <tr>
      <th scope="row">{nome}</th>
      <td>
        <Badge text={say(`parte.${estado}`)} kind={estado === 'ok' ? 'good' : 'bad'} />
      </td>
      <td class="number">{latencia_ms === null ? '–' : format.decimal(latencia_ms)}</td>
      <td>{ultima_vez ? format.moment(ultima_vez) : '–'}</td>
    </tr>
  )
}
