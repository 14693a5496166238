import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { walk } from '../../../platform/disk/walk.ts'
import type { Place } from '../../../platform/embedded/place.ts'
import type { Line } from '../log/timelines.ts'
import { basesOf, type Manifest } from '../manifest.ts'
import { inParallel, isSame, unpack } from '../pack.ts'
import { showProgress, type Watched } from '../progress.ts'
import { Refused } from '../refused.ts'

export interface Source extends Watched {
  /** The backup folder. */
  from: string
  /** All backups in it. */
  backups: Manifest[]
  /** The one that is restored. */
  manifest: Manifest
  line: Line
}

/** Unpacks the files of a backup into a new cluster, and compares each with its digest. */
export async function unpackBase({ from, backups, manifest, out, signal }: Source, place: Place): Promise<void> {
  const { id, data, folders } = manifest
  const hint =
    backups[0]!.id < id
      ? ' Move the folder of this backup away: then the one before it is used, with the log since.'
      : ''
  const unusable = (packed: string, how: 'missing' | 'damaged') => new Refused(`${packed} is ${how}.${hint}`)
  const target = join(place.cluster, 'data')
  for (const folder of ['', ...folders]) await mkdir(join(target, folder), { recursive: true, mode: 0o700 })
  const total = data.reduce((sum, { bytes }) => sum + bytes, 0)
  const progress = showProgress('Restoring', total, out)
  await inParallel(
    data,
    async (file) => {
      const packed = join(basesOf(from), id, 'data', `${file.path}.gz`)
      const found = await unpack(packed, join(target, file.path), (bytes) => progress.add(bytes)).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') throw unusable(packed, 'missing')
          if (error.code?.startsWith('Z_')) throw unusable(packed, 'damaged')
          throw error
        }
      )
      if (!isSame(found, file)) throw unusable(packed, 'damaged')
    },
    { signal }
  )
  progress.end()
  await giveTo(place)
}

/** Gives everything in the new cluster to the account of the server. */
export async function giveTo({ account, cluster }: Place): Promise<void> {
  if (!account) return
  await chown(cluster, account.uid, account.gid)
  for await (const { path } of walk(cluster)) await chown(join(cluster, path), account.uid, account.gid)
}
