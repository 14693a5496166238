import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailer, type Mailer } from '../../../src/platform/mail/mailer.ts'
import { createSmtp, MailFailed } from '../../../src/platform/mail/smtp.ts'

const mail = { to: 'ana@example.org', subject: 'Olá', text: 'texto', html: '<p>texto</p>', id: 'job-17' }
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Received {
  raw: string
  from: string
  to: string[]
  secure: boolean
  user: unknown
  connection: string
}

/** Starts a real mail server on a free port, and keeps what it has accepted. */
async function serve(
  options: SMTPServerOptions = {}
): Promise<{ port: number; received: Received[]; server: SMTPServer }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 1,
    onData: async (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        raw: await text(stream),
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        secure: session.secure,
        user: session.user,
        connection: session.id
      })
      done()
    },
    ...options
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { port: (server.server.address() as AddressInfo).port, received, server }
}

function mailerAt(smtpUrl: string): Mailer {
  const mailer = createMailer({
    smtpUrl,
    mailFrom: 'Saúde Integra <nao-responda@saude.example.org>',
    dataDir: tmpdir()
  })
  closing.push(() => mailer.close())
  return mailer
}

describe('with SMTP_URL', () => {
  it('a mail arrives with its envelope, both parts and its Message-ID', async () => {
    const { port, received } = await serve()
    const mailer = mailerAt(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
    await mailer.check()
    await mailer.send(mail)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      from: 'nao-responda@saude.example.org',
      to: ['ana@example.org'],
      secure: false
    })
    expect(received[0]!.raw).toMatch(/^Message-ID: <job-17@saude\.example\.org>\r$/m)
    expect(received[0]!.raw).toMatch(/text\/plain[\s\S]*texto[\s\S]*text\/html[\s\S]*<p>texto<\/p>/)
  })

  it('many mails share a few connections', async () => {
    const { port, received } = await serve()
    const mailer = mailerAt(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
    await Promise.all(Array.from({ length: 40 }, (_, i) => mailer.send({ ...mail, id: `n-${i}` })))
    expect(new Set(received.map(({ raw }) => /^Message-ID: (\S+)/m.exec(raw)![1])).size).toBe(40)
    expect(new Set(received.map(({ connection }) => connection)).size).toBeLessThanOrEqual(3)
  })

  it('name and password of the URL are used; wrong ones fail check and send', async () => {
    const { port, received } = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'ser viço' && password === 'se/nha@' ? done(null, { user: username }) : done(new Error('no'))
    })
    const good = mailerAt(`smtp://ser%20vi%C3%A7o:se%2Fnha%40@127.0.0.1:${port}?ignoreTLS=true`)
    await good.check()
    await good.send(mail)
    expect(received[0]).toMatchObject({ user: 'ser viço' })
    const bad = mailerAt(`smtp://x:segredo@127.0.0.1:${port}?ignoreTLS=true`)
    await expect(bad.check()).rejects.toThrow(/^EAUTH(?!.*segredo)/)
    await expect(bad.send(mail)).rejects.toBeInstanceOf(MailFailed)
  })
})

