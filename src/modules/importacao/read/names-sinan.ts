/** The long names that some municipalities give to SINAN's columns, with the short ones. */
const longNames: Record<string, string> = {
  tp_notificacao: 'TP_NOT',
  co_cid: 'ID_AGRAVO',
  dt_notificacao: 'DT_NOTIFIC',
  ds_semana_notificacao: 'SEM_NOT',
  notificacao_ano: 'NU_ANO',
  co_uf_notificacao: 'SG_UF_NOT',
  co_municipio_notificacao: 'ID_MUNICIP',
  id_regional: 'ID_REGIONA',
  co_unidade_notificacao: 'ID_UNIDADE',
  dt_diagnostico_sintoma: 'DT_SIN_PRI',
  ds_semana_sintoma: 'SEM_PRI',
  nu_idade: 'NU_IDADE_N',
  tp_sexo: 'CS_SEXO',
  tp_gestante: 'CS_GESTANT',
  tp_raca_cor: 'CS_RACA',
  tp_escolaridade: 'CS_ESCOL_N',
  co_uf_residencia: 'SG_UF',
  co_municipio_residencia: 'ID_MN_RESI',
  co_regional_residencia: 'ID_RG_RESI',
  co_pais_residencia: 'ID_PAIS',
  dt_investigacao: 'DT_INVEST',
  co_cbo_ocupacao: 'ID_OCUPA_N',
  conjutivite: 'CONJUNTVIT',
  hipertensao: 'HIPERTENSA',
  dt_chil_s1: 'DT_CHIK_S1',
  dt_chil_s2: 'DT_CHIK_S2',
  dt_coleta_exame: 'DT_SORO',
  tp_result_exame: 'RESUL_SORO',
  dt_coleta_ns1: 'DT_NS1',
  tp_result_ns1: 'RESUL_NS1',
  dt_coleta_isolamento: 'DT_VIRAL',
  tp_result_isolamento: 'RESUL_VI_N',
  dt_coleta_rtpcr: 'DT_PCR',
  tp_result_rtpcr: 'RESUL_PCR_',
  tp_sorotipo: 'SOROTIPO',
  tp_result_histopatologia: 'HISTOPA_N',
  tp_result_imunohistoquimica: 'IMUNOH_N',
  st_ocorreu_hospitalizacao: 'HOSPITALIZ',
  dt_internacao: 'DT_INTERNA',
  co_uf_hospital: 'UF',
  co_municipio_hospital: 'MUNICIPIO',
  tp_autoctone_residencia: 'TPAUTOCTO',
  co_uf_infeccao: 'COUFINF',
  co_pais_infeccao: 'COPAISINF',
  co_municipio_infeccao: 'COMUNINF',
  tp_classificacao_final: 'CLASSI_FIN',
  tp_criterio_confirmacao: 'CRITERIO',
  st_doenca_trabalho: 'DOENCA_TRA',
  tp_evolucao_caso: 'EVOLUCAO',
  dt_encerramento: 'DT_ENCERRA',
  nu_notificacao: 'NU_NOTIFIC',
  dt_nascimento: 'DT_NASC',
  co_distrito_residencia: 'ID_DISTRIT',
  co_bairro_residencia: 'ID_BAIRRO',
  no_bairro_residencia: 'NM_BAIRRO',
  co_logradouro_residencia: 'ID_LOGRADO',
  nome_logradouro_residencia: 'NM_LOGRADO',
  nu_cep_residencia: 'NU_CEP',
  co_distrito_infeccao: 'CODISINF',
  co_bairro_infeccao: 'CO_BAINF',
  no_bairro_infeccao: 'NOBAIINF',
  tp_zona_residencia: 'CS_ZONA',
  resul_pcr: 'RESUL_PCR_'
}

/** Columns that are known and fill no field. Free text is never taken. */
export const withoutPlace = new Set(
  `NU_ANO ID_REGIONA ANO_NASC ID_RG_RESI VOMITO DOR_COSTAS CONJUNTVIT ARTRITE LEUCOPENIA DT_PRNT RESUL_PRNT
  HISTOPA_N IMUNOH_N UF MUNICIPIO TPAUTOCTO DOENCA_TRA CLINC_CHIK DT_ALRM GRAV_PULSO GRAV_CONV
  GRAV_ENCH GRAV_INSUF GRAV_TAQUI GRAV_EXTRE GRAV_HIPOT GRAV_HEMAT GRAV_MELEN GRAV_METRO GRAV_SANG GRAV_AST GRAV_MIOC GRAV_CONSC GRAV_ORGAO
  DT_GRAV MANI_HEMOR EPISTAXE GENGIVO METRO HEMATURA SANGRAM PLASMATICO EVIDENCIA CON_FHD COMPLICA TP_SISTEMA CS_FLXRET FLXRECEBI
  MIGRADO_W ID_DISTRIT ID_BAIRRO ID_LOGRADO HOSPITAL DDD_HOSP TEL_HOSP CODISINF CO_BAINF NOBAIINF NU_LOTE_I DS_OBS CS_SUSPEIT IN_VINCULA
  CO_BAINFC TPUNINOT NM_COMPLEM NM_REFEREN ID_GEO1 ID_GEO2`.split(/\s+/)
)

/** A heading as it is compared: in lower case, without accents and quotes, with underscores for blanks. */
export const headingOf = (column: string): string =>
  column
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{DI}"']/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '_')

export const isLongName = (heading: string): boolean => Object.hasOwn(longNames, heading)

/** The short name for a heading; a heading that is not SINAN's gets one, too. */
export const shortNameOf = (heading: string): string =>
  (isLongName(heading) && longNames[heading]) || heading.toUpperCase()

/** Whether a column has the numbers of rows, which programs for statistics write into a first column. */
export const isRowNumber = (heading: string): boolean => /^(?:|x|unnamed:_0|index|row_?names?|\.\.\.1)$/.test(heading)
