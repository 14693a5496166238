import { useDataKeys } from '../../src/platform/sealing/keys.ts'

/** The key of all databases that are cloned from the template. */
export const testKeys = { current: Buffer.alloc(32, 'a key for tests only').toString('base64'), previous: null }

useDataKeys(testKeys)
