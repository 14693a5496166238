import { describe, expect, it } from 'vitest'
import { flat, municipal, refusals, warnings } from './convert-support.ts'

const where = (found: ReturnType<typeof municipal>) => [
  found.municipio,
  found.documento['endereco.municipio_residencia'],
  found.documento['endereco.estado_residencia']
]

describe('residence by code', () => {
  it.each([
    ['26', '261160', [2611606, 'Recife', 'PE']],
    ['26.0', '261160.0', [2611606, 'Recife', 'PE']],
    ['PE', '2611606', [2611606, 'Recife', 'PE']],
    ['Pernambuco', 'Recife', [2611606, 'Recife', 'PE']],
    ['', '261160', [2611606, 'Recife', 'PE']],
    // Ceilândia, and the whole district.
    ['53', '530040', [5300108, 'Brasília', 'DF']],
    ['53', '530000', [5300108, 'Brasília', 'DF']]
  ])('%s %s', (SG_UF, ID_MN_RESI, wanted) => {
    const found = municipal({ SG_UF, ID_MN_RESI })
    expect([where(found), found.erros, found.avisos]).toEqual([wanted, [], []])
  })

  it('a code of Goiás that went to Tocantins', () => {
    const found = municipal({ SG_UF: '52', ID_MN_RESI: '520210' })
    expect(where(found)).toEqual([1702109, 'Araguaína', 'TO'])
    expect(warnings(found)).toEqual([['ID_MN_RESI', 'row.state-differs', '520210']])
  })

  it('the code says more than a state that does not fit', () => {
    const found = municipal({ SG_UF: '29', ID_MN_RESI: '261160' })
    expect([where(found), found.erros]).toEqual([[2611606, 'Recife', 'PE'], []])
    expect(found.avisos).toEqual([
      { campo: 'ID_MN_RESI', key: 'row.state-differs', values: { estado: 'PE' }, valor: '261160' }
    ])
  })

  it.each([
    ['261161', 'field.municipality', '261161'],
    ['26116', 'field.municipality', '26116'],
    ['260000', 'row.municipality-unknown', '260000'],
    ['999999', 'row.municipality-unknown', '999999'],
    ['', 'field.required', null]
  ])('refused: %j', (ID_MN_RESI, key, valor) => {
    expect(refusals(municipal({ ID_MN_RESI }))).toEqual([['ID_MN_RESI', key, valor]])
  })

  it('without a state, an unknown code', () => {
    expect(refusals(municipal({ SG_UF: '', ID_MN_RESI: '261161' }))).toEqual([
      ['ID_MN_RESI', 'row.municipality', '261161']
    ])
  })

  it.each(['', 'NA', '260000'])(
    '%j: the municipality of the notification takes its place, with a warning',
    (ID_MN_RESI) => {
      const found = municipal({ ID_MN_RESI, SG_UF_NOT: '26', ID_MUNICIP: '260960' })
      expect([where(found), found.erros]).toEqual([[2609600, 'Olinda', 'PE'], []])
      expect(found.avisos).toMatchObject([
        { campo: 'ID_MN_RESI', key: 'row.municipality-of-notification', values: { municipio: 'Olinda' } }
      ])
    }
  )

  it.each([
    ['in another state', { SG_UF: '29' }],
    ['of someone from abroad', { ID_PAIS: '45' }],
    ['itself unknown', { ID_MUNICIP: '260000' }]
  ])('the municipality of the notification does not take its place when it is %s', (_, cells) => {
    expect(
      refusals(municipal({ ID_MN_RESI: '', SG_UF_NOT: '26', ID_MUNICIP: '260960', ID_PAIS: '1', ...cells }))
    ).toEqual([['ID_MN_RESI', 'field.required', null]])
  })
})

