import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRoom } from '../../../src/platform/disk/room.ts'
import { MailRefused } from '../../../src/platform/mail/envelope.ts'
import { createMailer, type Mailer } from '../../../src/platform/mail/mailer.ts'
import { render } from '../../../src/platform/mail/templates.ts'

const mailFrom = 'Saúde Integra <nao-responda@saude.example.org>'
const mail = { to: 'ana@example.org', subject: 'Olá', text: 'texto', html: '<p>texto</p>' }
const now = () => new Date('2026-11-14T12:05:06.789Z')

let dataDir: string
let mailer: Mailer
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  mailer = createMailer({ smtpUrl: null, mailFrom, dataDir, now })
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const names = async () => (await readdir(join(dataDir, 'mail'))).sort()
async function only(): Promise<string> {
  const found = await names()
  expect(found).toHaveLength(1)
  return readFile(join(dataDir, 'mail', found[0]!), 'utf8')
}
const unquote = (part: string) =>
  Buffer.from(
    part
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1'
  ).toString('utf8')

describe('without SMTP_URL', () => {
  it('mails are refused beyond their quota, and written again once there is room', async () => {
    const quotas = { mails: 100, imports: 0, exports: 0, attachments: 0 }
    const small = createRoom({ dataDir, diskFreeBytes: null, quotas })
    const full = createMailer({ smtpUrl: null, mailFrom, dataDir, now, room: small })
    await expect(full.send(mail)).rejects.toMatchObject({ extra: { valve: 'disk' } })
    quotas.mails = 1_000_000
    await full.send(mail)
    expect(await names()).toHaveLength(1)
  })

  it('a mail is a file with both parts, headers and the time', async () => {
    const letter = render('redefinir-senha', 'pt-BR', {
      nome: 'José Ávila',
      token: 'q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C',
      publicUrl: 'https://saude.example.org',
      minutos: 60
    })
    await mailer.send({ to: 'ana@example.org', ...letter, id: 'job-17' })
    const raw = await only()
    expect(raw).toMatch(/^From: =\?UTF-8\?\S+\?= <nao-responda@saude\.example\.org>\r$/m)
    expect(raw).toMatch(/^To: ana@example\.org\r$/m)
    expect(raw).toMatch(/^Message-ID: <job-17@saude\.example\.org>\r$/m)
    expect(raw).toMatch(/^Date: Sat, 14 Nov 2026 12:05:06 \+0000\r$/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/)
    expect(unquote(raw).replaceAll('\r\n', '\n')).toContain(letter.text.trimEnd())
    expect(unquote(raw).replaceAll('\r\n', '\n')).toContain(letter.html.trimEnd())
    // A developer who reads the file on the disk can copy the code.
    expect(raw).toMatch(/^ *q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C\r$/m)
  })

  it('names are unique, in the order of sending, and readable only by the owner', async () => {
    for (const subject of ['um', 'dois', 'tres']) await mailer.send({ ...mail, subject })
    await Promise.all(Array.from({ length: 30 }, () => mailer.send(mail)))
    const found = await names()
    expect(found).toHaveLength(33)
    for (const name of found) expect(name).toMatch(/^20261114T120506789Z-\d{6}-[0-9a-f]{8}\.eml$/)
    for (const [index, subject] of ['um', 'dois', 'tres'].entries()) {
      expect(await readFile(join(dataDir, 'mail', found[index]!), 'utf8')).toContain(`Subject: ${subject}\r\n`)
    }
    expect((await stat(join(dataDir, 'mail'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'mail', found[0]!))).mode & 0o777).toBe(0o600)
  })

  it('an id always gives the same Message-ID, no id a random one', async () => {
    await mailer.send({ ...mail, id: 'a.b_c-1' })
    await mailer.send({ ...mail, id: 'a.b_c-1' })
    await mailer.send(mail)
    const ids = []
    for (const name of await names()) {
      ids.push(/^Message-ID: (\S+)/m.exec(await readFile(join(dataDir, 'mail', name), 'utf8'))?.[1])
    }
    expect(ids.slice(0, 2)).toEqual(['<a.b_c-1@saude.example.org>', '<a.b_c-1@saude.example.org>'])
    expect(ids[2]).toMatch(/^<\S+@\S+>$/)
    expect(ids[2]).not.toBe(ids[0])
  })

  it('check passes and leaves nothing; it throws when the folder cannot be written', async () => {
    await mailer.check()
    expect(await names()).toEqual([])
    await rm(join(dataDir, 'mail'), { recursive: true })
    await writeFile(join(dataDir, 'mail'), 'a file where the folder belongs')
    await expect(mailer.check()).rejects.toThrow()
    await expect(mailer.send(mail)).rejects.toThrow()
  })

  it.skipIf(process.getuid?.() === 0)('check throws when the folder is read-only', async () => {
    await mailer.check()
    await chmod(join(dataDir, 'mail'), 0o500)
    await expect(mailer.check()).rejects.toThrow()
    await chmod(join(dataDir, 'mail'), 0o700)
  })
})

