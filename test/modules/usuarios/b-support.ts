import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { grupos } from '../../../src/modules/grupos/tables.ts'
import { systemPermissoes } from '../../../src/modules/permissoes/seed.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { SENHA, type TestApp } from '../../support/app.ts'

export const USUARIOS = '/api/v1/usuarios'

let serial = 0

/** The body of a creation by Description B, complete and right, each time with another email. */
export const usuarioBody = (fields: Record<string, unknown> = {}) => ({
  nome: 'Ana Souza',
  email: `criada${++serial}@saude.example`,
  senha: SENHA,
  ...fields
})

/** Returns a CPF for each number, by the rule as the tax office words it: weights 10 to 2 and 11 to 2, modulo 11. */
export function cpfOf(n: number): string {
  const nine = String(100_000_000 + n)
  const digit = (text: string) => {
    const rest = [...text].reduce((sum, c, i) => sum + Number(c) * (text.length + 1 - i), 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const ten = `${nine}${digit(nine)}`
  return `${ten}${digit(ten)}`
}

export const dotted = (cpf: string) => cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')

/** Returns a group as users show it. */
export async function grupoShown(test: TestApp, nome: string) {
  const [row] = await test.db.select().from(grupos).where(eq(grupos.nome, nome))
  return { id: row!.id, nome, descricao: row!.descricao }
}

/** Returns a permission of the service as users show it. */
export async function permissaoShown(test: TestApp, nome: string) {
  const [row] = await test.db.select().from(permissoes).where(eq(permissoes.nome, nome))
  return { id: row!.id, nome, descricao: systemPermissoes[nome] ?? null }
}

/** Returns the names of a group's permissions, read from the tables and not through the service. */
export async function permissoesOfGrupo(test: TestApp, nome: string): Promise<string[]> {
  const rows = await test.db.execute<{ nome: string }>(sql`
    select p.nome from permissoes p join grupos_permissoes gp on gp.permissao_id = p.id
    join grupos g on g.id = gp.grupo_id where g.nome = ${nome} order by p.nome`)
  return rows.map((row) => row.nome)
}

/** The fields that nobody has filled in. */
export const emptyFields = {
  cpf: null,
  telefone: null,
  avatar_url: null,
  cargo: null,
  departamento: null,
  cidade: null,
  estado: null,
  admin: false,
  ativo: true,
  email_verificado: false,
  mfa_habilitado: false,
  ultimo_acesso: null,
  plano: 'basic',
  territorios: []
}

/** Returns the last entry of the audit trail about a user. */
export async function lastEntry(test: TestApp, usuarioId: number) {
  const [row] = await test.db.execute<{ acao: string; ator_id: number; detalhes: Record<string, unknown> }>(sql`
    select acao, ator_id, detalhes from auditoria where alvo_tipo = 'usuario' and alvo_id = ${usuarioId} order by id desc limit 1`)
  return row
}

export async function countEntries(test: TestApp, usuarioId: number): Promise<number> {
  const rows = await test.db.execute(
    sql`select 1 from auditoria where alvo_tipo = 'usuario' and alvo_id = ${usuarioId}`
  )
  return rows.length
}

/** The whole body of B's 422, with nothing beside it. */
export const body422 = (...items: [field: string, code: string][]) => ({
  error: {
    code: 'VALIDATION_ERROR',
    message: expect.any(String),
    details: items.map(([field, code]) => ({ field, message: expect.any(String), code })),
    request_id: expect.any(String),
    timestamp: expect.any(String)
  }
})

type Counts = Record<string, number>

/** Counts the statistics one by one from the tables. Brasília is three hours behind UTC all year. */
export async function countStatistics(test: TestApp, periodo: { nome: string; inicio: string; fim: string }) {
  const day = (column: string) => sql.raw(`((${column} at time zone 'UTC') - interval '3 hours')::date`)
  const within = (column: string) => sql`${day(column)} between ${periodo.inicio}::date and ${periodo.fim}::date`
  const [n] = await test.db.execute<Counts>(sql`
    select count(*)::int as total, count(*) filter (where ativo)::int as ativos,
      count(*) filter (where ${within('created_at')})::int as novos,
      count(*) filter (where ${within('ultimo_acesso')})::int as vistos,
      count(*) filter (where ${day('ultimo_acesso')} = ${periodo.fim}::date)::int as hoje,
      count(*) filter (where ultimo_acesso is null)::int as nunca,
      count(*) filter (where mfa_habilitado)::int as mfa,
      count(*) filter (where email_verificado)::int as verificados,
      count(*) filter (where admin or id in (
        select usuario_id from usuarios_permissoes up join permissoes p on p.id = permissao_id where p.nome = 'admin'
      ) or id in (
        select ug.usuario_id from usuarios_grupos ug join grupos g on g.id = ug.grupo_id
        join grupos_permissoes gp on gp.grupo_id = g.id join permissoes p on p.id = gp.permissao_id
        where g.ativo and p.nome = 'admin'
      ))::int as administradores,
      (select count(*)::int from bloqueios where bloqueado_ate > ${test.clock.moment.toISOString()}::timestamptz) as bloqueadas
    from usuarios`)
  const countBy = async (query: ReturnType<typeof sql>): Promise<Counts> => {
    const rows = await test.db.execute<{ chave: string; n: number }>(query)
    return Object.fromEntries(rows.map(({ chave, n }) => [chave, n]))
  }
  return {
    periodo,
    total_usuarios: n!.total,
    usuarios_ativos: n!.ativos,
    usuarios_inativos: n!.total! - n!.ativos!,
    novos_usuarios_periodo: n!.novos,
    por_grupo: await countBy(sql`
      select g.nome as chave, count(*)::int as n from usuarios_grupos ug join grupos g on g.id = ug.grupo_id group by 1`),
    por_estado: await countBy(
      sql`select coalesce(estado, 'nao_informado') as chave, count(*)::int as n from usuarios group by 1`
    ),
    acessos: { usuarios_no_periodo: n!.vistos, hoje: n!.hoje, nunca: n!.nunca },
    seguranca: {
      mfa_habilitado: n!.mfa,
      mfa_percentual: Number(((n!.mfa! / n!.total!) * 100).toFixed(2)),
      email_verificado: n!.verificados,
      administradores: n!.administradores,
      contas_bloqueadas: n!.bloqueadas
    }
  }
}
