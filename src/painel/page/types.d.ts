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
