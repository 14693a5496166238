import * as tables from '../../agravos/sinan/tables-of-codes.ts'
import { putAt } from './case-fields.ts'
import { warn } from './draft.ts'
import { besideTo, type Column, coded, codeTo, numberTo } from './readers.ts'

const resultado = (name: string): Column => codeTo(`dados_laboratoriais.${name}`, tables.resultados)

/**
 * The antibody test of a disease. There may be two samples: a positive one counts most, and a test that was made counts
 * more than one that was not.
 */
const igm = (agravo: 'dengue' | 'chikungunya', slot: 'igmDengue' | 'igmChikungunya'): Column => ({
  campo: 'dados_laboratoriais.igm',
  agravo,
  read: coded(tables.resultados, (draft, value) => {
    const before = draft[slot]
    if (before === null || before === 'nao_realizado' || value === 'positivo') draft[slot] = value
  })
})

/** The day of the sample for the antibody test of a disease; of two samples the first. */
const coletaIgm = (agravo: 'dengue' | 'chikungunya', slot: 'coletaDengue' | 'coletaChikungunya'): Column => ({
  ...besideTo('dados_laboratoriais.data_coleta_igm', (draft, day) => {
    draft[slot] ??= day
  }),
  agravo
})

const coleta = (test: string): Column => besideTo(`dados_laboratoriais.data_coleta_${test}`)

const putSorotipo = putAt('dados_laboratoriais.sorotipo')
const sorotipo: Column = {
  campo: 'dados_laboratoriais.sorotipo',
  read: (text, draft, at) => {
    const value = tables.sorotipos.of(text)
    if (value) putSorotipo(draft, value)
    else if (value === undefined) warn(draft, at, text, 'row.left-out')
  }
}

/** SINAN's columns of tests and their samples. */
export const laboratoryColumns: Record<string, Column> = {
  RES_CHIKS1: igm('chikungunya', 'igmChikungunya'),
  RES_CHIKS2: igm('chikungunya', 'igmChikungunya'),
  RESUL_SORO: igm('dengue', 'igmDengue'),
  DT_CHIK_S1: coletaIgm('chikungunya', 'coletaChikungunya'),
  DT_CHIK_S2: coletaIgm('chikungunya', 'coletaChikungunya'),
  DT_SORO: coletaIgm('dengue', 'coletaDengue'),
  DT_NS1: coleta('ns1'),
  DT_VIRAL: coleta('isolamento_viral'),
  DT_PCR: coleta('pcr'),
  SOROTIPO: sorotipo,
  RESUL_NS1: resultado('ns1'),
  RESUL_VI_N: resultado('isolamento_viral'),
  RESUL_PCR_: resultado('pcr'),
  // Nobody lives without platelets, so zero means that they were not counted.
  PLAQ_MENOR: numberTo('dados_laboratoriais.plaquetas', (value) => value === 0)
}
