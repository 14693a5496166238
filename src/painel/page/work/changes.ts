import type { Schemas } from '../../../client/index.ts'
import type { Format } from '../base/format.ts'
import type { Cell, Table } from '../figure/table.ts'
import { type Key, type Language, type Say, sayValue } from '../words/words.ts'

type Preview = Schemas['MudancaPrevista']
type Value = Schemas['MudancaDeCampo']['antes']

const parts: Record<string, Key> = {
  paciente: 'part.paciente',
  endereco: 'part.endereco',
  municipio_infeccao: 'part.infeccao',
  estado_infeccao: 'part.infeccao',
  pais_infeccao: 'part.infeccao',
  dados_clinicos: 'part.sinais',
  dados_especificos: 'part.sinais',
  dados_laboratoriais: 'part.laboratorio',
  investigacao: 'part.investigacao',
  unidade_notificante: 'part.unidade'
}

/** Names a field by its path. Several parts of a case have fields of the same name, so the part is named, too. */
export function fieldName(path: string, say: Say, language: Language): string {
  const [first = '', ...keys] = path.split('.')
  const last = keys.at(-1) ?? first
  // The word for the name of a patient elsewhere is that of its initials.
  const name = sayValue(language, 'field', last === 'nome' ? 'unidade' : last)
  const part = parts[first]
  return part ? `${say(part)}: ${name}` : name
}

/** Enumerations are named after their fields; these have another's. */
const sharing: Record<string, string> = {
  classificacao_inicial: 'classificacao_final',
  ns1: 'exame',
  igm: 'exame',
  pcr: 'exame',
  isolamento_viral: 'exame'
}

/** Writes a value of a case in words. */
export function valueText(path: string, value: Value, say: Say, format: Format, language: Language): Cell {
  if (value === null) return null
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (typeof value === 'number') return format.decimal(value)
  if (/^\d{4}-\d\d-\d\d/.test(value)) return format.day(value)
  const last = path.split('.').at(-1) ?? path
  return /^[a-z0-9_]+$|^[MFI]$/.test(value) ? sayValue(language, sharing[last] ?? last, value) : value
}

/**
 * What a trial run would change, field by field. The case comes last, because a phone shows only the first columns. Of
 * what is personal or free text only the name of the field is told.
 */
export const changesTable = (previews: Preview[], say: Say, format: Format, language: Language): Table => ({
  columns: [
    { title: say('changes.field'), kind: 'text' },
    { title: say('changes.before'), kind: 'text' },
    { title: say('changes.after'), kind: 'text' },
    { title: say('field.numero_notificacao'), kind: 'text' },
    { title: say('import.row'), kind: 'text' }
  ],
  rows: previews.flatMap(({ linha, numero_notificacao, campos, mudancas }) =>
    campos.map((campo): Cell[] => {
      const told = mudancas.find((each) => each.campo === campo)
      const shown = (value: Value) => valueText(campo, value, say, format, language)
      const values = told ? [shown(told.antes), shown(told.depois)] : [say('changes.hidden'), say('changes.hidden')]
      return [fieldName(campo, say, language), ...values, numero_notificacao, String(linha)]
    })
  )
})
