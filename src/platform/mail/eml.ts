import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { checkWritable, makePrivateFolder, syncFolderOf } from '../disk/folder.ts'
import type { Room } from '../disk/room.ts'
import type { Envelope } from './envelope.ts'

/**
 * Without a mail server, each mail becomes a file that any mail program opens:
 * DATA_DIR/mail/<time>-<number>-<random>.eml
 */
export function createEmlFolder(dataDir: string, now: () => Date, room: Room) {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true
  })
  let sent = 0

  return {
    async send(envelope: Envelope): Promise<void> {
      sent += 1
      // The number keeps mails of one millisecond in order. The random part keeps two processes apart.
      const name = `${now().toISOString().replace(/[-:.]/g, '')}-${String(sent).padStart(6, '0')}-${randomBytes(4).toString('hex')}`
      const { message } = await composer.sendMail(envelope)
      await room.require('mails', { bytes: (message as Buffer).length })
      const folder = await makePrivateFolder(dataDir, 'mail')
      await writeWhole(join(folder, `${name}.eml`), message as Buffer)
    },

    async check(): Promise<void> {
      await checkWritable(await makePrivateFolder(dataDir, 'mail'))
    },

    close(): void {}
  }
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.part`
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
    await syncFolderOf(path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
