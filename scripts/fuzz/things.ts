import type { Json } from '../generate/document.ts'
import type { Target } from './contract.ts'
import { jsonOf } from './form.ts'
import type { Answer, Sent } from './outgoing.ts'

/** Something that exists, and what contains it: an attachment's case. */
export interface Thing {
  id: string
  under: Record<string, string>
}

interface Source {
  collection: string
  /** The keys that lead to the thing, or to the list of things, in the answer. */
  at: string
  key: string
  isList?: boolean
}

/** The operation that creates one more of each collection. */
export const creators: Record<string, string> = {
  usuarios: 'criarUsuario',
  convites: 'convidarUsuario',
  chaves: 'criarChave',
  grupos: 'criarGrupo',
  permissoes: 'criarPermissao',
  casos: 'criarCaso',
  anexos: 'anexarArquivo',
  jobs: 'exportarCasos',
  importacoes: 'importarCasos',
  webhooks: 'criarWebhook',
  entregas: 'testarWebhook',
  noticias: 'criarNoticia',
  relatorios: 'gerarRelatorio',
  agendamentos: 'agendarRelatorio',
  duplicidades: 'listarDuplicidades',
  sessions: 'listarSessoes'
}

const job: Source = { collection: 'jobs', at: '', key: 'job_id' }

/** Which answers name things that exist. */
const sources: Record<string, Source[]> = {
  criarUsuario: [{ collection: 'usuarios', at: '', key: 'id' }],
  pesquisarUsuarios: [{ collection: 'usuarios', at: 'items', key: 'id', isList: true }],
  convidarUsuario: [{ collection: 'convites', at: 'convite', key: 'id' }],
  criarChave: [{ collection: 'chaves', at: 'chave', key: 'id' }],
  listarChaves: [{ collection: 'chaves', at: 'items', key: 'id', isList: true }],
  criarGrupo: [{ collection: 'grupos', at: '', key: 'id' }],
  listarGrupos: [{ collection: 'grupos', at: 'grupos', key: 'id', isList: true }],
  criarPermissao: [{ collection: 'permissoes', at: '', key: 'id' }],
  listarPermissoes: [{ collection: 'permissoes', at: '', key: 'id', isList: true }],
  criarCaso: [{ collection: 'casos', at: '', key: 'id' }],
  listarCasos: [{ collection: 'casos', at: 'tipos', key: 'id', isList: true }],
  listarDuplicidades: [{ collection: 'duplicidades', at: 'data', key: 'id', isList: true }],
  anexarArquivo: [{ collection: 'anexos', at: '', key: 'id' }],
  exportarCasos: [job],
  exportarUsuarios: [job],
  pedirDados: [job],
  apagarUsuario: [job],
  importarCasos: [job, { ...job, collection: 'importacoes' }],
  criarWebhook: [{ collection: 'webhooks', at: 'data', key: 'id' }],
  criarNoticia: [{ collection: 'noticias', at: 'data', key: 'id' }],
  listarNoticias: [{ collection: 'noticias', at: 'data', key: 'id', isList: true }],
  gerarRelatorio: [job, { collection: 'relatorios', at: '', key: 'relatorio_id' }],
  agendarRelatorio: [{ collection: 'agendamentos', at: 'data', key: 'id' }],
  testarWebhook: [{ collection: 'entregas', at: 'data', key: 'id' }],
  listarSessoes: [{ collection: 'sessions', at: 'items', key: 'id', isList: true }]
}

const MOST = 25

export interface Things {
  live(collection: string): Thing[]
  /** Learns from an answer to the administrator or the spare account. */
  learn(target: Target, sent: Sent, answer: Answer): void
  forget(collection: string, id: string): void
}

/**
 * Keeps track of the things that exist.
 *
 * @param kept Things that must not be touched, such as the run's own accounts, like `usuarios/7`.
 * @param isCareful Whether to use only what this run has created itself.
 */
export function thingsThatExist(kept: Set<string>, isCareful: boolean): Things {
  const all = new Map<string, Thing[]>()
  const live = (collection: string) => all.get(collection) ?? []
  const forget = (collection: string, id: string) =>
    all.set(
      collection,
      live(collection).filter((thing) => thing.id !== id && thing.under[collection] !== id)
    )
  return {
    live,
    forget(collection, id) {
      for (const name of [...all.keys()])
        all.set(
          name,
          live(name).filter((thing) => thing.under[collection] !== id)
        )
      forget(collection, id)
    },
    learn(target, sent, answer) {
      if (answer.status >= 300) return
      for (const source of sources[target.id] ?? []) {
        if (source.isList && isCareful) continue
        const under = parentsOf(target, sent.url)
        for (const id of idsIn(jsonOf(answer.bytes), source)) {
          if (kept.has(`${source.collection}/${id}`)) continue
          const others = live(source.collection).filter((thing) => thing.id !== id)
          all.set(source.collection, [...others, { id, under }].slice(-MOST))
        }
      }
    }
  }
}

/** The id of what an operation has created, by its answer; undefined where the answer does not name it. */
export function createdIn(operation: string, value: Json | undefined): string | undefined {
  const [source] = sources[operation] ?? []
  return source && idsIn(value, source)[0]
}

function idsIn(value: Json | undefined, { at, key, isList }: Source): string[] {
  const found = at === '' ? value : (value as Record<string, Json> | undefined)?.[at]
  const all = isList ? found : [found]
  return Array.isArray(all) ? all.flatMap((each) => (each as Record<string, Json> | null)?.[key] ?? []).map(String) : []
}

/** What the ids of the path stand for: `{ casos: '7' }` for /casos/7/anexos. */
export function parentsOf({ path, pattern, names }: Target, url: string): Record<string, string> {
  const values = pattern.exec(url.split('?')[0] ?? '')?.slice(1) ?? []
  return Object.fromEntries(
    names.map((name, i) => [new RegExp(`(\\w+)/\\{${name}\\}`).exec(path)?.[1] ?? name, values[i] ?? ''])
  )
}
