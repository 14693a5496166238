import doors from 'virtual:municipios'
import { useEffect, useState } from 'preact/hooks'

export interface Municipio {
  codigo: string
  nome: string
  lon: number
  lat: number
}

const known = new Map<string, Municipio[]>()

/**
 * Returns the municipalities of a state by name, once they are loaded. They come with the page's files, not from the
 * API.
 */
export function useMunicipios(uf: string): Municipio[] {
  const [found, setFound] = useState<Municipio[]>(known.get(uf) ?? [])
  useEffect(() => {
    const there = known.get(uf)
    setFound(there ?? [])
    if (there || !uf) return
    let isGone = false
    void doors[uf]?.().then(({ default: rows }) => {
      const all = rows.map(([codigo, nome, lon, lat]) => ({ codigo, nome, lon, lat }))
      known.set(
        uf,
        all.sort((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'))
      )
      if (!isGone) setFound(all)
    })
    return () => {
      isGone = true
    }
  }, [uf])
  return found
}
