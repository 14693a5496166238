import { describe, expect, it } from 'vitest'
import { earlyColumns, pessoaisColumns } from '../../../src/modules/agravos/bulk/line.ts'
import { broughtCaso } from '../../../src/modules/agravos/bulk/store.ts'
import { type Documento, rowsOf } from '../../../src/modules/agravos/fields/document.ts'
import { copyValue } from '../../../src/platform/db/load.ts'

const RECIFE = 2611606

const least: Documento = {
  tipo_agravo: 'dengue',
  numero_notificacao: ' 2024-1\t\\ ',
  data_notificacao: '2024-03-12',
  data_inicio_sintomas: '2024-03-10'
}

const full: Documento = {
  ...least,
  'paciente.nome': ' Maria da Silva ',
  'paciente.data_nascimento': '1990-03-11',
  'paciente.sexo': 'F',
  'paciente.gestante': false,
  'paciente.telefone': '(81) 3333-4444',
  'endereco.municipio_residencia': 'Recife',
  'endereco.estado_residencia': 'PE',
  'endereco.bairro': 'Boa\nVista',
  'endereco.latitude': -8.05,
  municipio_notificacao: '2611606',
  hospitalizacao: true,
  dados_especificos: { febre: true, mialgia: null, sinais_alarme: false },
  dados_clinicos: { comorbidades: ['diabetes'], sinais_alarme: [], sinais_sintomas: { letargia: true } },
  dados_laboratoriais: { sorotipo: 'DENV1' },
  data_encerramento: '2024-04-01',
  'unidade_notificante.nome': 'UBS "Centro"',
  'unidade_notificante.telefone': '81 9999'
}

const brought = (documento: Documento, given: { idade?: number; iniciais?: string } = {}) =>
  broughtCaso({
    tipo: 'dengue',
    numero: String(documento.numero_notificacao),
    data: '2024-03-12',
    documento,
    municipio: RECIFE,
    idade: given.idade ?? null,
    iniciais: given.iniciais ?? null,
    semMudanca: []
  })

const inLine = (row: object): string =>
  earlyColumns.map((name) => copyValue((row as Record<string, unknown>)[name])).join('\t')

describe('the line by which an import copies a case', () => {
  it.each([
    ['all that a case may have', full],
    ['the least that a case has', least]
  ])('has %s, as any other way of recording stores it', (_, documento) => {
    expect(brought(documento).line).toBe(inLine(rowsOf(documento, RECIFE).caso))
  })

  it('has the age and the initials that the file gives', () => {
    const { caso } = rowsOf(least, RECIFE)
    expect(brought(least, { idade: 7, iniciais: 'M. S.' }).line).toBe(inLine({ ...caso, idade: 7, iniciais: 'M. S.' }))
    expect(brought(full, { idade: 7, iniciais: 'X.' }).line).toBe(
      inLine({ ...rowsOf(full, RECIFE).caso, idade: 7, iniciais: 'M. S.' })
    )
  })

  it('belongs to the key under which the case is stored', () => {
    expect(brought(least).key).toBe('dengue\x002024-1\t\\\x002024-03-12')
  })
})

describe('the personal data of an imported case', () => {
  it('are what any other way of recording stores', () => {
    const { pessoais } = brought(full)
    expect(pessoais).toEqual(rowsOf(full, RECIFE).pessoais)
    expect(Object.keys(pessoais ?? {}).every((name) => pessoaisColumns.includes(name))).toBe(true)
  })

  it.each([
    ['the file says nothing of a person', least],
    ['it has only blanks there', { ...least, 'paciente.nome': ' ', 'endereco.numero': '' }],
    ['fields are empty', { ...least, 'paciente.nome': '', 'paciente.cns': null }]
  ])('are none where %s', (_, documento) => {
    expect(brought(documento).pessoais).toBeNull()
  })

  it.each([{ 'endereco.longitude': 0 }, { 'paciente.cns': '700000000000005' }, { 'endereco.cep': '50000000' }])(
    'are there with %j alone',
    (some) => {
      expect(brought({ ...least, ...some }).pessoais).toEqual(rowsOf({ ...least, ...some }, RECIFE).pessoais)
    }
  )
})
