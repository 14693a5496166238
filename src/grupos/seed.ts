import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { permissoes } from '../permissoes/tables.ts'
import { grupos, gruposPermissoes } from './tables.ts'

/** The permission names that the contract compares with (specification 2.2). */
export const permissoesDoSistema: Record<string, string> = {
  'usuarios.listar': 'Listar e consultar usuários',
  'usuarios.criar': 'Criar usuários',
  'usuarios.editar': 'Editar e reativar usuários',
  'usuarios.deletar': 'Desativar e remover usuários',
  'usuarios.gerenciar_grupos': 'Gerenciar os grupos de um usuário',
  'usuarios.gerenciar_permissoes': 'Gerenciar permissões e quem as tem',
  'usuarios.exportar': 'Exportar usuários',
  'grupos.listar': 'Listar e consultar grupos',
  'grupos.criar': 'Criar grupos',
  'grupos.editar': 'Editar grupos',
  'grupos.deletar': 'Remover grupos',
  'agravos.listar': 'Listar e consultar casos',
  'agravos.criar': 'Registrar casos',
  'agravos.editar': 'Editar casos',
  'agravos.deletar': 'Excluir casos',
  'agravos.importar': 'Importar casos de arquivos',
  'agravos.estatisticas': 'Ver estatísticas de casos',
  'agravos.exportar': 'Exportar casos',
  'relatorios.gerar': 'Gerar relatórios',
  'relatorios.exportar': 'Exportar relatórios',
  'noticias.listar': 'Ler notícias',
  'dashboard.visualizar': 'Ver o painel',
  admin: 'Acesso total'
}

const nomes = Object.keys(permissoesDoSistema)
const dos = (...modulos: string[]) => nomes.filter((nome) => modulos.includes(nome.split('.')[0] ?? ''))

const gruposPadrao: Record<string, { descricao: string; permissoes: string[] }> = {
  admin: { descricao: 'Acesso total', permissoes: ['admin'] },
  gestor: {
    descricao: 'Gerencia usuários e recursos',
    permissoes: dos('usuarios', 'grupos', 'agravos', 'relatorios', 'noticias', 'dashboard')
  },
  analista: {
    descricao: 'Cria e analisa dados',
    permissoes: dos('agravos', 'relatorios', 'noticias', 'dashboard').filter((nome) => nome !== 'agravos.deletar')
  },
  usuario: {
    descricao: 'Acesso básico',
    permissoes: ['agravos.listar', 'agravos.estatisticas', 'noticias.listar', 'dashboard.visualizar']
  },
  visualizador: {
    descricao: 'Somente leitura',
    permissoes: [...nomes.filter((nome) => nome.endsWith('.listar')), 'agravos.estatisticas', 'dashboard.visualizar']
  }
}

export const GRUPO_INICIAL = 'usuario'

/** Permissions are completed at every start; groups come only once, since administrators change and remove them. */
export async function seed(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(permissoes)
      .values(Object.entries(permissoesDoSistema).map(([nome, descricao]) => ({ nome, descricao, sistema: true })))
      .onConflictDoUpdate({ target: permissoes.nome, set: { sistema: true }, setWhere: sql`not ${permissoes.sistema}` })
    const [any] = await tx.select({ id: grupos.id }).from(grupos).limit(1)
    if (any) return
    for (const [nome, grupo] of Object.entries(gruposPadrao)) {
      const [criado] = await tx.insert(grupos).values({ nome, descricao: grupo.descricao }).returning({ id: grupos.id })
      const dadas = await tx
        .select({ id: permissoes.id })
        .from(permissoes)
        .where(inArray(permissoes.nome, grupo.permissoes))
      await tx.insert(gruposPermissoes).values(dadas.map(({ id }) => ({ grupoId: criado!.id, permissaoId: id })))
    }
  })
}
