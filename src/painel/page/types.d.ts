/**
 * Made by scripts/painel/municipios.ts: for each state, the code, name, longitude and latitude of its municipalities.
 */
declare module 'virtual:municipios' {
  const doors: Record<string, () => Promise<{ default: [codigo: string, nome: string, lon: number, lat: number][] }>>
  export default doors
}

declare module '*.css'
