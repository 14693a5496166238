import * as a from './a.ts'
import * as b from './b.ts'
import type { Client } from './sequence.ts'

/** Ignores the address, which is in the generated files. */
export function connect(_baseUrl: string): Client {
  let options: RequestInit = {}
  /** Returns the data of the expected status, or throws. */
  function good<T extends { status: number; data: unknown }, S extends T['status']>(answer: T, status: S) {
    if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.data)}`)
    return answer.data as Extract<T, { status: S }>['data']
  }
  const read = async (id: number) => good(await b.obterCaso(id, undefined, options), 200)
  return {
    login: async (email, password) => good(await a.autenticarUsuario({ email, password }), 200),
    setToken(token) {
      options = { headers: { authorization: `Bearer ${token}` } }
    },
    createCase: async (body) => good(await b.criarCaso(body, options), 201),
    listCases: async (query) => good(await b.listarCasos(query, options), 200),
    readCase: read,
    async changeCase(id) {
      const body = { ...(await read(id)), classificacao_final: 'dengue_grave' as const }
      return good(await b.editarCaso(id, body, options), 200)
    },
    attach: async (id, arquivo) => good(await b.anexarArquivo(id, { arquivo, tipo: 'exame' }, options), 201),
    exportCases: async () => good(await b.exportarCasos({ formato: 'csv' }, options), 202),
    readJob: async (id) => good(await b.obterJob(id, options), 200),
    async downloadResult(id) {
      const data: unknown = good(await b.baixarResultado(id, options), 200)
      return data instanceof Blob ? await data.text() : String(data)
    },
    createWebhook: async (url) => good(await b.criarWebhook({ url, eventos: ['agravo.criado'] }, options), 201),
    async removeWebhook(id) {
      good(await b.excluirWebhook(id, options), 204)
    }
  }
}
