import { CASOS, caso } from '../trial/bodies.ts'
import type { Instance } from './instances.ts'

/**
 * Returns the cases that were written through one instance, acknowledged, and then missing from the list of another.
 */
export async function tryWriteThenList(
  instances: Instance[],
  token: string,
  { tries, lanes }: { tries: number; lanes: number }
): Promise<string[]> {
  const stale: string[] = []

  async function once(i: number): Promise<void> {
    const [writes, reads] = [instances[i % instances.length]!, instances[(i + 1) % instances.length]!]
    const numero = `tentativa-${i}`
    const written = await writes.client.request('POST', CASOS, caso(numero), token)
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
