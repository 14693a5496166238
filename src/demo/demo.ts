import { asc, inArray } from 'drizzle-orm'
import { auditoria } from '../auditoria/tables.ts'
import { hashSenha } from '../contas/password.ts'
import type { Usuario } from '../contas/queries.ts'
import { usuarios } from '../contas/tables.ts'
import type { Db } from '../db/client.ts'
import { INITIAL_GRUPO } from '../grupos/seed.ts'
import { grupos, usuariosGrupos } from '../grupos/tables.ts'
import { seedDemoCasos } from './casos.ts'
import { prenomes, sobrenomes } from './nomes.ts'

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
    grupo: INITIAL_GRUPO,
    ativo: n % 25 !== 24,
    cidade,
    estado,
    funcao: at(funcoes, n),
    instituicao: `${at(unidades, n)} de ${cidade}`
  }
}

const semAcento = (nome: string) => nome.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Creates the demonstration accounts that are missing, and once the cases; what is there stays as it is. */
export async function seedDemo(services: DemoServices): Promise<void> {
  const { db, now, log } = services
  const todas = [...contas, ...Array.from({ length: ORDINARY }, (_, n) => pessoa(n))]
  // One for all, since each costs its time; and ahead of the transaction, which awaits nothing but the database.
  const senhaHash = await hashSenha(DEMO_PASSWORD)
  const rows = todas.map(({ grupo, ...campos }, i) => {
    const em = new Date(now().getTime() - (todas.length - i) * DAY)
    const desativadoEm = campos.ativo === false ? em : null
    const momentos = { senhaAlteradaEm: em, createdAt: em, updatedAt: em, desativadoEm }
    return { ...campos, ...momentos, senhaHash, emailVerificado: true }
  })
  const criadas = await db.transaction(async (tx) => {
    const novas = await tx.insert(usuarios).values(rows).onConflictDoNothing().returning()
    if (novas.length > 0) await ligar(tx, novas, new Map(todas.map(({ email, grupo }) => [email, grupo])), log)
    return novas.length
  })
  log.info(`demonstration accounts: ${criadas} created, ${todas.length - criadas} were there`)
  const ativas = todas.filter(({ ativo }) => ativo !== false).map(({ email }) => email)
  const ids = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(inArray(usuarios.email, ativas))
    .orderBy(asc(usuarios.id))
  await seedDemoCasos(
    services,
    ids.map(({ id }) => id)
  )
}

/** Their groups, and that they were created. */
async function ligar(db: Db, novas: Usuario[], grupoDe: Map<string, string>, log: DemoServices['log']): Promise<void> {
  const idDe = new Map((await db.select().from(grupos)).map(({ id, nome }) => [nome, id]))
  const vinculos = novas.flatMap(({ id, email }) => {
    const grupoId = idDe.get(grupoDe.get(email) ?? '')
    // An administrator may have renamed or removed it.
    if (grupoId === undefined) log.warn(`demonstration account ${id} has no group: ${grupoDe.get(email)} is not there`)
    return grupoId === undefined ? [] : [{ usuarioId: id, grupoId }]
  })
  if (vinculos.length > 0) await db.insert(usuariosGrupos).values(vinculos)
  const alvo = { acao: 'usuario.criado', alvoTipo: 'usuario', detalhes: { demonstracao: true } }
  await db.insert(auditoria).values(novas.map(({ id, createdAt }) => ({ ...alvo, alvoId: id, em: createdAt })))
}
