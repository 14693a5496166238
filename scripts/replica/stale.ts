import type { Instance } from './instances.ts'

const CASOS = '/api/v1/agravos/casos'

/** Cases that were written through one instance, acknowledged, and then missing in the list of another. */
export async function tryWriteThenList(
  instances: Instance[],
  token: string,
  { tries, lanes }: { tries: number; lanes: number }
): Promise<string[]> {
  const stale: string[] = []
  const dia = new Date(Date.now() - 24 * 3600_000).toISOString().slice(0, 10)

  async function once(i: number): Promise<void> {
    const [writes, reads] = [instances[i % instances.length]!, instances[(i + 1) % instances.length]!]
    const numero = `tentativa-${i}`
    const written = await writes.client.request('POST', CASOS, casoOf(numero, dia), token)
    if (written.status !== 201) throw new Error(`${written.status} ${written.body}`)
    const listed = await reads.client.request('GET', `${CASOS}?numero_notificacao=${numero}`, undefined, token)
    if (listed.status !== 200) throw new Error(`${listed.status} ${listed.body}`)
    if (JSON.parse(listed.body).total !== 1) stale.push(numero)
  }

  const lane = async (first: number) => {
    for (let i = first; i < tries; i += lanes) await once(i)
  }
  await Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)))
  return stale
}

const casoOf = (numero: string, dia: string) => ({
  tipo_agravo: 'dengue',
  numero_notificacao: numero,
  data_notificacao: dia,
  data_inicio_sintomas: dia,
  paciente_nome: 'Pessoa Inventada',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE'
})