describe('TLS is as the URL says:', () => {
  const trust = 'tls.rejectUnauthorized=false'

  it('smtp:// uses STARTTLS when it is offered', async () => {
    const { port, received } = await serve()
    await mailerAt(`smtp://127.0.0.1:${port}?${trust}`).send(mail)
    expect(received[0]).toMatchObject({ secure: true })
  })

  it('an untrusted certificate is refused', async () => {
    const { port, received } = await serve()
    await expect(mailerAt(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toBeInstanceOf(MailFailed)
    expect(received).toEqual([])
  })

  it('requireTLS sends nothing to a server without STARTTLS', async () => {
    const { port, received } = await serve({ disabledCommands: ['STARTTLS'] })
    const mailer = mailerAt(`smtp://127.0.0.1:${port}?requireTLS=true&${trust}`)
    await expect(mailer.check()).rejects.toBeInstanceOf(MailFailed)
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailFailed)
    expect(received).toEqual([])
  })

  it('smtps:// speaks TLS from the first byte', async () => {
    const { port, received } = await serve({ secure: true })
    await mailerAt(`smtps://127.0.0.1:${port}?${trust}`).send(mail)
    expect(received[0]).toMatchObject({ secure: true })
  })
})

describe('when the server does not accept the mail', () => {
  const answering = (responseCode: number, said: string) =>
    serve({ onRcptTo: (_address, _session, done) => done(Object.assign(new Error(said), { responseCode })) })

  it('a refusal is permanent, and the error does not repeat the address', async () => {
    const { port } = await answering(550, '<ana@example.org>: no such user')
    const failure = await mailerAt(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
      .send(mail)
      .catch((error) => error)
    expect(failure).toMatchObject({ name: 'MailFailed', permanent: true })
    expect(failure.message).toContain('550 <(address)>: no such user')
    expect(JSON.stringify({ ...failure, stack: failure.stack, cause: failure.cause })).not.toContain('ana@')
  })

  it('a delay is not permanent', async () => {
    const { port } = await answering(451, 'later')
    const failure = await mailerAt(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
      .send(mail)
      .catch((error) => error)
    expect(failure).toMatchObject({ name: 'MailFailed', permanent: false })
  })

  it('without a server check and send fail, and the next mail goes out once there is one', async () => {
    const { port, server } = await serve()
    const mailer = mailerAt(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
    await new Promise<void>((resolve) => server.close(resolve))
    await expect(mailer.check()).rejects.toMatchObject({ name: 'MailFailed', permanent: false })
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailFailed', permanent: false })
    const back = new SMTPServer({
      authOptional: true,
      logger: false,
      onData: (stream, _session, done) => stream.resume().on('end', done)
    })
    await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve))
    closing.push(() => back.close())
    await mailer.check()
    await mailer.send(mail)
  })

  it('a connection that the server dropped while idle costs no mail', async () => {
    const { port, received, server } = await serve()
    const mailer = mailerAt(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
    await mailer.send(mail)
    for (const connection of server.connections) (connection as unknown as { close(): void }).close()
    await mailer.send(mail)
    expect(received).toHaveLength(2)
  })

  it('a server that accepts and stays silent fails check and send', async () => {
    const silent: Server = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    closing.push(() => silent.close())
    const { port } = silent.address() as AddressInfo
    const mailer = mailerAt(`smtp://127.0.0.1:${port}?greetingTimeout=50`)
    await expect(mailer.check()).rejects.toMatchObject({ name: 'MailFailed', permanent: false })
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailFailed', permanent: false })
  })

  it('a server that trickles its answer for ever is given up, and the next mail gets a new connection', async () => {
    const timers: NodeJS.Timeout[] = []
    let connections = 0
    const trickling = createServer((socket) => {
      connections += 1
      socket.on('error', () => undefined)
      socket.write('220 mail.example.org\r\n')
      socket.once('data', () => timers.push(setInterval(() => socket.write('250-SOON\r\n'), 20)))
    })
    await new Promise<void>((resolve) => trickling.listen(0, '127.0.0.1', resolve))
    const { port } = trickling.address() as AddressInfo
    const smtp = createSmtp(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 200)
    closing.push(() => {
      for (const timer of timers) clearInterval(timer)
      smtp.close()
      trickling.close()
    })
    const envelope = {
      ...mail,
      to: { name: '', address: mail.to },
      from: 'a@b.example',
      date: new Date(0),
      headers: {}
    }
    await expect(smtp.send(envelope)).rejects.toBeInstanceOf(MailFailed)
    await expect(smtp.send(envelope)).rejects.toBeInstanceOf(MailFailed)
    expect(connections).toBe(2)
  })

  it('a closed mailer fails rather than waits', async () => {
    const { port } = await serve()
    const mailer = mailerAt(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
    mailer.close()
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailFailed)
  })
})
