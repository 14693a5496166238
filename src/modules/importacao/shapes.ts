import type { components } from '../../../generated/types-b.ts'
import type { JobFigures, JobResultado, Say } from '../../core/jobs/kinds.ts'
import { publicId } from '../../core/jobs/queries.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import type { Importacao } from './queries.ts'
import type { InspectedFile } from './thread/inspect-file.ts'
import { isUndoable, mayUndo, type UndoTime } from './undoable.ts'
import type { Figures, Preview, StoredProblem } from './write/figures.ts'

type Schemas = components['schemas']

/** What is stored about a completed import. The list of jobs leaves out the details. */
interface StoredResult extends Figures {
  tempo_processamento: number
  modo: Schemas['ModoImportacao']
  como?: Schemas['ModoDeEscrita']
  layout: Schemas['LayoutImportacao']
  /** Missing in what earlier versions stored. */
  planilha?: string | null
  refused: boolean
  mudancas_previstas?: Preview[]
  erros_detalhados?: StoredProblem[]
  avisos_detalhados?: StoredProblem[]
}

/** The parts of a problem that are shown as they are; its sentence is put into words apart. */
const placeOf = ({ linha, numero, campo, valor }: StoredProblem) => ({
  linha,
  numero_notificacao: numero,
  campo,
  valor
})
const errorIn = (say: Say) => (problem: StoredProblem) => ({
  ...placeOf(problem),
  erro: say(problem.key, problem.values)
})
/** Warnings on which a program may act have a code. */
const codes: Partial<Record<StoredProblem['key'], Schemas['CodigoDeAviso']>> = {
  'import.ambiguous': 'AMBIGUOUS_CASE',
  'import.other-number': 'OTHER_NUMBER'
}
const warningIn = (say: Say) => (problem: StoredProblem) => {
  const codigo = codes[problem.key]
  return { ...placeOf(problem), aviso: say(problem.key, problem.values), ...(codigo ? { codigo } : {}) }
}

function figuresOf(given: Figures): Figures {
  const { total_linhas, importados, atualizados, inalterados, duplicados, ignorados, erros, avisos } = given
  return { total_linhas, importados, atualizados, inalterados, duplicados, ignorados, erros, avisos }
}

export function tellImport(stored: JobFigures, say: Say): { resultado: JobResultado; message: string } {
  // The job of an import has stored it in this shape.
  const result = stored as unknown as StoredResult
  const figures = figuresOf(result)
  const { modo, como, layout, planilha = null, tempo_processamento } = result
  const { mudancas_previstas, erros_detalhados, avisos_detalhados } = result
  const resultado = {
    ...figures,
    tempo_processamento,
    modo,
    ...(como ? { como } : {}),
    layout,
    planilha,
    ...(mudancas_previstas ? { mudancas_previstas } : {}),
    ...(erros_detalhados ? { erros_detalhados: erros_detalhados.map(errorIn(say)) } : {}),
    ...(avisos_detalhados ? { avisos_detalhados: avisos_detalhados.map(warningIn(say)) } : {})
  }
  return { resultado, message: say(sentenceOf(result), figures) }
}

/** Only an import that has written something tells of success. */
function sentenceOf({ modo, refused, importados, atualizados }: StoredResult) {
  if (modo === 'validar') return 'import.validated'
  if (refused) return 'import.refused'
  return importados + atualizados === 0 ? 'import.nothing' : 'import.done'
}

export function tellUndo(stored: JobFigures, say: Say): { resultado: JobResultado; message: string } {
  // An undoing of the last release has stored no `restaurados`.
  const {
    removidos,
    restaurados = 0,
    mantidos,
    ja_excluidos,
    casos_mantidos
  } = stored as unknown as Schemas['DesfazimentoResultado']
  const resultado = { removidos, restaurados, mantidos, ja_excluidos, ...(casos_mantidos ? { casos_mantidos } : {}) }
  const key = restaurados > 0 ? 'import.undone-changes' : 'import.undone'
  return { resultado, message: say(key, { removidos, restaurados, mantidos }) }
}

/**
 * A name of a file may say whom its cases are about, so only those see it who see the job and its rows. For others it
 * is empty, since the released contract promises a text.
 */
const nameFor = ({ id, admin }: Pick<Caller, 'id' | 'admin'>, { donoId, arquivoNome }: Importacao) =>
  admin || id === donoId ? arquivoNome : ''

export function importacaoShape(importacao: Importacao, caller: Caller, time: UndoTime): Schemas['Importacao'] {
  const { id, estado, modo, como, ignorarErros, arquivoTamanho, sha256, formato, layout } = importacao
  const { donoId, donoNome, criadoEm, concluidoEm, figuras, desfeitaPor, removidos, restaurados, mantidos } = importacao
  return {
    job_id: publicId(id),
    status_url: `/api/v1/jobs/${publicId(id)}`,
    estado: estado === 'recebendo' ? 'em_curso' : estado,
    modo,
    ...(como ? { como } : {}),
    ignorar_erros: ignorarErros,
    arquivo: { nome: nameFor(caller, importacao), tamanho: arquivoTamanho, sha256 },
    formato,
    layout,
    dono_id: donoId,
    dono_nome: donoNome,
    criado_em: criadoEm.toISOString(),
    concluido_em: concluidoEm?.toISOString() ?? null,
    figuras: figuras && figuresOf(figuras),
    desfeita:
      desfeitaPor === null || (estado !== 'desfazendo' && estado !== 'desfeita')
        ? null
        : {
            job_id: publicId(desfeitaPor),
            removidos: removidos ?? 0,
            restaurados: restaurados ?? 0,
            mantidos: mantidos ?? 0
          },
    pode_desfazer: mayUndo(caller, importacao) && isUndoable(importacao, time)
  }
}

export function inspectionShape({ form, layout, linhas }: InspectedFile, say: Say): Schemas['Inspecao'] {
  const { colunas, familia, faltando } = layout
  return {
    ...form,
    layout: familia,
    colunas: colunas.map(({ coluna, campo, uso }) => ({ coluna, campo, uso })),
    nao_reconhecidas: colunas.flatMap(({ coluna, uso }) => (uso === 'desconhecida' ? [coluna] : [])),
    faltando,
    linhas: linhas.map(({ linha, tipo, numero, dataNotificacao, ignorada, valores, problemas }) => ({
      linha,
      tipo_agravo: tipo,
      numero_notificacao: numero,
      data_notificacao: dataNotificacao,
      ignorada,
      valores,
      erros: problemas.filter((problem) => problem.tipo === 'erro').map(errorIn(say)),
      avisos: problemas.filter((problem) => problem.tipo === 'aviso').map(warningIn(say))
    }))
  }
}
