import { setTimeout as pause } from 'node:timers/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import type { Answer, TestApp } from '../../support/app.ts'
import { casoRow } from '../agravos/seed.ts'

export const RELATORIOS = '/api/v1/relatorios'
export const AGENDAMENTOS = '/api/v1/relatorios-agendamentos'
export const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
export const SERIES = '/api/v1/agravos/casos/estatisticas/series'

/** Makes numbers that look random and are the same in each run. */
export function chance(seed = 7) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const places = [
  [2611606, 'PE'],
  [2609600, 'PE'],
  [2604106, 'PE'],
  [3550308, 'SP'],
  [3106200, 'MG'],
  [2927408, 'BA'],
  [5300108, 'DF'],
  [1302603, 'AM']
] as const
const classes = ['dengue_sem_sinais_alarme', 'dengue_grave', 'descartado', 'inconclusivo', null]
const outcomes = ['cura', 'cura', 'cura', 'obito', 'obito_outras_causas', null]

/** Inserts invented cases: this many in each of these years, most of them in its first weeks. */
export async function seedYears(test: TestApp, years: number[], perYear: number): Promise<void> {
  const random = chance()
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const rows = years.flatMap((year) =>
    Array.from({ length: perYear }, () => {
      const day = new Date(Date.UTC(year, 0, 1 + Math.floor(300 * random() ** 2)))
      const [municipio, uf] = one(places)
      const evolucao = one(outcomes)
      return casoRow({
        data_notificacao: day.toISOString().slice(0, 10),
        municipio,
        uf,
        sexo: one(['F', 'F', 'M', null]),
        idade: random() < 0.05 ? null : Math.floor(95 * random()),
        classificacao_final: one(classes),
        evolucao,
        data_obito: evolucao?.startsWith('obito') ? day.toISOString().slice(0, 10) : null,
        hospitalizacao: random() < 0.2
      } as Parameters<typeof casoRow>[0])
    })
  )
  for (let i = 0; i < rows.length; i += 500) await test.db.insert(casos).values(rows.slice(i, i + 500))
}

/** Inserts a case for each week of these years, so that they count as loaded. */
export async function seedWeeks(test: TestApp, years: number[]): Promise<void> {
  const days = years.flatMap((year) =>
    Array.from({ length: 52 }, (_, week) => new Date(Date.UTC(year, 0, 4 + 7 * week)).toISOString().slice(0, 10))
  )
  await test.db
    .insert(casos)
    .values(days.map((day) => casoRow({ data_notificacao: day, municipio: 1302603, uf: 'AM' })))
}

export const boletim = (fields: Record<string, unknown> = {}) => ({
  tipo: 'boletim',
  tipo_agravo: 'dengue',
  abrangencia: 'pais',
  data_inicio: '2024-01-01',
  data_fim: '2024-12-31',
  ...fields
})

/** Polls as a client would until the job has ended, and returns the report. */
export async function waitForRelatorio(test: TestApp, token: string, accepted: Answer) {
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(202)
  for (let tries = 0; tries < 4000; tries++) {
    const { body: job } = await test.call('GET', accepted.body.status_url, { token })
    if (job.status !== 'processing') {
      expect(job).toMatchObject({ status: 'completed', progress: 100, tipo: 'gerar-relatorio', resultado_url: null })
      const { body } = await test.call('GET', `${RELATORIOS}/${accepted.body.relatorio_id}`, { token })
      return body.data
    }
    await pause(25)
  }
  throw new Error('the job did not end')
}

/** Returns the text of each page, with single blanks. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}