describe('a message is refused, and nothing is written, when', () => {
  const refused: [string, Partial<typeof mail & { id: string }>][] = [
    ['to has a line break and a header', { to: 'ana@example.org\r\nBcc: eva@example.org' }],
    ['to has a bare line feed', { to: 'ana@example.org\nX: y' }],
    ['to ends in a line feed', { to: 'ana@example.org\n' }],
    ['to has two addresses', { to: 'ana@example.org, eva@example.org' }],
    ['to has two addresses in another form', { to: 'ana@example.org;eva@example.org' }],
    ['to has a name', { to: 'Ana <ana@example.org>' }],
    ['to hides a second address', { to: '"ana@example.org eva"@example.com' }],
    ['to has no domain', { to: 'ana' }],
    ['to has two at-signs', { to: 'ana@b@example.org' }],
    ['to is empty', { to: '' }],
    ['to has spaces around', { to: ' ana@example.org' }],
    ['to is longer than an address', { to: `${'a'.repeat(250)}@example.org` }],
    ['subject has a line break and a header', { subject: 'Olá\r\nBcc: eva@example.org' }],
    ['subject has a carriage return', { subject: 'Olá\rX: y' }],
    ['subject has NUL', { subject: 'a\0b' }],
    ['subject is endless', { subject: 'a'.repeat(251) }],
    ['id has a line break', { id: 'a\r\nBcc: eva@example.org' }],
    ['id has a bracket', { id: 'a>b' }],
    ['id is empty', { id: '' }],
    ['id ends in a dot', { id: 'a.' }]
  ]
  it.each(refused)('%s', async (_name, change) => {
    const sent = mailer.send({ ...mail, ...change })
    await expect(sent).rejects.toBeInstanceOf(MailRefused)
    await expect(sent).rejects.not.toThrow(/example\.org/)
    expect(await readdir(dataDir)).toEqual([])
  })
})

describe('at the start', () => {
  it.each(['', 'ana', 'Ana <ana>', 'Ana <a@b>\r\nBcc: c@d', 'a@b, c@d', '<a@b> x'])(
    'MAIL_FROM %j is refused',
    (from) => {
      expect(() => createMailer({ smtpUrl: null, mailFrom: from, dataDir })).toThrow('MAIL_FROM')
    }
  )
  it.each(['', 'mail.example.org', 'http://mail.example.org', 'smtp://', 'direct:x'])(
    'SMTP_URL %j is refused',
    (url) => {
      expect(() => createMailer({ smtpUrl: url, mailFrom, dataDir })).toThrow('SMTP_URL')
    }
  )
  it('MAIL_FROM may be a plain address', async () => {
    await createMailer({ smtpUrl: null, mailFrom: 'a@b.example', dataDir }).send({ ...mail, id: 'x' })
    expect(await only()).toMatch(/^Message-ID: <x@b\.example>/m)
  })
})
