import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect } from '../../../src/platform/db/client.ts'
import { todayAt } from '../../../src/platform/time/days.ts'
import { upload } from '../../bench/importar-arquivo.ts'
import { type Sized, withSizes } from '../../bench/sizes.ts'
import { randomFrom } from '../../fuzz/random.ts'
import { invent, type Notified } from './people.ts'
import { measured, told } from './work.ts'

/**
 * Imports a municipal file, mirrors the file of the next week over it, in which every case has changed, and takes that
 * back: `ROWS=100000 tsx scripts/growth/weekly/undo.ts`. It tells the time, the memory and what the former values take.
 */
const ROWS = Number(process.env.ROWS ?? 100_000)
const MILLION = 1_000_000
const MIB = 2 ** 20

type Kept = { rows: number; bytes: number; log: number }

const out = (text: string): boolean => process.stdout.write(text)

const columns =
  'NU_NOTIFIC;ID_AGRAVO;DT_NOTIFIC;DT_SIN_PRI;NM_PACIENT;DT_NASC;CS_SEXO;NM_MAE_PAC;ID_MN_RESI;CLASSI_FIN;CRITERIO;EVOLUCAO;DT_ENCERRA;NM_BAIRRO'

/** A row as it is sent first, and closed, with a corrected name and neighbourhood, a week later. */
function lineOf(
  { numero, notificacao, sintomas, nome, nascimento, sexo, mae, municipio }: Notified,
  isClosed: boolean
) {
  const said = [
    numero,
    'A90',
    notificacao,
    sintomas,
    isClosed ? nome.toUpperCase() : `${nome} Neto`,
    nascimento,
    sexo,
    mae
  ]
  const closed = isClosed ? ['10', '1', '1', notificacao, 'Boa Vista'] : ['', '', '', '', 'Centro']
  return [...said, municipio, ...closed].join(';')
}

async function keptBy({ url }: Sized): Promise<Kept> {
  const database = connect(url, { max: 1, statementTimeout: 0 })
  const [kept] = await database.db.execute<Kept>(sql`
    select count(*)::float8 as rows, pg_total_relation_size('importacoes_mudancas')::float8 as bytes,
      (pg_current_wal_insert_lsn() - '0/0')::float8 as log
    from importacoes_mudancas`)
  await database.close()
  return kept as Kept
}

/** All cases and persons as one digest. What has no meaning, such as the nonce of a seal, is left out. */
async function stateOf({ url }: Sized): Promise<string> {
  const database = connect(url, { max: 1, statementTimeout: 0 })
  const [state] = await database.db.execute<{ digest: string }>(sql`
    select md5(string_agg(md5(c::text || (som_nomes, som_ano, som_primeiro, som_mae)::text), '' order by c.id)) as digest
    from casos c left join casos_pessoais on caso_id = c.id`)
  await database.close()
  return state?.digest ?? ''
}

async function work(service: Sized, folder: string): Promise<void> {
  const { rows } = invent(randomFrom(1), ROWS, 0, todayAt(new Date()))
  const paths = [false, true].map((isClosed) => ({ path: join(folder, `semana-${isClosed ? 2 : 1}.csv`), isClosed }))
  for (const { path, isClosed } of paths)
    await writeFile(path, `${columns}\n${rows.map((row) => lineOf(row, isClosed)).join('\n')}\n`)
  const [first, second] = paths.map(({ path }) => path) as [string, string]
  const imported = await measured(service, () => upload(service, first))
  out(`${imported.job.message}\n${told('import', ROWS, imported)}`)
  const [before, empty] = [await stateOf(service), await keptBy(service)]
  let address = ''
  const updated = await measured(service, async () => {
    address = await upload(service, second, { modo: 'espelhar' })
    return address
  })
  out(`${updated.job.message}\n${told('mirror of what changed', ROWS, updated)}`)
  const kept = await keptBy(service)
  const each = (kept.bytes - empty.bytes) / kept.rows
  out(`former values: ${kept.rows} rows, ${((kept.bytes - empty.bytes) / MIB).toFixed(1)} MiB with their index, `)
  out(`${each.toFixed(0)} bytes each, ${((each * MILLION) / MIB).toFixed(0)} MiB for a million; `)
  out(`log written by the mirror: ${((kept.log - empty.log) / ROWS).toFixed(0)} bytes a row\n`)
  const undone = await measured(service, async () => {
    const job = address.split('/').at(-1)
    const { body } = await service.client.request(
      'DELETE',
      `/api/v1/agravos/importacoes/${job}`,
      undefined,
      service.token
    )
    return JSON.parse(body).status_url
  })
  out(`${undone.job.message}\n${told('taking it back', ROWS, undone)}`)
  const after = await keptBy(service)
  out(
    `log written by taking back: ${((after.log - kept.log) / ROWS).toFixed(0)} bytes a row; kept afterwards: ${after.rows} rows\n`
  )
  out(`as before: ${(await stateOf(service)) === before ? 'yes' : 'NO'}\n`)
}

const folder = await mkdtemp(join(tmpdir(), 'saude-undo-'))
try {
  await chmod(folder, 0o711)
  await withSizes([0], ([service]) => work(service as Sized, folder), { insert: async () => undefined })
} finally {
  await rm(folder, { recursive: true, force: true })
}
