import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import type { Documento } from '../../agravos/fields/document.ts'
import type { Json, Path } from '../../agravos/fields/field-type.ts'
import { paths } from '../../agravos/fields/fields.ts'
import type { Agravo } from '../../agravos/sinan/tables-of-codes.ts'
import { shownValue } from './cell.ts'
import type { RowProblem } from './row.ts'

/** The column of the file to which a problem points. */
export interface Spot {
  /** The name as the file has it, or the name of the field if the file has no column for it. */
  coluna: string
  /** Whether its values are never shown. */
  personal: boolean
}

/** A cell that can be understood only together with others of its row. */
export interface Given {
  text: string
  at: Spot
}

/** What the cells of a row have said so far, while it is converted. */
export interface Draft {
  /**
   * Fields that stand by themselves, each at its slot. An object would be slow, because each row fills its keys in
   * another order.
   */
  values: unknown[]
  /** The parts of a case that are objects. */
  especificos: Json
  sinais: Json
  clinicos: Json
  laboratoriais: Json
  investigacao: Json
  alarmes: string[]
  comorbidades: string[]
  /** Whether any sign of alarm, or any other sign, has an answer. */
  alarmesAnswered: boolean
  signsAnswered: boolean
  tipo: Agravo | null
  tipoGiven: boolean
  numero: Given | null
  iniciais: string | null
  telefone: Given | null
  ddd: string | null
  notificacao: Given | null
  sintomas: Given | null
  semanaNotificacao: string | null
  semanaSintomas: string | null
  /** The age as SINAN codes it, with its unit, and the age in plain years. */
  idade: Given | null
  anos: Given | null
  uf: string | null
  municipio: Given | null
  abroad: boolean
  ufNotificacao: string | null
  municipioNotificacao: Given | null
  municipioInfeccao: Given | null
  ufInfeccao: string | null
  classificacao: Given | null
  igmDengue: string | null
  igmChikungunya: string | null
  coletaDengue: string | null
  coletaChikungunya: string | null
  /** Why the row is passed over. */
  skipped: RowProblem | null
  erros: RowProblem[]
  avisos: RowProblem[]
  semMudanca: Path[]
}

const slots = new Map(paths.map((path, i) => [path, i]))
const noValues: unknown[] = paths.map(() => undefined)

/** The slot that a field has in every draft. */
export const slotOf = (path: Path): number => slots.get(path) ?? -1

/**
 * Makes a document of a draft. Fields always come in the same order, which keeps documents fast. Those that most files
 * have are written out: V8 makes a slow table of an object to which some twenty computed names are added, which cost a
 * tenth of the conversion. So a field of a document may be there without a value.
 */
export function documentOf({ values }: Draft): Documento {
  const documento: Documento = {
    tipo_agravo: undefined,
    numero_notificacao: undefined,
    data_notificacao: undefined,
    data_inicio_sintomas: undefined,
    'paciente.sexo': undefined,
    'paciente.raca': undefined,
    'endereco.municipio_residencia': undefined,
    'endereco.estado_residencia': undefined,
    hospitalizacao: undefined,
    dados_especificos: undefined,
    data_investigacao: undefined,
    data_digitacao: undefined,
    municipio_notificacao: undefined,
    'unidade_notificante.cnes': undefined
  }
  for (let i = 0; i < paths.length; i++) {
    const value = values[i]
    if (value !== undefined) documento[paths[i]!] = value
  }
  return documento
}

export const newDraft = (): Draft => ({
  values: noValues.slice(),
  especificos: {},
  sinais: {},
  clinicos: {},
  laboratoriais: {},
  investigacao: {},
  alarmes: [],
  comorbidades: [],
  alarmesAnswered: false,
  signsAnswered: false,
  tipo: null,
  tipoGiven: false,
  numero: null,
  iniciais: null,
  telefone: null,
  ddd: null,
  notificacao: null,
  sintomas: null,
  semanaNotificacao: null,
  semanaSintomas: null,
  idade: null,
  anos: null,
  uf: null,
  municipio: null,
  abroad: false,
  ufNotificacao: null,
  municipioNotificacao: null,
  municipioInfeccao: null,
  ufInfeccao: null,
  classificacao: null,
  igmDengue: null,
  igmChikungunya: null,
  coletaDengue: null,
  coletaChikungunya: null,
  skipped: null,
  erros: [],
  avisos: [],
  semMudanca: []
})

export function problemAt(at: Spot, text: string, key: MessageKey, values?: MessageValues): RowProblem {
  return { campo: at.coluna, key, values, valor: at.personal ? null : shownValue(text) }
}

export function refuse(draft: Draft, at: Spot, text: string, key: MessageKey, values?: MessageValues): void {
  draft.erros.push(problemAt(at, text, key, values))
}

export function warn(draft: Draft, at: Spot, text: string, key: MessageKey, values?: MessageValues): void {
  draft.avisos.push(problemAt(at, text, key, values))
}

/** What is known about the file while its rows are converted. */
export interface FileContext {
  /** Whether the file comes from SINAN and has its codes. */
  isSinan: boolean
  today: string
  hasColumn(campo: string): boolean
  /** The column that fills a field; named like the field if the file has none. */
  spotOf(campo: string): Spot
  /** What the row has in the column of a field. */
  textOf(campo: string, cells: readonly string[]): string
  /** Makes the number of notification for a row; null for files that have one. */
  numberOf: ((cells: readonly string[]) => string) | null
}
