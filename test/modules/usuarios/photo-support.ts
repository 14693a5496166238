import { mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import type { Account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { at, multipart, type Part } from './support.ts'

export const imagem = (cor: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: cor } })

export const foto = (id: number | string) => at(id, '/foto-perfil')
export const arquivo = (content: Buffer | string, filename = 'eu.png', type = 'image/png'): Part => ({
  name: 'file',
  filename,
  type,
  content
})

/** What one does with a photo, by default with one's own. */
export const photosOf = (owner: () => { test: TestApp; eu: Account }) => ({
  enviar: (parts: Part[], id: number | string = owner().eu.id, token: string | undefined = owner().eu.token) =>
    owner().test.call('POST', foto(id), { token, ...multipart(parts) }),
  baixar: (id: number | string = owner().eu.id, token: string | undefined = owner().eu.token) =>
    owner().test.call('GET', foto(id), { token }),
  /** Every stored file of an account, by its path below the data folder. */
  async guardadas(id: number): Promise<string[]> {
    const { dataDir } = owner().test
    const folder = join(dataDir, 'files', 'fotos', String(id))
    await mkdir(folder, { recursive: true })
    return (await readdir(folder)).map((name) => relative(dataDir, join(folder, name)))
  }
})
