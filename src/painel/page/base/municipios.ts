import doors from 'virtual:municipios'
import { useEffect, useState } from 'preact/hooks'
import { ufOf } from './ufs.ts'

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

/** Names a municipality with its state. Until the names are loaded, and for a code without one, it is the code. */
export function useMunicipioName(codigo: string | null): string | null {
  const uf = ufOf(codigo ?? '')
  const found = useMunicipios(uf ?? '').find((each) => each.codigo === codigo)
  return found ? `${found.nome} (${uf})` : codigo
}
