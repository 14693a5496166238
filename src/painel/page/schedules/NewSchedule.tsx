import * as rules from 'virtual:rules/agendarRelatorio'
import { useState } from 'preact/hooks'
import type { Schemas } from '../../../client/index.ts'
import { agravos, ufs } from '../base/address.ts'
import { Choice } from '../base/Choice.tsx'
import { usePanel } from '../base/panel.ts'
import { ufNames } from '../base/ufs.ts'
import { OneOf } from '../form/Choices.tsx'
import { useForm } from '../form/form.ts'
import { Municipio } from '../form/Municipio.tsx'
import { Sheet } from '../form/Sheet.tsx'
import { Text } from '../form/Text.tsx'
import type { Values } from '../form/values.ts'
import { languages } from '../words/words.ts'
import { Preview } from './Preview.tsx'
import { type Person, Recipients } from './Recipients.tsx'

const often = ['semanal', 'mensal'] as const
const formats = ['pdf', 'xlsx'] as const
type Novo = Schemas['AgendamentoNovo']

/** Sets up a bulletin that is made each week or month and mailed. */
export function NewSchedule({ onMade }: { onMade(): void }) {
  const { say, client, language, may, profile } = usePanel()
  const [people, setPeople] = useState<Person[]>([])
  const [told, setTold] = useState('')
  const start = {
    periodicidade: 'semanal',
    tipo_agravo: 'dengue',
    formato: 'pdf',
    idioma: language,
    uf: '',
    codigo: '',
    texto: ''
  }
  const bodyOf = ({ uf, codigo, texto, ...rest }: Values) => ({
    ...rest,
    tipo: 'boletim',
    ...(codigo
      ? { abrangencia: 'municipio', codigo }
      : uf
        ? { abrangencia: 'uf', codigo: uf }
        : { abrangencia: 'pais' }),
    ...(String(texto).trim() ? { texto } : {}),
    ...(people.length > 0 ? { destinatarios: people.map(({ id }) => id) } : {})
  })
  const form = useForm({ rules, start, bodyOf })
  const uf = String(form.values.uf ?? '')
  const send = async (body: object) => {
    await client.POST('/api/v1/relatorios-agendamentos', { body: body as Novo })
    form.reset(start)
    setPeople([])
    setTold(say('sched.made'))
    onMade()
  }
  return (
    <section class="sheet" aria-label={say('sched.new')} data-figure="agendar">
      <h2>{say('sched.new')}</h2>
      <p>{say('sched.about')}</p>
      <Sheet form={form} title={say('sched.new')} send={send} save={say('sched.make')} nameOf={() => say('sched.new')}>
        <div class="row">
          <OneOf
            form={form}
            path="tipo_agravo"
            label={say('filter.agravo')}
            options={agravos.map((each) => [each, say(`agravo.${each}`)])}
          />
          <Choice
            label={say('filter.estado')}
            value={uf}
            options={[['', say('filter.estado.all')], ...ufs.map((each): [string, string] => [each, ufNames[each]])]}
            onChange={(value) => form.fill({ uf: value, codigo: '' })}
          />
          {uf && <Municipio form={form} path="codigo" label={say('filter.municipio')} uf={uf} holds="codigo" />}
          <OneOf
            form={form}
            path="periodicidade"
            label={say('sched.often')}
            options={often.map((each) => [each, say(`sched.${each}`)])}
          />
          <OneOf
            form={form}
            path="formato"
            label={say('import.format')}
            options={formats.map((each) => [each, each.toUpperCase()])}
          />
          <OneOf form={form} path="idioma" label={say('lang.label')} options={Object.entries(languages)} />
        </div>
        {may('usuarios.listar') ? (
          <Recipients people={people} onChange={setPeople} />
        ) : (
          <p class="note">{say('sched.self', { email: profile.email })}</p>
        )}
        <Text form={form} path="texto" label={say('sched.text')} hint={say('sched.text.hint')} rows={4} />
      </Sheet>
      {may('relatorios.exportar') && <Preview bodyOf={() => bodyOf(form.values) as unknown as Novo} />}
      <p role="status">{told}</p>
    </section>
  )
}
