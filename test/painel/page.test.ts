import { describe, expect, it } from 'vitest'
import { type Address, readAddress, writeAddress } from '../../src/painel/page/base/address.ts'
import { formatIn } from '../../src/painel/page/base/format.ts'
import { periodOf, presetOf, presets, usualPeriod } from '../../src/painel/page/base/period.ts'
import { light } from '../../src/painel/page/figure/ink.ts'
import { csvOf, shown, type Table } from '../../src/painel/page/figure/table.ts'
import type { Resumo, Serie } from '../../src/painel/page/overview/asked.ts'
import { cardsOf, cardsTable, comparedText } from '../../src/painel/page/overview/cards.ts'
import { classesOf } from '../../src/painel/page/overview/classes.ts'
import { curveNotes, curveOption, curveTable } from '../../src/painel/page/overview/curve.ts'
import { agesOf, leftOut, pyramidTable, scaleOf } from '../../src/painel/page/overview/pyramid.ts'
import { boletimOf } from '../../src/painel/page/publications/asked.ts'
import { languages, loadAllWords, sayIn, sayValue } from '../../src/painel/page/words/words.ts'
import { changesTable, fieldName } from '../../src/painel/page/work/changes.ts'
import { formatOf } from '../../src/painel/page/work/formats.ts'

const today = '2026-11-16'
const usual = usualPeriod(today)
const read = (search: string) => readAddress(search, usual)
await Promise.all([loadAllWords('pt-BR'), loadAllWords('en-US'), loadAllWords('es-ES')])
const say = sayIn('en-US')

describe('the address', () => {
  it('is read and written without loss', () => {
    const address: Address = {
      visao: 'webhooks',
      agravo: 'dengue',
      estado: 'PE',
      municipio: '2611606',
      inicio: '2026-01-04',
      fim: '2026-11-14',
      canal: 'media_dp',
      base: 'notificacao',
      medida: 'incidencia',
      sem: '2022,2024',
      classes: 'ministerio',
      situacao: 'confirmado',
      pendencia: 'aberto',
      numero: '2026-0001',
      pares: 'mesmo_caso',
      nivel: '3',
      lista: 'municipio',
      lugar: 'são',
      pagina: 3,
      caso: 7,
      webhook: `wh_${'0'.repeat(32)}`,
      tarefa: 'job_0e4c1f7e-4f8c-4c0a-9d3b-6a5d3f1b2c10',
      quem: 'ana',
      ativos: 'sim',
      pessoa: 7,
      grupo: 3,
      noticia: '12',
      acao: 'caso.',
      ator: 4,
      alvo: 'caso',
      registro: 8,
      desde: '2026-01-02',
      ate: '2026-01-03'
    }
    expect(read(writeAddress(address, 'es-ES'))).toEqual(address)
    expect(writeAddress(address, 'es-ES')).toContain('lang=es-ES')
  })

  it('names the days even when nothing was chosen, since they are others tomorrow', () => {
    expect(writeAddress(read(''), null)).toBe('?inicio=2025-11-23&fim=2026-11-16')
  })

  it.each([
    ['agravo=gripe&estado=XX&visao=tudo&canal=outro&classes=x&situacao=x&base=x&medida=x&sem=2024;2025'],
    ['municipio=2611606'],
    ['inicio=2026-02-30&fim=2026-03-01'],
    ['inicio=2026-03-02&fim=2026-03-01'],
    ['inicio=9999-99-99'],
    ['pagina=0&caso=-1'],
    ['pagina=1e9&caso=abc&webhook=x&tarefa=%3Cscript%3E'],
    ['numero=Maria+1&pares=x'],
    ['numero=Maria']
  ])('what is not understood is ignored: %s', (search) => {
    expect(read(`?${search}`)).toEqual(read(''))
  })
})

describe('presets of the period', () => {
  it.each([
    ['4s', '2026-10-25', today],
    ['12s', '2026-08-30', today],
    ['52s', '2025-11-23', today],
    ['ano', '2026-01-04', today],
    ['anterior', '2024-12-29', '2026-01-03']
  ] as const)('%s', (preset, inicio, fim) => {
    expect(periodOf(preset, today)).toEqual({ inicio, fim })
    expect(presetOf({ inicio, fim }, today)).toBe(preset)
  })

  it('other days have no name', () => {
    expect(presetOf({ inicio: '2026-01-01', fim: today }, today)).toBe(null)
    expect(presets).toHaveLength(5)
  })
})

