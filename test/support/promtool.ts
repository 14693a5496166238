import { existsSync } from 'node:fs'
import { join } from 'node:path'

const places = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'promtool'))

/** Prometheus's tool for checking its files. */
export const PROMTOOL = process.env.PROMTOOL_PATH || places.find(existsSync) || 'promtool'

/** Why tests with it are skipped; empty where they are not. Continuous integration must have it. */
export const promtoolMissing = existsSync(PROMTOOL) || process.env.CI ? '' : ' (skipped: promtool is not installed)'
