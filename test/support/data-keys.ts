import { useDataKeys } from '../../src/platform/sealing/keys.ts'
import { useBoundSeals } from '../../src/platform/sealing/seal.ts'

/** The data key of every database cloned from the template. */
export const testKeys = { current: Buffer.alloc(32, 'a key for tests only').toString('base64'), previous: null }

useDataKeys(testKeys)
useBoundSeals(true)
