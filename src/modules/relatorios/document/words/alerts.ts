import type { Language } from '../../../../engine/messages/messages.ts'

/** The words of the section about levels of alert. */
export interface AlertWords {
  title(week: string): string
  columns: { level: string; cases: string; estimate: string; rt: string }
  levels: Record<number, string>
  noLevel: string
  note(day: string): string
}

const ptBR: AlertWords = {
  title: (week) => `Níveis de alerta na semana ${week}`,
  columns: { level: 'Nível', cases: 'Casos já conhecidos', estimate: 'Estimativa (95 %)', rt: 'Rt (95 %)' },
  levels: { 1: '1 – verde', 2: '2 – amarelo', 3: '3 – laranja', 4: '4 – vermelho' },
  noLevel: 'sem nível',
  note: (day) =>
    `Casos prováveis por semana dos primeiros sintomas, com dados até ${day}. A estimativa corrige o atraso da digitação. Nível 2: acima da média do canal; 3: Rt acima de 1 com mais de 95 % de certeza em três das últimas quatro semanas; 4: acima do limite do canal. Onde há poucos casos não há nível.`
}

const enUS: AlertWords = {
  title: (week) => `Levels of alert in week ${week}`,
  columns: { level: 'Level', cases: 'Cases known so far', estimate: 'Estimate (95 %)', rt: 'Rt (95 %)' },
  levels: { 1: '1 – green', 2: '2 – yellow', 3: '3 – orange', 4: '4 – red' },
  noLevel: 'no level',
  note: (day) =>
    `Probable cases by week of the first symptoms, with data up to ${day}. The estimate allows for the delay of typing. Level 2: above the channel's mean; 3: Rt above 1 with more than 95 % certainty in three of the last four weeks; 4: above the channel's limit. Where there are few cases there is no level.`
}

const esES: AlertWords = {
  title: (week) => `Niveles de alerta en la semana ${week}`,
  columns: { level: 'Nivel', cases: 'Casos ya conocidos', estimate: 'Estimación (95 %)', rt: 'Rt (95 %)' },
  levels: { 1: '1 – verde', 2: '2 – amarillo', 3: '3 – naranja', 4: '4 – rojo' },
  noLevel: 'sin nivel',
  note: (day) =>
    `Casos probables por semana de los primeros síntomas, con datos hasta el ${day}. La estimación corrige el retraso de la digitación. Nivel 2: por encima de la media del canal; 3: Rt por encima de 1 con más del 95 % de certeza en tres de las últimas cuatro semanas; 4: por encima del límite del canal. Donde hay pocos casos no hay nivel.`
}

export const alertWords = (language: Language): AlertWords =>
  ({ 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES })[language]
