import { client as clientOfA } from './a/client.gen.ts'
import * as a from './a/index.ts'
import { client } from './b/client.gen.ts'
import * as b from './b/index.ts'
import type { Client } from './sequence.ts'

export function connect(baseUrl: string): Client {
  clientOfA.setConfig({ baseUrl })
  client.setConfig({ baseUrl })
  const read = async (id: number) => (await b.obterCaso({ path: { id }, throwOnError: true })).data
  return {
    login: async (email, password) =>
      (await a.autenticarUsuario({ body: { email, password }, throwOnError: true })).data,
    setToken: (token) => void client.setConfig({ auth: token }),
    createCase: async (body) => (await b.criarCaso({ body, throwOnError: true })).data,
    listCases: async (query) => (await b.listarCasos({ query, throwOnError: true })).data,
    readCase: read,
    async changeCase(id) {
      const body = { ...(await read(id)), classificacao_final: 'dengue_grave' as const }
      return (await b.editarCaso({ path: { id }, body, throwOnError: true })).data
    },
    attach: async (id, arquivo) =>
      (await b.anexarArquivo({ path: { id }, body: { arquivo, tipo: 'exame' }, throwOnError: true })).data,
    exportCases: async () => (await b.exportarCasos({ body: { formato: 'csv' }, throwOnError: true })).data,
    readJob: async (job_id) => (await b.obterJob({ path: { job_id }, throwOnError: true })).data,
    downloadResult: async (job_id) => String((await b.baixarResultado({ path: { job_id }, throwOnError: true })).data),
    createWebhook: async (url) =>
      (await b.criarWebhook({ body: { url, eventos: ['agravo.criado'] }, throwOnError: true })).data,
    async removeWebhook(webhook_id) {
      await b.excluirWebhook({ path: { webhook_id }, throwOnError: true })
    }
  }
}
