import type { names as pt } from '../pt-BR/names.ts'

export const names: Record<keyof typeof pt, string> = {
  'series.total': 'Todos los casos',
  'series.empty': 'No informado',
  'series.sexo.F': 'Femenino',
  'series.sexo.M': 'Masculino',
  'series.sexo.I': 'Desconocido',
  'series.sexo.empty': 'Sexo no informado',
  'series.age': '{from} a {to} años',
  'series.age.last': '{from} años o más',
  'series.age.empty': 'Edad no informada',
  'series.classificacao.dengue_sem_sinais_alarme': 'Dengue sin signos de alarma',
  'series.classificacao.dengue_com_sinais_alarme': 'Dengue con signos de alarma',
  'series.classificacao.dengue_grave': 'Dengue grave',
  'series.classificacao.confirmado': 'Confirmado',
  'series.classificacao.descartado': 'Descartado',
  'series.classificacao.inconclusivo': 'No concluyente',
  'series.classificacao.em_investigacao': 'En investigación',
  'series.classificacao.dengue_classico': 'Dengue clásico',
  'series.classificacao.dengue_com_complicacoes': 'Dengue con complicaciones',
  'series.classificacao.febre_hemorragica_dengue': 'Fiebre hemorrágica del dengue',
  'series.classificacao.sindrome_choque_dengue': 'Síndrome de choque del dengue',
  'series.evolucao.cura': 'Curación',
  'series.evolucao.obito': 'Muerte por la enfermedad',
  'series.evolucao.obito_outras_causas': 'Muerte por otras causas',
  'series.evolucao.obito_em_investigacao': 'Muerte en investigación',
  'series.evolucao.ignorado': 'Desconocido'
}
