// Takes every letter on port 465 and writes it to a file. Runs in the chroot, with the packages of the service.
const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { SMTPServer } = require('/opt/saude-integra/node_modules/smtp-server')

const folder = process.argv[2]
let count = 0
const server = new SMTPServer({
  secure: true,
  key: readFileSync(join(folder, 'key.pem')),
  cert: readFileSync(join(folder, 'cert.pem')),
  onAuth: (auth, _session, done) =>
    auth.password === 'put5your6own7here' ? done(null, { user: auth.username }) : done(new Error('no')),
  onData(stream, _session, done) {
    const parts = []
    stream.on('data', (part) => parts.push(part))
    stream.on('end', () => {
      writeFileSync(join(folder, 'letters', `${++count}.eml`), Buffer.concat(parts))
      done()
    })
  }
})
server.listen(465, '127.0.0.1')
