import { describe, expect, it } from 'vitest'
import { type Cells, convert, municipal, national, refusals } from './convert-support.ts'

describe('the number', () => {
  it.each([
    ['9000001', '9000001'],
    ['9000001.0', '9000001'],
    ['9.000.001', '9000001'],
    ["'9,000,001", '9000001'],
    ['0000012', '0000012'],
    [' 9000001 ', '9000001']
  ])('%j is %s', (NU_NOTIFIC, numero) => {
    const found = municipal({ NU_NOTIFIC })
    expect([found.numero, found.documento.numero_notificacao, found.numeroGerado, found.erros]).toEqual([
      numero,
      numero,
      false,
      []
    ])
  })

  it.each([
    ['9.0E+06', 'row.number', '9.0E+06'],
    ['PACIENTE REFERE DOR', 'row.number', null],
    ['', 'field.required', null]
  ])('%j is refused', (NU_NOTIFIC, key, valor) => {
    const found = municipal({ NU_NOTIFIC })
    expect([found.numero, refusals(found)]).toEqual([null, [['NU_NOTIFIC', key, valor]]])
  })

  it('a file without one: made from the row, the same for an equal row', () => {
    const { numero, numeroGerado, documento } = national({ FEBRE: '1', ID_UNIDADE: '0000477' })
    expect(numero).toMatch(/^sinan-[0-9a-f]{40}$/)
    expect([numeroGerado, documento.numero_notificacao]).toEqual([true, numero])
    const same: Cells[] = [
      { FEBRE: '1.0', ID_UNIDADE: '477' },
      { FEBRE: '01', ID_UNIDADE: '477.0', CS_RACA: 'NA', EVOLUCAO: '' },
      { FEBRE: '1', ID_UNIDADE: '477', DT_NOTIFIC: '12/3/2024', DT_SIN_PRI: '45361' }
    ]
    expect(same.map((cells) => national(cells).numero)).toEqual([numero, numero, numero])
    expect(
      convert({
        X: '17',
        febre: '1',
        id_unidade: '477',
        hospitaliz: '2',
        id_mn_resi: '261160',
        sg_uf: '26',
        cs_sexo: 'F',
        nu_idade_n: '4031',
        sem_pri: '202411',
        dt_sin_pri: '2024-03-10',
        sem_not: '202411',
        dt_notific: '2024-03-12',
        id_agravo: 'A90',
        tp_not: '2'
      }).numero
    ).toBe(numero)
  })

  it('a file without one: another number for another row', () => {
    const rows: Cells[] = [{ FEBRE: '1' }, { FEBRE: '2' }, { MIALGIA: '1' }, { GRAV_AST: '1' }, { desconhecida: '1' }]
    expect(new Set(rows.map((cells) => national(cells).numero)).size).toBe(rows.length)
    expect(national({ CS_RACA: '77' }).numero).toBeNull()
  })
})
