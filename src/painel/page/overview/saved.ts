import { type Address, readAddress, writeAddress } from '../base/address.ts'
import { keepText, keptList } from '../base/kept.ts'
import { type Preset, periodOf, presetOf, presets, usualPeriod } from '../base/period.ts'

/** A choice of the view with its name. */
export interface SavedView {
  nome: string
  /** The address, as its query. */
  busca: string
  /** A period that moves with the days, or null for the days of the address. */
  periodo: Preset | null
}

/** Makes a view of an address. A case and a page that are open are not part of it. */
export const savedView = (nome: string, address: Address, today: string): SavedView => ({
  nome,
  busca: writeAddress({ ...address, caso: null, pagina: 1, numero: '' }, null),
  periodo: presetOf(address, today)
})

export const addressOf = ({ busca, periodo }: SavedView, today: string): Address => ({
  ...readAddress(busca, usualPeriod(today)),
  ...(periodo ? periodOf(periodo, today) : {})
})

export function isView(each: unknown): each is SavedView {
  const { nome, busca, periodo } = (each ?? {}) as Partial<SavedView>
  const isPeriod = periodo === null || presets.some((preset) => preset === periodo)
  return typeof nome === 'string' && nome !== '' && typeof busca === 'string' && isPeriod
}

export const keptViews = {
  read: (name: string): SavedView[] => keptList(name, isView) ?? [],
  write: (name: string, views: SavedView[]) => keepText(name, views.length > 0 ? JSON.stringify(views) : null)
}
