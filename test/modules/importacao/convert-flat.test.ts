import { describe, expect, it } from 'vitest'
import { type Documento, documentOf, mergeDocument, rowsOf } from '../../../src/modules/agravos/fields/document.ts'
import type { Row } from '../../../src/modules/agravos/fields/field-type.ts'
import { exportNames, exportOf } from '../../../src/modules/agravos/list/export-columns.ts'
import { type Cell, safeCsvText } from '../../../src/platform/sheets/cell.ts'
import { convert, flat, refusals } from './convert-support.ts'

describe('the names of the contract', () => {
  it('flat, as a path, and as in exports', () => {
    const { documento, erros } = flat({
      paciente_sexo: 'f',
      paciente_gestante: 'VERDADEIRO',
      'paciente.raca': 'parda',
      escolaridade: '6',
      zona_residencia: 'Urbana',
      bairro: 'Boa Viagem',
      'endereco.cep': '51020-011',
      latitude: '-8,05',
      hospitalizacao: '0',
      febre: 'true',
      'dados_clinicos.sinais_sintomas.mialgia': 'não',
      'dados_clinicos.sinais_sintomas.letargia': 'sim',
      comorbidades: 'asma; diabetes',
      sinais_alarme: '1',
      uti: 'n',
      ns1: 'positivo',
      hematocrito: '44,5',
      plaquetas: '90.000',
      viagem_recente: 'sim',
      unidade_cnes: '477',
      classificacao_final: 'dengue_grave',
      classificacao_inicial: 'dengue_classico',
      pais_infeccao: 'Brasil'
    })
    expect(erros).toEqual([])
    expect(documento).toEqual({
      tipo_agravo: 'dengue',
      numero_notificacao: 'N-1',
      data_notificacao: '2024-03-12',
      data_inicio_sintomas: '2024-03-10',
      'paciente.nome': 'Maria da Silva',
      'paciente.sexo': 'F',
      'paciente.gestante': true,
      'paciente.raca': 'parda',
      'paciente.escolaridade': 'medio_completo',
      'endereco.municipio_residencia': 'Recife',
      'endereco.estado_residencia': 'PE',
      'endereco.bairro': 'Boa Viagem',
      'endereco.zona': 'urbana',
      'endereco.cep': '51020011',
      'endereco.latitude': -8.05,
      hospitalizacao: false,
      classificacao_final: 'dengue_grave',
      classificacao_inicial: 'dengue_classico',
      pais_infeccao: 'Brasil',
      dados_especificos: { febre: true, mialgia: false, sinais_alarme: true },
      dados_clinicos: { comorbidades: ['asma', 'diabetes'], uti: false, sinais_sintomas: { letargia: true } },
      dados_laboratoriais: { ns1: 'positivo', hematocrito: 44.5, plaquetas: 90_000 },
      investigacao: { viagem_recente: true },
      'unidade_notificante.cnes': '477'
    })
  })

  it('an object in one cell, as JSON', () => {
    const { documento, erros } = flat({ dados_especificos: '{"febre":true,"prova_laco":"negativa","nausea":null}' })
    expect([erros, documento.dados_especificos]).toEqual([[], { febre: true, prova_laco: 'negativa' }])
    expect(refusals(flat({ dados_especificos: '[1]' }))).toEqual([['dados_especificos', 'field.json-object', '[1]']])
    expect(refusals(flat({ dados_especificos: '{"febrre":true}' }))).toEqual([
      ['dados_especificos.febrre', 'field.unknown', null]
    ])
  })

  it.each([
    ['prova_laco', 'talvez', 'field.enum', 'talvez'],
    ['classificacao_final', 'grave', 'row.code-of-year', 'grave'],
    ['estado_residencia', 'XX', 'field.enum', 'XX'],
    ['febre', 'talvez', 'field.enum', 'talvez'],
    ['plaquetas', '-1', 'field.minimum', '-1'],
    ['hematocrito', '101', 'field.maximum', '101'],
    ['plaquetas', '1,5', 'field.type', '1,5'],
    ['numero_notificacao', '1'.repeat(51), 'field.maxLength', '1'.repeat(51)],
    ['classificacao_inicial', 'x'.repeat(51), 'field.maxLength', 'x'.repeat(51)],
    ['unidade_cnes', '12345678', 'field.cnes', '12345678'],
    ['comorbidades', 'a,'.repeat(31), 'field.maxItems', null]
  ])('refused as by the form: %s %s', (column, text, key, valor) => {
    expect(refusals(flat({ [column]: text }))).toContainEqual([column, key, valor])
  })

  it('the number stays as it is', () => {
    expect(flat({ numero_notificacao: ' 2024.001/7 ' }).numero).toBe('2024.001/7')
    expect(refusals(flat({ numero_notificacao: '' }))).toEqual([['numero_notificacao', 'field.required', null]])
  })
})

/** Writes a stored case as an export does, and reads it again. */
function exportedAgain(document: Documento) {
  const { caso, pessoais } = rowsOf(document, 2611606)
  const row: Row = {
    ...caso,
    ...pessoais,
    id: 7,
    criado_em: '2026-11-01T12:00:00Z',
    atualizado_em: '2026-11-01T12:00:00Z'
  }
  // An export selects the initials in place of the name.
  const cells = exportOf(exportNames).cellsOf({ ...row, nome: row.iniciais })
  const text = (cell: Cell) => (cell === null ? '' : typeof cell === 'string' ? safeCsvText(cell) : String(cell))
  const again = convert(Object.fromEntries(exportNames.map((name, i) => [name, text(cells[i] ?? null)])))
  const part = Object.fromEntries(
    Object.entries(again.documento).filter(([path]) => !again.semMudanca.some((same) => same === path))
  )
  return { again, stored: row, changed: mergeDocument(documentOf(row), part).changed }
}

