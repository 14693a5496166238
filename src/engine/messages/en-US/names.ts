import type { names as pt } from '../pt-BR/names.ts'

export const names: Record<keyof typeof pt, string> = {
  'series.total': 'All cases',
  'series.empty': 'Not stated',
  'series.sexo.F': 'Female',
  'series.sexo.M': 'Male',
  'series.sexo.I': 'Unknown',
  'series.sexo.empty': 'Sex not stated',
  'series.age': '{from} to {to} years',
  'series.age.last': '{from} years or more',
  'series.age.empty': 'Age not stated',
  'series.classificacao.dengue_sem_sinais_alarme': 'Dengue without warning signs',
  'series.classificacao.dengue_com_sinais_alarme': 'Dengue with warning signs',
  'series.classificacao.dengue_grave': 'Severe dengue',
  'series.classificacao.confirmado': 'Confirmed',
  'series.classificacao.descartado': 'Discarded',
  'series.classificacao.inconclusivo': 'Inconclusive',
  'series.classificacao.em_investigacao': 'Under investigation',
  'series.classificacao.dengue_classico': 'Classic dengue',
  'series.classificacao.dengue_com_complicacoes': 'Dengue with complications',
  'series.classificacao.febre_hemorragica_dengue': 'Dengue haemorrhagic fever',
  'series.classificacao.sindrome_choque_dengue': 'Dengue shock syndrome',
  'series.evolucao.cura': 'Recovery',
  'series.evolucao.obito': 'Death from the disease',
  'series.evolucao.obito_outras_causas': 'Death from other causes',
  'series.evolucao.obito_em_investigacao': 'Death under investigation',
  'series.evolucao.ignorado': 'Unknown'
}
