/**
 * Made by scripts/painel/municipios.ts: for each state, the code, name, longitude and latitude of its municipalities.
 */
declare module 'virtual:municipios' {
  const doors: Record<string, () => Promise<{ default: [codigo: string, nome: string, lon: number, lat: number][] }>>
  export default doors
}

/** Vite makes a function for each file of a pattern, which loads it. */
interface ImportMeta {
  glob<T>(pattern: string): Record<string, () => Promise<{ default: T }>>
}

declare module '*.css'

/** Made by scripts/painel/rules.ts of the body that an operation of Description B takes. */
declare module 'virtual:rules/*' {
  import type { FieldRule } from './form/field-rule.ts'
  import type { Validate } from './form/rules.ts'
  export const validate: Validate
  export const fields: Record<string, FieldRule>
}

/** The service's own sentences for what is wrong with a field, by language and key. */
declare module 'virtual:sentences' {
  const sentences: Record<string, Record<string, string>>
  export default sentences
}
