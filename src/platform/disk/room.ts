import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type ApiError, noRoom } from '../../errors.ts'
import { bytesBelow, createUsage } from './usage.ts'

/** What is written to the disk in amounts that count. Each has a quota. */
const FOLDERS = {
  exports: ['files/exportacoes', 'files/relatorios'],
  imports: ['files/importacoes'],
  attachments: ['files/anexos'],
  mails: ['mail']
}
export type Stored = keyof typeof FOLDERS
/** Counts kinds of files that are not stored in the data folder. */
export type StoredElsewhere = Partial<Record<Stored, () => Promise<number>>>

const ALL = Object.keys(FOLDERS) as Stored[]

export interface RoomSettings {
  dataDir: string
  /** Bytes that are left free; null for 512 MiB or a twentieth of the disk, whichever is less. */
  diskFreeBytes: number | null
  /** The most bytes of each kind. */
  quotas: Record<Stored, number>
}

export interface Disk {
  free: number
  size: number
}

export interface RoomFigures extends Disk {
  floor: number
  used: Record<Stored, number>
  quotas: Record<Stored, number>
}

export interface More {
  bytes?: number
  /** The bytes lie on the disk already, and are only moved. */
  isOnDisk?: boolean
}

export interface Room {
  /** Throws 503 where the disk or the quota has no room for more of a kind. */
  require(stored: Stored, more?: More): Promise<void>
  /** Throws 503 where the disk has no room for so many bytes that are there for a while. */
  requireFree(bytes?: number): Promise<void>
  /** Null where the disk does not say how full it is. */
  figures(): Promise<RoomFigures | null>
}

const FRESH_MS = 1_000
/** Sums of tables are read less often than folders. */
const ELSEWHERE_FRESH_MS = 60_000
const MOST_FLOOR = 512 * 1024 * 1024
const FLOOR_SHARE = 0.05
/** Mails are small, and somebody waits for them: they may use what is left free. */
const NEEDS_FLOOR: Stored[] = ['exports', 'imports', 'attachments']

/**
 * Watches over the disk of the data folder. Below a floor of free bytes, and beyond the quota of a kind, new work is
 * refused, so that what is left serves reading and recording. The disk is asked at most once a second, and it is enough
 * that room comes back: nothing has to be restarted. With a bucket, `elsewhere` counts what lies there.
 */
export function createRoom(
  { dataDir, diskFreeBytes, quotas }: RoomSettings,
  measure: () => Promise<Disk> = () => diskOf(dataDir),
  elsewhere: StoredElsewhere = {}
): Room {
  const usageOf = (stored: Stored) => {
    const counted = elsewhere[stored]
    if (counted) return createUsage(counted, ELSEWHERE_FRESH_MS)
    return createUsage(bytesBelow(FOLDERS[stored].map((folder) => join(dataDir, folder))))
  }
  const usages = Object.fromEntries(ALL.map((stored) => [stored, usageOf(stored)])) as Record<
    Stored,
    ReturnType<typeof createUsage>
  >
  let latest: { at: number; disk: Promise<Disk | null> } | undefined

  function diskNow(): Promise<Disk | null> {
    const at = performance.now()
    // A disk that cannot be asked refuses nothing by itself: writing to it fails soon enough.
    if (!latest || at - latest.at > FRESH_MS) latest = { at, disk: measure().catch(() => null) }
    return latest.disk
  }

  const floorOf = ({ size }: Disk) => diskFreeBytes ?? Math.min(MOST_FLOOR, size * FLOOR_SHARE)

  async function requireFree(bytes = 0): Promise<void> {
    const disk = await diskNow()
    if (disk && disk.free - bytes < floorOf(disk))
      throw noRoom('room.disk', { wanted: bytes, free: disk.free, floor: floorOf(disk) })
  }

  return {
    requireFree,
    async require(stored, { bytes = 0, isOnDisk = false } = {}) {
      if (NEEDS_FLOOR.includes(stored)) await requireFree(isOnDisk ? 0 : bytes)
      const used = await usages[stored].bytes()
      const quota = quotas[stored]
      if (used + bytes > quota) throw noRoom('room.quota', { wanted: bytes, used, quota })
      usages[stored].add(bytes)
    },
    async figures() {
      const disk = await diskNow()
      if (!disk) return null
      const used = await Promise.all(ALL.map(async (stored) => [stored, await usages[stored].bytes()]))
      return { ...disk, floor: floorOf(disk), used: Object.fromEntries(used), quotas }
    }
  }
}

async function diskOf(folder: string): Promise<Disk> {
  const { bsize, bavail, blocks } = await statfs(folder)
  return { free: bsize * bavail, size: bsize * blocks }
}

/** A room that never refuses, where nobody has set a limit. */
export const endlessRoom: Room = {
  require: async () => {},
  requireFree: async () => {},
  figures: async () => null
}

/** Translates the error of a disk that is full for the client. Returns null for other errors. */
export function diskFault(error: unknown): ApiError | null {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === 'ENOSPC' || code === 'EDQUOT' ? noRoom('room.disk') : null
}