describe('an export read again', () => {
  const full: Documento = {
    tipo_agravo: 'dengue',
    numero_notificacao: '=2+3',
    data_notificacao: '2024-03-12',
    data_inicio_sintomas: '2024-03-10',
    'paciente.nome': 'Maria da Silva Santos',
    'paciente.data_nascimento': '1983-05-01',
    'paciente.sexo': 'F',
    'paciente.gestante': true,
    'paciente.raca': 'parda',
    'endereco.municipio_residencia': 'Recife',
    'endereco.estado_residencia': 'PE',
    'endereco.bairro': '=cmd()',
    'endereco.zona': 'urbana',
    'endereco.logradouro': 'Rua das Flores',
    classificacao_final: 'dengue_com_sinais_alarme',
    criterio_confirmacao: 'laboratorial',
    evolucao: 'obito',
    hospitalizacao: true,
    dados_especificos: {
      febre: true,
      mialgia: false,
      sinais_alarme: true,
      prova_laco: 'nao_realizada',
      trimestre_gestacional: 'segundo_trimestre'
    },
    municipio_infeccao: 'Olinda',
    estado_infeccao: 'PE',
    dados_clinicos: {
      comorbidades: ['asma'],
      sinais_alarme: ['letargia', 'hipotensao'],
      sinais_sintomas: { letargia: true, dor_abdominal: false },
      data_internacao: '2024-03-13',
      uti: true
    },
    investigacao: {
      locais_frequentados: [{ local: 'Feira' }],
      viagem_recente: false,
      contato_casos_similares: true
    },
    dados_laboratoriais: { ns1: 'positivo', igm: 'nao_realizado', plaquetas: 90_000, hematocrito: 44.5 },
    data_encerramento: '2024-04-01',
    data_obito: '2024-03-20',
    'unidade_notificante.nome': 'UPA; +tarde',
    'unidade_notificante.cnes': '477'
  }

  it('changes nothing', () => {
    const { again, changed, stored } = exportedAgain(full)
    expect([again.erros, again.avisos, changed]).toEqual([[], [], []])
    expect([again.tipo, again.numero, again.dataNotificacao]).toEqual(['dengue', '=2+3', '2024-03-12'])
    expect([again.municipio, again.idade, again.iniciais]).toEqual([2611606, stored.idade, 'M. S. S.'])
    expect(again.semMudanca).toEqual(['paciente.nome', 'endereco.bairro', 'unidade_notificante.nome'])
  })

  it('for a new case, escaped texts are unescaped, and no name is invented', () => {
    const { documento } = exportedAgain(full).again
    expect([documento['endereco.bairro'], documento['unidade_notificante.nome']]).toEqual(['=cmd()', 'UPA; +tarde'])
    expect(documento).not.toHaveProperty('paciente.nome')
  })

  it.each([[' Centro '], ["'quoted'"], ['a\u0001b'], ['NA'], ['1.0'], ['\t=x'], ["a;'b"]])(
    'nothing with the bairro %j',
    (bairro) => {
      expect(exportedAgain({ ...full, 'endereco.bairro': bairro }).changed).toEqual([])
    }
  )

  it.each([
    [['a, b']],
    [['a; b', 'c | d']],
    [['=1+1', "'x", '-']],
    [['NA']],
    [['null', 'asma']],
    [['[1]']],
    [['["x"]']],
    [[' asma ', '']],
    [['1.0', 'a\u0001b', 'c\ufffed', "x;'=y"]],
    [['duas\nlinhas']],
    [['a'.repeat(100), 'ção']]
  ])('nothing with the comorbidities %j', (comorbidades) => {
    const dados_clinicos = { comorbidades, sinais_alarme: comorbidades }
    const { again, changed } = exportedAgain({ ...full, dados_clinicos })
    expect([again.erros, changed, again.documento.dados_clinicos]).toEqual([[], [], dados_clinicos])
  })

  it('a list that people changed is read as they write it', () => {
    const read = (text: string) =>
      (flat({ comorbidades: text }).documento.dados_clinicos as Documento | undefined) ?? null
    expect(read('asma | diabetes;renal, x')).toEqual({ comorbidades: ['asma', 'diabetes', 'renal', 'x'] })
    expect(read('["asma"')).toEqual({ comorbidades: ['["asma"'] })
    expect(read('[1]')).toEqual({ comorbidades: ['[1]'] })
    expect(read('[]')).toBeNull()
    expect(flat({ lista_sinais_alarme: 'letargia', sinais_alarme: 'sim' }).documento).toMatchObject({
      dados_clinicos: { sinais_alarme: ['letargia'] },
      dados_especificos: { sinais_alarme: true }
    })
  })

  it('a case with few known fields', () => {
    const { tipo_agravo, numero_notificacao, data_notificacao, data_inicio_sintomas } = full
    const little = {
      tipo_agravo,
      numero_notificacao,
      data_notificacao,
      data_inicio_sintomas,
      'endereco.municipio_residencia': 'Recife',
      'endereco.estado_residencia': 'PE'
    }
    const { again, changed } = exportedAgain(little)
    expect([again.erros, changed, again.semMudanca]).toEqual([[], [], []])
  })

  it('a changed cell changes its field', () => {
    const again = flat({ bairro: 'Centro', paciente_nome: 'M. S. S.' })
    expect([again.documento['endereco.bairro'], again.semMudanca]).toEqual(['Centro', ['paciente.nome']])
  })

  it('hidden addresses stay as they are', () => {
    const again = flat({ 'endereco.logradouro': '***', 'endereco.cep': '51020-***' })
    expect([again.erros, again.semMudanca]).toEqual([[], ['endereco.logradouro', 'endereco.cep']])
  })
})
