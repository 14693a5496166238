/**
 * What a client application does on its first day, independent of any generator. Each generator has an adapter of this
 * shape.
 */
export interface Client {
  /** Uses Description A; the others use Description B. */
  login(email: string, password: string): Promise<{ access_token: string }>
  setToken(token: string): void
  createCase(body: typeof caso & { numero_notificacao: string }): Promise<{ id: number }>
  listCases(query: {
    'idade[gte]': number
    'municipio[like]': string
    'tipo_agravo[in]': string
    size: number
  }): Promise<{
    total: number
    tipos: { id: number; paciente: { idade: number | null } }[]
  }>
  readCase(id: number): Promise<{ id: number; classificacao_final: string | null }>
  /** Reads a case and writes it back with one field changed. */
  changeCase(id: number): Promise<{ campos_alterados: string[] }>
  attach(id: number, file: File): Promise<{ tamanho: number }>
  exportCases(): Promise<{ job_id: string }>
  readJob(id: string): Promise<{ status: string }>
  downloadResult(id: string): Promise<string>
  createWebhook(url: string): Promise<{ data: { id: string; segredo: string } }>
  removeWebhook(id: string): Promise<void>
}

export const caso = {
  tipo_agravo: 'dengue',
  data_notificacao: '2026-03-02',
  data_inicio_sintomas: '2026-02-26',
  paciente_nome: 'Maria da Silva Santos',
  paciente_data_nascimento: '1990-01-15',
  paciente_sexo: 'F',
  municipio_residencia: 'Recife',
  estado_residencia: 'PE'
} as const

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`expected ${what}`)
}

/**
 * Runs the sequence: login, a case, lists with operators, an attachment, an export, a webhook. `name` keeps the
 * clients' cases apart.
 */
export async function walk(
  client: Client,
  name: string,
  { email, senha }: { email: string; senha: string }
): Promise<void> {
  const { access_token } = await client.login(email, senha)
  client.setToken(access_token)

  const { id } = await client.createCase({ ...caso, numero_notificacao: `SDK-1-${name}` })
  const query = { 'idade[gte]': 36, 'municipio[like]': 'reci', 'tipo_agravo[in]': 'zika,dengue', size: 100 }
  const found = await client.listCases(query)
  expect(
    found.tipos.some((each) => each.id === id && each.paciente.idade === 36),
    `case ${id} among ${found.total}`
  )
  expect((await client.listCases({ ...query, 'idade[gte]': 37 })).total === 0, 'no case above the age')
  expect((await client.listCases({ ...query, 'tipo_agravo[in]': 'zika' })).total === 0, 'no case of the other disease')

  const { campos_alterados } = await client.changeCase(id)
  expect(campos_alterados.includes('classificacao_final'), 'one field changed')
  expect((await client.readCase(id)).classificacao_final === 'dengue_grave', 'the changed value')

  const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'exame.pdf', { type: 'application/pdf' })
  expect((await client.attach(id, pdf)).tamanho === pdf.size, 'the size of the attachment')

  const { job_id } = await client.exportCases()
  await completed(client, job_id)
  expect((await client.downloadResult(job_id)).includes(`SDK-1-${name}`), 'the case in the exported text')

  const { data } = await client.createWebhook('https://vigilancia.saude.example/eventos')
  expect(data.segredo.startsWith('whsec_'), 'a secret')
  await client.removeWebhook(data.id)
}

async function completed(client: Client, id: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { status } = await client.readJob(id)
    if (status === 'completed') return
    expect(status === 'processing', `job ${id} to be under way, not ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`job ${id} takes too long`)
}
