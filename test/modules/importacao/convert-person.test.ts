import { describe, expect, it } from 'vitest'
import { convert, flat, flatCells, municipal, refusals, warnings } from './convert-support.ts'

describe('the person', () => {
  it('a file without names is accepted', () => {
    expect(municipal().documento).not.toHaveProperty('paciente.nome')
    const { paciente_nome: _, ...nameless } = flatCells
    expect(convert(nameless).erros).toEqual([])
  })

  it('a name is kept, and no message repeats it', () => {
    expect(municipal({ NM_PACIENT: 'MARIA DA SILVA' }).documento['paciente.nome']).toBe('MARIA DA SILVA')
    expect(refusals(municipal({ NM_PACIENT: 'x'.repeat(201) }))).toEqual([['NM_PACIENT', 'field.maxLength', null]])
    expect(refusals(municipal({ NM_PACIENT: '???' }))).toEqual([['NM_PACIENT', 'field.no-letter', null]])
    expect(refusals(municipal({ CS_RACA: 'Maria da Silva' }))).toEqual([['CS_RACA', 'field.enum', null]])
    expect(refusals(municipal({ CS_RACA: 'morena' }))).toEqual([['CS_RACA', 'field.enum', 'morena']])
  })

  it('text with the whole name or the street and its number is left out, with a warning', () => {
    const person = { NM_PACIENT: 'Maria da Silva', NM_LOGRADO: 'Rua das Flores', NU_NUMERO: '12' }
    for (const NM_BAIRRO of ['casa de MARIA DA SILVA', 'rua das flores, 12']) {
      const found = municipal({ ...person, NM_BAIRRO })
      expect([found.erros, found.documento['endereco.bairro']]).toEqual([[], undefined])
      expect(warnings(found)).toEqual([['NM_BAIRRO', 'row.personal', null]])
    }
    expect(municipal({ ...person, NM_BAIRRO: 'Vila Maria' }).documento['endereco.bairro']).toBe('Vila Maria')
    expect(warnings(flat({ 'dados_clinicos.comorbidades': 'asma; maria da silva' }))).toEqual([
      ['dados_clinicos.comorbidades', 'row.personal', null]
    ])
  })

  it.each([
    ['705008484151234', '705008484151234'],
    ['705 0084 8415 1234', '705008484151234'],
    ['123456789010000.0', '123456789010000']
  ])('the health card %s is taken', (given, cns) => {
    expect(municipal({ ID_CNS_SUS: given }).documento['paciente.cns']).toBe(cns)
    expect(flat({ paciente_cns: given }).documento['paciente.cns']).toBe(cns)
  })

  it.each(['705008484151235', '305008484151234', '7050', 'Maria da Silva', '98765432100'])(
    'a health card %s is left out with a warning that does not repeat it',
    (given) => {
      const sent = municipal({ ID_CNS_SUS: given })
      expect([sent.erros, sent.documento['paciente.cns']]).toEqual([[], undefined])
      expect(warnings(sent)).toEqual([['ID_CNS_SUS', 'row.cns', null]])
      expect(warnings(flat({ paciente_cns: given }))).toEqual([['paciente_cns', 'row.cns', null]])
    }
  )

  it.each([
    [{ NU_DDD_TEL: '81', NU_TELEFON: '987654321' }, '(81) 987654321'],
    [{ NU_DDD_TEL: '081', NU_TELEFON: '3222-1000' }, '(81) 3222-1000'],
    [{ NU_DDD_TEL: '81', NU_TELEFON: '81987654321' }, '81987654321'],
    [{ NU_TELEFON: '81 98765-4321' }, '81 98765-4321'],
    [{ NU_DDD_TEL: '0', NU_TELEFON: '32221000.0' }, '32221000'],
    [{ NU_DDD_TEL: '81', NU_TELEFON: '00000000' }, undefined],
    [{ NU_DDD_TEL: '81' }, undefined]
  ])('a telephone as SINAN has it: %j', (cells, telefone) => {
    const sent = municipal(cells)
    expect([sent.erros, sent.avisos, sent.documento['paciente.telefone']]).toEqual([[], [], telefone])
  })

  it('a telephone that cannot be read is left out with a warning; one under the name of the contract is taken', () => {
    expect(warnings(municipal({ NU_TELEFON: 'recado com a vizinha' }))).toEqual([['NU_TELEFON', 'row.telephone', null]])
    expect(warnings(municipal({ NU_TELEFON: '123' }))).toEqual([['NU_TELEFON', 'row.telephone', null]])
    expect(flat({ paciente_telefone: '(81) 98765-4321' }).documento['paciente.telefone']).toBe('(81) 98765-4321')
    expect(flat({ telefone: '(81) 98765-4321' }).documento['paciente.telefone']).toBeUndefined()
  })

  it("the mother's name is taken; one without letters says nothing, and one that is too long is left out", () => {
    expect(municipal({ NM_MAE_PAC: 'ANA DA SILVA' }).documento['paciente.nome_mae']).toBe('ANA DA SILVA')
    expect(flat({ paciente_nome_mae: 'Ana da Silva' }).documento['paciente.nome_mae']).toBe('Ana da Silva')
    expect(municipal({ NM_MAE_PAC: '???' })).toMatchObject({ erros: [], avisos: [] })
    expect(warnings(municipal({ NM_MAE_PAC: 'x'.repeat(201) }))).toEqual([['NM_MAE_PAC', 'row.left-out', null]])
  })

  it('no message repeats a birth date', () => {
    expect(refusals(municipal({ DT_NASC: '1987-13-21' }))).toEqual([['DT_NASC', 'row.date', null]])
    expect(refusals(municipal({ DT_NASC: '2027-01-01' }))[0]).toEqual(['DT_NASC', 'field.future', null])
  })

  it('notes are never read', () => {
    expect(JSON.stringify(municipal({ DS_OBS: 'nota clínica' }))).not.toContain('nota')
  })

  it('text that cannot be stored, or is too long, is refused', () => {
    expect(refusals(municipal({ NM_BAIRRO: 'a\0b' }))).toEqual([['NM_BAIRRO', 'field.text', 'a\ufffdb']])
    expect(refusals(municipal({ NM_BAIRRO: 'a\ud800b' }))[0]).toEqual(['NM_BAIRRO', 'field.text', 'a\ufffdb'])
    expect(refusals(municipal({ NM_BAIRRO: 'é'.repeat(201) }))).toEqual([
      ['NM_BAIRRO', 'field.maxLength', 'é'.repeat(100)]
    ])
    expect(municipal({ NM_BAIRRO: '😀'.repeat(200) }).erros).toEqual([])
  })
})
