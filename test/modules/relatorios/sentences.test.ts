import { expect, it } from 'vitest'
import type { Boletim } from '../../../src/modules/relatorios/data.ts'
import { contentOf, inShort } from '../../../src/modules/relatorios/document/content.ts'

const none = { total: 0, confirmados: 0, descartados: 0, hospitalizados: 0, obitos: 0 }
const comparison = { ...none, variacao: none }

interface Given {
  base?: 'sintomas' | 'notificacao'
  provaveis?: number | null
  canal?: { inferior: number; centro: number; superior: number } | null
  /** The week that the levels of alert are of, and the estimate of the state in it. */
  alert?: { semana: number; estimativa: number | null; suprimido?: boolean }
}

const week = { periodo: '202610', inicio: '2026-03-08', fim: '2026-03-14' }

/** The last sentence of a bulletin of a state in which 41 probable cases are known, and 30 to 50 are usual. */
function sentence({
  base = 'sintomas',
  provaveis = 41,
  canal = { inferior: 30, centro: 40, superior: 50 },
  alert
}: Given): string | undefined {
  const lugares = alert && [
    { abrangencia: 'pais', estimativa: 900 },
    { abrangencia: 'uf', ...alert },
    { abrangencia: 'municipio', estimativa: 12 }
  ]
  const boletim = {
    pedido: { idioma: 'pt-BR', abrangencia: 'uf', tipo_agravo: 'dengue', data_inicio: week.inicio, data_fim: week.fim },
    lugar: 'Pernambuco',
    hoje: '2026-03-16',
    resumo: { total: 50 },
    comparacoes: { anterior: comparison, ano_anterior: comparison },
    curva: { base, semanas: [{ ...week, provaveis, anterior: null, canal }] },
    alertas: alert ? { semana: alert.semana, lugares } : null
  } as unknown as Boletim
  return inShort(contentOf(boletim, { nome: null, contato: null, logo: null })).at(-1)
}

it('judges the estimate where the week is estimated, so that it says what the levels of alert say', () => {
  expect(sentence({ alert: { semana: 202610, estimativa: 63.4 } })).toBe(
    'Casos prováveis na última semana completa, 10/2026: 41 já conhecidos; com os que ainda serão digitados, a estimativa é de 63, acima do limite superior do canal de alerta (30–50).'
  )
})

it.each([
  ['no levels', {}],
  ['levels of another week', { alert: { semana: 202609, estimativa: 63 } }],
  ['no estimate', { alert: { semana: 202610, estimativa: null } }],
  ['a hidden estimate', { alert: { semana: 202610, estimativa: 63, suprimido: true } }],
  ['a curve by notification', { base: 'notificacao' as const, alert: { semana: 202610, estimativa: 63 } }]
])('judges the probable cases that are known: %s', (_, given) => {
  expect(sentence(given)).toBe(
    'Casos prováveis na última semana completa, 10/2026: 41, dentro dos limites do canal de alerta (30–50).'
  )
})

it('says that there is no channel where there is none, or where the number is hidden', () => {
  const none = 'Não há anos anteriores suficientes para um canal de alerta.'
  expect(sentence({ canal: null })).toBe(none)
  expect(sentence({ provaveis: null })).toBe(none)
  expect(sentence({ provaveis: 20 })).toContain('20, abaixo do limite inferior')
})
