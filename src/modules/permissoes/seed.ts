import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { permissoes } from './tables.ts'

/** The permission names that the contract compares with (specification 2.2). */
export const systemPermissoes: Record<string, string> = {
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
  'agravos.identificar': 'Ver a identidade de pacientes e baixar anexos',
  'relatorios.gerar': 'Gerar relatórios',
  'relatorios.exportar': 'Exportar relatórios',
  'noticias.listar': 'Ler notícias',
  'noticias.criar': 'Escrever notícias',
  'noticias.editar': 'Editar, publicar e agendar notícias',
  'noticias.deletar': 'Excluir notícias',
  'dashboard.visualizar': 'Ver o painel',
  admin: 'Acesso total'
}

/** Adds missing system permissions. It runs at every start, since a new version of the contract may name new ones. */
export async function seedPermissoes(db: Db): Promise<void> {
  await db
    .insert(permissoes)
    .values(Object.entries(systemPermissoes).map(([nome, descricao]) => ({ nome, descricao, sistema: true })))
    .onConflictDoUpdate({ target: permissoes.nome, set: { sistema: true }, setWhere: sql`not ${permissoes.sistema}` })
}
