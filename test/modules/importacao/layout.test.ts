import { describe, expect, it } from 'vitest'
import { exportNames } from '../../../src/modules/agravos/list/export-columns.ts'
import { recognise } from '../../../src/modules/importacao/read/layout.ts'
import { base, flatCells } from './convert-support.ts'

const national = [...Object.keys(base), 'FEBRE', 'RESUL_SORO']
const municipal = ['NU_NOTIFIC', ...national, 'NM_BAIRRO']
const long = [
  'nu_notificacao',
  'co_cid',
  'dt_notificacao',
  'dt_diagnostico_sintoma',
  'co_municipio_residencia',
  'tp_classificacao_final',
  'febre'
]
const zika = national.filter((name) => !['FEBRE', 'RESUL_SORO', 'HOSPITALIZ'].includes(name))

describe('recognise', () => {
  it.each<[string, string[], string | null, string | null]>([
    ['national', national, ',', 'A'],
    ['national of zika', zika, ',', 'B'],
    ['national, saved again', national, ';', 'C'],
    ['with labels', [...national, 'IDADEanos', 'munResNome'], ',', 'D'],
    ['municipal', municipal, ';', 'E'],
    ['municipal, long names', long, ';', 'F'],
    ['names of the contract', Object.keys(flatCells), ';', 'especificacao'],
    ['an export', exportNames, ';', 'especificacao'],
    ['neither', ['a', 'b', 'nome'], ',', null],
    ['one name by chance', ['DT_NOTIFIC', 'b'], ',', null]
  ])('%s', (_, columns, separador, familia) => {
    expect(recognise(columns, { separador }).familia).toBe(familia)
    const [first, ...rest] = columns
    const shuffled = [...rest.reverse(), first as string].map((name) => name.toLowerCase())
    expect(recognise(shuffled, { separador }).familia).toBe(familia)
  })

  it('says what becomes of each column', () => {
    const columns = [
      '\uFEFF"ID_AGRAVO"',
      'dt_notific ',
      'DT_SIN_PRI',
      'ID_MN_RESI',
      'SEM_NOT',
      'GRAV_PULSO',
      'cor_do_carro',
      'DT_SIN_PRI',
      ''
    ]
    expect(recognise(columns).colunas.map(({ campo, uso }) => [campo, uso])).toEqual([
      ['tipo_agravo', 'campo'],
      ['data_notificacao', 'campo'],
      ['data_inicio_sintomas', 'campo'],
      ['endereco.municipio_residencia', 'campo'],
      [null, 'conferencia'],
      [null, 'sem_lugar'],
      [null, 'desconhecida'],
      [null, 'repetida'],
      [null, 'sem_nome']
    ])
  })

  it('knows each column of an export', () => {
    const { colunas, faltando } = recognise(exportNames)
    expect(faltando).toEqual([])
    expect(colunas.filter(({ uso }) => uso === 'sem_lugar').map(({ coluna }) => coluna)).toEqual([
      'id',
      'status',
      'municipio_codigo',
      'criado_em',
      'atualizado_em',
      'municipio_infeccao_codigo'
    ])
    expect(colunas.filter(({ uso }) => uso === 'desconhecida')).toEqual([])
  })

  it('names what is missing, under the names of the family', () => {
    expect(recognise(['ID_AGRAVO', 'DT_NOTIFIC', 'NU_NOTIFIC']).faltando).toEqual(['DT_SIN_PRI', 'ID_MN_RESI'])
    expect(recognise(['tipo_agravo', 'data_notificacao']).faltando).toEqual([
      'numero_notificacao',
      'data_inicio_sintomas',
      'municipio_residencia'
    ])
    expect(recognise(long).faltando).toEqual([])
    // The number is made from the row.
    expect(recognise(national).faltando).toEqual([])
  })

  it('returns no heading that a database cannot store', () => {
    const { colunas } = recognise(['a\0b', 'c\ud800', 'x'.repeat(5000)])
    expect(colunas.map(({ coluna }) => coluna)).toEqual(['a\ufffdb', 'c\ufffd', 'x'.repeat(200)])
  })

  it('takes headings that are names of object properties for plain headings', () => {
    const { colunas } = recognise(['constructor', '__proto__', 'toString', ...Object.keys(flatCells)])
    expect(colunas.slice(0, 3).map(({ uso }) => uso)).toEqual(['desconhecida', 'desconhecida', 'desconhecida'])
  })
})
