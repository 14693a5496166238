import { describe, expect, it } from 'vitest'
import { convert, flat, municipal, national, refusals, warnings } from './convert-support.ts'

const exams = (found: ReturnType<typeof national>) => found.documento.dados_laboratoriais

describe('serotype', () => {
  it.each([
    ['1', 'DENV1'],
    ['2.0', 'DENV2'],
    ['03', 'DENV3'],
    ['4', 'DENV4'],
    ['DENV 2', 'DENV2'],
    ['denv3', 'DENV3'],
    ['DEN 1', 'DENV1'],
    ['DENV-4', 'DENV4']
  ])('%j is %s', (SOROTIPO, sorotipo) => {
    const found = national({ SOROTIPO })
    expect([found.erros, found.avisos, exams(found)]).toEqual([[], [], { sorotipo }])
  })

  it.each(['', '0', '9', 'NA'])('%j says nothing', (SOROTIPO) => {
    const found = national({ SOROTIPO })
    expect([found.erros, found.avisos, exams(found)]).toEqual([[], [], undefined])
  })

  it('another one is left out, and the row is taken as it was before', () => {
    const found = national({ SOROTIPO: '7' })
    expect([found.erros, warnings(found), exams(found)]).toEqual([[], [['SOROTIPO', 'row.left-out', '7']], undefined])
  })

  it('under the name of the contract it must be right', () => {
    expect(exams(flat({ sorotipo: 'DENV4' }))).toEqual({ sorotipo: 'DENV4' })
    expect(refusals(flat({ sorotipo: 'DENV5' }))).toMatchObject([['sorotipo', 'field.enum', 'DENV5']])
  })

  it('of another disease causes a warning', () => {
    const found = national({ ID_AGRAVO: 'A92.0', SOROTIPO: '1' })
    expect([found.erros, warnings(found)]).toEqual([[], [['SOROTIPO', 'field.serotype-of-dengue', '1']]])
  })
})

describe('days of samples, of the investigation and of the typing', () => {
  it('are taken from a national file', () => {
    const found = national({
      DT_NS1: '2024-03-12',
      DT_PCR: '13/03/2024',
      DT_VIRAL: '20240314',
      DT_SORO: '2024-03-15',
      DT_CHIK_S1: '2024-03-16',
      DT_INVEST: '2024-03-17',
      DT_DIGITA: '2024-03-18'
    })
    expect([found.erros, found.avisos]).toEqual([[], []])
    expect(exams(found)).toEqual({
      data_coleta_ns1: '2024-03-12',
      data_coleta_pcr: '2024-03-13',
      data_coleta_isolamento_viral: '2024-03-14',
      data_coleta_igm: '2024-03-15'
    })
    expect(found.documento).toMatchObject({ data_investigacao: '2024-03-17', data_digitacao: '2024-03-18' })
  })

  it('under long names, and under those of the contract', () => {
    const long = convert({
      co_cid: 'A90',
      nu_notificacao: '1',
      dt_notificacao: '2024-03-12',
      dt_diagnostico_sintoma: '2024-03-10',
      co_municipio_residencia: '261160',
      dt_coleta_ns1: '2024-03-11',
      tp_sorotipo: '2',
      dt_investigacao: '2024-03-13'
    })
    expect([long.erros, exams(long)]).toEqual([[], { data_coleta_ns1: '2024-03-11', sorotipo: 'DENV2' }])
    expect(long.documento.data_investigacao).toBe('2024-03-13')
    const given = flat({ data_coleta_igm: '2024-03-11', data_digitacao: '2024-03-14' })
    expect([given.erros, exams(given)]).toEqual([[], { data_coleta_igm: '2024-03-11' }])
    expect(given.documento.data_digitacao).toBe('2024-03-14')
  })

  it('the sample for antibodies is that of the disease, and of two the first', () => {
    const days = { DT_SORO: '2024-03-15', DT_CHIK_S1: '', DT_CHIK_S2: '2024-03-17' }
    expect(exams(national({ ID_AGRAVO: 'A92.0', ...days }))).toEqual({ data_coleta_igm: '2024-03-17' })
    const both = { ...days, DT_CHIK_S1: '2024-03-16' }
    expect(exams(national({ ID_AGRAVO: 'A92.0', ...both }))).toEqual({ data_coleta_igm: '2024-03-16' })
  })

  it.each(['DT_NS1', 'DT_SORO', 'DT_INVEST', 'DT_DIGITA'])('%s that cannot be read is left out', (column) => {
    const found = municipal({ [column]: '31/31/2024' })
    expect([found.erros, warnings(found)]).toEqual([[], [[column, 'row.date-left-out', '31/31/2024']]])
  })

  it.each([
    ['DT_NS1', '2024-03-01', 'field.sample-early'],
    ['DT_PCR', '2030-03-01', 'field.future'],
    ['DT_INVEST', '2024-03-01', 'field.investigation-early'],
    ['DT_DIGITA', '2024-03-01', 'field.typing-early']
  ])('%s of %s causes a warning', (column, day, key) => {
    const found = municipal({ [column]: day })
    expect([found.erros, warnings(found)]).toEqual([[], [[column, key, day]]])
  })
})
