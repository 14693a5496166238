import { Api as A } from './a/api.ts'
import { AnexoTipo, Api as B, CodigoAgravo, EventoAssinavel, FormatoPlanilha, UF } from './b/api.ts'
import type { Client } from './sequence.ts'

export function connect(baseUrl: string): Client {
  const { api: a } = new A({ baseUrl })
  const client = new B<string>({
    baseUrl,
    securityWorker: (token) => (token ? { headers: { authorization: `Bearer ${token}` } } : {})
  })
  const { api: b } = client
  const read = async (id: number) => (await b.obterCaso(id)).data
  return {
    login: async (email, password) => (await a.autenticarUsuario({ email, password })).data,
    setToken: (token) => client.setSecurityData(token),
    createCase: async (body) =>
      (await b.criarCaso({ ...body, tipo_agravo: CodigoAgravo.Dengue, estado_residencia: UF.PE })).data,
    listCases: async (query) => (await b.listarCasos(query)).data,
    readCase: read,
    async changeCase(id) {
      return (await b.editarCaso(id, { ...(await read(id)), classificacao_final: 'dengue_grave' })).data
    },
    attach: async (id, arquivo) => (await b.anexarArquivo(id, { arquivo, tipo: AnexoTipo.Exame })).data,
    exportCases: async () => (await b.exportarCasos({ formato: FormatoPlanilha.Csv })).data,
    readJob: async (id) => (await b.obterJob(id)).data,
    downloadResult: async (id) => (await b.baixarResultado(id)).text(),
    createWebhook: async (url) => (await b.criarWebhook({ url, eventos: [EventoAssinavel.AgravoCriado] })).data,
    async removeWebhook(id) {
      await b.excluirWebhook(id)
    }
  }
}
