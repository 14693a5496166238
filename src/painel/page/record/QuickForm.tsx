import * as rules from 'virtual:rules/editarCaso'
import { isApiError, type Schemas } from '../../../client/index.ts'
import { usePanel } from '../base/panel.ts'
import type { Caso } from '../cases/facts.ts'
import { useForm } from '../form/form.ts'
import { Sheet } from '../form/Sheet.tsx'
import { changedBody, type Values } from '../form/values.ts'
import { contradictionsIn, valuesOf } from './caso.ts'
import { CaseField } from './Fields.tsx'
import { useNames } from './Parts.tsx'
import { itemAt } from './sections.ts'

export type Quick = 'close' | 'death'

const fields: Record<Quick, string[]> = {
  close: ['classificacao_final', 'criterio_confirmacao', 'evolucao', 'data_obito', 'data_encerramento'],
  death: ['evolucao', 'data_obito']
}

interface QuickFormProps {
  caso: Caso
  etag: string
  what: Quick
  onDone(): void
  onCancel(): void
  /** Called when somebody else has changed the case: it is read again, and what was typed stays. */
  onStale(): void
}

/** The few fields that close a case, or record a death. */
export function QuickForm({ caso, etag, what, onDone, onCancel, onStale }: QuickFormProps) {
  const { say, client, today } = usePanel()
  const nameOf = useNames()
  const start = valuesOf(caso)
  const form = useForm({
    rules,
    start,
    first: what === 'close' && !start.data_encerramento ? { data_encerramento: today } : {},
    // What is sent is compared with the case as it is now, which may have been read again.
    bodyOf: (values) => changedBody(chosen(values, start, what), start, rules.fields),
    also: (values, changed) => contradictionsIn(values, today, changed)
  })
  const send = async (body: object) => {
    const params = { path: { id: caso.id }, header: { 'If-Match': etag } }
    try {
      await client.PUT('/api/v1/agravos/casos/{id}', { params, body: body as Schemas['CasoEditar'] })
    } catch (error) {
      if (isApiError(error) && error.status === 412) onStale()
      throw error
    }
    onDone()
  }
  return (
    <Sheet
      form={form}
      title={say(`case.do.${what}`)}
      send={send}
      save={say(`case.do.${what}`)}
      nameOf={nameOf}
      ways={
        <button type="button" onClick={onCancel}>
          {say('case.cancel')}
        </button>
      }
    >
      <fieldset>
        <legend>{say(`case.do.${what}`)}</legend>
        {fields[what].map((path) => {
          const item = itemAt(path)
          return item && <CaseField key={path} form={form} item={item} isKept />
        })}
      </fieldset>
    </Sheet>
  )
}

/** Only the fields of the quick form are changed. */
const chosen = (values: Values, start: Values, what: Quick): Values => ({
  ...start,
  ...Object.fromEntries(fields[what].map((path) => [path, values[path]]))
})
