import { contains } from '../../../core/contas/territorio/territorio.ts'
import type { Caller } from '../../../engine/contract/handler.ts'
import { municipioOf, municipiosWithin } from '../fields/municipios.ts'
import type { Place } from '../fields/place.ts'

/** Tells of which municipalities every number may be said, however small. Undefined stands for all of them. */
export type Sees = ((codigo: number) => boolean) | undefined

type Who = Pick<Caller, 'admin' | 'permissoes' | 'territorio'>

/** The states of one municipality, of which the states that have a second one are taken away. */
const wholeStates = new Set<string>()
const several = new Set<string>()
for (const { uf } of municipiosWithin()) (wholeStates.has(uf) ? several : wholeStates).add(uf)
for (const uf of several) wholeStates.delete(uf)

const mayList = ({ admin, permissoes }: Who): boolean => admin || permissoes.has('agravos.listar')

/** Whether a caller may list the cases of a municipality. */
const listsAt = (caller: Who, municipio: number): boolean => {
  const uf = municipioOf(municipio)?.uf
  return uf !== undefined && mayList(caller) && contains(caller.territorio, { uf, municipio })
}

/** Whether a caller may see numbers from 1 to 4 of a place: who may list its cases can count them anyway. */
export function maySeeSmall(caller: Who, { municipio }: Place): boolean {
  const uf = municipio === undefined ? undefined : municipioOf(municipio)?.uf
  // States are told to everybody, and so is a municipality that is a whole state.
  return municipio === undefined || uf === undefined || wholeStates.has(uf) || listsAt(caller, municipio)
}

/** Whether a caller may list every case of the country. */
const listsAll = (caller: Who): boolean => mayList(caller) && caller.territorio === null

/** The municipalities whose small numbers a caller may see. */
export const seesOf = (caller: Who): Sees =>
  listsAll(caller) ? undefined : (municipio) => maySeeSmall(caller, { municipio })

/**
 * The municipalities of whose parts a caller may see everything: neighbourhoods and CEPs, small ones too. A
 * municipality that is a whole state tells them to nobody else either.
 */
export const listsOf = (caller: Who): Sees => (listsAll(caller) ? undefined : (municipio) => listsAt(caller, municipio))
