import createClient from 'openapi-fetch'
import type { paths as A } from './a.ts'
import type { paths as B } from './b.ts'
import type { Client } from './sequence.ts'

export function connect(baseUrl: string): Client {
  const a = createClient<A>({ baseUrl })
  const b = createClient<B>({ baseUrl })
  const good = <T>({ data, error }: { data?: T; error?: unknown }): T => {
    if (data === undefined) throw new Error(JSON.stringify(error))
    return data
  }
  const read = async (id: number) => good(await b.GET('/api/v1/agravos/casos/{id}', { params: { path: { id } } }))
  return {
    login: async (email, password) => good(await a.POST('/api/v1/usuarios/login', { body: { email, password } })),
    setToken(token) {
      b.use({
        onRequest({ request }) {
          request.headers.set('authorization', `Bearer ${token}`)
          return request
        }
      })
    },
    createCase: async (body) => good(await b.POST('/api/v1/agravos/casos', { body })),
    listCases: async (query) => good(await b.GET('/api/v1/agravos/casos', { params: { query } })),
    readCase: read,
    async changeCase(id) {
      const body = { ...(await read(id)), classificacao_final: 'dengue_grave' as const }
      return good(await b.PUT('/api/v1/agravos/casos/{id}', { params: { path: { id } }, body }))
    },
    attach: async (id, arquivo) =>
      good(
        await b.POST('/api/v1/agravos/casos/{id}/anexos', {
          params: { path: { id } },
          // The generator types bytes as a text.
          body: { arquivo: arquivo as unknown as string, tipo: 'exame' },
          bodySerializer() {
            const form = new FormData()
            form.append('arquivo', arquivo)
            form.append('tipo', 'exame')
            return form
          }
        })
      ),
    exportCases: async () => good(await b.POST('/api/v1/agravos/casos/exportar', { body: { formato: 'csv' } })),
    readJob: async (job_id) => good(await b.GET('/api/v1/jobs/{job_id}', { params: { path: { job_id } } })),
    downloadResult: async (job_id) =>
      good(await b.GET('/api/v1/jobs/{job_id}/resultado', { params: { path: { job_id } }, parseAs: 'text' })),
    createWebhook: async (url) => good(await b.POST('/api/v1/webhooks', { body: { url, eventos: ['agravo.criado'] } })),
    async removeWebhook(webhook_id) {
      const { response } = await b.DELETE('/api/v1/webhooks/{webhook_id}', { params: { path: { webhook_id } } })
      if (response.status !== 204) throw new Error(`status ${response.status}`)
    }
  }
}
