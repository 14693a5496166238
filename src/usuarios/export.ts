import { getTableColumns, sql } from 'drizzle-orm'
import { usuarios } from '../contas/tables.ts'
import type { Db } from '../db/client.ts'
import { grupos, usuariosGrupos } from '../grupos/tables.ts'
import type { Execucao, Resultado } from '../jobs/trabalho.ts'
import type { Cell } from '../sheets/cell.ts'
import { type SheetFormat, writeSheet } from '../sheets/write.ts'
import { camposB, type UsuarioSemSegredos } from './shapes.ts'
import { condicaoDeUsuarios, type FiltroDeUsuarios } from '../contas/list.ts'

export const camposExportaveis = [
  'id',
  'nome',
  'email',
  'cpf',
  'telefone',
  'cargo',
  'departamento',
  'cidade',
  'estado',
  'funcao',
  'instituicao',
  'admin',
  'ativo',
  'email_verificado',
  'mfa_habilitado',
  'plano',
  'criado_em',
  'atualizado_em',
  'ultimo_acesso',
  'grupos'
] as const
export type CampoExportavel = (typeof camposExportaveis)[number]

export type PedidoDeExportacao = { formato: SheetFormat; campos: CampoExportavel[]; filtro: FiltroDeUsuarios | null }

const BATCH = 1000

/** Who matches is decided at one moment; what is written of each is as it was when their turn came. */
export async function exportarUsuarios(execucao: Execucao, pedido: PedidoDeExportacao): Promise<Resultado> {
  const { db, now } = execucao
  const { formato, campos, filtro } = pedido
  const [found] = await db
    .select({ ids: sql<number[] | null>`array_agg(${usuarios.id} order by ${usuarios.id})` })
    .from(usuarios)
    .where(condicaoDeUsuarios(filtro))
  const ids = found?.ids ?? []
  let escritos = 0

  // No transaction is open while the rows are written: they wait for whoever takes the bytes.
  async function* linhas(): AsyncGenerator<Cell[]> {
    for (let start = 0; start < ids.length; start += BATCH) {
      await execucao.progresso((100 * start) / ids.length)
      const lote = ids.slice(start, start + BATCH)
      const nomes = campos.includes('grupos') ? await nomesDosGrupos(db, lote) : new Map<number, string>()
      for (const usuario of await lerUsuarios(db, lote)) {
        const valores = celulas(usuario, nomes)
        yield campos.map((campo) => valores[campo])
        escritos++
      }
    }
  }

  const nome = `usuarios-${now().toISOString().slice(0, 10)}.${formato}`
  await execucao.guardar({ nome, formato }, () => writeSheet(formato, [...campos], linhas()))
  return { total_processados: escritos, sucesso: escritos, erros: 0 }
}

function celulas(usuario: UsuarioSemSegredos, nomes: Map<number, string>): Record<CampoExportavel, Cell> {
  const { funcao, instituicao } = usuario
  return { ...camposB(usuario), funcao, instituicao, grupos: nomes.get(usuario.id) ?? null }
}

async function lerUsuarios(db: Db, ids: number[]): Promise<UsuarioSemSegredos[]> {
  const { senhaHash: _, mfaSegredo: __, busca: ___, ...colunas } = getTableColumns(usuarios)
  return await db
    .select(colunas)
    .from(usuarios)
    .where(sql`${usuarios.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(usuarios.id)
}

async function nomesDosGrupos(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({
      id: usuariosGrupos.usuarioId,
      nomes: sql<string>`string_agg(${grupos.nome}, '; ' order by ${grupos.nome})`
    })
    .from(usuariosGrupos)
    .innerJoin(grupos, sql`${grupos.id} = ${usuariosGrupos.grupoId}`)
    .where(sql`${usuariosGrupos.usuarioId} = any(${sql.param(ids)}::int[])`)
    .groupBy(usuariosGrupos.usuarioId)
  return new Map(rows.map(({ id, nomes }) => [id, nomes]))
}