describe('the municipality of notification', () => {
  const notified = ({ documento }: ReturnType<typeof municipal>) => documento.municipio_notificacao

  it.each([
    ['261160', '2611606'],
    ['2611606', '2611606'],
    ['292740.0', '2927408'],
    ['260000', undefined],
    ['', undefined]
  ])('%j', (ID_MUNICIP, wanted) => {
    const found = municipal({ ID_MUNICIP })
    expect([notified(found), found.erros, found.avisos]).toEqual([wanted, [], []])
  })

  it('what is no municipality is left out of a file of SINAN, and refused under the name of the contract', () => {
    const found = municipal({ ID_MUNICIP: '261161' })
    expect([notified(found), found.erros]).toEqual([undefined, []])
    expect(warnings(found)).toEqual([['ID_MUNICIP', 'row.left-out', '261161']])
    expect(notified(flat({ municipio_notificacao: '261160' }))).toBe('2611606')
    expect(refusals(flat({ municipio_notificacao: '261161' }))).toEqual([
      ['municipio_notificacao', 'row.municipality', '261161']
    ])
  })
})

describe('residence by name', () => {
  it('a municipality of the state, however it is written', () => {
    expect(where(flat({ municipio_residencia: 'sao paulo', estado_residencia: 'sp' }))).toEqual([
      3550308,
      'São Paulo',
      'SP'
    ])
    expect(where(flat({ municipio_residencia: '355030', estado_residencia: '' }))).toEqual([3550308, 'São Paulo', 'SP'])
  })

  it.each([
    ['of another state', { municipio_residencia: '355030' }, ['municipio_residencia', 'field.municipality', '355030']],
    [
      'that there is not',
      { municipio_residencia: 'Atlântida' },
      ['municipio_residencia', 'field.municipality', 'Atlântida']
    ],
    ['without a state', { estado_residencia: '' }, ['estado_residencia', 'field.required', null]]
  ])('refused: one %s', (_, cells, wanted) => {
    expect(refusals(flat(cells))).toEqual([wanted])
  })
})

describe('where the infection took place', () => {
  it.each([
    [{ COPAISINF: '1', COUFINF: '26', COMUNINF: '260960' }, ['Brasil', 'PE', 'Olinda']],
    [{ COPAISINF: '0', COUFINF: '', COMUNINF: '' }, [undefined, undefined, undefined]],
    [{ COPAISINF: '1.0', COUFINF: '33', COMUNINF: '330000' }, ['Brasil', 'RJ', undefined]],
    // No name is known for this country.
    [{ COPAISINF: '045', COUFINF: '', COMUNINF: '' }, ['45', undefined, undefined]],
    [{ COPAISINF: 'Paraguai', COUFINF: '', COMUNINF: '' }, ['Paraguai', undefined, undefined]]
  ])('%j', (cells, wanted) => {
    const { documento, erros, avisos } = municipal(cells)
    expect([documento.pais_infeccao, documento.estado_infeccao, documento.municipio_infeccao]).toEqual(wanted)
    expect([erros, avisos]).toEqual([[], []])
  })

  it('an unknown code is left out, with a warning', () => {
    const found = municipal({ COUFINF: '26', COMUNINF: '269999' })
    expect([found.erros, found.documento.municipio_infeccao]).toEqual([[], undefined])
    expect(warnings(found)).toEqual([['COMUNINF', 'row.infection-place', '269999']])
  })
})

describe('unit and postal code', () => {
  it.each([
    ['ID_UNIDADE', '477', 'unidade_notificante.cnes', '0000477'],
    ['ID_UNIDADE', '477.0', 'unidade_notificante.cnes', '0000477'],
    ['ID_UNIDADE', '0', 'unidade_notificante.cnes', undefined],
    ['NU_CEP', '51020011.0', 'endereco.cep', '51020011'],
    ['NU_CEP', '51020-011', 'endereco.cep', '51020011'],
    ['NU_CEP', '51.020-011', 'endereco.cep', '51020011'],
    ['NU_CEP', '1310000', 'endereco.cep', '01310000'],
    ['NU_CEP', '50000000', 'endereco.cep', '50000000'],
    ['NU_CEP', '00000000', 'endereco.cep', undefined]
  ] as const)('%s %s', (column, text, path, wanted) => {
    const { erros, documento } = municipal({ [column]: text })
    expect([erros, documento[path]]).toEqual([[], wanted])
  })

  it('in another form they are refused; a postal code points to a person and is not repeated', () => {
    expect(refusals(municipal({ ID_UNIDADE: '12345678' }))).toEqual([['ID_UNIDADE', 'field.cnes', '12345678']])
    expect(refusals(municipal({ NU_CEP: '123' }))).toEqual([['NU_CEP', 'field.cep', null]])
  })
})
