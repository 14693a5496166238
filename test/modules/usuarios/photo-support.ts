import { mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import type { Account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { at, multipart, type Part } from './support.ts'

export const image = (colour: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

export const photoAt = (id: number | string) => at(id, '/foto-perfil')
export const filePart = (content: Buffer | string, filename = 'eu.png', type = 'image/png'): Part => ({
  name: 'file',
  filename,
  type,
  content
})

/** Uploads, downloads and looks up photos, by default those of `me`. */
export const photosOf = (owner: () => { test: TestApp; me: Account }) => ({
  upload: (parts: Part[], id: number | string = owner().me.id, token: string | undefined = owner().me.token) =>
    owner().test.call('POST', photoAt(id), { token, ...multipart(parts) }),
  download: (id: number | string = owner().me.id, token: string | undefined = owner().me.token) =>
    owner().test.call('GET', photoAt(id), { token }),
  /** Returns every stored file of an account, by its path below the data folder. */
  async storedFiles(id: number): Promise<string[]> {
    const { dataDir } = owner().test
    const folder = join(dataDir, 'files', 'fotos', String(id))
    await mkdir(folder, { recursive: true })
    return (await readdir(folder)).map((name) => relative(dataDir, join(folder, name)))
  }
})