describe('tables', () => {
  const table: Table = {
    columns: [
      { title: 'Lugar; nome', kind: 'text' },
      { title: 'n', kind: 'decimal' }
    ],
    rows: [
      ['=1+1', 2.5],
      ['São "X"', null]
    ]
  }

  it('as csv: byte order mark, semicolons, decimals of the language, nothing that runs as a formula', () => {
    expect(csvOf(table, 'pt-BR')).toBe('\ufeff"Lugar; nome";n\r\n\'=1+1;2,5\r\n"São ""X""";\r\n')
    expect(csvOf(table, 'en-US')).toContain(';2.5\r\n')
  })

  it('as they are shown', () => {
    const format = formatIn('pt-BR')
    expect(shown(1234.5, { title: '', kind: 'decimal' }, format)).toBe('1.234,50')
    expect(shown(1234, { title: '', kind: 'count' }, format)).toBe('1.234')
    expect(shown(null, { title: '', kind: 'count' }, format)).toBe('–')
  })
})

const week = (
  periodo: string,
  total: number,
  canal: { inferior: number; centro: number; superior: number } | null
) => ({
  periodo,
  inicio: '2026-11-01',
  fim: '2026-11-07',
  total,
  anos_anteriores: [4, null],
  canal
})

const resumo = {
  periodo: { inicio: '2026-11-01', fim: '2026-11-16' },
  total: 20,
  por_classificacao: { confirmado: 12, descartado: 3 },
  hospitalizados: 2,
  obitos: 0,
  taxa_hospitalizacao: 10,
  taxa_obito: 0,
  provaveis: 17,
  incidencia_provaveis: 1.2,
  letalidade: 0,
  letalidade_graves: null,
  serie: [
    week('202644', 9, { inferior: 1, centro: 2, superior: 8.5 }),
    week('202645', 8, { inferior: 1, centro: 2, superior: 8.5 }),
    { ...week('202646', 3, null), inicio: '2026-11-15', fim: '2026-11-16' }
  ],
  canal: { metodo: 'quartis', medida: 'total', anos: [2023, 2024, 2025], incompletos: [2022], excluidos: [] },
  comparacoes: {
    anterior: {
      periodo: { inicio: '2026-10-16', fim: '2026-10-31' },
      total: 10,
      confirmados: 0,
      descartados: 1,
      hospitalizados: 4,
      obitos: 0,
      provaveis: 9,
      variacao: { total: 100, confirmados: null, descartados: 200, hospitalizados: -50, obitos: null, provaveis: 88.89 }
    }
  }
} satisfies Resumo

