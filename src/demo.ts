import { eq, like, sql } from 'drizzle-orm'
import { hashSenha } from './auth/senha.ts'
import type { Db } from './db/client.ts'
import { GRUPO_INICIAL } from './db/seed.ts'
import { grupos, usuarios, usuariosGrupos } from './db/tables.ts'
import { criar } from './usuarios/criar.ts'

export interface DemoServices {
  db: Db
  now: () => Date
  log: { info(message: string): void; warn(message: string): void }
}

export const DEMO_PASSWORD = 'Demo#2026'
const DOMAIN = 'demo.example'
const DAY = 24 * 60 * 60 * 1000
const ORDINARY = 200

interface Pessoa {
  nome: string
  email: string
  grupo: string
  admin?: boolean
  ativo?: boolean
  cidade: string
  estado: string
  funcao: string
  instituicao: string
}

/** One account for each group of the first start. All people, here and below, are invented. */
const contas: Pessoa[] = [
  conta(
    'admin',
    'Helena Prado Siqueira',
    'Brasília',
    'DF',
    'Administradora do sistema',
    'Instituto Demonstração de Saúde'
  ),
  conta('gestor', 'Otávio Brandão Lins', 'Recife', 'PE', 'Gestor de vigilância', 'Secretaria de Saúde de Recife'),
  conta('analista', 'Marina Teles Quadros', 'Belém', 'PA', 'Epidemiologista', 'Laboratório Central Amazônia'),
  conta('usuario', 'Caio Rezende Muniz', 'Curitiba', 'PR', 'Enfermeiro', 'UBS Jardim das Araucárias'),
  conta('visualizador', 'Lúcia Amaral Paz', 'Salvador', 'BA', 'Pesquisadora', 'Observatório Baía de Saúde')
]

export const demoLogins: string[] = contas.map(({ email }) => email)

function conta(
  grupo: string,
  nome: string,
  cidade: string,
  estado: string,
  funcao: string,
  instituicao: string
): Pessoa {
  return { nome, email: `${grupo}@${DOMAIN}`, grupo, admin: grupo === 'admin', cidade, estado, funcao, instituicao }
}

const prenomes =
  'Adriana Beatriz Caetano Daniela Eduardo Fernanda Gustavo Heitor Isabela João Karina Leandro Márcia Natália Orlando Patrícia Renato Sônia Tomás Vitória'.split(
    ' '
  )
const sobrenomes =
  'Almeida Barros Campos Duarte Esteves Farias Gouveia Holanda Ibiapina Junqueira Lacerda Macedo Nóbrega Oliveira Pacheco Queiroz Ribeiro Sampaio Tavares Uchoa Vieira Xavier Zanetti'.split(
    ' '
  )
const lugares = [
  ['Olinda', 'PE'],
  ['Campinas', 'SP'],
  ['Niterói', 'RJ'],
  ['Uberlândia', 'MG'],
  ['Joinville', 'SC'],
  ['Santarém', 'PA'],
  ['Sobral', 'CE'],
  ['Anápolis', 'GO'],
  ['Pelotas', 'RS'],
  ['Ilhéus', 'BA'],
  ['Ji-Paraná', 'RO']
] as const
const funcoes = [
  'Agente de endemias',
  'Enfermagem',
  'Epidemiologia',
  'Medicina',
  'Digitação',
  'Biologia',
  'Gestão de dados'
]
const unidades = [
  'UBS Boa Esperança',
  'Hospital das Palmeiras',
  'Vigilância Epidemiológica',
  'UPA Vila Nova',
  'Policlínica do Sol'
]

/** The n-th ordinary user, always the same. The counts of the lists have no common factor, so that all mixtures occur. */
function pessoa(n: number): Pessoa {
  const at = <T>(list: readonly T[], i: number): T => list[i % list.length]!
  const round = Math.floor(n / prenomes.length)
  const [prenome, meio, fim] = [at(prenomes, n), at(sobrenomes, n * 5 + 3), at(sobrenomes, n + round * 2)]
  const [cidade, estado] = at(lugares, n)
  return {
    nome: meio === fim ? `${prenome} ${fim}` : `${prenome} ${meio} ${fim}`,
    email: `${semAcento(prenome)}.${semAcento(fim)}@${DOMAIN}`,
    grupo: GRUPO_INICIAL,
    ativo: n % 25 !== 24,
    cidade,
    estado,
    funcao: at(funcoes, n),
    instituicao: `${at(unidades, n)} de ${cidade}`
  }
}

const semAcento = (nome: string) => nome.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Creates the demonstration accounts that are missing; those that are there stay as they are. */
export async function seedDemo({ db, now, log }: DemoServices): Promise<void> {
  const todas = [...contas, ...Array.from({ length: ORDINARY }, (_, n) => pessoa(n))]
  // Ahead of the transaction, which awaits nothing but the database; and one for all, since each costs its time.
  const senhaHash = await hashSenha(DEMO_PASSWORD)
  const criadas = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`)
    const found = await tx
      .select({ email: sql<string>`lower(${usuarios.email})` })
      .from(usuarios)
      .where(like(sql`lower(${usuarios.email})`, `%@${DOMAIN}`))
    const existentes = new Set(found.map(({ email }) => email))
    const faltantes = todas
      .map((pessoa, i) => ({ pessoa, dias: todas.length - i }))
      .filter(({ pessoa }) => !existentes.has(pessoa.email))
    for (const { pessoa, dias } of faltantes) {
      const { grupo, ...campos } = pessoa
      const ator = {
        caller: null,
        ip: '127.0.0.1',
        requestId: 'demo',
        now: () => new Date(now().getTime() - dias * DAY)
      }
      const { id } = await criar(tx, ator, { ...campos, emailVerificado: true, senhaHash }, [])
      if (grupo !== GRUPO_INICIAL) await mover(tx, id, grupo, log)
    }
    return faltantes.length
  })
  log.info(`demonstration accounts: ${criadas} created, ${todas.length - criadas} were there`)
}

async function mover(db: Db, usuarioId: number, nome: string, log: DemoServices['log']): Promise<void> {
  const [grupo] = await db.select({ id: grupos.id }).from(grupos).where(eq(grupos.nome, nome))
  // An administrator may have renamed or removed it.
  if (!grupo) return log.warn(`there is no group ${nome} for its demonstration account`)
  await db.delete(usuariosGrupos).where(eq(usuariosGrupos.usuarioId, usuarioId))
  await db.insert(usuariosGrupos).values({ usuarioId, grupoId: grupo.id })
}
