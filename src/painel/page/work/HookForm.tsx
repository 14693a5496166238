import * as created from 'virtual:rules/criarWebhook'
import * as changed from 'virtual:rules/editarWebhook'
import type { Schemas } from '../../../client/index.ts'
import { usePanel } from '../base/panel.ts'
import { useForm } from '../form/form.ts'
import { Labelled } from '../form/Labelled.tsx'
import { Sheet } from '../form/Sheet.tsx'
import { Text } from '../form/Text.tsx'
import type { Values } from '../form/values.ts'
import type { Webhook } from './hook.ts'

/** The events, and the permission that each of them needs. */
export const events = {
  'agravo.criado': 'agravos.listar',
  'agravo.atualizado': 'agravos.listar',
  'agravo.excluido': 'agravos.listar',
  'importacao.concluida': 'agravos.importar'
} as const
type Evento = keyof typeof events

/** Headers are a line each: `Name: value`. */
function headersOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.includes(':'))
  return Object.fromEntries(lines.map((line) => [line.split(':')[0]?.trim() ?? '', line.replace(/^[^:]*:/, '').trim()]))
}

function bodyOf({ url, eventos, alertas, ativo, headers }: Values): object {
  const lines = String(headers ?? '').trim()
  return { url: String(url ?? '').trim(), eventos, alertas, ativo, ...(lines ? { headers: headersOf(lines) } : {}) }
}

interface HookFormProps {
  /** Null for a new one. */
  webhook: Webhook | null
  /** Called with the secret when there is a new one. It is told only once. */
  onSaved(id: string, secret: string | undefined): void
  onLeave(): void
}

/** Registers a webhook, or changes one. Values of headers are never shown again, so they are only replaced. */
export function HookForm({ webhook, onSaved, onLeave }: HookFormProps) {
  const { say, client, may } = usePanel()
  const title = say(webhook ? 'hooks.edit' : 'hooks.new')
  const start: Values = webhook
    ? {
        url: webhook.url,
        eventos: webhook.eventos,
        alertas: webhook.alertas === true,
        ativo: webhook.ativo,
        headers: ''
      }
    : { url: '', eventos: [], alertas: false, ativo: true, headers: '' }
  const form = useForm({ rules: webhook ? changed : created, start, bodyOf })
  const chosen = (form.values.eventos ?? []) as Evento[]
  const send = async (body: object) => {
    if (!webhook) {
      const { data } = await client.POST('/api/v1/webhooks', { body: body as Schemas['WebhookNovo'] })
      return onSaved(data.data.id, data.data.segredo)
    }
    const path = { webhook_id: webhook.id }
    const { response } = await client.GET('/api/v1/webhooks/{webhook_id}', { params: { path } })
    const params = { path, header: { 'If-Match': response.headers.get('etag') ?? '' } }
    const { data } = await client.PUT('/api/v1/webhooks/{webhook_id}', { params, body })
    onSaved(webhook.id, data.data.segredo)
  }
  const set = (evento: Evento, isOn: boolean) =>
    form.set('eventos', isOn ? [...chosen, evento] : chosen.filter((each) => each !== evento))
  const offered = (Object.keys(events) as Evento[]).filter((each) => may(events[each]) || chosen.includes(each))
  const names = { url: say('hooks.url'), eventos: say('hooks.events'), headers: say('hooks.headers') }
  return (
    <section class="sheet" aria-label={title}>
      <h2>{title}</h2>
      <Sheet
        form={form}
        title={title}
        send={send}
        save={say('hooks.save')}
        nameOf={(path) => names[path.split('.')[0] as keyof typeof names] ?? title}
        ways={
          <button type="button" onClick={onLeave}>
            {say('import.back')}
          </button>
        }
      >
        <Text form={form} path="url" type="url" label={say('hooks.url')} hint={say('hooks.url.help')} />
        <fieldset>
          <legend>{say('hooks.events')}</legend>
          {offered.map((each) => (
            <label key={each} class="option">
              <input
                type="checkbox"
                checked={chosen.includes(each)}
                onChange={({ currentTarget }) => set(each, currentTarget.checked)}
              />
              {say(`evento.${each}`)}
            </label>
          ))}
          {(may('agravos.estatisticas') || form.values.alertas === true) && (
            <label class="option">
              <input
                type="checkbox"
                checked={form.values.alertas === true}
                onChange={({ currentTarget }) => form.set('alertas', currentTarget.checked)}
              />
              {say('evento.alerta.nivel_subiu')}
            </label>
          )}
          {form.problemOf('eventos') && <p class="wrong whole-row">{form.problemOf('eventos')}</p>}
        </fieldset>
        <Labelled
          form={form}
          path="headers"
          label={say('hooks.headers')}
          hint={say(webhook ? 'hooks.headers.replace' : 'hooks.headers.help')}
        >
          {(tied) => (
            <textarea
              {...tied}
              rows={2}
              value={String(form.values.headers ?? '')}
              onInput={({ currentTarget }) => form.set('headers', currentTarget.value)}
            />
          )}
        </Labelled>
        <label class="option">
          <input
            type="checkbox"
            checked={form.values.ativo === true}
            onChange={({ currentTarget }) => form.set('ativo', currentTarget.checked)}
          />
          {say('hooks.active')}
        </label>
      </Sheet>
    </section>
  )
}
