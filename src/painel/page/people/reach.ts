import type { Schemas } from '../../../client/index.ts'
import type { Panel } from '../base/panel.ts'
import { ufOf } from '../base/ufs.ts'

export type Person = Schemas['UsuarioDetalhe']
export type Grupo = Schemas['Grupo']
export type Place = Schemas['Territorio']

/** Whether everything that `other` names lies within `own`. */
export function coversPlaces(own: readonly Place[], other: readonly Place[]): boolean {
  const has = (tipo: Place['tipo'], codigo: string) =>
    own.some((each) => each.tipo === tipo && (tipo === 'pais' || each.codigo === codigo))
  if (has('pais', '')) return true
  return other.every(({ tipo, codigo }) => {
    if (tipo === 'municipio') return has('municipio', codigo) || has('uf', ufOf(codigo) ?? '')
    return has(tipo, codigo)
  })
}

const placesOf = ({ territorio_efetivo }: Pick<Person, 'territorio_efetivo'>): Place[] =>
  territorio_efetivo?.territorios ?? []

export const ownPlaces = ({ profile }: Panel): Place[] => placesOf(profile)

/** What the reader may do with an account, by the same rules as the service. */
export function reachOf(panel: Panel, person: Person) {
  const { may, profile } = panel
  const isOwn = profile.id === person.id
  // Only an administrator touches an administrator.
  const touches = isOwn || may('admin') || !(person.admin || person.permissoes_efetivas.includes('admin'))
  const within = coversPlaces(ownPlaces(panel), placesOf(person))
  // A password or an address would hand over everything that the account may do.
  const covers = isOwn || (touches && within && person.permissoes_efetivas.every(may))
  return { isOwn, touches, within, covers }
}

/** Whether the reader may put somebody into a group: nobody gives what they do not hold. */
export const mayGiveGrupo = ({ may }: Panel, { permissoes }: Pick<Grupo, 'permissoes'>): boolean =>
  permissoes.every(({ nome }) => may(nome))
