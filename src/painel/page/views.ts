import type { ComponentType } from 'preact'
import type { View } from './base/address.ts'

/** The parts of the navigation, in their order. */
export const groups = ['vigilancia', 'divulgacao', 'dados', 'pessoas', 'administracao'] as const
export type Group = (typeof groups)[number]

interface Place {
  group: Group
  /** The permissions of which the reader must hold one. An empty list is for everybody who has signed in. */
  needs: string[]
  load(): Promise<ComponentType>
}

/** The first view comes with the page, without a request of its own: main.tsx hands it over. */
let first: ComponentType | null = null
export const setFirstView = (view: ComponentType): void => {
  first = view
}
async function firstView(): Promise<ComponentType> {
  if (!first) throw new Error('the page has not handed over its first view')
  return first
}

/**
 * Every view: where it is in the navigation, who may open it, and its code, which is loaded when it is opened. Within a
 * group the navigation has the order of this table.
 */
export const places: Record<View, Place> = {
  trabalho: {
    group: 'vigilancia',
    needs: ['agravos.listar'],
    load: async () => (await import('./today/Today.tsx')).Today
  },
  visao: { group: 'vigilancia', needs: ['dashboard.visualizar'], load: firstView },
  alertas: {
    group: 'vigilancia',
    needs: ['agravos.estatisticas'],
    load: async () => (await import('./alerts/Alerts.tsx')).Alerts
  },
  ficha: {
    group: 'vigilancia',
    needs: ['agravos.criar', 'agravos.editar'],
    load: async () => (await import('./record/RecordView.tsx')).RecordView
  },
  duplicidades: {
    group: 'vigilancia',
    needs: ['agravos.identificar'],
    load: async () => (await import('./duplicates/Duplicates.tsx')).Duplicates
  },
  publicacoes: {
    group: 'divulgacao',
    needs: ['relatorios.gerar', 'relatorios.exportar', 'noticias.listar'],
    load: async () => (await import('./publications/Publications.tsx')).Publications
  },
  noticias: {
    group: 'divulgacao',
    needs: ['noticias.criar', 'noticias.editar', 'noticias.deletar'],
    load: async () => (await import('./news/Desk.tsx')).Desk
  },
  agendamentos: {
    group: 'divulgacao',
    needs: ['relatorios.gerar', 'relatorios.exportar'],
    load: async () => (await import('./schedules/Schedules.tsx')).Schedules
  },
  importacao: {
    group: 'dados',
    needs: ['agravos.importar'],
    load: async () => (await import('./work/ImportView.tsx')).ImportView
  },
  tarefas: { group: 'dados', needs: [], load: async () => (await import('./work/Jobs.tsx')).Jobs },
  pessoas: {
    group: 'pessoas',
    needs: ['usuarios.listar'],
    load: async () => (await import('./people/Users.tsx')).Users
  },
  grupos: {
    group: 'pessoas',
    needs: ['grupos.listar'],
    load: async () => (await import('./groups/Groups.tsx')).Groups
  },
  conta: { group: 'pessoas', needs: [], load: async () => (await import('./account/Account.tsx')).Account },
  webhooks: {
    group: 'administracao',
    needs: ['agravos.listar', 'agravos.importar'],
    load: async () => (await import('./work/Webhooks.tsx')).Webhooks
  },
  auditoria: {
    group: 'administracao',
    needs: ['admin'],
    load: async () => (await import('./audit/Audit.tsx')).Audit
  },
  servico: {
    group: 'administracao',
    needs: ['admin'],
    load: async () => (await import('./service/Service.tsx')).Service
  },
  inicio: { group: 'administracao', needs: ['admin'], load: async () => (await import('./setup/Setup.tsx')).Setup }
}

export type May = (permission: string) => boolean

export const mayOpen = (view: View, may: May): boolean =>
  places[view].needs.length === 0 || places[view].needs.some(may)

/** The views that somebody may open, by groups. A group without any is left out. */
export function offered(may: May): [Group, View[]][] {
  const views = (Object.keys(places) as View[]).filter((view) => mayOpen(view, may))
  return groups
    .map((group): [Group, View[]] => [group, views.filter((view) => places[view].group === group)])
    .filter(([, inside]) => inside.length > 0)
}
