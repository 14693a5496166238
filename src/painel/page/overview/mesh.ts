import { useEffect, useState } from 'preact/hooks'
import type { UF } from '../base/address.ts'
import { useMunicipios } from '../base/municipios.ts'
import { ufCodes } from '../base/ufs.ts'
import { type Mesh, meshOf, type Topology } from './areas.ts'

const doors = import.meta.glob<Topology>('../data/malhas/*.json')

const known = new Map<UF, Mesh>()

/**
 * Returns the areas of a state once they can be drawn, null until then, and `lost` when they could not be loaded. They
 * come with the page's files, one for each state: all of them are 560 kB packed, and a state is 1 to 74.
 */
export function useMesh(uf: UF | undefined): Mesh | null | 'lost' {
  const municipios = useMunicipios(uf ?? '')
  const [found, setFound] = useState<{ uf: UF; mesh: Mesh | 'lost' } | null>(null)
  useEffect(() => {
    // The list may still be that of the state before.
    if (!uf || known.has(uf) || !municipios[0]?.codigo.startsWith(ufCodes[uf])) return
    let isGone = false
    const load = async () => {
      const [{ addMap }, file] = await Promise.all([import('../figure/maps.ts'), fileOf(uf)])
      const mesh = meshOf(file, municipios)
      addMap(uf, mesh.areas)
      known.set(uf, mesh)
      return mesh
    }
    load().then(
      (mesh) => !isGone && setFound({ uf, mesh }),
      () => !isGone && setFound({ uf, mesh: 'lost' })
    )
    return () => {
      isGone = true
    }
  }, [uf, municipios])
  if (!uf) return null
  return known.get(uf) ?? (found?.uf === uf ? found.mesh : null)
}

async function fileOf(uf: UF): Promise<Topology> {
  const door = doors[`../data/malhas/${ufCodes[uf]}.json`]
  if (!door) throw new Error(`no boundaries of ${uf}`)
  return (await door()).default
}
