import { useDataKeys } from '../../src/platform/sealing/keys.ts'

/** One key for the code that fills the databases and for the services that are measured on them. */
export const DATA_KEY = Buffer.alloc(32, 'a key for benches only').toString('base64')

useDataKeys({ current: DATA_KEY, previous: null })
