import { municipios as all, UFS } from 'municipios-brasil/dados'
import type { Plugin } from 'vite'

const NAME = 'virtual:municipios'

/**
 * Provides names and centres of the municipalities as one small file per state, which the page loads when it needs it.
 */
export const municipios = (): Plugin => ({
  name: 'municipios',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null
    const uf = id.slice(NAME.length + 2)
    return uf === '' ? doors() : `export default ${JSON.stringify(ofUf(uf))}`
  }
})

const doors = () => `export default { ${UFS.map((uf) => `${uf}: () => import('${NAME}/${uf}')`).join(', ')} }`

const ofUf = (uf: string) =>
  all
    .filter((each) => each.uf === uf)
    .map(({ codigoIbge, nome, longitude, latitude }) => [String(codigoIbge), nome, longitude, latitude])
