import { bufferedOutput } from '../../../src/platform/log/log.ts'

// Runs as a process of its own: writes, and ends in the given way before it is time to flush.
const out = bufferedOutput()
out.write('primeira\n')
out.write('segunda\n')
if (process.argv[2] === 'exit') process.exit(3)
if (process.argv[2] === 'throw') throw new Error('no')
