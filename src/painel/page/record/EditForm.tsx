import * as rules from 'virtual:rules/editarCaso'
import { useState } from 'preact/hooks'
import { isApiError, type Schemas } from '../../../client/index.ts'
import { usePanel } from '../base/panel.ts'
import { useForm } from '../form/form.ts'
import { Sheet } from '../form/Sheet.tsx'
import { changedBody, changedPaths, isSame, type Values } from '../form/values.ts'
import { Conflict, type Other } from './Conflict.tsx'
import { contradictionsIn, valuesOf } from './caso.ts'
import { DraftNote, Sections, useNames } from './Parts.tsx'
import { personalPaths } from './sections.ts'

type Editar = Schemas['CasoEditar']

interface EditFormProps {
  id: number
  initials: string | null
  start: Values
  etag: string
}

/** The form of a case that is there. Only what was changed is sent, and only to the case as it was read. */
export function EditForm({ id, initials, start, etag }: EditFormProps) {
  const { say, client, profile, today, go } = usePanel()
  const nameOf = useNames()
  const [other, setOther] = useState<Other | null>(null)
  const form = useForm({
    rules,
    start,
    bodyOf: (values, before) => changedBody(values, before, rules.fields),
    also: (values, changed) => contradictionsIn(values, today, changed),
    draft: { name: `${profile.id} caso ${id}`, personal: personalPaths, stamp: etag }
  })

  const read = async () => {
    const { data, response } = await client.GET('/api/v1/agravos/casos/{id}', { params: { path: { id } } })
    return {
      values: valuesOf(data),
      etag: response.headers.get('etag') ?? '',
      by: data.historico[0]?.usuario?.nome ?? undefined
    }
  }
  const send = async (body: object) => {
    const params = { path: { id }, header: { 'If-Match': form.stamp ?? etag } }
    try {
      await client.PUT('/api/v1/agravos/casos/{id}', { params, body: body as Editar })
    } catch (error) {
      if (!isApiError(error) || error.status !== 412) throw error
      return settle(await read())
    }
    form.reset()
    go({ visao: 'visao', caso: id })
  }
  /** Somebody else has changed the case. Where that meets own changes, both are shown. */
  const settle = (found: Other) => {
    const mine = changedPaths(form.values, form.start)
    const theirs = changedPaths(found.values, form.start)
    const differing = [...new Set([...mine, ...theirs])].filter(
      (path) => !isSame(form.values[path], found.values[path])
    )
    setOther({ ...found, differing, mine })
  }

  if (other)
    return (
      <Conflict
        other={other}
        form={form}
        nameOf={nameOf}
        onDone={(values) => {
          form.rebase(other.values, values, other.etag)
          setOther(null)
        }}
      />
    )
  const back = () => go({ visao: 'visao', caso: id })
  return (
    <Sheet
      form={form}
      title={say('sheet.edit.title')}
      send={send}
      save={say('sheet.save')}
      nameOf={nameOf}
      ways={
        <button type="button" onClick={back}>
          {say('sheet.back')}
        </button>
      }
    >
      <DraftNote form={form} />
      <p class="note">{say('sheet.initials', { initials: initials ?? '–' })}</p>
      <Sections form={form} isKept />
    </Sheet>
  )
}
