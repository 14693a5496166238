import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDue } from '../../../src/modules/relatorios/due.ts'
import { relatorios } from '../../../src/modules/relatorios/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { RECIFE, seed } from '../agravos/seed.ts'
import { giveDirect } from '../usuarios/support.ts'
import { AGENDAMENTOS, boletim, pagesOf, RELATORIOS, SERIES, seedYears, waitForRelatorio } from './support.ts'

const CARUARU = 2604106
const INSTITUTION = 'Secretaria de Saúde do Município'
const CONTACT = 'vigilancia@saude.example.org · (81) 3000-0000'
let test: TestApp
let analista: Account
beforeAll(async () => {
  const background = { r: 11, g: 92, b: 173, alpha: 0.5 }
  const png = Uint8Array.from(
    await sharp({ create: { width: 60, height: 30, channels: 4, background } })
      .png()
      .toBuffer()
  )
  test = await startApp({
    worker: true,
    config: { institutionName: INSTITUTION, institutionContact: CONTACT },
    logo: { png, width: 60, height: 30 }
  })
  await seedYears(test, [2024], 120)
  analista = await account(test, 'analista')
})
afterAll(() => test.close())

const ask = (fields: Record<string, unknown>, { token } = analista) =>
  test.call('POST', RELATORIOS, { token, body: boletim(fields) })
async function fileOf(fields: Record<string, unknown>, who = analista): Promise<Buffer> {
  const relatorio = await waitForRelatorio(test, who.token, await ask(fields, who))
  return (await test.call('GET', relatorio.arquivo_url, { token: who.token })).body
}
const sheetsOf = async (file: Buffer) => (await readXlsx(file)).sheets
const rowsOf = async (fields: Record<string, unknown>, name: string, who = analista) =>
  (await sheetsOf(await fileOf({ ...fields, formato: 'xlsx' }, who))).find((sheet) => sheet.name.startsWith(name))?.rows

describe('the first page', () => {
  const texto = 'A transmissão aumentou.\r\n\r\nElimine água parada:\n- caixas\n- pneus  '

  it('names the institution with its logo, and has the text of this issue', async () => {
    const pdf = await fileOf({ texto })
    const [first] = await pagesOf(pdf)
    expect(first).toContain(`${INSTITUTION} ${CONTACT} Boletim epidemiológico`)
    expect(first).toContain(
      'Nota desta edição A transmissão aumentou. Elimine água parada: - caixas - pneus Comparação'
    )
    expect(pdf.toString('latin1')).toContain('/Subtype /Image')
    const [sheet] = await sheetsOf(await fileOf({ texto, formato: 'xlsx' }))
    expect(sheet?.rows).toEqual(
      expect.arrayContaining([
        [INSTITUTION, CONTACT],
        ['Nota desta edição', 'A transmissão aumentou.'],
        [null, 'Elimine água parada:\n- caixas\n- pneus']
      ])
    )
    expect(sheet?.images).toMatchObject([{ type: 'png', altText: `Logotipo: ${INSTITUTION}` }])
  })

  it('has no text where nobody wrote one, and the report tells the text that it has', async () => {
    const plain = await waitForRelatorio(test, analista.token, await ask({ formato: 'xlsx' }))
    const written = await waitForRelatorio(test, analista.token, await ask({ formato: 'xlsx', texto }))
    const [sheet] = await sheetsOf((await test.call('GET', plain.arquivo_url, { token: analista.token })).body)
    expect(sheet?.rows?.flat()).not.toContain('Nota desta edição')
    expect([plain.texto, written.texto]).toEqual([
      null,
      'A transmissão aumentou.\n\nElimine água parada:\n- caixas\n- pneus'
    ])
  })

  it('a long text goes on to the next page', async () => {
    const line = 'Uma frase que se repete até o limite. '
    const long = line.repeat(100).trim()
    const [first, second] = await pagesOf(await fileOf({ texto: `${long}\n\nFim do texto.` }))
    expect(first).toContain('Nota desta edição Uma frase')
    expect(`${first} ${second}`.split('Uma frase que se repete')).toHaveLength(101)
    expect(second).toContain('Fim do texto.')
  })
})

