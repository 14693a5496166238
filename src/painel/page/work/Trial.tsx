import type { Schemas } from '../../../client/index.ts'
import { usePanel } from '../base/panel.ts'
import { Failure } from '../base/Status.tsx'
import { DataTable } from '../figure/DataTable.tsx'
import { changesTable } from './changes.ts'
import { type Plan, useSend } from './plan.ts'

type Resultado = Schemas['ImportacaoResultado']

/** What a trial run would change in cases that are there. */
export function Changes({ resultado: { como, atualizados, mudancas_previstas } }: { resultado: Resultado }) {
  const { say, format, language, may } = usePanel()
  if (!como || como === 'importar' || !mudancas_previstas) return null
  const shown = mudancas_previstas.length
  const values = { n: format.count(shown), all: format.count(atualizados) }
  return (
    <section aria-label={say('changes.title')} data-figure="mudancas">
      <h3>{say('changes.title')}</h3>
      {shown === 0 ? (
        <p class="empty">{say('changes.none')}</p>
      ) : (
        <>
          {atualizados > shown && <p>{say('changes.part', values)}</p>}
          <DataTable table={changesTable(mudancas_previstas, say, format, language)} caption={say('changes.title')} />
          <p class="note">{say(may('agravos.listar') ? 'changes.hidden.help' : 'changes.need.listar')}</p>
        </>
      )}
    </section>
  )
}

/** Lets the reader write what was tried out, where there is something to write and the API would take it. */
export function Confirm({ resultado, plan, onSent }: { resultado: Resultado; plan: Plan; onSent: () => void }) {
  const { say, go, format } = usePanel()
  const { isBusy, error, send } = useSend()
  const { importados, atualizados, erros } = resultado
  const isRefused = erros > 0 && !plan.ignorar_erros
  const hasRows = importados + atualizados > 0
  return (
    <section aria-label={say('import.confirm.title')} data-figure="confirmacao">
      <h3>{say('import.confirm.title')}</h3>
      {isRefused && <p>{say('import.confirm.errors')}</p>}
      {!isRefused && !hasRows && <p>{say('import.confirm.none')}</p>}
      {!isRefused && hasRows && (
        <p>
          {say('import.confirm.about', {
            file: plan.chosen.file.name,
            mode: say(`mode.${plan.modo}`),
            importados: format.count(importados),
            atualizados: format.count(atualizados)
          })}
        </p>
      )}
      <p role="status">{isBusy ? say('import.sending') : ''}</p>
      <Failure error={error} say={say} />
      <div class="row">
        {!isRefused && hasRows && (
          <button type="button" class="main" disabled={isBusy} onClick={() => send(plan, 'write', onSent)}>
            {say('import.confirm')}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => go({ tarefa: '' })}>
          {say('import.back')}
        </button>
      </div>
    </section>
  )
}
