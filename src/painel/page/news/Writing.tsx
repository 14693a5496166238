import * as created from 'virtual:rules/criarNoticia'
import * as changed from 'virtual:rules/editarNoticia'
import { useState } from 'preact/hooks'
import { usePanel } from '../base/panel.ts'
import { OneOf } from '../form/Choices.tsx'
import { useForm } from '../form/form.ts'
import { Labelled } from '../form/Labelled.tsx'
import { Sheet } from '../form/Sheet.tsx'
import { Text } from '../form/Text.tsx'
import { type Key, languages } from '../words/words.ts'
import { type Article, articleBody, type Noticia, valuesOf } from './article.ts'
import { Preview } from './Preview.tsx'

const estados = ['rascunho', 'agendada', 'publicada'] as const

/** The text of news, and what becomes of it: a draft, published now, or at a moment. */
export function Writing({ article, onSaved }: { article: Article | null; onSaved(id: number): void }) {
  const { say, client, language, profile } = usePanel()
  const noticia = article?.noticia ?? null
  const [estado, setEstado] = useState<Noticia['estado']>(noticia?.estado ?? 'rascunho')
  const form = useForm({
    rules: noticia ? changed : created,
    start: noticia ? valuesOf(noticia) : { idioma: language },
    bodyOf: (values) => articleBody(values, estado),
    also: (values) =>
      estado === 'agendada' && !values.publicar_em ? [{ path: 'publicar_em', key: 'field.required' }] : [],
    draft: { name: `noticia.${noticia?.id ?? 'nova'}.${profile.id}`, personal: [] }
  })
  const send = async (body: object) => {
    const saved = noticia
      ? await client.PUT('/api/v1/noticias/{id}', {
          params: { path: { id: noticia.id }, header: { 'If-Match': article?.etag ?? '' } },
          body: body as Record<string, never>
        })
      : await client.POST('/api/v1/noticias', { body: body as { titulo: string; corpo: string } })
    form.reset(form.values)
    onSaved(saved.data.data.id)
  }
  const named = (path: string) => say((path in names ? names[path as keyof typeof names] : 'desk.title') as Key)
  return (
    <>
      <section class="sheet" aria-label={say('desk.text')}>
        <Sheet form={form} title={say('desk.text')} send={send} save={say(`desk.save.${estado}`)} nameOf={named}>
          {form.found && <p class="note">{say('desk.found')}</p>}
          <Text form={form} path="titulo" label={say('desk.title')} />
          <Text form={form} path="resumo" label={say('desk.summary')} hint={say('desk.summary.help')} rows={2} />
          <Text form={form} path="corpo" label={say('desk.body')} hint={say('desk.body.help')} rows={14} />
          <div class="row">
            <OneOf form={form} path="idioma" label={say('lang.label')} options={Object.entries(languages)} />
            <Text form={form} path="tags" label={say('desk.tags')} hint={say('desk.tags.help')} />
          </div>
          <fieldset>
            <legend>{say('desk.state')}</legend>
            {estados.map((each) => (
              <label key={each} class="option">
                <input type="radio" name="estado" checked={estado === each} onChange={() => setEstado(each)} />
                {say(`desk.state.${each}`)}
              </label>
            ))}
            {estado === 'agendada' && (
              <Labelled form={form} path="publicar_em" label={say('desk.when')} hint={say('desk.when.help')}>
                {(tied) => (
                  <input
                    {...tied}
                    type="datetime-local"
                    value={String(form.values.publicar_em ?? '')}
                    onInput={({ currentTarget }) => form.set('publicar_em', currentTarget.value)}
                  />
                )}
              </Labelled>
            )}
          </fieldset>
        </Sheet>
      </section>
      <Preview values={form.values} noticia={noticia} />
    </>
  )
}

const names = {
  titulo: 'desk.title',
  resumo: 'desk.summary',
  corpo: 'desk.body',
  idioma: 'lang.label',
  tags: 'desk.tags',
  publicar_em: 'desk.when'
} as const
