import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createRoom } from '../../../platform/disk/room.ts'
import { walk } from '../../../platform/disk/walk.ts'

const NO_QUOTAS = { exports: 0, imports: 0, attachments: 0, mails: 0 }

/** Throws where so many bytes more would leave too little free on the disk of a folder. */
export async function requireRoom(folder: string, bytes: number, diskFreeBytes: number | null): Promise<void> {
  await createRoom({ dataDir: folder, diskFreeBytes, quotas: NO_QUOTAS }).requireFree(bytes)
}

/** Adds up the files below a folder. */
export async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0
  for await (const { path, isFolder } of walk(folder))
    if (!isFolder) bytes += (await stat(join(folder, path)).catch(() => null))?.size ?? 0
  return bytes
}
