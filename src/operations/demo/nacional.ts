import { addDays } from '../../platform/time/days.ts'
import { epidemiologicalWeek } from '../../platform/time/weeks.ts'
import { type InventedCaso, inventCasos } from './casos-data.ts'

/** The columns of the ministry's national file of dengue and chikungunya, in its order. */
export const nationalColumns = `
  TP_NOT ID_AGRAVO DT_NOTIFIC SEM_NOT NU_ANO SG_UF_NOT ID_MUNICIP ID_REGIONA ID_UNIDADE DT_SIN_PRI SEM_PRI ANO_NASC NU_IDADE_N CS_SEXO CS_GESTANT CS_RACA
  CS_ESCOL_N SG_UF ID_MN_RESI ID_RG_RESI ID_PAIS DT_INVEST ID_OCUPA_N FEBRE MIALGIA CEFALEIA EXANTEMA VOMITO NAUSEA DOR_COSTAS CONJUNTVIT ARTRITE
  ARTRALGIA PETEQUIA_N LEUCOPENIA LACO DOR_RETRO DIABETES HEMATOLOG HEPATOPAT RENAL HIPERTENSA ACIDO_PEPT AUTO_IMUNE DT_CHIK_S1 DT_CHIK_S2 DT_PRNT
  RES_CHIKS1 RES_CHIKS2 RESUL_PRNT DT_SORO RESUL_SORO DT_NS1 RESUL_NS1 DT_VIRAL RESUL_VI_N DT_PCR RESUL_PCR_ SOROTIPO HISTOPA_N IMUNOH_N HOSPITALIZ
  DT_INTERNA UF MUNICIPIO TPAUTOCTO COUFINF COPAISINF COMUNINF CLASSI_FIN CRITERIO DOENCA_TRA CLINC_CHIK EVOLUCAO DT_OBITO DT_ENCERRA ALRM_HIPOT ALRM_PLAQ
  ALRM_VOM ALRM_SANG ALRM_HEMAT ALRM_ABDOM ALRM_LETAR ALRM_HEPAT ALRM_LIQ DT_ALRM GRAV_PULSO GRAV_CONV GRAV_ENCH GRAV_INSUF GRAV_TAQUI GRAV_EXTRE
  GRAV_HIPOT GRAV_HEMAT GRAV_MELEN GRAV_METRO GRAV_SANG GRAV_AST GRAV_MIOC GRAV_CONSC GRAV_ORGAO DT_GRAV MANI_HEMOR EPISTAXE GENGIVO METRO PETEQUIAS
  HEMATURA SANGRAM LACO_N PLASMATICO EVIDENCIA PLAQ_MENOR CON_FHD COMPLICA TP_SISTEMA NDUPLIC_N DT_DIGITA CS_FLXRET FLXRECEBI MIGRADO_W`
  .trim()
  .split(/\s+/)

const agravos: Record<string, string> = { dengue: 'A90', chikungunya: 'A92.0' }
const racas: Record<string, string> = {
  branca: '1',
  preta: '2',
  amarela: '3',
  parda: '4',
  indigena: '5',
  ignorado: '9'
}
const evolucoes: Record<string, string> = { cura: '1', obito: '2', ignorado: '9' }
const criterios: Record<string, string> = { laboratorial: '1', clinico_epidemiologico: '2' }
const classificacoes: Record<string, string> = {
  descartado: '5',
  dengue_sem_sinais_alarme: '10',
  dengue_com_sinais_alarme: '11',
  dengue_grave: '12',
  confirmado: '13'
}
const resultados: Record<string, string> = { positivo: '1', negativo: '2' }

const code = (table: Record<string, string>, value: unknown): string => table[String(value)] ?? ''
const yes = (value: unknown): string => (value ? '1' : '2')

