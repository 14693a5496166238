import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../../client/index.ts'
import type { Format } from '../base/format.ts'
import { usePanel } from '../base/panel.ts'
import { type Key, type Language, type Say, sayValue } from '../words/words.ts'

export type Item = Schemas['CasoItem']

type Write = (item: Item, say: Say, format: Format, language: Language) => string

const valueIn = (field: string, text: string | null, language: Language) =>
  text === null ? '–' : sayValue(language, field, text)

/** What a list of cases can show, besides the number. */
export const allColumns = [
  'field.data_notificacao',
  'field.data_inicio_sintomas',
  'field.tipo_agravo',
  'field.municipio_residencia',
  'field.bairro',
  'part.paciente',
  'field.classificacao_final',
  'field.criterio_confirmacao',
  'field.evolucao',
  'field.hospitalizacao',
  'part.unidade',
  'col.changed'
] as const satisfies Key[]
export type Column = (typeof allColumns)[number]

export const columns: Record<Column, Write> = {
  'field.data_notificacao': (item, _, format) => format.day(item.data_notificacao),
  'field.data_inicio_sintomas': (item, _, format) => format.day(item.data_inicio_sintomas),
  'field.tipo_agravo': (item, say) => say(`agravo.${item.tipo_agravo}`),
  'field.municipio_residencia': ({ endereco }) => `${endereco.municipio_residencia} (${endereco.estado_residencia})`,
  'field.bairro': ({ endereco }) => endereco.bairro ?? '–',
  'part.paciente': ({ paciente }) =>
    [paciente.nome, paciente.idade, paciente.sexo].filter((each) => each !== null).join(', ') || '–',
  'field.classificacao_final': (item, _say, _format, language) =>
    valueIn('classificacao_final', item.classificacao_final, language),
  'field.criterio_confirmacao': (item, _say, _format, language) =>
    valueIn('criterio_confirmacao', item.criterio_confirmacao, language),
  'field.evolucao': (item, _say, _format, language) => valueIn('evolucao', item.evolucao, language),
  'field.hospitalizacao': (item, say) => say(item.hospitalizacao ? 'yes' : 'no'),
  'part.unidade': ({ unidade_notificante }) => unidade_notificante.nome ?? '–',
  'col.changed': (item, _, format) => format.moment(item.atualizado_em)
}

/** Those that are shown until the reader chooses others. */
export const usualColumns: Column[] = [
  'field.data_notificacao',
  'field.tipo_agravo',
  'field.municipio_residencia',
  'part.paciente',
  'field.classificacao_final',
  'field.evolucao',
  'field.hospitalizacao'
]

/** The number of a case, which opens it. */
export function CaseLink({ item: { id, numero_notificacao } }: { item: Item }) {
  const { say, href, go } = usePanel()
  return (
    <a
      href={href({ caso: id })}
      aria-label={say('cases.open', { number: numero_notificacao })}
      onClick={(event) => {
        event.preventDefault()
        go({ caso: id })
      }}
    >
      {numero_notificacao}
    </a>
  )
}

/** A case in a list, with more cells behind its own. */
export function Row({ item, shown, children }: { item: Item; shown: Column[]; children?: ComponentChildren }) {
  const { say, format, language } = usePanel()
  return (
    <tr>
      <th scope="row">
        <CaseLink item={item} />
      </th>
      {shown.map((column) => (
        <td key={column}>{columns[column](item, say, format, language)}</td>
      ))}
      {children}
    </tr>
  )
}
