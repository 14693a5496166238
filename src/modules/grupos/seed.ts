import type { Db } from '../../platform/db/client.ts'
import { findPermissaoIds } from '../permissoes/queries.ts'
import { systemPermissoes } from '../permissoes/seed.ts'
import { grupos, gruposPermissoes } from './tables.ts'

/** The group that a new account joins when it is given no other. */
export const INITIAL_GRUPO = 'usuario'

const names = Object.keys(systemPermissoes)
const ofModules = (...modules: string[]) => names.filter((nome) => modules.includes(nome.split('.')[0] ?? ''))

/** The groups of a new service, and what each may. */
export const defaultGrupos: Record<string, { descricao: string; permissoes: string[] }> = {
  admin: { descricao: 'Acesso total', permissoes: ['admin'] },
  gestor: {
    descricao: 'Gerencia usuários e recursos',
    permissoes: ofModules('usuarios', 'grupos', 'agravos', 'relatorios', 'noticias', 'dashboard')
  },
  analista: {
    descricao: 'Cria e analisa dados',
    permissoes: [...ofModules('agravos', 'relatorios', 'dashboard'), 'noticias.listar'].filter(
      (nome) => nome !== 'agravos.deletar' && nome !== 'agravos.identificar'
    )
  },
  usuario: {
    descricao: 'Acesso básico',
    permissoes: ['agravos.listar', 'agravos.estatisticas', 'noticias.listar', 'dashboard.visualizar']
  },
  visualizador: {
    descricao: 'Somente leitura',
    permissoes: [...names.filter((nome) => nome.endsWith('.listar')), 'agravos.estatisticas', 'dashboard.visualizar']
  }
}

/** Whether a group is one that the service creates. Their names are fixed, so that documentation can refer to them. */
export const isDefaultGrupo = (nome: string): boolean => Object.hasOwn(defaultGrupos, nome)

/**
 * Creates the default groups once only, since administrators change what they give. The system permissions exist by
 * then.
 */
export async function seedGrupos(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [any] = await tx.select({ id: grupos.id }).from(grupos).limit(1)
    if (any) return
    for (const [nome, { descricao, permissoes }] of Object.entries(defaultGrupos)) {
      const [created] = await tx.insert(grupos).values({ nome, descricao }).returning({ id: grupos.id })
      const ids = await findPermissaoIds(tx, permissoes)
      await tx.insert(gruposPermissoes).values(ids.map((permissaoId) => ({ grupoId: created!.id, permissaoId })))
    }
  })
}
