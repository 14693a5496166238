import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { upload } from '../../bench/importar-arquivo.ts'
import { residentMb } from '../../bench/memory.ts'
import { type Sized, withSizes } from '../../bench/sizes.ts'
import { type Hostile, hostileFiles } from './hostile-files.ts'
import { ended, forgetPeak, peakMb } from './work.ts'

/**
 * Sends each hostile file and tells what it gets, the memory and disk that it takes at most, and how long somebody
 * else's import of one row waits meanwhile: `tsx scripts/growth/weekly/hostile.ts`. `ONLY=dbf` takes the files whose
 * names have that in them, `AT_ONCE=10` sends each file so often.
 */
const ONLY = new RegExp(process.env.ONLY ?? '')
const AT_ONCE = Number(process.env.AT_ONCE ?? 1)
const MIB = 2 ** 20

type Sender = Pick<Sized, 'server' | 'client' | 'token'>

const out = (text: string): boolean => process.stdout.write(text)
const secondsSince = (begun: number): number => (performance.now() - begun) / 1000

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map((each) => stat(join(each.parentPath, each.name)).catch(() => ({ size: 0 })))
  )
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

/** A colleague of the administrator. */
async function colleague({ server, client, token }: Sized): Promise<Sender> {
  const email = `${randomUUID()}@saude.example`
  const senha = 'Mosquito#2026'
  const groups = JSON.parse((await client.request('GET', '/api/v1/grupos?search=analista', undefined, token)).body)
  const grupos_ids = groups.grupos.map(({ id }: { id: number }) => id)
  const { status, body } = await client.request(
    'POST',
    '/api/v1/usuarios',
    { nome: 'Colega', email, senha, grupos_ids },
    token
  )
  if (status !== 201) throw new Error(body)
  const login = await client.request('POST', '/api/v1/usuarios/login', { email, password: senha })
  return { server, client, token: JSON.parse(login.body).access_token }
}

let serial = 0
/** Imports one row, and returns the seconds from the sending to the end. */
async function importOne(sender: Sender, folder: string): Promise<number> {
  const path = join(folder, 'uma-linha.csv')
  await writeFile(
    path,
    `NU_NOTIFIC;ID_AGRAVO;DT_NOTIFIC;DT_SIN_PRI;ID_MN_RESI\n${++serial};A90;2026-03-02;2026-03-01;261160\n`
  )
  const begun = performance.now()
  const { resultado, message } = await ended(sender, await upload(sender, path))
  if (resultado?.importados !== 1) throw new Error(message)
  return secondsSince(begun)
}

async function tryFile(
  service: Sized,
  other: Sender,
  folder: string,
  { what, path, formato, bytes }: Hostile
): Promise<void> {
  const { server } = service
  const stored = async () => (await sizeOf(join(server.dataDir, 'files'))) + (await sizeOf(join(server.dataDir, 'tmp')))
  await forgetPeak(server.pid)
  const [memory, disk] = [await residentMb(server.pid), await stored()]
  let mostDisk = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      mostDisk = Math.max(mostDisk, (await stored()) - disk)
      await pause(50)
    }
  })()
  const begun = performance.now()
  const jobs = await Promise.all(Array.from({ length: AT_ONCE }, () => upload(service, path, { formato })))
  const sent = secondsSince(begun)
  const following = Promise.all(jobs.map((each) => ended(service, each)))
  const waits: number[] = []
  const waiting = (async () => {
    do waits.push(await importOne(other, folder))
    while (!isOver)
  })()
  const [job] = await following
  const taken = secondsSince(begun) - sent
  isOver = true
  await Promise.all([watching, waiting])
  const { total_linhas = 0, erros = 0 } = job?.resultado ?? {}
  out(`${what}, ${bytes} bytes\n  ${job?.status}: ${job?.message} (rows ${total_linhas}, refused ${erros})\n`)
  out(`  ${taken.toFixed(1)} s; memory ${memory.toFixed(0)} MB, at most ${(await peakMb(server.pid)).toFixed(0)} MB; `)
  out(
    `disk at most ${(mostDisk / MIB).toFixed(1)} MiB; one row of another person: ${waits
      .map((each) => each.toFixed(1))
      .slice(0, 5)
      .join(', ')} s`
  )
  out(` (${waits.length} of them, at most ${Math.max(...waits).toFixed(1)} s)\n`)
  await rm(path)
}

const folder = await mkdtemp(join(tmpdir(), 'saude-hostile-'))
try {
  await chmod(folder, 0o711)
  await withSizes(
    [0],
    async ([service]) => {
      const other = await colleague(service as Sized)
      out(`one row with nothing beside it: ${(await importOne(other, folder)).toFixed(1)} s\n`)
      out(`again: ${(await importOne(other, folder)).toFixed(1)} s\n`)
      for await (const file of hostileFiles(folder, ONLY)) await tryFile(service as Sized, other, folder, file)
    },
    { insert: async () => undefined }
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
