import { describe, expect, it } from 'vitest'
import { convert, flat, municipal, refusals, warnings } from './convert-support.ts'

describe('dates', () => {
  it('as they stand in files', () => {
    const { documento, erros, dataNotificacao } = municipal({
      DT_NOTIFIC: '12/3/2024',
      DT_SIN_PRI: '20240310',
      DT_NASC: '1983-01-01',
      DT_ENCERRA: '45400'
    })
    expect(erros).toEqual([])
    expect(dataNotificacao).toBe('2024-03-12')
    expect(documento).toMatchObject({
      data_notificacao: '2024-03-12',
      data_inicio_sintomas: '2024-03-10',
      'paciente.data_nascimento': '1983-01-01',
      data_encerramento: '2024-04-18'
    })
  })

  it('day and month swapped, proved by the week beside them', () => {
    const found = municipal({ DT_NOTIFIC: '2024-12-03', DT_SIN_PRI: '2024-10-03' })
    expect([found.erros, found.dataNotificacao, found.documento.data_inicio_sintomas]).toEqual([
      [],
      '2024-03-12',
      '2024-03-10'
    ])
    expect(found.avisos).toEqual([
      {
        campo: 'DT_NOTIFIC',
        key: 'row.day-month',
        values: { data: '2024-03-12', semana: '202411' },
        valor: '2024-12-03'
      },
      {
        campo: 'DT_SIN_PRI',
        key: 'row.day-month',
        values: { data: '2024-03-10', semana: '202411' },
        valor: '2024-10-03'
      }
    ])
    expect(municipal({ DT_NOTIFIC: '2024-12-03', SEM_NOT: '' }).dataNotificacao).toBe('2024-12-03')
  })

  it.each([
    ['DT_NOTIFIC', '31/02/2024', 'row.date', '31/02/2024'],
    ['DT_SIN_PRI', '', 'field.required', null],
    ['DT_NOTIFIC', '00/00/0000', 'field.required', null],
    ['DT_NASC', '1983', 'row.date', null],
    ['DT_OBITO', 'sim', 'row.date', 'sim']
  ])('%s %j: refused', (column, text, key, valor) => {
    expect(refusals(municipal({ [column]: text }))).toEqual([[column, key, valor]])
  })
})

describe('age', () => {
  it.each([
    ['4031', 31],
    ['4031.0', 31],
    ['4116', 116],
    ['4000', 0],
    ['3009', 0],
    ['2015', 0],
    ['1012', 0],
    ['', null],
    ['0', null]
  ])('%j is %j', (NU_IDADE_N, idade) => {
    const found = municipal({ NU_IDADE_N })
    expect([found.idade, found.avisos]).toEqual([idade, []])
  })

  it.each(['7', '31', '999', '5001', '4900', 'x'])(
    '%j cannot be read; the row is accepted without it',
    (NU_IDADE_N) => {
      const found = municipal({ NU_IDADE_N })
      expect([found.idade, found.erros, warnings(found)]).toEqual([null, [], [['NU_IDADE_N', 'row.age', NU_IDADE_N]]])
    }
  )

  it('a birth date takes precedence', () => {
    const found = municipal({ NU_IDADE_N: '7', DT_NASC: '2000-03-11' })
    expect([found.idade, found.avisos]).toEqual([23, []])
  })

  it('plain years under the names of the contract', () => {
    expect(flat({ idade: '41' }).idade).toBe(41)
    expect(warnings(flat({ idade: '4041' }))).toEqual([['idade', 'row.age', '4041']])
  })
})

it('long names mean what the short ones mean', () => {
  const found = convert({
    nu_notificacao: '9000001',
    co_cid: 'A92.0',
    dt_notificacao: '12/3/2024',
    ds_semana_notificacao: '202411',
    dt_diagnostico_sintoma: '10/3/2024',
    nu_idade: '4031',
    tp_gestante: '3',
    tp_sexo: 'F',
    co_uf_residencia: '26',
    co_municipio_residencia: '261160',
    no_bairro_residencia: 'IBURA',
    hipertensao: '1',
    Tp_result_NS1: '2',
    tp_classificacao_final: '13',
    st_ocorreu_hospitalizacao: '1'
  })
  expect([found.erros, found.avisos, found.numero, found.idade, found.municipio]).toEqual([
    [],
    [],
    '9000001',
    31,
    2611606
  ])
  expect(found.documento).toMatchObject({
    tipo_agravo: 'chikungunya',
    data_notificacao: '2024-03-12',
    'paciente.gestante': true,
    'endereco.bairro': 'IBURA',
    classificacao_final: 'confirmado',
    hospitalizacao: true,
    dados_clinicos: { comorbidades: ['hipertensao_arterial'] },
    dados_laboratoriais: { ns1: 'negativo' }
  })
})

