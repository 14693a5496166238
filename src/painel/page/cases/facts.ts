import type { Schemas } from '../../../client/index.ts'
import type { Format } from '../base/format.ts'
import { type Key, type Language, type Say, sayValue } from '../words/words.ts'

export type Caso = Schemas['CasoDetalhe']

export interface Fact {
  name: string
  text: string
}

export interface Part {
  title: string
  facts: Fact[]
}

type Value = string | number | boolean | string[] | null | undefined

/** Describes a case for the reader: its fields by theme, without empty ones. */
export function partsOf(caso: Caso, say: Say, format: Format, language: Language): Part[] {
  const fact = (key: Key, value: Value, said: (value: string) => string = (text) => text): Fact[] => {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return []
    const text =
      typeof value === 'boolean'
        ? say(value ? 'yes' : 'no')
        : typeof value === 'number'
          ? format.decimal(value)
          : [value].flat().map(said).join(', ')
    return [{ name: say(key), text }]
  }
  const day = (key: Key, value: string | null) => fact(key, value, format.day)
  /** A value of one of the contract's enumerations, which are named after their field. */
  const named = (key: Key, value: string | null, field = key.replace('field.', '')) =>
    fact(key, value, (text) => sayValue(language, field, text))
  const { paciente, endereco, dados_clinicos: clinicos, dados_especificos: proprios, investigacao } = caso
  const { dados_laboratoriais: exames, unidade_notificante: unidade } = caso

  const parts: [Key, Fact[]][] = [
    [
      'part.notificacao',
      [
        ...fact('field.tipo_agravo', say(`agravo.${caso.tipo_agravo}`)),
        ...day('field.data_notificacao', caso.data_notificacao),
        ...day('field.data_inicio_sintomas', caso.data_inicio_sintomas),
        ...fact('field.municipio_notificacao', caso.municipio_notificacao),
        ...named('field.status', caso.status)
      ]
    ],
    [
      'part.paciente',
      [
        ...fact('field.nome', paciente.nome),
        ...fact('field.idade', paciente.idade),
        ...named('field.sexo', paciente.sexo),
        ...fact('field.gestante', paciente.gestante),
        ...named('field.trimestre_gestacional', proprios.trimestre_gestacional),
        ...named('field.raca', paciente.raca),
        ...named('field.escolaridade', paciente.escolaridade),
        ...fact('field.ocupacao', paciente.ocupacao)
      ]
    ],
    [
      'part.endereco',
      [
        ...fact('field.municipio_residencia', endereco.municipio_residencia),
        ...fact('field.estado_residencia', endereco.estado_residencia),
        ...fact('field.bairro', endereco.bairro),
        ...named('field.zona', endereco.zona),
        ...fact('field.logradouro', endereco.logradouro),
        ...fact('field.numero', endereco.numero),
        ...fact('field.cep', endereco.cep),
        ...fact('field.latitude', endereco.latitude?.toString()),
        ...fact('field.longitude', endereco.longitude?.toString())
      ]
    ],
    [
      'part.infeccao',
      [
        ...fact('field.municipio_infeccao', caso.municipio_infeccao),
        ...fact('field.estado_infeccao', caso.estado_infeccao),
        ...fact('field.pais_infeccao', caso.pais_infeccao)
      ]
    ],
    [
      'part.desfecho',
      [
        ...named('field.classificacao_inicial', caso.classificacao_inicial, 'classificacao_final'),
        ...named('field.classificacao_final', caso.classificacao_final),
        ...named('field.criterio_confirmacao', caso.criterio_confirmacao),
        ...named('field.evolucao', caso.evolucao),
        ...day('field.data_encerramento', caso.data_encerramento),
        ...day('field.data_obito', caso.data_obito)
      ]
    ],
    [
      'part.sinais',
      [
        ...Object.entries(clinicos.sinais_sintomas).flatMap(([name, value]) => fact(`field.${name}` as Key, value)),
        ...fact('field.petequias', proprios.petequias),
        ...named('field.prova_laco', proprios.prova_laco),
        ...fact('field.sinais_alarme', clinicos.sinais_alarme, (text) => signName(text, say)),
        ...fact('field.comorbidades', clinicos.comorbidades, (text) => text.replaceAll('_', ' ')),
        ...fact('field.hospitalizacao', caso.hospitalizacao),
        ...day('field.data_internacao', clinicos.data_internacao),
        ...fact('field.uti', clinicos.uti)
      ]
    ],
    [
      'part.laboratorio',
      [
        ...(['ns1', 'igm', 'pcr', 'isolamento_viral'] as const).flatMap((name) =>
          named(`field.${name}`, exames[name], 'exame')
        ),
        ...fact('field.plaquetas', exames.plaquetas),
        ...fact('field.hematocrito', exames.hematocrito),
        ...fact('field.sorotipo', exames.sorotipo),
        ...(['ns1', 'igm', 'pcr', 'isolamento_viral'] as const).flatMap((name) =>
          day(`field.data_coleta_${name}`, exames[`data_coleta_${name}`])
        )
      ]
    ],
    [
      'part.investigacao',
      [
        ...day('field.data_investigacao', caso.data_investigacao),
        ...day('field.data_digitacao', caso.data_digitacao),
        ...fact('field.viagem_recente', investigacao.viagem_recente),
        ...fact('field.contato_casos_similares', investigacao.contato_casos_similares),
        ...fact(
          'field.locais_frequentados',
          investigacao.locais_frequentados.map(({ local, endereco, periodo }) =>
            [local, endereco, periodo].filter(Boolean).join(' – ')
          )
        )
      ]
    ],
    [
      'part.unidade',
      [
        ...fact('field.unidade', unidade.nome),
        ...fact('field.cnes', unidade.cnes),
        ...fact('field.telefone', unidade.telefone),
        ...fact('field.responsavel', unidade.responsavel)
      ]
    ]
  ]
  return parts.filter(([, facts]) => facts.length > 0).map(([title, facts]) => ({ title: say(title), facts }))
}

/** Names a sign. Signs are free text in the contract, mostly the names of fields. */
const signName = (text: string, say: Say): string => {
  const known = [
    'dor_abdominal',
    'vomito_persistente',
    'hepatomegalia',
    'sangramento_mucosa',
    'letargia',
    'acumulo_liquidos'
  ] as const
  const found = known.find((each) => each === text)
  return found ? say(`field.${found}`) : text.replaceAll('_', ' ')
}
