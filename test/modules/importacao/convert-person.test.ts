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
