/** What forms say in every view. */
export const form = {
  'form.required': 'Obrigatório',
  'form.choose': 'Escolha uma opção.',
  'form.unknown': 'Não informado',
  'form.number': 'Escreva um número.',
  'form.date': 'Data incompleta ou inexistente: escreva dia, mês e ano.',
  'form.invalid': 'Valor inválido.',
  'form.uf-first': 'Escolha primeiro a UF.',
  'form.wrong': 'Falta corrigir {n} campo:|Falta corrigir {n} campos:',
  'form.draft': 'Rascunho recuperado: nada do que foi digitado se perdeu.',
  'form.draft.short':
    'Rascunho recuperado. Os dados que identificam o paciente não ficam no navegador: digite-os de novo.',
  'form.draft.drop': 'Descartar o rascunho'
}