describe('the figures', () => {
  it('cards: the numbers of the service, with their comparisons', () => {
    expect(cardsTable(cardsOf(resumo), say).rows).toEqual([
      ['Cases', 20, 10, 100, null, null],
      ['Probable', 17, 9, 88.89, null, null],
      ['Confirmed', 12, 0, null, null, null],
      ['Hospitalised', 2, 4, -50, null, null],
      ['Deaths', 0, 0, null, null, null]
    ])
  })

  it('cards: say what they are compared with, and no percentage of nothing', () => {
    const cards = cardsOf(resumo)
    const texts = (which: 'anterior' | 'ano_anterior', before: number | null, change: number | null) =>
      (['pt-BR', 'en-US', 'es-ES'] as const).map((language) =>
        comparedText({ which, before, change }, sayIn(language), formatIn(language))
      )
    expect(texts('anterior', 10, 100)[0]).toMatch(/^\+100\s?% em relação ao período anterior \(10\)$/)
    expect(texts('ano_anterior', 10, -50)[1]).toMatch(/^.50% against the same weeks of last year \(10\)$/)
    expect(texts('anterior', 0, null)).toEqual([
      'Sem casos no período anterior',
      'No cases in the previous period',
      'Sin casos en el período anterior'
    ])
    expect(texts('ano_anterior', null, null)[0]).toBe('oculto (mesmas semanas do ano anterior)')
    expect(cards.map(({ share }) => share)).toEqual([null, 85, 60, 10, 0])
    const none = { ...resumo, total: 0, provaveis: 0, taxa_hospitalizacao: 0, letalidade: 0 }
    expect(cardsOf(none).map(({ share }) => share)).toEqual([null, null, null, null, null])
  })

  it('curve: only a value above the upper limit is an alert; a week without a channel is not', () => {
    const rows = curveTable(resumo, say).rows
    expect(rows[0]).toEqual(['EW 44/2026', '2026-11-01', '2026-11-07', 9, 4, null, 1, 2, 8.5, 'yes'])
    expect(rows.map((row) => row.at(-1))).toEqual(['yes', 'no', null])
    const probable = { ...resumo, serie: resumo.serie.map((each) => ({ ...each, valor: 8 })) }
    expect(curveTable(probable, say).rows.map((row) => [row[3], row.at(-1)])).toEqual([
      [8, 'no'],
      [8, 'no'],
      [8, null]
    ])
  })

  it('curve: says how the channel was made, from which years, and which weeks are cut', () => {
    const [channel, incomplete, cut] = curveNotes(resumo, say)
    expect(channel).toContain('third quartile of the same week of 2023–2025. 1 week above')
    expect(incomplete).toContain('2022')
    expect(cut).toContain('EW 46/2026')
    const none = { ...resumo, serie: resumo.serie.map((each) => ({ ...each, canal: null })) }
    expect(curveNotes(none, say)[0]).toMatch(/^No alert channel/)
  })

  it('curve: tips are drawn, since HTML would break the policy of the page', () => {
    const option = curveOption(resumo, 'quartis', say, formatIn('en-US'), light)
    expect(option.tooltip).toMatchObject({ renderMode: 'richText' })
  })

  it('map: classes rise without a gap, in readable numbers, and fit a single place', () => {
    const values = Array.from({ length: 27 }, (_, i) => i * 3.337)
    const classes = classesOf(values, 5)
    expect(classes).toHaveLength(5)
    expect(classes[0]?.from).toBe(0)
    expect(classes.at(-1)?.to).toBe(Number.POSITIVE_INFINITY)
    for (const [i, { to }] of classes.slice(0, -1).entries()) {
      expect(to).toBe(classes[i + 1]?.from)
      expect(
        String(to)
          .replace('.', '')
          .replace(/^0+|0+$/g, '').length
      ).toBeLessThanOrEqual(2)
    }
    expect(classesOf([0, 0], 5)).toEqual([])
    expect(classesOf([0, 7], 5)).toEqual([{ from: 0, to: Number.POSITIVE_INFINITY }])
  })

  it('pyramid: ages in order, and people without a place in the drawing are counted', () => {
    const serie = (chave: string, casos: number) => ({ por: 'piramide', chave, casos }) as Serie
    const ages = agesOf([
      serie('F/80+', 1),
      serie('F/5-9', 2),
      serie('M/5-9', 3),
      serie('I/5-9', 4),
      serie('M/nao_informado', 5)
    ])
    expect(pyramidTable(ages, say).rows).toEqual([
      ['5-9', 2, 3, 4, 0],
      ['80+', 1, 0, 0, 0],
      ['not stated', 0, 5, 0, 0]
    ])
    expect(leftOut(ages)).toBe(9)
  })
})

describe('words', () => {
  const spoken = Object.keys(languages) as (keyof typeof languages)[]

  it('one form for one, another for the rest', () => {
    expect(say('cases.count', { n: 1 }, 1)).toBe('1 case')
    expect(say('cases.count', { n: 0 }, 0)).toBe('0 cases')
  })

  it.each(spoken)('%s: every sentence has the values and the forms of the Portuguese one', async (language) => {
    const { ptBR } = await import('../../src/painel/page/words/pt-BR/all.ts')
    const said = sayIn(language)
    const shape = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
    for (const [key, text] of Object.entries(ptBR)) {
      const marked = Object.fromEntries(shape(text).map((name) => [name as string, `{${name}}`]))
      for (const count of [1, 2]) {
        const form = text.split('|')[count === 1 ? 0 : text.split('|').length - 1] as string
        expect([key, shape(said(key as keyof typeof ptBR, marked, count))]).toEqual([key, shape(form)])
      }
    }
  })

  it('an unknown value is shown as it is', () => {
    expect(sayValue('pt-BR', 'evolucao', 'cura')).toBe('Cura')
    expect(sayValue('pt-BR', 'evolucao', 'algo_novo')).toBe('algo novo')
    // Why a delivery of a webhook failed, as openapi/b/webhooks-entregas.yaml has it.
    for (const why of ['endereco_interno', 'tempo_esgotado', 'conexao', 'tls', 'dns', 'redirecionamento', 'status'])
      for (const language of Object.keys(languages) as (keyof typeof languages)[])
        expect(sayValue(language, 'tentativa', why)).not.toBe(why.replaceAll('_', ' '))
  })
})

