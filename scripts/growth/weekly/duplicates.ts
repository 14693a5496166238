import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect } from '../../../src/platform/db/client.ts'
import { todayAt } from '../../../src/platform/time/days.ts'
import { upload } from '../../bench/importar-arquivo.ts'
import { type Sized, withSizes } from '../../bench/sizes.ts'
import { randomFrom } from '../../fuzz/random.ts'
import { invent, type Notified, type Planted } from './people.ts'
import { measured, told } from './work.ts'

/**
 * Imports a municipal file in which some persons were notified twice, and counts which of them the service finds, and
 * whom else it takes for one: `ROWS=100000 PAIRS=1000 SEED=7 tsx scripts/growth/weekly/duplicates.ts`.
 */
const ROWS = Number(process.env.ROWS ?? 100_000)
const PAIRS = Number(process.env.PAIRS ?? 1_000)
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const SHOWN = Number(process.env.SHOWN ?? 10)

type Found = { one: string; other: string; pontuacao: number }

const out = (text: string): boolean => process.stdout.write(text)
const keyOf = (one: string, other: string): string => [one, other].sort().join(' ')
const share = (some: number, all: number): string => `${some} of ${all}, ${((100 * some) / all).toFixed(2)} %`

const columns = [
  'NU_NOTIFIC',
  'ID_AGRAVO',
  'DT_NOTIFIC',
  'DT_SIN_PRI',
  'NM_PACIENT',
  'DT_NASC',
  'CS_SEXO',
  'NM_MAE_PAC'
]
const line = (row: Notified): string =>
  [row.numero, 'A90', row.notificacao, row.sintomas, row.nome, row.nascimento, row.sexo, row.mae, row.municipio].join(
    ';'
  )

async function shuffled(path: string, rows: readonly Notified[]): Promise<void> {
  const lines = randomFrom(SEED + 1).some(rows.map(line), rows.length)
  await writeFile(path, `${[...columns, 'ID_MN_RESI'].join(';')}\n${lines.join('\n')}\n`)
}

async function pairsOf({ url }: Sized): Promise<readonly Found[]> {
  const database = connect(url, { max: 1, statementTimeout: 0 })
  const found = await database.db.execute<Found>(sql`
    select a.numero_notificacao as one, b.numero_notificacao as other, pontuacao
    from duplicidades join casos a on a.id = caso_a join casos b on b.id = caso_b`)
  await database.close()
  return found
}

function tell(found: readonly Found[], { rows, planted }: ReturnType<typeof invent>): void {
  const shown = new Set(found.map(({ one, other }) => keyOf(one, other)))
  const isFound = ({ numeros }: Planted) => shown.has(keyOf(...numeros))
  const wanted = new Set(planted.map(({ numeros }) => keyOf(...numeros)))
  const wrong = found.filter(({ one, other }) => !wanted.has(keyOf(one, other)))
  out(`found: ${share(planted.filter(isFound).length, planted.length)}\n`)
  const once = planted.filter(({ changes }) => !changes.includes('name misspelt twice'))
  out(`  at most one slip in the name: ${share(once.filter(isFound).length, once.length)}\n`)
  const kinds = new Map<string, Planted[]>()
  for (const each of planted) {
    const kind = each.changes.join(', ')
    kinds.set(kind, [...(kinds.get(kind) ?? []), each])
  }
  for (const [kind, some] of [...kinds].sort(([one], [other]) => (one < other ? -1 : 1)))
    out(`  ${kind}: ${share(some.filter(isFound).length, some.length)}\n`)
  out(`wrong among those shown: ${share(wrong.length, found.length)}\n`)
  const byNumber = new Map(rows.map((row) => [row.numero, row]))
  const both = (one: string, other: string) =>
    `  ${[one, other].map((each) => line(byNumber.get(each)!)).join('\n    ')}\n`
  for (const { one, other, pontuacao } of wrong.slice(0, SHOWN)) out(`wrong, ${pontuacao}:\n${both(one, other)}`)
  for (const { numeros } of planted.filter((each) => !isFound(each)).slice(0, SHOWN))
    out(`missed:\n${both(...numeros)}`)
}

const folder = await mkdtemp(join(tmpdir(), 'saude-duplicates-'))
try {
  await chmod(folder, 0o711)
  out(`${ROWS} rows, ${PAIRS} persons notified twice, SEED=${SEED}\n`)
  const invented = invent(randomFrom(SEED), ROWS, PAIRS, todayAt(new Date()))
  const path = join(folder, 'municipal.csv')
  await shuffled(path, invented.rows)
  await withSizes([0], ([service]) => work(service as Sized, path, invented), { insert: async () => undefined })
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function work(service: Sized, path: string, invented: ReturnType<typeof invent>): Promise<void> {
  const imported = await measured(service, () => upload(service, path))
  out(`${imported.job.message}\n${told('import, by who may know patients', ROWS, imported)}`)
  tell(await pairsOf(service), invented)
  const searched = await measured(service, async () => {
    const answer = await service.client.request('POST', '/api/v1/agravos/duplicidades/busca', {}, service.token)
    return JSON.parse(answer.body).status_url
  })
  out(`${searched.job.message}\n${told('search among all', ROWS, searched)}`)
  tell(await pairsOf(service), invented)
}