/** Writes a case with the names and codes of the national file, which has no numbers, names or addresses. */
function nationalRow(caso: InventedCaso): Record<string, string> {
  const { data_notificacao: notified, data_inicio_sintomas: symptoms, dados_especificos: signs, detalhe } = caso
  const municipio = String(caso.municipio).slice(0, 6)
  const uf = municipio.slice(0, 2)
  const ns1 = 'ns1' in detalhe.dados_laboratoriais ? detalhe.dados_laboratoriais.ns1 : undefined
  const pregnant = caso.gestante ? '2' : '5'
  return {
    TP_NOT: '2',
    ID_AGRAVO: code(agravos, caso.tipo),
    DT_NOTIFIC: notified,
    SEM_NOT: epidemiologicalWeek(notified),
    NU_ANO: notified.slice(0, 4),
    SG_UF_NOT: uf,
    ID_MUNICIP: municipio,
    ID_UNIDADE: caso.unidade_cnes,
    DT_SIN_PRI: symptoms,
    SEM_PRI: epidemiologicalWeek(symptoms),
    ANO_NASC: caso.pessoais.data_nascimento.slice(0, 4),
    NU_IDADE_N: `4${String(caso.idade).padStart(3, '0')}`,
    CS_SEXO: caso.sexo,
    CS_GESTANT: caso.sexo === 'M' ? '6' : pregnant,
    CS_RACA: code(racas, caso.raca),
    SG_UF: uf,
    ID_MN_RESI: municipio,
    ID_PAIS: '1',
    DT_INVEST: notified,
    FEBRE: yes(signs.febre),
    MIALGIA: yes(signs.mialgia),
    CEFALEIA: yes(signs.cefaleia),
    EXANTEMA: yes(signs.exantema),
    VOMITO: '2',
    NAUSEA: '2',
    DIABETES: '2',
    HIPERTENSA: yes('comorbidades' in detalhe.dados_clinicos),
    DT_NS1: ns1 ? notified : '',
    RESUL_NS1: code(resultados, ns1),
    HOSPITALIZ: yes(caso.hospitalizacao),
    DT_INTERNA: caso.hospitalizacao ? addDays(symptoms, 1) : '',
    TPAUTOCTO: '1',
    COUFINF: uf,
    COPAISINF: '1',
    COMUNINF: municipio,
    CLASSI_FIN: code(classificacoes, caso.classificacao_final),
    CRITERIO: code(criterios, caso.criterio_confirmacao),
    EVOLUCAO: code(evolucoes, caso.evolucao),
    DT_OBITO: caso.data_obito ?? '',
    DT_ENCERRA: caso.data_encerramento ?? '',
    TP_SISTEMA: '2',
    DT_DIGITA: notified,
    CS_FLXRET: '0'
  }
}

/** Makes a row that is refused, because nobody falls ill after the notification. */
const withMistake = (row: Record<string, string>): Record<string, string> => ({
  ...row,
  DT_SIN_PRI: addDays(row.DT_NOTIFIC as string, 3)
})

export interface NationalOptions {
  today: string
  seed?: number
  /** One row in this many has a mistake. */
  mistakes?: number
}

/**
 * Returns invented cases as rows of the national file. The same day and seed give the same rows. Zika has a file of its
 * own.
 */
export function nationalRows(count: number, { today, seed, mistakes }: NationalOptions): string[][] {
  return inventCasos(count, today, seed)
    .filter(({ tipo }) => tipo in agravos)
    .map(nationalRow)
    .map((row, i) => (mistakes && (i + 1) % mistakes === 0 ? withMistake(row) : row))
    .map((row) => nationalColumns.map((name) => row[name] ?? ''))
}

export const csvOf = (rows: string[][]): string => rows.map((cells) => `${cells.join(',')}\n`).join('')

/** Returns a small file for trying an import. Two of its rows have a mistake. */
export const demoFile = (today: string): string =>
  csvOf([nationalColumns, ...nationalRows(300, { today, seed: 14, mistakes: 120 })])
