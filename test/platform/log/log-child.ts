import { bufferedOutput } from '../../../src/platform/log/log.ts'

// A process of its own for the tests: writes, and ends in the given way before the time to flush has come.
const out = bufferedOutput()
out.write('primeira\n')
out.write('segunda\n')
if (process.argv[2] === 'exit') process.exit(3)
if (process.argv[2] === 'throw') throw new Error('no')
