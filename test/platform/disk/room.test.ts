import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createRoom, type Disk, diskFault, type RoomSettings } from '../../../src/platform/disk/room.ts'

const MIB = 1024 * 1024
const GIB = 1024 * MIB
const NO_ROOM = { status: 503, code: 'SERVICE_UNAVAILABLE', extra: { headers: { 'retry-after': '60' } } }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'room-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const quotas = { imports: GIB, exports: GIB, attachments: GIB, mails: GIB }
const roomOf = (disk: Disk | null, settings: Partial<RoomSettings> = {}) =>
  createRoom({ dataDir, diskFreeBytes: null, quotas, ...settings }, async () => {
    if (!disk) throw new Error('no such disk')
    return { ...disk }
  })
const store = async (path: string, bytes: number) => {
  await mkdir(join(dataDir, path, '..'), { recursive: true })
  await writeFile(join(dataDir, path), Buffer.alloc(bytes))
}

it.each([
  ['512 MiB of a large disk', { size: 100 * GIB }, null, 512 * MIB],
  ['a twentieth of a small disk', { size: 1000 * MIB }, null, 50 * MIB],
  ['what was set', { size: 100 * GIB }, 7 * MIB, 7 * MIB]
])('leaves %s free', async (_, { size }, diskFreeBytes, floor) => {
  await expect(roomOf({ size, free: floor }, { diskFreeBytes }).requireFree()).resolves.toBeUndefined()
  await expect(roomOf({ size, free: floor - 1 }, { diskFreeBytes }).requireFree()).rejects.toMatchObject(NO_ROOM)
  await expect(roomOf({ size, free: floor + 10 }, { diskFreeBytes }).requireFree(11)).rejects.toMatchObject(NO_ROOM)
  expect((await roomOf({ size, free: 5 }, { diskFreeBytes }).figures())?.floor).toBe(floor)
})

it('below the floor everything is refused but mails, and all is well once there is room again', async () => {
  const disk = { size: 100 * GIB, free: 100 }
  const room = roomOf(disk)
  for (const stored of ['imports', 'exports', 'attachments'] as const)
    await expect(room.require(stored)).rejects.toMatchObject({ extra: { sentence: { key: 'room.disk' } } })
  await room.require('mails')
  disk.free = 50 * GIB
  await expect.poll(() => room.require('imports').then(() => 'fits', String)).toBe('fits')
})

it('what is only moved needs no more of the disk, and counts for the quota', async () => {
  const room = roomOf({ size: 100 * GIB, free: 512 * MIB + 10 }, { quotas: { ...quotas, imports: 100 } })
  await expect(room.require('imports', { bytes: 50 })).rejects.toMatchObject(NO_ROOM)
  await room.require('imports', { bytes: 50, isOnDisk: true })
  await expect(room.require('imports', { bytes: 51, isOnDisk: true })).rejects.toMatchObject(NO_ROOM)
})

it('a quota holds for what lies there and for what is announced', async () => {
  await store('files/exportacoes/a/b.csv', 600)
  await store('files/relatorios/1.pdf', 300)
  await store('files/anexos/1/a.pdf', 5000)
  await store('mail/a.eml', 10)
  const room = roomOf({ size: 100 * GIB, free: 50 * GIB }, { quotas: { ...quotas, exports: 1000 } })
  await expect(room.require('exports', { bytes: 101 })).rejects.toMatchObject({
    ...NO_ROOM,
    extra: { sentence: { key: 'room.quota' } }
  })
  await room.require('exports', { bytes: 60 })
  // What was announced counts before it is found on the disk.
  await expect(room.require('exports', { bytes: 60 })).rejects.toMatchObject(NO_ROOM)
  await room.require('attachments', { bytes: 100 })
  expect((await room.figures())?.used).toEqual({ exports: 960, imports: 0, attachments: 5100, mails: 10 })
})

it('with a bucket, the quota holds for what others count there, and mails are still on this disk', async () => {
  await store('files/anexos/1/a.pdf', 5000)
  await store('mail/a.eml', 10)
  let counted = 0
  const elsewhere = {
    attachments: async () => {
      counted++
      return 700
    },
    exports: async () => 20,
    imports: () => Promise.reject(new Error('the database is away'))
  }
  const settings = { dataDir, diskFreeBytes: null, quotas: { ...quotas, attachments: 1000 } }
  const room = createRoom(settings, async () => ({ size: 100 * GIB, free: 50 * GIB }), elsewhere)
  await room.require('attachments', { bytes: 300 })
  await expect(room.require('attachments', { bytes: 1 })).rejects.toMatchObject({
    ...NO_ROOM,
    extra: { sentence: { key: 'room.quota' } }
  })
  // What cannot be counted refuses nothing by itself.
  await room.require('imports', { bytes: 5 })
  expect((await room.figures())?.used).toEqual({ exports: 20, imports: 5, attachments: 1000, mails: 10 })
  // Sums of tables are read once a minute at most.
  expect(counted).toBe(1)
})

it('a disk that cannot be asked refuses nothing by itself', async () => {
  const room = roomOf(null)
  await room.require('imports', { bytes: GIB - 1 })
  expect(await room.figures()).toBeNull()
})

it('the disk is asked at most once a second, however many ask', async () => {
  let asked = 0
  const room = createRoom({ dataDir, diskFreeBytes: null, quotas }, async () => {
    asked++
    return { size: 100 * GIB, free: 50 * GIB }
  })
  await Promise.all(Array.from({ length: 50 }, () => room.requireFree()))
  expect(asked).toBe(1)
})

it('a real disk says how full it is', async () => {
  const figures = await createRoom({ dataDir, diskFreeBytes: null, quotas }).figures()
  expect(figures?.size).toBeGreaterThan(figures?.free ?? Number.NaN)
})

it('the error of a full disk becomes a refusal, any other does not', () => {
  for (const code of ['ENOSPC', 'EDQUOT']) expect(diskFault({ code })).toMatchObject(NO_ROOM)
  expect([diskFault({ code: 'EIO' }), diskFault(null), diskFault(new Error('x'))]).toEqual([null, null, null])
})