describe('the text', () => {
  it.each([
    ['', 'TOO_SHORT'],
    ['   \n', 'REQUIRED'],
    ['a'.repeat(4001), 'TOO_LONG'],
    ['Casos ≥ 5 🦟 aqui', 'INVALID_VALUE'],
    ['a\u0007b', 'INVALID_VALUE']
  ])('%j is refused, in a report and in a schedule', async (texto, code) => {
    const { data_inicio, data_fim, ...fields } = boletim({ texto, periodicidade: 'semanal' })
    for (const { status, body } of [
      await ask({ texto }),
      await test.call('POST', AGENDAMENTOS, { token: analista.token, body: fields })
    ]) {
      expect(status).toBe(422)
      expect(body.error.details).toMatchObject([{ field: 'texto', code }])
    }
  })

  it('names the characters that cannot be shown', async () => {
    const { body } = await ask({ texto: 'Casos ≥ 5 🦟' })
    expect(body.error.details[0].message).toContain('≥ 🦟')
  })

  it('of a schedule is in every issue', async () => {
    const { data_inicio, data_fim, ...fields } = boletim({ texto: 'Dúvidas: 156.', periodicidade: 'semanal' })
    const { status, body } = await test.call('POST', AGENDAMENTOS, { token: analista.token, body: fields })
    expect([status, body.data.texto]).toEqual([201, 'Dúvidas: 156.'])
    const now = test.clock.moment
    test.clock.moment = new Date(body.data.proximo_em)
    expect(await startDue(test.services)).toBe(1)
    const [made] = await test.db
      .select()
      .from(relatorios)
      .where(eq(relatorios.agendamentoId, body.data.id.slice(4)))
    expect(made?.texto).toBe('Dúvidas: 156.')
    test.clock.moment = now
  })
})

describe('neighbourhoods', () => {
  const place = { abrangencia: 'municipio', codigo: String(CARUARU) }

  beforeAll(async () => {
    await seed(test.db, { municipio: CARUARU, uf: 'PE', data_notificacao: '2023-05-01', bairro: 'Salgado' }, 7)
    await seed(test.db, { municipio: CARUARU, uf: 'PE', data_notificacao: '2023-05-02', bairro: 'SALGADO' }, 2)
    await seed(test.db, { municipio: CARUARU, uf: 'PE', data_notificacao: '2023-05-03', bairro: 'Centro' }, 3)
    await seed(test.db, { municipio: CARUARU, uf: 'PE', data_notificacao: '2023-05-03', bairro: null })
    await seed(test.db, { municipio: RECIFE, uf: 'PE', data_notificacao: '2023-05-03', bairro: 'Pina' }, 6)
    await seed(test.db, { municipio: CARUARU, uf: 'PE', data_notificacao: '2022-05-03', bairro: 'Antes' }, 6)
    const zika = { municipio: CARUARU, uf: 'PE', tipo: 'zika' as const, data_notificacao: '2023-05-03', bairro: 'Zika' }
    await seed(test.db, zika, 6)
  })
  const period = { data_inicio: '2023-01-01', data_fim: '2023-12-31' }

  it('are in the bulletin of a municipality, of its period and disease, and add up to its cases', async () => {
    expect(await rowsOf({ ...place, ...period }, 'Casos por bairro')).toEqual([
      ['Bairro', 'Casos', '% do total'],
      ['Salgado', 9, 69.23],
      ['Centro', 3, 23.08],
      ['Bairro não informado', 1, 7.69],
      ['Total', 13, 100]
    ])
    const pages = (await pagesOf(await fileOf({ ...place, ...period, idioma: 'en-US' }))).join(' ')
    expect(pages).toMatch(/Cases by neighbourhood Neighbourhood Cases .* Salgado 9 69\.23%/)
  })

  it('are not there for a state, and where somebody who gets it may not list the cases, which is said', async () => {
    expect(await rowsOf({ abrangencia: 'uf', codigo: 'PE', ...period }, 'Casos por bairro')).toBeUndefined()
    const writer = await account(test, null)
    await giveDirect(test, writer.id, 'relatorios.gerar', 'relatorios.exportar')
    expect(await rowsOf({ ...place, ...period }, 'Casos por bairro', writer)).toBeUndefined()
    const pages = (await pagesOf(await fileOf({ ...place, ...period }, writer))).join(' ')
    expect(pages).toContain('Casos por bairro Os casos por bairro não são mostrados')
    expect(pages).not.toContain('Salgado')
    await giveDirect(test, writer.id, 'agravos.listar')
    expect(await rowsOf({ ...place, ...period }, 'Casos por bairro', writer)).toHaveLength(5)
  })
})

it('the tables of places have the indicators of the series', async () => {
  const query = {
    tipo_agravo: 'dengue',
    data_inicio: '2024-01-01',
    data_fim: '2024-12-31',
    estado: 'PE',
    por: 'municipio'
  }
  const { body } = await test.call('GET', SERIES, { token: analista.token, query })
  const rows = await rowsOf({ abrangencia: 'uf', codigo: 'PE' }, 'Casos por município')
  for (const { chave, incidencia_provaveis, letalidade } of body.series)
    expect(rows?.find(([, code]) => code === chave)?.slice(6)).toEqual([incidencia_provaveis, letalidade])
  expect(rows?.at(-1)?.slice(6)).toEqual([body.incidencia_provaveis, body.letalidade])
})