describe('rows that are not a case', () => {
  it.each([
    ['TP_NOT', '1', 'row.not-individual'],
    ['TP_NOT', 'Surto', 'row.not-individual'],
    ['NDUPLIC_N', '2', 'row.marked-duplicate'],
    ['NDUPLIC_N', '2.0', 'row.marked-duplicate']
  ])('%s %s is skipped, with a warning', (column, text, key) => {
    const found = municipal({ [column]: text, CS_RACA: '77' })
    expect([found.ignorada, found.erros, found.numero, warnings(found)]).toEqual([
      true,
      [],
      '9000001',
      [[column, key, text]]
    ])
  })

  it.each([
    ['TP_NOT', '2.0'],
    ['TP_NOT', ''],
    ['NDUPLIC_N', '1'],
    ['NDUPLIC_N', '0'],
    ['NDUPLIC_N', 'NA']
  ])('%s %j is a case', (column, text) => {
    const found = municipal({ [column]: text })
    expect([found.ignorada, found.erros, found.avisos]).toEqual([false, [], []])
  })

  it('the rest of a note with line breaks is one error, and is not repeated', () => {
    const torn = convert({
      NU_NOTIFIC: 'Maria da Silva refere dor',
      ID_AGRAVO: '',
      DT_NOTIFIC: '',
      DT_SIN_PRI: '',
      ID_MN_RESI: '',
      DS_OBS: ''
    })
    expect([torn.ignorada, torn.numero, refusals(torn)]).toEqual([false, null, [[null, 'row.not-a-record', null]]])
  })

  it('a row without content says nothing', () => {
    const empty = convert({ NU_NOTIFIC: ' ', ID_AGRAVO: 'NA', DT_NOTIFIC: '', DT_SIN_PRI: '-', ID_MN_RESI: '' })
    expect([empty.ignorada, empty.erros, empty.avisos]).toEqual([true, [], []])
  })
})

describe('the rules of cases', () => {
  it.each([
    [{ DT_NOTIFIC: '2026-11-16', DT_SIN_PRI: '2026-11-15' }, 'DT_NOTIFIC', 'field.future'],
    [{ DT_SIN_PRI: '1899-12-31' }, 'DT_SIN_PRI', 'field.too-old'],
    [{ DT_SIN_PRI: '2024-03-13' }, 'DT_SIN_PRI', 'field.symptoms-late'],
    [{ DT_NASC: '2024-03-11' }, 'DT_NASC', 'field.birth-late'],
    [{ CS_SEXO: 'M', CS_GESTANT: '1' }, 'CS_GESTANT', 'field.pregnant']
  ])('%j is refused', (cells, field, key) => {
    expect(refusals(municipal(cells)).map(([at, sentence]) => [at, sentence])).toEqual([[field, key]])
  })

  it.each([
    [{ DT_OBITO: '2024-03-01', EVOLUCAO: '2' }, 'DT_OBITO', 'field.death-early'],
    [{ DT_ENCERRA: '2024-03-01' }, 'DT_ENCERRA', 'field.closing-early'],
    [{ DT_ENCERRA: '2027-03-01' }, 'DT_ENCERRA', 'field.future'],
    [{ DT_INTERNA: '2024-03-01' }, 'DT_INTERNA', 'field.admission-early'],
    [{ HOSPITALIZ: '2', DT_INTERNA: '2024-03-12' }, 'DT_INTERNA', 'field.admission-unsaid'],
    [{ DT_OBITO: '2024-03-20', EVOLUCAO: '1' }, 'DT_OBITO', 'field.death-outcome'],
    [{ DT_OBITO: '', EVOLUCAO: '2' }, 'DT_OBITO', 'field.death-undated'],
    // The file has no such column, so the field is named.
    [{ EVOLUCAO: '2' }, 'data_obito', 'field.death-undated']
  ])('%j is accepted with a warning', (cells, field, key) => {
    const found = municipal(cells)
    expect([found.erros, warnings(found).map(([at, sentence]) => [at, sentence])]).toEqual([[], [[field, key]]])
  })

  it('everything that is wrong is reported at once', () => {
    const { erros } = municipal({ CS_RACA: '77', DT_NOTIFIC: 'x', ID_MN_RESI: '', NU_NOTIFIC: '' })
    expect(erros.map(({ campo }) => campo)).toEqual(['CS_RACA', 'DT_NOTIFIC', 'ID_MN_RESI', 'NU_NOTIFIC'])
  })
})