describe('what a trial run would change', () => {
  const preview = {
    linha: 2,
    caso_id: 7,
    numero_notificacao: 'i1',
    campos: ['data_obito', 'dados_laboratoriais.igm', 'hospitalizacao', 'paciente.idade', 'paciente.nome'],
    mudancas: [
      { campo: 'data_obito', antes: '2026-11-11', depois: null },
      { campo: 'dados_laboratoriais.igm', antes: 'nao_realizado', depois: 'positivo' },
      { campo: 'hospitalizacao', antes: false, depois: true },
      { campo: 'paciente.idade', antes: null, depois: 41 }
    ]
  }

  it('is a row for each field, in words; of what is personal only the field is named', () => {
    expect(changesTable([preview], say, formatIn('en-US'), 'en-US').rows).toEqual([
      ['Death', '11/11/2026', null, 'i1', '2'],
      ['Laboratory: IgM', 'Not done', 'Positive', 'i1', '2'],
      ['Hospitalised', 'no', 'yes', 'i1', '2'],
      ['Patient: Age', null, '41', 'i1', '2'],
      ['Patient: Name', 'not shown', 'not shown', 'i1', '2']
    ])
  })

  it('fields of one name in several parts are told apart; one without a word keeps its own', () => {
    const names = ['municipio_infeccao', 'endereco.municipio_residencia', 'unidade_notificante.nome', 'campo_novo']
    expect(names.map((name) => fieldName(name, sayIn('pt-BR'), 'pt-BR'))).toEqual([
      'Local provável da infecção: Município',
      'Residência: Município',
      'Unidade notificante: Nome',
      'campo novo'
    ])
  })
})

it('the format of a file, by its name', () => {
  expect(['a.CSV', 'a.csv.gz', 'a.zip', 'a.xlsx', 'a.dbf', 'DENGBR24.dbc', 'a'].map(formatOf)).toEqual([
    'csv',
    'csv',
    'csv',
    'xlsx',
    'dbf',
    'dbf',
    'csv'
  ])
})

describe('a bulletin', () => {
  it.each([
    ['', 'dengue', { tipo_agravo: 'dengue', abrangencia: 'pais' }],
    ['agravo=zika&estado=PE', 'dengue', { tipo_agravo: 'zika', abrangencia: 'uf', codigo: 'PE' }],
    ['estado=PE&municipio=2611606', 'zika', { tipo_agravo: 'zika', abrangencia: 'municipio', codigo: '2611606' }]
  ] as const)('covers the filtered cases: %s', (search, chosen, wanted) => {
    const days = { data_inicio: usual.inicio, data_fim: usual.fim }
    const boletim = { tipo: 'boletim', ...wanted, ...days, formato: 'xlsx', idioma: 'es-ES' }
    expect(boletimOf(read(`?${search}`), chosen, 'xlsx', 'es-ES', ' ')).toEqual(boletim)
    const texto = 'Visitem os quintais.'
    expect(boletimOf(read(`?${search}`), chosen, 'xlsx', 'es-ES', texto)).toEqual({ ...boletim, texto })
  })
})

it.each([
  [1, 1, 1],
  [5, 2, 6],
  [28, 10, 30],
  [40, 10, 40],
  [41, 20, 60],
  [123_456, 50_000, 150_000]
])('the pyramid with %i at most has steps of %i to %i', (most, step, end) => {
  expect(scaleOf(most)).toEqual({ step, end })
})
