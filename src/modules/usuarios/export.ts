import { askedOf } from '../../core/auditoria/asked.ts'
import { findUsuarioIds, readUsuariosWithoutSecrets, type UsuarioWithoutSecrets } from '../../core/contas/queries.ts'
import { usuarioMay } from '../../core/contas/rights/effective.ts'
import { type JobFigures, type JobKind, JobRefused, type JobRun } from '../../core/jobs/kinds.ts'
import type { Cell } from '../../platform/sheets/cell.ts'
import type { Separator } from '../../platform/sheets/csv.ts'
import { type SheetFormat, writeSheet } from '../../platform/sheets/write.ts'
import { readGrupoNamesByUsuario } from '../grupos/queries.ts'
import { asksForContact, SEES_CONTACT } from './contact.ts'
import { type UsuariosFilter, usuariosWhere } from './list.ts'
import { fieldsB } from './shapes.ts'

export const exportableFields = [
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
export type ExportableField = (typeof exportableFields)[number]

/** What an export of users was asked for, in the form that the job stores. */
export type UsuariosExport = {
  formato: SheetFormat
  separador?: Separator
  campos: ExportableField[]
  filtro: UsuariosFilter | null
}

const moments: ReadonlySet<ExportableField> = new Set(['criado_em', 'atualizado_em', 'ultimo_acesso'])

const BATCH = 1000

/** Writes the file. The matching users are fixed at one moment; each row shows its user at the time of writing. */
async function writeUsuarios(run: JobRun, { formato, separador, campos, filtro }: UsuariosExport): Promise<JobFigures> {
  const { db, now, donoId } = run
  // The owner of the job may see less by now than when it was started.
  const seesContact = async () => donoId !== null && (await usuarioMay(db, donoId, SEES_CONTACT))
  if (asksForContact(filtro) && !(await seesContact()))
    throw new JobRefused({ key: 'error.PERMISSION_DENIED', values: {} })
  const ids = await run.reading((on) => findUsuarioIds(on, usuariosWhere(filtro)))
  let written = 0

  // No transaction stays open between batches: writing rows waits for whatever takes the bytes.
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let start = 0; start < ids.length; start += BATCH) {
      await run.progress((100 * start) / ids.length)
      const batch = ids.slice(start, start + BATCH)
      const seesAll = await seesContact()
      const { grupos, usuarios } = await run.reading(async (on) => ({
        grupos: campos.includes('grupos') ? await readGrupoNamesByUsuario(on, batch) : new Map<number, string>(),
        usuarios: await readUsuariosWithoutSecrets(on, batch)
      }))
      for (const usuario of usuarios) {
        const cells = cellsOf(usuario, grupos.get(usuario.id) ?? null, seesAll || usuario.id === donoId)
        yield campos.map((campo) => cells[campo])
        written++
      }
    }
  }

  const nome = `usuarios-${now().toISOString().slice(0, 10)}.${formato}`
  const columns = campos.map((name) => (moments.has(name) ? { name, kind: 'moment' as const } : { name }))
  await run.store({ nome, formato }, () => writeSheet({ format: formato, separator: separador }, columns, rows()))
  return { total_processados: written, sucesso: written, erros: 0 }
}

const cellsOf = (
  usuario: UsuarioWithoutSecrets,
  grupos: string | null,
  sees: boolean
): Record<ExportableField, Cell> => ({
  ...fieldsB(usuario, sees),
  funcao: usuario.funcao,
  instituicao: usuario.instituicao,
  grupos
})

export const exportUsuarios: JobKind<UsuariosExport> = {
  tipo: 'exportar-usuarios',
  operation: 'exportarUsuarios',
  writes: 'exports',
  auditOf: ({ formato, campos, filtro }) => ({
    formato,
    campos,
    ...askedOf('exportarUsuarios', { filter: filtro, text: null })
  }),
  run: writeUsuarios
}
