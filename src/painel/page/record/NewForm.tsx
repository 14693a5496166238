import * as rules from 'virtual:rules/criarCaso'
import type { Schemas } from '../../../client/index.ts'
import { usePanel } from '../base/panel.ts'
import { ufOf } from '../base/ufs.ts'
import { useForm } from '../form/form.ts'
import { Sheet } from '../form/Sheet.tsx'
import type { Values } from '../form/values.ts'
import { contradictionsIn } from './caso.ts'
import { DraftNote, Sections, useNames } from './Parts.tsx'
import { personalPaths } from './sections.ts'

type Criar = Schemas['CasoCriar']

/** The form of a new case. What is typed outlives everything but the tab. */
export function NewForm({ onMade }: { onMade(caso: Schemas['CasoCriado']): void }) {
  const { say, client, profile, today } = usePanel()
  const nameOf = useNames()
  const form = useForm({
    rules,
    start: useStart(),
    also: (values) => contradictionsIn(values, today, null),
    draft: { name: `${profile.id} caso novo`, personal: personalPaths }
  })
  const send = async (body: object) => {
    const { data } = await client.POST('/api/v1/agravos/casos', { body: body as Criar })
    form.reset()
    onMade(data)
  }
  return (
    <Sheet form={form} title={say('sheet.new')} send={send} save={say('sheet.record')} nameOf={nameOf}>
      <DraftNote form={form} />
      <p class="note">{say('sheet.required')}</p>
      <Sections form={form} isKept={false} />
    </Sheet>
  )
}

/** What is known before anything is typed: today, and the place of whoever has only one. */
function useStart(): Values {
  const { profile, today } = usePanel()
  const [place, ...others] = profile.territorios ?? []
  const codigo = others.length === 0 ? (place?.codigo ?? '') : ''
  const uf = place?.tipo === 'uf' ? codigo : (ufOf(codigo) ?? '')
  return {
    data_digitacao: today,
    'ui.uf_notificacao': uf,
    estado_residencia: uf,
    municipio_notificacao: place?.tipo === 'municipio' ? codigo : ''
  }
}
