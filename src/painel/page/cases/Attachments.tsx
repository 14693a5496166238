import { useId, useRef, useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { useAct } from '../base/ask.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { watching } from '../base/upload.ts'
import { save } from '../figure/save.ts'

type Anexo = Schemas['Anexo']

const kinds = ['exame', 'notificacao', 'outro'] as const

interface AttachmentsProps {
  caso: number
  anexos: Anexo[]
  /** Called when one was added or removed. */
  onChange(): void
}

/** The files of a case: who may know the patient can open them, and who may change the case adds and removes them. */
export function Attachments({ caso, anexos, onChange }: AttachmentsProps) {
  const { say, may } = usePanel()
  return (
    <section data-figure="anexos">
      <h3>{say('field.anexos')}</h3>
      {anexos.length === 0 ? (
        <p class="note">{say('anexos.none')}</p>
      ) : (
        <ul class="plain">
          {anexos.map((anexo) => (
            <File key={anexo.id} caso={caso} anexo={anexo} onChange={onChange} />
          ))}
        </ul>
      )}
      {anexos.length > 0 && !may('agravos.identificar') && <p class="note">{say('case.no-download')}</p>}
      {may('agravos.editar') && <Add caso={caso} onDone={onChange} />}
    </section>
  )
}

function File({ caso, anexo, onChange }: { caso: number; anexo: Anexo; onChange(): void }) {
  const { say, may, client, format } = usePanel()
  const { isBusy, error, act } = useAct()
  const [isAsked, setAsked] = useState(false)
  const { id, nome, tipo, tamanho, uploaded_at, descricao } = anexo
  const params = { path: { id: caso, anexo_id: id } }
  const download = async () => {
    const file = await client.download('/api/v1/agravos/casos/{id}/anexos/{anexo_id}', { params })
    save(await file.blob(), nome)
  }
  const remove = async () => {
    await client.DELETE('/api/v1/agravos/casos/{id}/anexos/{anexo_id}', { params })
    onChange()
  }
  return (
    <li>
      {[nome, say(`anexo.${tipo}`), descricao, format.bytes(tamanho), format.moment(uploaded_at)]
        .filter(Boolean)
        .join(' · ')}
      <div class="actions">
        {may('agravos.identificar') && (
          <button type="button" class="small" disabled={isBusy} onClick={() => act(download)}>
            {say('anexos.download', { nome })}
          </button>
        )}
        {may('agravos.editar') && !isAsked && (
          <button type="button" class="small" onClick={() => setAsked(true)}>
            {say('anexos.remove')} <span class="unseen">{nome}</span>
          </button>
        )}
        {isAsked && (
          <>
            <span>{say('anexos.remove.sure', { nome })}</span>
            <button type="button" class="small" disabled={isBusy} onClick={() => act(remove)}>
              {say('anexos.remove')}
            </button>
            <button type="button" class="small" onClick={() => setAsked(false)}>
              {say('case.cancel')}
            </button>
          </>
        )}
      </div>
      <Failure error={error} say={say} />
    </li>
  )
}

/** Sends a file, and shows how much of it is sent. */
function Add({ caso, onDone }: { caso: number; onDone(): void }) {
  const { say, client } = usePanel()
  const { isBusy, error, act, clear } = useAct()
  const place = useRef<HTMLFormElement>(null)
  const [tipo, setTipo] = useState<(typeof kinds)[number]>('exame')
  const [share, setShare] = useState(0)
  const [nome, setNome] = useState('')
  const ids = { file: useId(), about: useId() }
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const arquivo = data.get('arquivo')
    if (!(arquivo instanceof globalThis.File) || arquivo.size === 0) return
    const descricao = String(data.get('descricao') ?? '').trim()
    setShare(0)
    setNome(arquivo.name)
    act(async () => {
      const body = { arquivo, tipo, ...(descricao ? { descricao } : {}) }
      const params = { path: { id: caso } }
      await watching(arquivo, setShare, () => client.POST('/api/v1/agravos/casos/{id}/anexos', { params, body }))
      place.current?.reset()
      onDone()
    })
  }
  return (
    <details>
      <summary>{say('anexos.add')}</summary>
      <form
        ref={place}
        class="row"
        aria-label={say('anexos.add')}
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
      >
        <div class="field">
          <label for={ids.file}>{say('anexos.file')}</label>
          <input
            id={ids.file}
            type="file"
            name="arquivo"
            required
            accept="application/pdf,image/jpeg,image/png"
            onChange={clear}
          />
        </div>
        <Choice
          label={say('anexos.tipo')}
          value={tipo}
          options={kinds.map((each) => [each, say(`anexo.${each}`)])}
          onChange={(value) => setTipo(value as (typeof kinds)[number])}
        />
        <div class="field grow">
          <label for={ids.about}>{say('anexos.descricao')}</label>
          <input id={ids.about} name="descricao" maxLength={500} autocomplete="off" />
        </div>
        <button type="submit" disabled={isBusy}>
          {say('anexos.send')}
        </button>
      </form>
      {isBusy && <progress max={1} value={share} aria-label={say('anexos.sending', { nome })} />}
      <p class="unseen" role="status">
        {isBusy ? say('anexos.sending', { nome }) : ''}
      </p>
      <Failure error={error} say={say} />
    </details>
  )
}
