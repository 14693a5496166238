import type { Language } from '../../../../engine/messages/messages.ts'

/** The words around the text of an issue, and those of the neighbourhoods of a municipality. */
export interface IssueWords {
  text: string
  logoAlt(name: string | null): string
  byArea: string
  area: string
  noArea: string
  others(n: string): string
  areasNote(shown: string, all: string): string
  hiddenAreas: string
  probableIncidence: string
  fatality: string
}

const ptBR: IssueWords = {
  text: 'Nota desta edição',
  logoAlt: (name) => (name === null ? 'Logotipo da instituição' : `Logotipo: ${name}`),
  byArea: 'Casos por bairro',
  area: 'Bairro',
  noArea: 'Bairro não informado',
  others: (n) => `Outros bairros (${n})`,
  areasNote: (shown, all) => `Os ${shown} bairros com mais casos, de ${all}. A planilha do boletim tem todos.`,
  hiddenAreas: 'Os casos por bairro não são mostrados, porque alguém que recebe este boletim não pode listar os casos.',
  probableIncidence: 'Incidência de prováveis',
  fatality: 'Letalidade %'
}

const enUS: IssueWords = {
  text: 'Note of this issue',
  logoAlt: (name) => (name === null ? 'Logo of the institution' : `Logo: ${name}`),
  byArea: 'Cases by neighbourhood',
  area: 'Neighbourhood',
  noArea: 'Neighbourhood not given',
  others: (n) => `Other neighbourhoods (${n})`,
  areasNote: (shown, all) =>
    `The ${shown} neighbourhoods with most cases, of ${all}. The bulletin's spreadsheet has all of them.`,
  hiddenAreas: 'Cases by neighbourhood are not shown, since somebody who gets this bulletin may not list the cases.',
  probableIncidence: 'Incidence of probable cases',
  fatality: 'Case fatality %'
}

const esES: IssueWords = {
  text: 'Nota de esta edición',
  logoAlt: (name) => (name === null ? 'Logotipo de la institución' : `Logotipo: ${name}`),
  byArea: 'Casos por barrio',
  area: 'Barrio',
  noArea: 'Barrio no informado',
  others: (n) => `Otros barrios (${n})`,
  areasNote: (shown, all) =>
    `Los ${shown} barrios con más casos, de ${all}. La hoja de cálculo del boletín los tiene todos.`,
  hiddenAreas: 'Los casos por barrio no se muestran, porque alguien que recibe este boletín no puede listar los casos.',
  probableIncidence: 'Incidencia de probables',
  fatality: 'Letalidad %'
}

export const issueWords = (language: Language): IssueWords =>
  ({ 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES })[language]
