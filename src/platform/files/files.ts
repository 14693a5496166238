import { stat } from 'node:fs/promises'
import { endlessRoom, type More, type Room, type Stored } from '../disk/room.ts'
import { createDiskFiles } from './disk.ts'
import { createS3Files } from './s3.ts'
import { parseS3Url } from './s3-url.ts'
import type { Files } from './store.ts'

export interface FilesOptions {
  s3Url: string | null
  dataDir: string
  now?: () => Date
  /** Refuses what there is no room for; without it, nothing is refused. */
  room?: Room
}

export function createFiles({ s3Url, dataDir, now = () => new Date(), room = endlessRoom }: FilesOptions): Files {
  const store = s3Url === null ? createDiskFiles(dataDir, now) : createS3Files(parseS3Url(s3Url), dataDir, now)
  return {
    async put(key, data, contentType) {
      // A source may fail before the store has begun to listen to it. Without a listener that would end the process.
      if (!Buffer.isBuffer(data)) data.on('error', () => undefined)
      try {
        await requireRoom(room, allowed(key), { bytes: Buffer.isBuffer(data) ? data.length : 0 })
        await store.put(key, data, contentType)
      } catch (error) {
        // A source that is no longer read would hold its request open.
        if (!Buffer.isBuffer(data)) data.destroy()
        throw error
      }
    },
    async take(key, path, contentType) {
      const kept = allowed(key)
      await requireRoom(room, kept, { bytes: (await stat(path)).size, isOnDisk: true })
      await store.take(kept, path, contentType)
    },
    local: async (key) => store.local(allowed(key)),
    get: async (key) => store.get(allowed(key)),
    remove: async (key) => store.remove(allowed(key)),
    check: store.check,
    room
  }
}

/** Keys begin with what they hold. Photos and images of news are small, and need no room of their own. */
const kinds: Record<string, Stored> = {
  exportacoes: 'exports',
  relatorios: 'exports',
  importacoes: 'imports',
  anexos: 'attachments'
}

async function requireRoom(room: Room, key: string, more: More): Promise<void> {
  const stored = kinds[key.split('/', 1)[0] ?? '']
  if (stored) await room.require(stored, more)
}

const SEGMENT = '[a-z0-9_-](?:[a-z0-9_.-]{0,198}[a-z0-9_-])?'
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT}){0,7}$`)

/**
 * Refuses unsafe keys. A segment has no dot at either end: no `..`, no hidden file, nothing that a driver would
 * normalise to another key.
 */
function allowed(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new TypeError('file key refused')
  return key
}
