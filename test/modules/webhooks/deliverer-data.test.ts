import { expect, it } from 'vitest'
import { useFixture } from './delivery-support.ts'
import { receive } from './support.ts'

const fixture = useFixture()

const difficult = [
  { mensagem: 'duas\nlinhas\r\ne \u2028 mais' },
  { mensagem: 'aspas " e \\ barra, {chaves}, vírgula' },
  { mensagem: '' },
  { aninhado: { lista: [1, 2.5, null, true, 'ã'], vazio: {} } },
  { mensagem: '😀'.repeat(3000) }
]

it('each event comes with its own data, whatever is in it', async () => {
  const receiver = await receive((_, res) => res.writeHead(204).end())
  const webhook = await fixture.webhook(receiver.url)
  for (const dados of difficult) await fixture.addEntregas(webhook.id, 1, { dados })
  await fixture.deliverer().round()
  expect(receiver.requests.map(({ body }) => JSON.parse(body).dados)).toEqual(difficult)
})

it.each(['duas\nlinhas', 'aspas " e \\ barra', '{a,b}', 'null', '\u2028', 'NULL,\\N'])(
  'what a receiver says is kept beside the right delivery: %j',
  async (said) => {
    const receiver = await receive((request, res) => res.writeHead(200).end(request.url === '/a' ? said : 'outra'))
    const one = await fixture.webhook(`${receiver.url}/a`)
    const other = await fixture.webhook(`${receiver.url}/b`)
    await fixture.addEntregas(one.id, 2)
    await fixture.addEntregas(other.id, 2)
    await fixture.deliverer().round()
    const kept = async (id: string) =>
      (await fixture.entregas(id)).map(({ tentativas }) => (tentativas as { resposta: string }[])[0]!.resposta)
    expect(await kept(one.id)).toEqual(Array(2).fill(said.replace(/\s+/g, ' ').trim() || null))
    expect(await kept(other.id)).toEqual(['outra', 'outra'])
  }
)
