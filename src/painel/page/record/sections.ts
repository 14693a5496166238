import type { Key } from '../words/words.ts'

/** A field of the case's form, by the name under which it is sent. */
export interface Item {
  path: string
  label: Key
  kind: 'text' | 'day' | 'one' | 'yesno' | 'uf' | 'municipio' | 'list' | 'places'
  /** Where the detail has it, if not under the same name. Null where no answer shows it. */
  from?: string | null
  /** Under which name the words have its values. */
  words?: string
  hint?: Key
  /** The field with the state of a municipality, and what of it is sent. */
  uf?: string
  holds?: 'nome' | 'codigo'
  /** Says who the patient is, or where they live. */
  isPersonal?: true
}

export interface Section {
  title: Key
  items: Item[]
}

const named = (kind: Item['kind'], name: string, more: Partial<Item> = {}): Item => ({
  path: name,
  label: `field.${name.split('.').at(-1)}` as Key,
  kind,
  ...more
})

const personal = { isPersonal: true, from: null } as const
const signs = [
  'febre',
  'mialgia',
  'cefaleia',
  'exantema',
  'nausea',
  'dor_retro_orbital',
  'artralgia',
  'dor_abdominal',
  'vomito_persistente',
  'hepatomegalia',
  'sangramento_mucosa',
  'letargia',
  'acumulo_liquidos'
]
const tests = ['ns1', 'igm', 'pcr', 'isolamento_viral']

/** The sections of the form, in the order of SINAN's sheet. */
export const sections: Section[] = [
  {
    title: 'part.notificacao',
    items: [
      named('one', 'tipo_agravo', { words: 'agravo' }),
      named('text', 'numero_notificacao'),
      named('uf', 'ui.uf_notificacao', { label: 'sheet.uf_notificacao', from: null }),
      named('municipio', 'municipio_notificacao', { uf: 'ui.uf_notificacao', holds: 'codigo' }),
      named('text', 'unidade_notificante.nome', { label: 'part.unidade' }),
      named('text', 'unidade_notificante.cnes'),
      named('text', 'unidade_notificante.telefone', { label: 'sheet.unidade_telefone' }),
      named('text', 'unidade_notificante.responsavel')
    ]
  },
  {
    title: 'sheet.dates',
    items: [
      named('day', 'data_notificacao'),
      named('day', 'data_inicio_sintomas'),
      named('day', 'data_investigacao'),
      named('day', 'data_digitacao')
    ]
  },
  {
    title: 'part.paciente',
    items: [
      named('text', 'paciente_nome', { label: 'identity.name', ...personal }),
      named('day', 'paciente_data_nascimento', { label: 'field.data_nascimento', ...personal }),
      named('text', 'paciente_nome_mae', { label: 'field.nome_mae', ...personal }),
      named('text', 'paciente_cns', { label: 'field.cns', ...personal }),
      named('text', 'paciente_telefone', { label: 'field.telefone', ...personal }),
      named('one', 'paciente_sexo', { label: 'field.sexo', from: 'paciente.sexo', words: 'sexo' }),
      named('yesno', 'paciente_gestante', { label: 'field.gestante', from: 'paciente.gestante' }),
      named('one', 'dados_especificos.trimestre_gestacional'),
      named('one', 'paciente_raca', { label: 'field.raca', from: 'paciente.raca', words: 'raca' }),
      named('one', 'paciente_escolaridade', {
        label: 'field.escolaridade',
        from: 'paciente.escolaridade',
        words: 'escolaridade'
      }),
      named('text', 'paciente.ocupacao')
    ]
  },
  {
    title: 'part.endereco',
    items: [
      named('uf', 'estado_residencia', { from: 'endereco.estado_residencia' }),
      named('municipio', 'municipio_residencia', {
        from: 'endereco.municipio_residencia',
        uf: 'estado_residencia',
        holds: 'nome'
      }),
      named('text', 'bairro_residencia', { label: 'field.bairro', from: 'endereco.bairro' }),
      named('one', 'zona_residencia', { label: 'field.zona', from: 'endereco.zona', words: 'zona' }),
      ...['logradouro', 'numero', 'cep', 'latitude', 'longitude'].map((name) =>
        named('text', `endereco.${name}`, { isPersonal: true })
      )
    ]
  },
  {
    title: 'part.infeccao',
    items: [
      named('uf', 'estado_infeccao'),
      named('municipio', 'municipio_infeccao', { uf: 'estado_infeccao', holds: 'nome' }),
      named('text', 'pais_infeccao'),
      named('yesno', 'investigacao.viagem_recente'),
      named('yesno', 'investigacao.contato_casos_similares'),
      named('places', 'investigacao.locais_frequentados', { isPersonal: true })
    ]
  },
  {
    title: 'part.sinais',
    items: [
      ...signs.map((sign) => named('yesno', `dados_clinicos.sinais_sintomas.${sign}`)),
      named('yesno', 'dados_especificos.petequias'),
      named('one', 'dados_especificos.prova_laco'),
      named('yesno', 'dados_especificos.sinais_alarme'),
      named('list', 'dados_clinicos.sinais_alarme', { label: 'sheet.sinais_alarme', hint: 'sheet.commas' }),
      named('list', 'dados_clinicos.comorbidades', { hint: 'sheet.commas' })
    ]
  },
  {
    title: 'sheet.hospital',
    items: [
      named('yesno', 'hospitalizacao'),
      named('day', 'dados_clinicos.data_internacao'),
      named('yesno', 'dados_clinicos.uti')
    ]
  },
  {
    title: 'part.laboratorio',
    items: [
      ...tests.flatMap((test) => [
        named('day', `dados_laboratoriais.data_coleta_${test}`),
        named('one', `dados_laboratoriais.${test}`, { words: 'exame' })
      ]),
      named('one', 'dados_laboratoriais.sorotipo'),
      named('text', 'dados_laboratoriais.plaquetas'),
      named('text', 'dados_laboratoriais.hematocrito')
    ]
  },
  {
    title: 'sheet.closing',
    items: [
      named('one', 'classificacao_inicial', { words: 'classificacao_final' }),
      named('one', 'classificacao_final'),
      named('one', 'criterio_confirmacao'),
      named('one', 'evolucao'),
      named('day', 'data_obito'),
      named('day', 'data_encerramento')
    ]
  }
]

export const items: Item[] = sections.flatMap((section) => section.items)
export const personalPaths: string[] = items.filter(({ isPersonal }) => isPersonal).map(({ path }) => path)
export const itemAt = (path: string): Item | undefined => items.find((item) => item.path === path)
