import { startEmbedded } from '../../../src/platform/embedded/embedded.ts'

// Runs as a process of its own: starts the server of the given folder and lives until it is killed.
const server = await startEmbedded({ dataDir: process.argv[2]!, settings: { fsync: 'off' } })
process.stdout.write(`${server.url}\n`)
setInterval(() => {}, 1000)
