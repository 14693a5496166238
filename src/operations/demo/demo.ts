/**
 * Fills a new database for demonstrations: accounts, cases, and a file to import. It may run at every start, because it
 * only adds what is missing. The people are made from short lists by arithmetic, so that they are the same each time.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audit } from '../../core/auditoria/record.ts'
import { hashSenha } from '../../core/contas/passwords/password.ts'
import { findUsuarioIdsByEmail, insertUsuarios, type Usuario } from '../../core/contas/queries.ts'
import { findGrupoIdsByName } from '../../modules/grupos/queries.ts'
import { INITIAL_GRUPO } from '../../modules/grupos/seed.ts'
import { joinGrupos } from '../../modules/grupos/ties.ts'
import type { Db } from '../../platform/db/client.ts'
import { withoutAccents } from '../../platform/db/lists/text.ts'
import { todayAt } from '../../platform/time/days.ts'
import { seedDemoAlertas } from './alertas.ts'
import { seedDemoCasos } from './casos.ts'
import { demoFile } from './nacional.ts'
import { prenomes, sobrenomes } from './nomes.ts'

export interface DemoServices {
  db: Db
  dataDir: string
  now: () => Date
  log: { info(message: string): void; warn(message: string): void }
}

export const DEMO_PASSWORD = 'Demo#2026'
const DOMAIN = 'demo.example'
const DAY = 24 * 60 * 60 * 1000
const ORDINARY = 200

/** Returns the path of the file that can be imported. */
export const demoFilePath = (dataDir: string): string => join(dataDir, 'dengue-nacional.csv')

interface DemoPerson {
  nome: string
  email: string
  grupo: string
  admin?: boolean
  plano?: 'enterprise'
  ativo?: boolean
  cidade: string
  estado: string
  funcao: string
  instituicao: string
}

/** One account for each initial group. All people, here and below, are invented. */
const contas: DemoPerson[] = [
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

/** Tells people who start a demonstration how to log in, and what to import. */
export const demoLines = (dataDir: string): string[] => [
  ...demoLogins.map((email) => `Demo        ${email}  ${DEMO_PASSWORD}`),
  `To import   ${demoFilePath(dataDir)}`
]

function conta(
  grupo: string,
  nome: string,
  cidade: string,
  estado: string,
  funcao: string,
  instituicao: string
): DemoPerson {
  const email = `${grupo}@${DOMAIN}`
  // The largest plan, so that a person who tries things out does not run into the smallest limits.
  return { nome, email, grupo, admin: grupo === 'admin', plano: 'enterprise', cidade, estado, funcao, instituicao }
}

const places = [
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

/**
 * Returns the n-th ordinary user, always the same. The lengths of the lists have no common factor, so that all
 * combinations occur.
 */
function pessoa(n: number): DemoPerson {
  const at = <T>(list: readonly T[], i: number): T => list[i % list.length]!
  const round = Math.floor(n / prenomes.length)
  const [prenome, meio, fim] = [at(prenomes, n), at(sobrenomes, n * 5 + 3), at(sobrenomes, n + round * 2)]
  const [cidade, estado] = at(places, n)
  return {
    nome: meio === fim ? `${prenome} ${fim}` : `${prenome} ${meio} ${fim}`,
    email: `${withoutAccents(prenome)}.${withoutAccents(fim)}@${DOMAIN}`,
    grupo: INITIAL_GRUPO,
    ativo: n % 25 !== 24,
    cidade,
    estado,
    funcao: at(funcoes, n),
    instituicao: `${at(unidades, n)} de ${cidade}`
  }
}

/** Creates missing demonstration accounts, the cases once, and a file to import. What exists stays as it is. */
export async function seedDemo(services: DemoServices, cases?: number): Promise<void> {
  const { db, dataDir, now, log } = services
  const people = [...contas, ...Array.from({ length: ORDINARY }, (_, n) => pessoa(n))]
  // One hash for all, because each takes time; made before the transaction, which then waits for nothing but the
  // database.
  const senhaHash = await hashSenha(DEMO_PASSWORD, 'demo')
  const rows = people.map(({ grupo, ...fields }, i) => {
    const at = new Date(now().getTime() - (people.length - i) * DAY)
    const moments = {
      senhaAlteradaEm: at,
      createdAt: at,
      updatedAt: at,
      desativadoEm: fields.ativo === false ? at : null
    }
    return { ...fields, ...moments, senhaHash, emailVerificado: true }
  })
  const grupoByEmail = new Map(people.map(({ email, grupo }) => [email, grupo]))
  const created = await db.transaction(async (tx) => {
    const usuarios = await insertUsuarios(tx, rows)
    for (const usuario of usuarios) await introduce(tx, usuario, grupoByEmail.get(usuario.email) ?? '', log)
    return usuarios.length
  })
  log.info(`demonstration accounts: ${created} created, ${people.length - created} were there`)
  const active = people.filter(({ ativo }) => ativo !== false).map(({ email }) => email)
  await seedDemoCasos(services, await findUsuarioIdsByEmail(db, active), cases)
  await seedDemoAlertas(db, now())
  await writeFile(demoFilePath(dataDir), demoFile(todayAt(now())))
}

/** Adds a new account to its group, and records its creation in the audit trail. */
async function introduce(db: Db, { id, createdAt }: Usuario, grupo: string, log: DemoServices['log']): Promise<void> {
  const grupos = await findGrupoIdsByName(db, grupo)
  // An administrator may have renamed or removed the group.
  if (grupos.length === 0) log.warn(`demonstration account ${id} has no group: ${grupo} is not there`)
  await joinGrupos(db, id, grupos)
  const service = { caller: null, ip: null, requestId: null, now: () => createdAt }
  await audit(db, service, 'usuario.criado', { tipo: 'usuario', id }, { demonstracao: true })
}
