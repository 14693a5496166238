import { and, asc, gt } from 'drizzle-orm'
import type { Filter } from '../contract/list/filter.ts'
import type { JobFigures, JobKind, JobRun } from '../jobs/kinds.ts'
import type { Cell } from '../sheets/cell.ts'
import { type SheetFormat, writeSheet } from '../sheets/write.ts'
import { item, type Linha } from './formas.ts'
import { colunas, condicaoDeCasos, type Filtravel } from './lista.ts'
import { casos } from './tables.ts'

export const camposExportaveis = [
  'id',
  'tipo_agravo',
  'numero_notificacao',
  'data_notificacao',
  'data_inicio_sintomas',
  'paciente_nome',
  'idade',
  'sexo',
  'gestante',
  'municipio_residencia',
  'estado_residencia',
  'bairro',
  'zona',
  'classificacao_final',
  'criterio_confirmacao',
  'evolucao',
  'hospitalizacao',
  'unidade_nome',
  'unidade_cnes',
  'criado_em',
  'atualizado_em'
] as const
export type CampoExportavel = (typeof camposExportaveis)[number]

export type PedidoDeExportacaoDeCasos = {
  formato: SheetFormat
  campos: CampoExportavel[]
  filtro: Filter<Filtravel> | null
}

const BATCH = 1000

/** Cases in the order of their ids, as a list shows them; each as it was when its turn came. */
async function run(execucao: JobRun, pedido: PedidoDeExportacaoDeCasos): Promise<JobFigures> {
  const { db, now } = execucao
  const { formato, campos, filtro } = pedido
  const where = condicaoDeCasos(filtro)
  const total = await db.$count(casos, where)
  let escritos = 0

  // Batch by batch after the last id: millions of ids are not kept, and no transaction is open while rows are written.
  async function* linhas(): AsyncGenerator<Cell[]> {
    for (let last = 0; ; ) {
      await execucao.progress((100 * escritos) / Math.max(1, total))
      const lote = await db
        .select(colunas)
        .from(casos)
        .where(and(where, gt(casos.id, last)))
        .orderBy(asc(casos.id))
        .limit(BATCH)
      for (const caso of lote) {
        const valores = celulas(caso)
        yield campos.map((campo) => valores[campo])
        escritos++
      }
      if (lote.length < BATCH) return
      last = lote.at(-1)?.id ?? last
    }
  }

  const nome = `casos-${now().toISOString().slice(0, 10)}.${formato}`
  await execucao.store({ nome, formato }, () => writeSheet(formato, [...campos], linhas()))
  return { total_processados: escritos, sucesso: escritos, erros: 0 }
}

export const exportCasos: JobKind<PedidoDeExportacaoDeCasos> = {
  tipo: 'exportar-casos',
  operation: 'exportarCasos',
  run
}

function celulas(caso: Linha): Record<CampoExportavel, Cell> {
  const { paciente, endereco, unidade_notificante: unidade, dados_especificos: _, ...resto } = item(caso)
  return {
    ...resto,
    data_notificacao: caso.dataNotificacao,
    paciente_nome: paciente.nome,
    idade: paciente.idade,
    sexo: paciente.sexo,
    gestante: paciente.gestante,
    ...endereco,
    unidade_nome: unidade.nome,
    unidade_cnes: unidade.cnes
  }
}
